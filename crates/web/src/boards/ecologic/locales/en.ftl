### The table of Ecologic.

## Numbers
el-ui-money = Profits
el-ui-money-ed1 = Coins
el-ui-enviro = Enviros
el-ui-enviro-ed1 = Eco-points
el-ui-minus = Minus
el-ui-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
el-ui-per-turn = Each turn:
el-ui-score-now = Score now
el-ui-score-then = After income
el-ui-is-leader = leads this turn
el-ui-team = Team { $number }
el-ui-team-with = , with { $partner }
el-ui-two-people = { $first } and { $second } together
el-ui-has = Has: { $cards }

## The bar
el-ui-turn = { $turn ->
   *[other] Turn { $turn } of at most { $most }
}
el-ui-leader = Leader: { $seat }
el-ui-leader-you = You lead this turn
el-ui-phase-setup = Setup
el-ui-phase-event = Event
el-ui-phase-action = Action
el-ui-phase-environment = Environment
el-ui-phase-income = Income
el-ui-phase-over = The end
el-ui-phase-none = The whole turn

## Below the sentence
el-ui-detail-leads = { $seat } leads.
el-ui-detail-leads-have = { $seat } leads. You have { $money ->
    [one] { $money } Profit
   *[other] { $money } Profits
}.
el-ui-detail-leads-have-ed1 = { $seat } leads. You have { $money ->
    [one] { $money } coin
   *[other] { $money } coins
}.
el-ui-detail-have = You have { $money ->
    [one] { $money } Profit
   *[other] { $money } Profits
} and { $enviro ->
    [one] { $enviro } Enviro
   *[other] { $enviro } Enviros
}.
el-ui-detail-have-ed1 = You have { $money ->
    [one] { $money } coin
   *[other] { $money } coins
} and { $enviro ->
    [one] { $enviro } eco-point
   *[other] { $enviro } eco-points
}.

## Seats
el-ui-said-leads = leads with { $amount }
el-ui-said-bid = bids { $amount }
el-ui-said-pass = passes
el-ui-said-barred = sits out

## The turn
el-ui-event = The event of the turn
el-ui-setup = The companies choose where to begin.
el-ui-over = The Final Report is written.
el-ui-level = Level
el-ui-last-turn = The last turn brought
el-ui-event-level = level { $level }
el-ui-events-left = Events to come: { $first } of level I, { $second } of level II, { $third } of level III.

## The map
el-ui-map = The map
el-ui-map-ed1 = Nineteen hexes of land with oil, minerals and lakes
el-ui-map-ed2 = Twenty-four sectors with oil and minerals, and four sites for territories
el-ui-as-list = The map as a list
el-ui-map-large = Large map
el-ui-choose = What do you want to do?
el-ui-do-it = Do it
el-ui-with-token = { $value ->
    [one] { $action } and take { $value } Enviro
   *[other] { $action } and take { $value } Enviros
}
el-ui-with-token-ed1 = { $value ->
    [one] { $action } and take { $value } eco-point
   *[other] { $action } and take { $value } eco-points
}

## Your move
el-ui-note-place = Choose a lit sector on the map.
el-ui-note-place-ed1 = Choose a lit hex on the map.
el-ui-note-site = Choose a lit site on the map.
el-ui-note-site-ed1 = Choose a lit lake on the map.
el-ui-note-token = Choose a token on the map, or pass.
el-ui-note-remove = Choose one of your tokens on the map.
el-ui-note-refinery = Choose one of your refineries on the map, or decide here.
el-ui-note-card = Choose one of your initiatives.
el-ui-note-shift = Choose how far to move a price in the market, or pass.
el-ui-note-exchange = Choose how much to change, or pass.
el-ui-note-cartel = Choose a partner, or pass.
el-ui-note-wrap = You can still close a token on the map and give up initiatives.
el-ui-note-wrap-ed1 = You can still place or remove tokens on the map and give up initiatives.
el-ui-bid = Bid { $amount }
el-ui-levy = Levy of { $amount }
el-ui-all = { $amount }, the most
el-ui-or = or
el-ui-not-more = You cannot bid more.
el-ui-bid-later = Bid
el-ui-open-oil = Oil from { $price }
el-ui-open-mineral = Minerals from { $price }
el-ui-buy-oil = Buy oil for { $price }
el-ui-buy-mineral = Buy minerals for { $price }
el-ui-buy-for = Buy for { $price }
el-ui-from = from { $price }
el-ui-draw = Draw an initiative
el-ui-decline = Decline
el-ui-allow = Let it stand
el-ui-sit-out = Sit this out
el-ui-break = Break it
el-ui-give-up = Give up

## The room
el-ui-auction-by = { $seat } has opened this auction
el-ui-offer-to = Offered to { $seat } first
el-ui-opening = The opening bid
el-ui-expo = At the Expo
el-ui-platform = On the Trading Platform
el-ui-high = { $seat } leads
el-ui-winner = { $seat } has won
el-ui-no-bid = is the lowest bid
el-ui-swap-price = is the price of a swap
el-ui-fixed-price = is the price, without bidding
el-ui-bids = Bids
el-ui-you = you
el-ui-passed = pass
el-ui-exchange = Coins and eco-points, one for one
el-ui-to-enviro = Coins into eco-points:
el-ui-to-money = Eco-points into coins:
el-ui-cartel = A cartel doubles the income of two
el-ui-doubled = (+{ $amount })
el-ui-worth = After the next income, if you pay { $price } and nothing else changes: score { $with } instead of { $without }.

## The market
el-ui-market = The market
el-ui-price-oil = Oil token
el-ui-price-mineral = Mineral token
el-ui-tads = Territories for sale
el-ui-tads-ed1 = Special initiatives for sale
el-ui-deck = { $count ->
    [one] { $count } initiative in the deck
   *[other] { $count } initiatives in the deck
}
el-ui-discard = { $count } discarded
el-ui-discarded = Discarded: { $cards }

## Your company
el-ui-gives = Enviros each turn
el-ui-gives-ed1 = Eco-points each turn
el-ui-costs = Profits each turn: −{ $cost }
el-ui-costs-ed1 = Coins each turn: −{ $cost }
el-ui-no-cards = You have no initiatives yet. They give Enviros every turn.
el-ui-no-cards-ed1 = You have no initiatives yet. They give eco-points every turn.
el-ui-hand-oil = { $count ->
    [one] { $count } oil token in hand
   *[other] { $count } oil tokens in hand
}
el-ui-hand-mineral = { $count ->
    [one] { $count } mineral token in hand
   *[other] { $count } mineral tokens in hand
}
el-ui-hand-kept = (bought this turn, to be placed later: { $count })
el-ui-by-tokens = tokens
el-ui-by-initiatives = initiatives
el-ui-by-event = event
el-ui-by-reserve = reserve
el-ui-by-refineries = refineries
el-ui-by-hub = hub
el-ui-by-costs = costs
el-ui-by-all = in all
el-ui-short-enviro = Enviros due: { $change }. You do not have so many and will have to shut down a token.
el-ui-short-enviro-ed1 = Eco-points due: { $change }. You do not have so many and will have to remove a token.
el-ui-short-money = Running costs: { $costs }. You cannot pay them all and will have to give up initiatives.
el-ui-short-money-ed1 = Running costs: { $costs }. You cannot pay them all and will have to give up initiatives.
el-ui-then = Your score goes from { $now } to { $then }.

## The balance curve
el-ui-curve = Balance
el-ui-curve-says = The final score over Profits and Enviros: it rises towards the corner where both are large and equal
el-ui-curve-says-ed1 = The final score over coins and eco-points: it rises towards the corner where both are large and equal
el-ui-company = Company
el-ui-curve-row = Profits { $money } become { $then_money }, Enviros { $enviro } become { $then_enviro }.
el-ui-curve-row-ed1 = Coins { $money } become { $then_money }, eco-points { $enviro } become { $then_enviro }.

## Deals
el-ui-ledger = Deals
el-ui-propose = Propose a deal
el-ui-counter = Propose another deal
el-ui-withdraw = Withdraw the offer
el-ui-answer-first = A deal waits for your answer.
el-ui-no-promises = No promises are open.
el-ui-promise = { $debtor } pays { $creditor } { $amount } in turn { $turn }.
el-ui-made = Deals so far
el-ui-deal-title = { $proposer } offers { $partner } a deal
el-ui-gives-list = { $seat } gives: { $what }
el-ui-due = A promise is due
el-ui-with-whom = With whom?
el-ui-you-give = You give
el-ui-you-get = { $seat } gives you
el-ui-money-now = Profits now
el-ui-money-now-ed1 = Coins now
el-ui-has-money = of { $amount }
el-ui-money-later = Profits later
el-ui-money-later-ed1 = Coins later
el-ui-in-turn = In turn
el-ui-initiative = Initiative
el-ui-none = none
el-ui-look-again = Show the offer
el-ui-offer = Make this offer

## All cards
el-ui-about-initiative = { $cost ->
    [0] Enviros in every Environment phase: { $enviro }. It costs nothing to run. Bids begin at { $nominal }.
   *[other] Enviros in every Environment phase: { $enviro }. Running costs in every Income phase: { $cost }. Bids begin at { $nominal }.
}
el-ui-about-initiative-ed1 = { $cost ->
    [0] Eco-points in every Environment phase: { $enviro }. It costs nothing to run. Bids begin at { $nominal }.
   *[other] Eco-points in every Environment phase: { $enviro }. Running costs in every Income phase: { $cost }. Bids begin at { $nominal }.
}
el-ui-all-initiatives = Initiatives
el-ui-all-tads = Territories of Advanced Development, in the first edition special initiatives
el-ui-all-events-ed1 = Events of the first edition
el-ui-all-events-ed2 = Events of the second edition
