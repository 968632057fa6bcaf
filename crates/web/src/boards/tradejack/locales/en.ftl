### The table of TradeJack.

## Cards
tj-ui-value = Value
tj-ui-credits = Green Credits
tj-ui-letter-blue = B
tj-ui-letter-yellow = Y
tj-ui-product-blue = Product, blue,
tj-ui-product-yellow = Product, yellow,
tj-ui-source-blue = Source, blue,
tj-ui-source-yellow = Source, yellow,
tj-ui-face-down = A card that lies face down
tj-ui-list = { $cards }

## The bar
tj-ui-round = Round { $round } of { $of }
tj-ui-bidding = Bidding: card { $number } of { $of }
tj-ui-producing = Production: { $ready } of { $of } ready
tj-ui-first = First player: { $seat }
tj-ui-first-you = You are first player

## Below the sentence
tj-ui-detail-leads = { $seat } leads.
tj-ui-detail-leads-have = { $seat } leads. You have { $capital }.
tj-ui-detail-have = There is no bid yet. You have { $capital }.
tj-ui-detail-no-bid = There is no bid yet.

## Seats
tj-ui-capital = Capital
tj-ui-capital-unit = Capital
tj-ui-reputation = Reputation { $reputation }
tj-ui-is-first = First player
tj-ui-n-products = { $count ->
    [one] product
   *[other] products
}
tj-ui-n-awards = { $count ->
    [one] { $count } award,
   *[other] { $count } awards,
}
tj-ui-n-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tj-ui-has-sources = Sources: { $sources }
tj-ui-said-leads = Leads: { $amount }
tj-ui-said-bid = Bid { $amount }
tj-ui-said-pass = Passed
tj-ui-said-ready = Ready

## Demand
tj-ui-demand = Demand
tj-ui-demand-left = { $count ->
    [0] in this order; the deck is empty
    [one] in this order; { $count } card is left in the deck
   *[other] in this order; { $count } cards are left in the deck
}
tj-ui-to-come = What else can come
tj-ui-to-come-title = What customers may want later
tj-ui-to-come-nothing = No other card can come.
tj-ui-trend = Trend
tj-ui-award = Award
tj-ui-banned = Banned:
tj-ui-regulation = Regulation
tj-ui-points = { $points ->
    [one] point
   *[other] points
}

## The auction
tj-ui-offer = For sale, turned up by { $seat }
tj-ui-one-more = one more source follows
tj-ui-drawn = { $seat } has drawn two sources
tj-ui-drawn-you = You have drawn two sources: which one is sold first?
tj-ui-high = highest bid, by { $seat }
tj-ui-no-bid = no bid yet
tj-ui-bids = Bids so far, in turn order
tj-ui-you = you
tj-ui-pass = pass
tj-ui-worth = What is it worth to you?

## The preview
tj-ui-preview = With your { $product } it would earn
tj-ui-preview-best = Your best income this round:
tj-ui-preview-numbers = { $with } with it, { $without } without.
tj-ui-preview-worth = { $worth ->
    [0] So it adds nothing this round.
   *[other] So it is worth { $worth } to you now.
}
tj-ui-preview-credits = { $credits ->
    [one] That would be { $credits } Green Credit for the award.
   *[other] That would be { $credits } Green Credits for the award.
}
tj-ui-preview-nothing = It would earn nothing this round
tj-ui-preview-no-product = You have no product of its colour. You could keep the source for a later round.
tj-ui-preview-no-use = You have no product of its colour, and no round follows in which you could use it.
tj-ui-preview-token = A set with it puts a token on the CO2 tracker.
tj-ui-preview-last-token = A set with it would put the last token on the CO2 tracker: all would lose.

## Production
tj-ui-production = Production
tj-ui-secret = nobody else sees what you lay out
tj-ui-ready-list = Who is ready
tj-ui-ready = ready
tj-ui-not-ready = chooses
tj-ui-laid-out = Laid out
tj-ui-nothing-laid-out = Nothing is laid out yet. Tap a product, then a source of its colour: together they make a set.
tj-ui-keep-cards = Or keep your cards for a later round.
tj-ui-keep-nothing = This is the last round: cards that you keep are worth nothing.
tj-ui-needs-source = choose a source
tj-ui-brings = { $income ->
    [0] So far this brings nothing.
   *[other] Together this brings { $income } Capital.
}
tj-ui-brings-tokens = { $tokens ->
    [one] It puts { $tokens } token on the CO2 tracker.
   *[other] It puts { $tokens } tokens on the CO2 tracker.
}
tj-ui-brings-loss = With this the CO2 tracker is full: nothing is sold, and all lose together.
tj-ui-do-set = Begin a set:
tj-ui-do-use = Add to the set:
tj-ui-do-first = Turn up first:
tj-ui-sell-for-1 = Sell for 1
tj-ui-sell-what = { $product }, without a source

## CO2
tj-ui-co2 = CO2 in the air
tj-ui-co2-told = Of { $limit } places { $tokens } are filled. When the last one is, all lose together.
tj-ui-co2-full = Tokens: { $tokens }. With { $limit } the tracker was full, and all have lost together.

## Your cards
tj-ui-products = { $count ->
    [0] Products
    [one] { $count } product
   *[other] { $count } products
}
tj-ui-sources = { $count ->
    [0] Sources
    [one] { $count } source
   *[other] { $count } sources
}
tj-ui-no-cards = none

## Your move
tj-ui-bid = Bid
tj-ui-or-bid = or bid
tj-ui-not-more = you cannot bid more
tj-ui-all = { $amount }, all
tj-ui-choose-note = Tap the source on the table that is to be sold first.
tj-ui-confirm = Confirm: +{ $income }
tj-ui-confirm-loss = Confirm: all lose
tj-ui-sell-nothing = Sell nothing this round
tj-ui-reset = Take all cards back
tj-ui-confirmed-note = You have confirmed. The cards are turned up when all are ready.

## The last round, the end
tj-ui-result = Round { $round } brought
tj-ui-leftover = Products left in hand, worth nothing

tj-ui-sum = { $points ->
    [0] { $capital } Capital, no award
   *[other] { $capital } Capital + { $points } for awards
}

## All cards
tj-ui-about-product = Value { $value }. Sold in a set with a source of the same colour; without a source it brings 1 Capital.
tj-ui-about-product-co2 = Value { $value }. Sold in a set with a source of the same colour; without a source it cannot be sold.
tj-ui-about-source = { $credits ->
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
}. A set with it brings that much more Capital, before trends. It is a green source.
tj-ui-about-dirty = No Green Credits: a dirty source. A set with it brings only the Value of the product, before trends.
tj-ui-about-ban = A regulation may ban it.
tj-ui-about-token = Every set with it puts a token on the CO2 tracker.
tj-ui-about-token-if = With Carbon Dioxide every set with it puts a token on the tracker.
tj-ui-all-products = Products
tj-ui-all-sources = Sources
tj-ui-all-trends = Trends
tj-ui-all-awards = Awards
tj-ui-all-regulations = Regulations
