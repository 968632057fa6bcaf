### The table of EcoTrade.

## Words that stand alone
et-ui-list = { $list }
et-ui-growth = Growth
et-ui-growth-unit = Growth
et-ui-impact = Impact
et-ui-impact-unit = Impact
et-ui-numbers = Time { $time }, Growth { $growth }, Impact { $impact }
et-ui-by-road = Road
et-ui-by-train = Train
et-ui-by-plane = Plane
et-ui-by-ship = Ship

## The bar and below the sentence
et-ui-round = Round { $round }
et-ui-limit = Limit { $limit }
et-ui-first = First player: { $seat }
et-ui-is-first = First player
et-ui-last-turns = { $count ->
    [0] Last turn
    [one] { $count } more turn
   *[other] { $count } more turns
}
et-ui-detail-end = { $count ->
    [0] { $seat } has brought the end: this is the last turn.
    [one] { $seat } has brought the end: { $count } turn follows this one.
   *[other] { $seat } has brought the end: { $count } turns follow this one.
}

## Seats
et-ui-n-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
et-ui-n-tokens = { $count ->
    [one] { $count } truck free
   *[other] { $count } trucks free
}
et-ui-n-developments = { $count ->
    [one] { $count } Development
   *[other] { $count } Developments
}
et-ui-n-score = Score now { $score }
et-ui-known = Everybody has seen: { $cards }
et-ui-said-passed = Passed
et-ui-growth-tokens = { $count ->
    [one] { $count } growth token
   *[other] { $count } growth tokens
}

## The map
et-ui-map = { $count ->
    [0] Map of Europe: nothing is under way
    [one] Map of Europe: { $count } shipment is under way
   *[other] Map of Europe: { $count } shipments are under way
}
et-ui-parts = Parts of the table
et-ui-to-hand = Your hand
et-ui-nothing-under-way = Nothing is under way yet.
et-ui-trip-road = { $seat } by road: { $cards }, from { $origin } to { $destination }. Time { $time }, Growth { $growth }, Impact { $impact }.
et-ui-trip-train = { $seat } by train: { $cards }, from { $origin } to { $destination }. Time { $time }, Growth { $growth }, Impact { $impact }.
et-ui-trip-plane = { $seat } by plane: { $cards }, from { $origin } to { $destination }. Time { $time }, Growth { $growth }, Impact { $impact }.
et-ui-trip-ship = { $seat } by ship: { $cards }, from { $origin } to { $destination }. Time { $time }, Growth { $growth }, Impact { $impact }.
et-ui-trip-title = Under way: { $cards }
et-ui-trip-arrival = { $time ->
    [one] It arrives when the next turn of { $seat } begins.
   *[other] It arrives when { $seat } has begun { $time } more turns.
}

## The growth track
et-ui-track = Growth track
et-ui-track-limit = whoever reaches { $limit } brings the last turns
et-ui-track-told = { $seat }: Growth { $growth }

## The market
et-ui-market = Market
et-ui-deck-left = { $count ->
    [0] the deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
et-ui-stall-empty = Empty: the deck has run out
et-ui-take = Take from the market: { $card }
et-ui-take-deck = { $price ->
    [0] A surprise from the deck, free
   *[other] A surprise from the deck for { $price } Growth
}
et-ui-card = { $card }
et-ui-why-card = Why not? { $card }

## Development fields
et-ui-fields = Developments
et-ui-fields-most = the most in a field: Impact −6
et-ui-fields-levels = each level takes Impact off
et-ui-field-none = Nobody has bought one here.
et-ui-field-count = { $seat }: { $count }
et-ui-field-told = { $counts }. The most: { $leaders }.
et-ui-all-developments = See all Developments

## The Incident
et-ui-incident = { $seat } turns over an Incident
et-ui-incident-elsewhere = It does not touch this means of transport: nothing changes.
et-ui-incident-hit = It touches this means of transport and changes the shipment.
et-ui-incident-open = It touches this means of transport. It may stand, or the next one comes.
et-ui-incident-was-hit = { $incident } changed the shipment of { $seat }.
et-ui-incident-was-elsewhere = { $incident } did not touch the shipment of { $seat }.

## The hand
et-ui-hand = { $count ->
    [one] Your hand: { $count } card of at most 4
   *[other] Your hand: { $count } cards of at most 4
}
et-ui-hand-empty = You hold no cards. Take one from the market or from the deck.
et-ui-plan-shipment = Plan a shipment
et-ui-about = About this card: { $card }
et-ui-returning = This one goes back
et-ui-return = Return under the deck: { $card }
et-ui-start = Start a shipment with: { $card }
et-ui-add = Add to the shipment: { $card }
et-ui-top = Lay on top: { $card }

## The shipment that is being put together
et-ui-draft = Your shipment: { $cards }
et-ui-draft-combine = This is what comes of it if no card joins any more, before the Incident.
et-ui-draft-top = Two cards take equally long. Choose which one lies on top: if it shows a single means, its numbers are final.
et-ui-draft-on-top = With this card on top: { $card }
et-ui-draft-means = Compare, then choose. After that the Incident is turned over, and there is no way back.
et-ui-odds = { $touching ->
    [one] { $touching } of { $of } Incidents touches it
   *[other] { $touching } of { $of } Incidents touch it
}
et-ui-not-on-all = Not on every card

## The tray
et-ui-note-return = Tap the card that you do not want to keep.
et-ui-note-menu = Take a card from the market, or start a shipment with a card of your hand.
et-ui-note-take = Take a card from the market.
et-ui-note-full = Start a shipment with a card of your hand.
et-ui-note-combine = Tap another card that lights up, or go on.
et-ui-note-top = Tap the card that lies on top.
et-ui-note-means = Choose the means of transport.
et-ui-lesson-means = The four means change Time, Growth and Impact in different ways. A card that shows only one means has its final numbers already. Then an Incident is turned over; how many of them touch each means is known to all.

## The company board
et-ui-company = Your company
et-ui-slot-free = Free slot
et-ui-tokens-left = { $count ->
    [0] No truck is free
    [one] { $count } truck is free
   *[other] { $count } trucks are free
}
et-ui-tokens-endless = Trucks never run out
et-ui-developments = { $count ->
    [0] Developments
   *[other] Developments: { $count }
}

## The score
et-ui-if-now = Score if the game ended now
et-ui-final = Your score
et-ui-how = How so?
et-ui-scale-told = { $reduction ->
    [0] Impact { $raw }, with what is under way: penalty { $penalty }.
   *[other] Impact { $raw }, with what is under way, less { $reduction } for Developments, leaves { $impact }: penalty { $penalty }.
}
et-ui-score-title = The score if the game ended now
et-ui-score-lead = Shipments under way count their Growth less their Time, but at least 1, and their whole Impact.
et-ui-accounts = How the scores came about
et-ui-line-growth = Growth
et-ui-line-unfinished = Still under way
et-ui-line-raw = Impact collected
et-ui-line-trios = Trios of Developments
et-ui-line-majorities = Most Developments in a field
et-ui-line-levels = Levels of Developments
et-ui-line-impact = Impact that counts
et-ui-line-penalty = Penalty
et-ui-line-bonus = Smallest Impact
et-ui-line-score = Score

## The planner
et-ui-plan-title = Plan a shipment
et-ui-plan-lead = Tick the cards that shall travel together, and compare what each means makes of them. Nothing is decided until you send it.
et-ui-plan-cards = Your cards
et-ui-plan-show = Show
et-ui-plan-fixed = Is part of the shipment already; undo takes it back.
et-ui-plan-fits = Fits
et-ui-plan-top = Which card lies on top?
et-ui-plan-none = Tick a card to see what can be made of it.
et-ui-plan-compare = What each means makes of { $cards }
et-ui-plan-later = You can send it when it is your turn.
et-ui-plan-now = Your score is { $score } if the game ended now.
et-ui-plan-incident = All numbers are those before the Incident.
et-ui-plan-worst = After the worst Incidents: Time { $time }, Growth { $growth }, Impact { $impact }.
et-ui-plan-arrived = Once it has arrived: score { $score }, Impact { $impact }, penalty { $penalty }.

## Developments
et-ui-shop-title = Developments
et-ui-shop-later = You can buy when it is your turn again.
et-ui-shop-lead = One purchase in each turn. At the end each trio of the three fields takes 4 off your Impact, and the most in a field take off 6.
et-ui-shop-levels = One purchase and one advance in each turn. At the end the level that you have reached takes Impact off.
et-ui-shop-warning = { $left ->
    [0] You have no company token left.
    [one] Every Development keeps a company token for good. You have { $left } left for everything; with seven Developments no shipment can start any more.
   *[other] Every Development keeps a company token for good. You have { $left } left for everything; with seven Developments no shipment can start any more.
}
et-ui-shop-yours = Yours
et-ui-shop-buy = Buy for { $cost }
et-ui-shop-level = Level { $level } for { $cost }
et-ui-shop-advance = Advance to level { $level } for { $cost }
et-ui-shop-effect = { $less ->
    [0] Impact at the end { $impact }, penalty { $penalty }, if the game ended now.
   *[other] { $less } less Impact at the end leaves { $impact }, penalty { $penalty }, if the game ended now.
}

## All cards
et-ui-all-shipments = Shipments
et-ui-all-incidents = Incidents
et-ui-all-upgrades = Developments
et-ui-all-notes = About transport in Europe
et-ui-about-shipment = From { $origin } to { $destination }, quantity { $quantity }: Time { $time }, Growth { $growth }, Impact { $impact }.
et-ui-about-means = It can go by these means: { $means }. The means then changes its numbers.
et-ui-about-single = It can only go by this means: { $means }. Its numbers are final.
