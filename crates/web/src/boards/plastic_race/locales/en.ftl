### The table of Europe Plastic's Race.

## The map
pr-ui-city = { $city }: { $places } places and { $streets } streets
pr-ui-targets = On the map
pr-ui-goals = Where to go
pr-ui-colours = The colours of streets
pr-ui-overview = Whole city
pr-ui-truck-at = { $seat }’s truck is at { $place }.
pr-ui-truck-without-light = { $seat } has not chosen a light yet.
pr-ui-letter-blue = B
pr-ui-letter-green = G
pr-ui-letter-yellow = Y
pr-ui-letter-red = R
pr-ui-letter-orange = O
pr-ui-letter-purple = P
pr-ui-letter-joker = ★
pr-ui-letter-white = 2×
pr-ui-go-over = How to get over { $street }
pr-ui-go-to = How to get to { $place }
pr-ui-choose-on = Choose what to do on { $street }
pr-ui-towards = Towards { $place }
pr-ui-street-to = { $street } to { $place }
pr-ui-street = { $street }

## The bar and the seats
pr-ui-round = Round { $round }
pr-ui-round-of = Round { $round }, the last is { $last }
pr-ui-round-last = Round { $round }: the last
pr-ui-number = { $number }
pr-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pr-ui-points-unit = { $points ->
    [one] point
   *[other] points
}
pr-ui-n-cards = { $count ->
    [one] card
   *[other] cards
}
pr-ui-n-routes = { $count ->
    [one] route card
   *[other] route cards
}
pr-ui-has-bins = Has { $bins }.
pr-ui-has-no-bins = Has no bin yet.
pr-ui-has-police = has a police token
pr-ui-has-puncture = has a puncture
pr-ui-has-bonus = has the bonus card
pr-ui-punctured = Puncture: you cannot collect in this turn
pr-ui-detail-missing = Bins that you lack: { $bins }.
pr-ui-detail-all = You have every bin.
pr-ui-detail-collect = Here you can collect { $bin }.
pr-ui-detail-sell = You are at the plant: sell what it takes.
pr-ui-detail-go-on = Your last card takes you on for free.

## Beside the map
pr-ui-yard = Plant, decks and played cards
pr-ui-plant-buys = { $points ->
    [one] Takes { $bins }, { $points } point each
   *[other] Takes { $bins }, { $points } points each
}
pr-ui-plant-left = { $count ->
    [one] takes { $count } more
   *[other] takes { $count } more
}
pr-ui-bonus-free = Bonus 3: first with every bin
pr-ui-bonus-taken = Bonus 3: { $seat }
pr-ui-deck = Deck { $count }, discarded { $discard }
pr-ui-route-deck = Route cards { $count }
pr-ui-left-dice = { $count ->
    [one] die in the reserve
   *[other] dice in the reserve
}
pr-ui-left-works = { $count ->
    [one] works token in the reserve
   *[other] works tokens in the reserve
}
pr-ui-left-one-way = { $count ->
    [one] one-way token in the reserve
   *[other] one-way tokens in the reserve
}
pr-ui-played = Played in this turn

## Your cards
pr-ui-hand = { $count ->
    [one] { $count } street card
   *[other] { $count } street cards
}
pr-ui-hand-empty = You have no street card. You draw at the end of your turn.
pr-ui-routes = Route cards
pr-ui-driven = (driven)
pr-ui-route-complete = Complete
pr-ui-card-dashed = { $first } + { $second }
pr-ui-card-solid = { $first } or { $second }
pr-ui-card-wild = Any colour

## What can be done
pr-ui-deeds = Everything you can do
pr-ui-deeds-as-list = All you can do, as a list: { $count }
pr-ui-group-go-on = Drive on, free
pr-ui-group-with = Drive with
pr-ui-group-shortcut = Shortcut with
pr-ui-group-pair = Drive with any two cards
pr-ui-group-double = Double lane: two cards of one colour
pr-ui-group-effects = Effects
pr-ui-any-two = Any two cards:
pr-ui-sell = Sell bin { $bin } for { $points }
pr-ui-end-without = End the turn without collecting
pr-ui-let-pass = No, let it happen
pr-ui-puncture = Yes, puncture!
pr-ui-note-drive = Choose a street at your truck, a card, or any place where you want to go.
pr-ui-note-map = Choose on the map or in the list.
pr-ui-note-map-too = You can choose on the map as well.
pr-ui-note-sell = A bin that you sell pays now. A bin that you keep is worth 2 points at the end.
pr-ui-note-hand = Choose among your cards or in the list.
pr-ui-note-list = Choose in the list.
pr-ui-order-puncture = Punctures: you are asked each time.

## Planning
pr-ui-plan-to = To { $place }
pr-ui-plan-over = Over { $street }
pr-ui-plan-nowhere = Your cards do not get you there in this turn. Go part of the way, or draw first.
pr-ui-plan-too-dear = No cheap way was found. With so many cards a dear one may exist: drive a part of it first, and ask again.
pr-ui-plan-not-now = Ways are shown when it is your turn to drive.
pr-ui-plan-nothing = Nothing can be done with it now.
pr-ui-plan-not-over = Where it does not drive
pr-ui-why-effect = Why can the effect not be used?
pr-ui-way-show = Show
pr-ui-way-free = Driving on costs no card. Cards that you keep: { $left }.
pr-ui-way-cost = { $count ->
    [one] This spends { $count } card. Streets: { $streets }. Cards that you keep: { $left }.
   *[other] This spends { $count } cards. Streets: { $streets }. Cards that you keep: { $left }.
}
pr-ui-way-police = and the police token
pr-ui-way-reward = On the way, { $place }: { $reward }.
pr-ui-way-bin = { $extra ->
    [0] There you can collect bin { $bin }: worth 2 points and a roll of the reward die.
   *[other] There you can collect bin { $bin }: worth 2 points, { $extra } extra, and a roll of the reward die.
}
pr-ui-way-bin-had = You have bin { $bin } already.
pr-ui-way-cards = Cards that you spend: { $cards }.
pr-ui-way-uncertain = You draw a card on the way; the drive may stop there and ask you.
pr-ui-drive = { $count ->
    [one] Drive { $count } street
   *[other] Drive { $count } streets
}

## Cards by themselves
pr-ui-about-single = Drives over connected streets of its colour, as many as you like. Or use its effect instead.
pr-ui-about-dashed = Drives streets of one of its colours, and then, if you like, streets of the other one.
pr-ui-about-dashed-whole = Drives streets of one of its colours, and then streets of the other one as well.
pr-ui-about-solid = Drives streets of one of its two colours.
pr-ui-about-wild = Drives streets of any one colour.
pr-ui-about-route = Drive an unbroken stretch with exactly these colours in one turn, in any order: { $colours }. It brings { $points } points.
pr-ui-about-plant = Pays { $points } points for each bin, and takes { $capacity } in the whole game. The last one brings the end near.
pr-ui-about-bin = Stop there and collect: 2 points at the end, and a roll of the reward die. At the plant it may be worth more.
pr-ui-accepts-all = Buys every bin.
pr-ui-accepts-all-but-lowest = Buys every bin but 1.
pr-ui-accepts-all-but-two-lowest = Buys every bin but 1 and 2.
pr-ui-accepts-two-highest = Buys the two highest bin numbers of the city.
pr-ui-accepts-highest = Buys the highest bin number of the city.
pr-ui-named-after = Named after { $street }.
pr-ui-route-title = { $points ->
    [one] Route for { $points } point
   *[other] Route for { $points } points
}
pr-ui-all-bins = Bins
pr-ui-all-single = Street cards with one colour and an effect
pr-ui-all-dashed = Street cards with a dashed line
pr-ui-all-solid = Street cards with a solid line
pr-ui-all-wild = Wild street cards
pr-ui-all-routes = Route cards
pr-ui-all-plants = Cards of the recycling plant

