### Ecologic in English.
###
### A sentence is always one whole message. Seats come in as names that are the subject of the sentence.

game-name = Ecologic
game-tagline = Companies extract oil and minerals. Who keeps profits and the environment in balance?

# A player in a list of players.
player = { $seat }

## Initiatives

initiative-ei01 = Environmental Education
initiative-ei02 = Separate Waste Collection
initiative-ei03 = Energy-Efficient Lighting
initiative-ei04 = Tree Planting
initiative-ei05 = Wildlife Crossings
initiative-ei06 = Public Environmental Reporting
initiative-ei07 = Environmental Monitoring
initiative-ei08 = Spill Response Team
initiative-ei09 = Dust and Gas Filters
initiative-ei10 = Wetland Restoration
initiative-ei11 = Leak Detection and Repair
initiative-ei12 = Heat Recovery
initiative-ei13 = Recultivation
initiative-ei14 = Tailings Reprocessing
initiative-ei15 = Associated Gas Utilisation
initiative-ei16 = Water Treatment Plant
initiative-ei17 = Closed Water Cycle
initiative-ei18 = Renewable Power Station
initiative-ei19 = Carbon Capture and Storage
initiative-ei20 = Zero-Waste Production
# An initiative with what it gives and costs each turn.
initiative-card = { $cost ->
    [0] { $card } (Enviros a turn: +{ $enviro })
   *[other] { $card } (Enviros a turn: +{ $enviro }, Profits: −{ $cost })
}
initiative-card-ed1 = { $cost ->
    [0] { $card } (eco-points a turn: +{ $enviro })
   *[other] { $card } (eco-points a turn: +{ $enviro }, coins: −{ $cost })
}

## Territories of Advanced Development

tad-nr = Nature Reserve
tad-sm-ed1 = Stock Exchange
tad-sm-ed2 = Stock Market
tad-ac = Academy
tad-th = Transport Hub
tad-nr-effect-ed1 = In every Environment phase each player gets 1 eco-point for every adjacent hex with a token of theirs.
tad-nr-effect-ed2 = In every Environment phase the owner of each adjacent sector gets 1 Enviro.
tad-sm-effect-ed1 = Its owner pays only half of the price for tokens, rounded up, with or without bidding.
tad-sm-effect-ed2 = In auctions that its owner has started, and on the International Trading Platform, the owner pays only half, rounded up.
tad-ac-effect = It protects its owner from whatever an event would take.
tad-th-effect = In every Income phase the owner of each adjacent sector gets 1 Profit.

# What is for sale.
item-oil = an oil token
item-mineral = a mineral token
item-card = { $card }
item-tad = { $tad }

## Events: names

card-state-support = State Support
card-contractor-ed1 = The Only Contractor
card-contractor-ed2 = The Only Contractor
card-rich-horizons = Rich Horizons
card-lawsuit-ed1 = Lawsuit
card-lawsuit-ed2 = Lawsuit
card-harmless-oil-ed1 = New Equipment
card-harmless-oil-ed2 = Environmental Expertise
card-oil-rise = Oil Price Rise
card-harmless-mineral = Visit from an Ecologist
card-exchange = Exchange
card-corruption = Corruption
card-central-ed1 = Centralized Management
card-central-ed2 = Centralized Management
card-media-ed1 = PR Campaign
card-media-ed2 = Biased Media
card-logistics = Logistics
card-veto-ed1 = Veto
card-veto-ed2 = Trading Veto
card-crisis = Financial Crisis
card-patent = Patented Technology
card-analysts = Analysts’ Error
card-conversion = Conversion
card-flood = Flood
card-levy = Union Levy
card-brain-drain-ed1 = Brain Drain
card-brain-drain-ed2 = Brain Drain
card-final-report = Final Report
card-oil-crash = Oil Price Crash
card-accident = Production Accident
card-outdated = Outdated Equipment
card-green = “Green” Investments
card-spill = Oil Spill
card-market-rise = Stock Market Rise
card-industry = Industrialization Program
card-shares = Purchase of Competitor’s Shares
card-infrastructure = Infrastructure Development
card-bat = Obligatory Switch to BAT
card-cartel = Cartel Collusion
card-grind = Daily Grind
card-expo = Industrial-Environmental Expo
card-platform = International Trading Platform

## Events: what they do

card-state-support-effect = Every player gets 5 Profits.
card-state-support-effect-ed1 = Every player gets 5 coins.
card-contractor-ed1-effect = Once in this turn the leader may buy a token or the initiative of the turn at its nominal, without bidding.
card-contractor-ed2-effect = Instead of starting an auction the leader may buy a token, an initiative or a territory at its nominal, without bidding.
card-rich-horizons-effect = Mineral refineries of level 1 earn twice as much in this turn.
card-lawsuit-ed1-effect = The leader may remove any one token from the board.
card-lawsuit-ed2-effect = The leader may remove one token of another player from the board.
card-harmless-oil-ed1-effect = Oil refineries of level 1 cost no eco-points in this turn.
card-harmless-oil-ed1-effect-all = Refineries of level 1 cost no eco-points in this turn.
card-harmless-oil-ed2-effect = Oil refineries of level 1 cost no Enviros in this turn.
card-harmless-oil-ed2-effect-all = Refineries of level 1 cost no Enviros in this turn.
card-oil-rise-effect = Oil refineries of level 1 earn twice as much in this turn.
card-harmless-mineral-effect = Mineral refineries of level 1 cost no Enviros in this turn.
card-harmless-mineral-effect-ed1 = Mineral refineries of level 1 cost no eco-points in this turn.
card-harmless-mineral-effect-all = Refineries of level 1 cost no Enviros in this turn.
card-harmless-mineral-effect-all-ed1 = Refineries of level 1 cost no eco-points in this turn.
card-exchange-effect = In the Environment phase the leader may change up to 5 coins into as many eco-points, or back.
card-corruption-effect = The leader loses half of their Profits, rounded up.
card-corruption-effect-ed1 = The leader loses half of their coins, rounded up.
card-central-ed1-effect = One level-2 refinery of each player earns twice as much in this turn.
card-central-ed2-effect = All level-2 refineries earn twice as much in this turn.
card-central-ed2-effect-all = All refineries earn twice as much in this turn.
card-media-ed1-effect = The leader may shift the price of one type of token by up to { $step }, up or down, for its first auction in this turn.
card-media-ed2-effect = The leader may shift the price of one type of token by up to { $step }, up or down, for its first auction in this turn.
card-logistics-effect = All refineries of level 1 earn twice as much in this turn.
card-veto-ed1-effect = The leader may cancel the result of one auction in this turn.
card-veto-ed2-effect = The leader may cancel the result of one auction in this turn.
card-crisis-effect = Refineries of level 1 and 2 earn nothing in this turn. Running costs are due as always.
card-crisis-effect-one = Refineries of level 1 earn nothing in this turn. Running costs are due as always.
card-patent-effect = Every other player gives the leader 3 Profits, or what they have.
card-patent-effect-ed1 = Every other player gives the leader 3 coins, or what they have.
card-analysts-effect = Level-3 refineries of the leader earn nothing in this turn.
card-conversion-effect = The leader may turn one of their refineries into as many tokens of the other type, as far as their supply reaches, to be placed later.
card-flood-effect = Every player loses half of their Enviros, rounded up.
card-flood-effect-ed1 = Every player loses half of their eco-points, rounded up.
card-levy-effect = The leader names a levy and pays it. Whoever does not pay the same does nothing in this Action phase.
card-brain-drain-ed1-effect = The leader must discard one of their initiatives.
card-brain-drain-ed2-effect = The leader must give one of their initiatives to the player on their left.
card-final-report-effect = This is the last turn. The score is counted after its Income phase.
card-oil-crash-effect = The level-1 oil refineries of each player together earn only half in this turn; the loss is rounded up.
card-accident-effect = One refinery of the highest level of each player earns nothing in this turn.
card-accident-effect-leader = One refinery of the highest level of the leader earns nothing in this turn.
card-outdated-effect = Refineries of level 1 earn nothing in this turn.
card-green-effect = The Profits of the leader become equal to their Enviros.
card-green-effect-reverse = The Enviros of the leader become equal to their Profits.
card-spill-effect = The leader pays 5 Profits. If that is not possible, two of their oil tokens are removed, provided there are two.
card-spill-effect-any = The leader pays 5 Profits. If that is not possible, two of their tokens are removed, provided there are two.
card-market-rise-effect = After the last slot every player gets a second one.
card-industry-effect = Every player gets 1 Profit for each turn played so far, this one included.
card-industry-effect-leader = The leader gets 1 Profit for each turn played so far, this one included.
card-shares-effect = Once in this turn the leader may buy the only token of a sector from another player at its price; the owner cannot refuse.
card-infrastructure-effect = Whoever wins a token may place it in any unoccupied sector with the right resource for 1 Profit more.
card-infrastructure-effect-leader = If the leader wins a token, it may go to any unoccupied sector with the right resource for 1 Profit more.
card-bat-effect = Every player pays 1 Profit for each refinery and gets 1 Enviro for it. Refineries that are not paid for are closed.
card-bat-effect-token = Every player pays 1 Profit for each token and gets 1 Enviro for it. Refineries that are not paid for are closed.
card-cartel-effect = The leader may choose a partner. Both earn twice as much in this turn.
card-grind-effect = Nothing happens in this turn.
card-expo-effect = Every player with an initiative may draw one and swap it for an own one, for { $price ->
    [one] { $price } Profit
   *[other] { $price } Profits
}.
card-platform-effect = After the last slot every player may buy one thing at its nominal, without bidding.

## Options

option-edition = Edition
option-edition-question = Which edition do you want to play?
option-edition-effect = The first edition is played on hexes laid out at random and shared by all, with all 21 events. The second has a fixed board with sectors of one owner each, and fewer turns.
option-edition-ed2 = The second edition
option-edition-ed1 = The first edition

option-first-leader = First leader
option-first-leader-question = Who leads the first turn?
option-first-leader-effect = The leader draws the event and acts first. The role moves on every turn.
option-first-leader-random = Somebody drawn by lot
option-first-leader-seat = { $seat }

option-events-per-level = Events
option-events-per-level-question = How many events of each level?
option-events-per-level-effect = More events make a longer game. Three are good for a first game; ten are possible in the second edition only, seven in the first only.
option-events-per-level-default = As usual in the edition: 5, in the first edition 7
option-events-per-level-3 = 3: a short game of 7 to 9 turns
option-events-per-level-5 = 5: the usual game of the second edition
option-events-per-level-7 = 7: the usual game of the first edition
option-events-per-level-10 = 10: all events, a long game

option-event-pool = Choice of events
option-event-pool-question = Which events are in the game?
option-event-pool-effect = They are drawn by lot and unknown, or the host lists them openly.
option-event-pool-random = Drawn by lot

option-event-order = Order of events
option-event-order-question = In which order do the events come?
option-event-order-effect = Usually gentle events of level I come first and those of level III last.
option-event-order-levels = Level by level
option-event-order-mixed = All levels shuffled together
option-event-order-scenario = As the host has written down, unknown to the players

option-scenario = Scenario
option-scenario-question = Which events come, from the first to the last?
option-scenario-effect = The host lists them; players do not see the list.

option-mixed-final = Final Report
option-mixed-final-question = Where may the Final Report lie when all levels are shuffled together?
option-mixed-final-effect = If it may lie anywhere, the game can end with the first turn.
option-mixed-final-last-third = In the last third
option-mixed-final-anywhere = Anywhere

option-tads = Territories
option-tads-question = Play with Territories of Advanced Development?
option-tads-effect = Without them there is less to think about in a first game.

option-big-initiatives = Big initiatives
option-big-initiatives-question = Play with the four initiatives that cost 12?
option-big-initiatives-effect = They give 5 Enviros a turn each. Without them the environment is harder to keep.

option-face-down = Hidden environment tokens
option-face-down-question = Hide the environment tokens on the board?
option-face-down-effect = Their values become known when a token is placed there.

option-teams = Teams
option-teams-question = Play in teams of two?
option-teams-effect = Four players; those who sit opposite add up their Profits and Enviros at the end. All decisions stay separate.

option-deals = Free deals
option-deals-question = Allow free deals?
option-deals-effect = Players may trade money, initiatives and promises when it is their turn in the Action phase.
option-deals-default = As usual in the edition: no, in the first edition yes

option-promises = Promises
option-promises-question = Who sees to it that promises are kept?
option-promises-effect = A promise is money to be paid in a later turn.
option-promises-binding = The game: they are paid as far as the money goes
option-promises-honour = Honour: each time the debtor is asked

option-score-rounding = Rounding of the score
option-score-rounding-question = How is the final score rounded?
option-score-rounding-effect = The score is a fraction. The printed table rounds to one decimal and then to a whole number.
option-score-rounding-default = As usual in the edition: by the table, in the first edition not at all
option-score-rounding-exact = Not at all, shown with one decimal
option-score-rounding-printed-table = As in the printed table
option-score-rounding-nearest = To the nearest whole number
option-score-rounding-floor = Down
option-score-rounding-ceil = Up

option-zero-as-one = Zero
option-zero-as-one-question = Does zero count as one in the final score?
option-zero-as-one-effect = Otherwise whoever ends without Profits or without Enviros has no base score.
option-zero-as-one-default = As usual in the edition: no, in the first edition yes

option-eco-per-turn = Initiatives in a turn
option-eco-per-turn-question = How many initiatives are offered in a turn of the first edition?
option-eco-per-turn-effect = One for the table, or one for each player.
option-eco-per-turn-one = One
option-eco-per-turn-each = One for each player

option-tad-opener = Auctions for territories
option-tad-opener-question = Who may open auctions for territories in the first edition?
option-tad-opener-effect = The leader once in a turn, or every player instead of an auction for a token.
option-tad-opener-leader = The leader
option-tad-opener-slot = Everybody in their slot

option-lake-tokens = Tokens on lakes
option-lake-tokens-question = Do lakes of the first edition have environment tokens?
option-lake-tokens-effect = Whoever places a territory on a lake takes its token.

option-tad-adjacent = Territories near own sectors
option-tad-adjacent-question = Must a territory of the second edition lie next to an own sector?
option-tad-adjacent-effect = In the first edition this is always so.

option-harmless-events = Harmless refineries
option-harmless-events-question = What do the two events spare that make refineries harmless?
option-harmless-events-effect = One spares oil and the other minerals, or both spare everything of level 1.
option-harmless-events-split = One oil, the other minerals
option-harmless-events-all-level1 = Both spare all of level 1

option-accident-scope = Production Accident
option-accident-scope-question = Whom does the Production Accident hit?
option-accident-scope-effect = It stops one refinery of the highest level for one turn.
option-accident-scope-all = Everybody
option-accident-scope-leader = The leader

option-green-direction = “Green” Investments
option-green-direction-question = Which number do “Green” Investments change?
option-green-direction-effect = One number of the leader becomes equal to the other.
option-green-direction-profits-to-enviro = Profits become equal to Enviros
option-green-direction-enviro-to-profits = Enviros become equal to Profits

option-central-levels = Centralized Management
option-central-levels-question = What does Centralized Management double in the second edition?
option-central-levels-effect = In the first edition it doubles one level-2 refinery of each player.
option-central-levels-two = Refineries of level 2
option-central-levels-all = All refineries

option-spill-tokens = Oil Spill
option-spill-tokens-question = Which tokens does an Oil Spill take?
option-spill-tokens-effect = It takes two if the leader cannot pay 5 Profits.
option-spill-tokens-oil = Oil tokens
option-spill-tokens-any = Any tokens

option-industry-scope = Industrialization Program
option-industry-scope-question = Whom does the Industrialization Program pay?
option-industry-scope-effect = It pays 1 Profit for each turn played.
option-industry-scope-all = Everybody
option-industry-scope-leader = The leader

option-crisis-levels = Financial Crisis
option-crisis-levels-question = Which refineries does the Financial Crisis hit?
option-crisis-levels-effect = They earn nothing for one turn.
option-crisis-levels-one-two = Levels 1 and 2
option-crisis-levels-one = Level 1

option-media-step = Media
option-media-step-question = How far can publicity shift a price?
option-media-step-effect = The leader shifts one price up or down by at most this much.
option-media-step-1 = 1
option-media-step-2 = 2
option-media-step-3 = 3
option-media-step-4 = 4
option-media-step-5 = 5

option-infra-scope = Infrastructure Development
option-infra-scope-question = Whom does Infrastructure Development help?
option-infra-scope-effect = A token that was won may go to any free sector for 1 Profit more.
option-infra-scope-all = Everybody
option-infra-scope-leader = The leader

option-bat-unit = Switch to BAT
option-bat-unit-question = What is the switch to BAT paid for?
option-bat-unit-effect = Each costs 1 Profit and gives 1 Enviro.
option-bat-unit-refinery = For each refinery
option-bat-unit-token = For each token

option-expo-price = Expo
option-expo-price-question = What does a swap at the Expo cost?
option-expo-price-effect = It is paid only if an initiative is swapped.
option-expo-price-0 = Nothing
option-expo-price-1 = 1
option-expo-price-2 = 2
option-expo-price-3 = 3
option-expo-price-4 = 4
option-expo-price-5 = 5

option-minus-debt = Minus
option-minus-debt-question = Is “Minus” in the second edition a debt of one Enviro?
option-minus-debt-effect = Otherwise it is only a mark that a refinery was shut down.

## Rules

rules-title = The rules of Ecologic
rules-section-1 = What the rulebooks fix
rules-section-2 = Setup
rules-section-3 = The flow of the game
rules-section-4 = Effects
rules-section-5 = End and scoring
rules-section-6 = Variants
rules-section-8 = Content of our own
rules-section-r = Rulings

## What happens

event-game-began = { $seat } leads the first turn. All players place their first tokens.
event-turn-began = Turn { $turn } begins, led by { $seat }. The event is { $card }.
event-passed = { $seat } passes.
event-passed-automatically = { $seat } has no other choice and passes.
event-token-placed-oil = { $seat } places an oil token { $place }{ $enviro ->
    [0] .
    [one] {" "}and takes { $enviro } Enviro.
   *[other] {" "}and takes { $enviro } Enviros.
}
event-token-placed-oil-ed1 = { $seat } places an oil token { $place }{ $enviro ->
    [0] .
    [one] {" "}and takes { $enviro } eco-point.
   *[other] {" "}and takes { $enviro } eco-points.
}
event-token-placed-mineral = { $seat } places a mineral token { $place }{ $enviro ->
    [0] .
    [one] {" "}and takes { $enviro } Enviro.
   *[other] {" "}and takes { $enviro } Enviros.
}
event-token-placed-mineral-ed1 = { $seat } places a mineral token { $place }{ $enviro ->
    [0] .
    [one] {" "}and takes { $enviro } eco-point.
   *[other] {" "}and takes { $enviro } eco-points.
}
event-token-kept-oil = { $seat } keeps the oil token in hand.
event-token-kept-mineral = { $seat } keeps the mineral token in hand.
event-token-closed-oil = { $seat } removes an oil token { $place }.
event-token-closed-mineral = { $seat } removes a mineral token { $place }.
event-token-sued-oil = { $seat } loses an oil token { $place } in court.
event-token-sued-mineral = { $seat } loses a mineral token { $place } in court.
event-token-spilt-oil = { $seat } loses an oil token { $place } to the spill.
event-token-spilt-mineral = { $seat } loses a mineral token { $place } to the spill.
event-token-shut-down-oil = { $seat } must shut down an oil token { $place }.
event-token-shut-down-mineral = { $seat } must shut down a mineral token { $place }.
event-protected = { $seat } is protected by the Academy.
event-money-gained = { $seat } gets { $amount ->
    [one] { $amount } Profit
   *[other] { $amount } Profits
}.
event-money-gained-ed1 = { $seat } gets { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-money-lost = { $seat } loses { $amount ->
    [one] { $amount } Profit
   *[other] { $amount } Profits
}.
event-money-lost-ed1 = { $seat } loses { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-money-given = { $seat } gives { $to } { $amount ->
    [one] { $amount } Profit
   *[other] { $amount } Profits
}.
event-money-given-ed1 = { $seat } gives { $to } { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-enviro-lost = { $seat } loses { $amount ->
    [one] { $amount } Enviro
   *[other] { $amount } Enviros
}.
event-enviro-lost-ed1 = { $seat } loses { $amount ->
    [one] { $amount } eco-point
   *[other] { $amount } eco-points
}.
event-green-invested = { $seat } invests in green technology: { $from } becomes { $to }.
event-converted-oil = { $seat } gives up an oil refinery of level { $tokens } { $place } and takes { $taken ->
    [one] { $taken } mineral token
   *[other] { $taken } mineral tokens
} into the hand.
event-converted-mineral = { $seat } gives up a mineral refinery of level { $tokens } { $place } and takes { $taken ->
    [one] { $taken } oil token
   *[other] { $taken } oil tokens
} into the hand.
event-levy-set = { $seat } names a levy of { $amount } and pays it.
event-levy-paid = { $seat } pays the levy of { $amount }.
event-barred = { $seat } has not paid the levy and does nothing in this Action phase.
event-bat-paid = { $seat } pays { $amount ->
    [one] { $amount } Profit and gets { $amount } Enviro
   *[other] { $amount } Profits and gets { $amount } Enviros
} for better techniques.
event-refinery-closed-oil = { $seat } closes the oil refinery of level { $tokens } { $place }.
event-refinery-closed-mineral = { $seat } closes the mineral refinery of level { $tokens } { $place }.
event-price-shifted-oil = { $seat } shifts the price of oil tokens to { $price } for the next auction.
event-price-shifted-mineral = { $seat } shifts the price of mineral tokens to { $price } for the next auction.
event-card-drawn = An initiative is turned up for { $seat }: { $card }, nominal { $nominal }.
event-card-unsold = Nobody takes { $card }: it goes to the discard pile.
event-card-discarded = { $seat } gives up { $card }.
event-card-given = { $seat } gives { $card } to { $to }.
event-card-swapped = { $seat } swaps { $old } for { $new } and pays { $price }.
event-deck-reshuffled = The discarded initiatives are shuffled and become the new deck.
event-auction-announced = { $seat } starts an auction for { $item }. The nominal is { $nominal }.
event-auction-opened = { $seat } opens with { $amount } for { $item }.
event-bid-made = { $seat } bids { $amount }.
event-auction-won = { $seat } wins { $item } with { $price } and pays { $paid }.
event-auction-vetoed = { $seat } vetoes the auction for { $item }. Nobody pays.
event-bought = { $seat } buys { $item } for { $price } without bidding.
event-far-sector-paid = { $seat } pays 1 Profit more for the far sector { $cell }.
event-tad-placed = { $seat } places { $tad } { $place }{ $enviro ->
    [0] .
    [one] {" "}and takes { $enviro } Enviro.
   *[other] {" "}and takes { $enviro } Enviros.
}
event-tad-placed-ed1 = { $seat } places { $tad } { $place }{ $enviro ->
    [0] .
    [one] {" "}and takes { $enviro } eco-point.
   *[other] {" "}and takes { $enviro } eco-points.
}
event-shares-bought-oil = { $seat } buys the oil token { $place } from { $owner } for { $price }.
event-shares-bought-mineral = { $seat } buys the mineral token { $place } from { $owner } for { $price }.
event-changed-to-enviro = { $seat } changes { $amount ->
    [one] { $amount } coin into { $amount } eco-point
   *[other] { $amount } coins into { $amount } eco-points
}.
event-changed-to-money = { $seat } changes { $amount ->
    [one] { $amount } eco-point into { $amount } coin
   *[other] { $amount } eco-points into { $amount } coins
}.
event-environment-balanced = { $seat }, environment: tokens −{ $tokens }, initiatives +{ $initiatives }, event +{ $exempt }, Nature Reserve +{ $reserve }, together { $change }. Enviros now: { $enviro }.
event-environment-balanced-ed1 = { $seat }, environment: tokens −{ $tokens }, initiatives +{ $initiatives }, event +{ $exempt }, Nature Reserve +{ $reserve }, together { $change }. Eco-points now: { $enviro }.
event-shut-down = { $seat } does not have enough Enviros: a token is shut down.
event-shut-down-ed1 = { $seat } does not have enough eco-points: a token is shut down.
event-cartel-formed = { $seat } forms a cartel with { $partner }.
event-income-received = { $seat }, income: refineries { $refineries }, event { $event }, Transport Hub +{ $hub }, cartel +{ $cartel }, together { $gross }. Profits now: { $money }.
event-income-received-ed1 = { $seat }, income: refineries { $refineries }, event { $event }, together { $gross }. Coins now: { $money }.
event-upkeep-paid = { $seat } pays running costs of { $cost }. Profits now: { $money }.
event-upkeep-paid-ed1 = { $seat } pays running costs of { $cost }. Coins now: { $money }.
event-deal-proposed = { $seat } proposes a deal to { $partner }. Given: { $give }. Taken: { $take }.
event-deal-accepted = { $seat } accepts the deal of { $proposer }. Given by { $proposer }: { $give }. Given by { $seat }: { $take }.
event-deal-declined = { $seat } declines the deal of { $proposer }.
event-promise-paid = { $seat } pays { $paid } of a promise to { $creditor }. Still open: { $open }.
event-promise-broken = { $seat } breaks the promise to pay { $creditor } { $amount }.
event-game-ended = The Final Report is written: the game is over.

# What one side of a deal gives.
deal-money = { $amount ->
    [one] { $amount } Profit
   *[other] { $amount } Profits
}
deal-money-ed1 = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
deal-card = { $card }
deal-promise = { $amount ->
    [one] { $amount } Profit in turn { $turn }
   *[other] { $amount } Profits in turn { $turn }
}
deal-promise-ed1 = { $amount ->
    [one] { $amount } coin in turn { $turn }
   *[other] { $amount } coins in turn { $turn }
}
deal-nothing = nothing

## What can be done

action-pass = Pass
action-keep = Keep the token in hand
action-buy = Buy it at the nominal, without bidding
action-veto = Cancel the auction
action-pay = Pay
action-accept = Accept the deal
action-draw = Draw an initiative
action-open-token-oil = Start an auction for an oil token
action-open-token-mineral = Start an auction for a mineral token
action-buy-token-oil = Buy an oil token without bidding
action-buy-token-mineral = Buy a mineral token without bidding
action-open-tad = Start an auction for { $tad }
action-buy-tad = Buy { $tad } without bidding
action-seat = Choose { $seat }
action-raise-oil = Raise the price of oil tokens by { $by }
action-raise-mineral = Raise the price of mineral tokens by { $by }
action-lower-oil = Lower the price of oil tokens by { $by }
action-lower-mineral = Lower the price of mineral tokens by { $by }
action-to-enviro = { $amount ->
    [one] Change { $amount } coin into an eco-point
   *[other] Change { $amount } coins into eco-points
}
action-to-money = { $amount ->
    [one] Change { $amount } eco-point into a coin
   *[other] Change { $amount } eco-points into coins
}
action-place-oil = Place an oil token { $place }
action-place-mineral = Place a mineral token { $place }
action-remove-oil = Remove an oil token { $place }
action-remove-mineral = Remove a mineral token { $place }
action-refinery-oil = Give up the oil refinery { $place }
action-refinery-mineral = Give up the mineral refinery { $place }
action-site = Place it { $place }
action-token-oil = Choose the oil token of { $seat } { $place }
action-token-mineral = Choose the mineral token of { $seat } { $place }
action-card = Give up { $card }
action-bid = Bid { $amount }
action-propose = Propose a deal to { $seat }: give { $give }, take { $take }
action-counter = Propose another deal instead: give { $give }, take { $take }

## What a first-time player should know of each kind of decision

lesson-pass = Passing costs nothing. In an auction it is final for this auction; in your slot it ends the slot.
lesson-keep = A token in hand earns nothing and harms nothing. You can place it in any later Action phase.
lesson-buy = You pay only the nominal and nobody can outbid you.
lesson-veto = The auction is undone: nobody pays and nothing is sold. You can do this once in this turn.
lesson-pay = You pay what is asked: a levy lets you act in this turn, the switch to BAT keeps your refineries, a promise that you keep is settled.
lesson-accept = The deal happens at once, exactly as it is written.
lesson-draw = An initiative gives environment points every turn. In your slot it is offered to you first; if you pass, the others may open the auction. At the Expo and on the Trading Platform nobody else is asked.
lesson-open_token = A token earns money every turn and costs 1 environment point every turn. Each new token of a type makes the next one dearer.
lesson-buy_token = You pay the price of the token and nobody can outbid you.
lesson-open_tad = A territory is kept to the end. Think first of whom its place helps.
lesson-buy_tad = You pay the nominal and nobody can outbid you.
lesson-seat = Your partner earns twice as much too. Choose somebody who is behind.
lesson-shift = A lower price helps whoever buys first, a higher one slows the others down.
lesson-to_enviro = Your score depends on the smaller of your two numbers: change what you have too much of.
lesson-to_money = Your score depends on the smaller of your two numbers: change what you have too much of.
lesson-place = The first token in a place takes the environment token there. Several tokens of yours together make a refinery of a higher level, which earns more.
lesson-remove = A removed token returns to your supply. It no longer costs environment points, and no longer earns money.
lesson-refinery = All tokens of this refinery leave the board.
lesson-site = The place matters: some territories serve everybody around them.
lesson-token = You choose one token on the board.
lesson-card = An initiative that you give up no longer gives environment points and no longer costs money.
lesson-bid = A bid is the whole price. Remember what you need for running costs and for the next auction.
lesson-propose = Money, initiatives and promises can be traded. Environment points, tokens and territories cannot.
lesson-counter = You answer with a deal of your own; the other player may accept it or not.

## Why not

refusal-not-asked = You are not asked now.
refusal-not-this-question = That is not an answer to what is asked now.
refusal-must-choose = Here you must choose: passing is not possible.
refusal-bid-too-low = A bid must be at least { $least }.
refusal-bid-too-high = You cannot bid more than { $most }.
refusal-levy-out-of-bounds = A levy is from 1 to { $most }, which you pay yourself.
refusal-no-such-token-oil = You have no oil token to place.
refusal-no-such-token-mineral = You have no mineral token to place.
refusal-kept-this-turn = You kept this token when you bought it. You can place it from the next Action phase on.
refusal-wrong-resource = The sector does not have the resource for this token.
refusal-wrong-resource-ed1 = The hex does not have the resource for this token.
refusal-cell-full = Four tokens lie there already.
refusal-other-owner = The sector belongs to another player.
refusal-not-adjacent = A token goes to a sector of yours or beside one.
refusal-not-adjacent-ed1 = A token goes to a hex with a token of yours or beside one.
refusal-not-at-border = Your first token goes to a sector that is still free.
refusal-not-at-border-ed1 = Your first token goes to a hex at the border.
refusal-no-supply-oil = You have no oil tokens left.
refusal-no-supply-mineral = You have no mineral tokens left.
refusal-no-place-for-token = You have no place for such a token.
refusal-too-poor = You cannot pay the nominal of { $nominal }.
refusal-too-poor-far = You cannot pay the nominal of { $nominal } and 1 Profit more: only far sectors have room for this token.
refusal-not-for-sale = This territory is not for sale.
refusal-not-for-sale-ed1 = This special initiative is not for sale.
refusal-not-your-tad-auction = Only the leader may start an auction for a special initiative, once in a turn.
refusal-not-that-site = A territory can only be placed on a free site.
refusal-not-that-site-beside = A territory can only be placed on a free site beside a sector of yours.
refusal-not-that-site-ed1 = A special initiative can only be placed on a free lake beside a token of yours.
refusal-cannot-buy = You cannot buy this without bidding now.
refusal-closed-already = You have closed a token in this turn already.
refusal-no-own-token-oil = You have no oil token { $place }.
refusal-no-own-token-mineral = You have no mineral token { $place }.
refusal-not-your-card = You do not own { $card }.
refusal-no-running-cost = Giving up this initiative would save nothing: choose one with a running cost.
refusal-no-cards = There is no initiative left to draw.
refusal-not-that-token = You cannot choose that token.
refusal-shift-too-far = A price can be shifted by 1 to { $step }.
refusal-cannot-pay-for-all = You do not have enough Profits for all your refineries: close one first.
refusal-not-enough = You do not have so much to change.
refusal-no-deals = This match is played without deals.
refusal-no-deal-now = You can propose a deal only in your own slot, before your main action.
refusal-no-deal-now-ed1 = You can propose a deal only when it is your turn: in your slot before your main action, and once more at the end of the Action phase.
refusal-nothing-proposed = Nobody has proposed a deal to you.
refusal-too-many-proposals = Three deals have been proposed in this slot; that is enough.
refusal-too-many-counters = You have answered three deals of this slot with another one; accept or decline this one.
refusal-no-such-partner = You cannot make a deal with that player now.
refusal-empty-deal = A deal must contain something.
refusal-too-many-promises = At most { $most } promises can be open at the table, and this deal would make more. Wait until one is paid.
refusal-deal-above-money = { $seat } does not have that much money.
refusal-deal-without-card = { $seat } does not own { $card }.
refusal-promise-out-of-bounds = A promise is for 1 to 40, due in one to six turns.

## What is going on

situation-start-1-you = Place your first token.
situation-start-1-other = { $seat } places the first token.
situation-start-2-you = Place your second token.
situation-start-2-other = { $seat } places the second token.
situation-lawsuit-you = You have won a lawsuit: choose a token to be removed, or pass.
situation-lawsuit-other = { $seat } has won a lawsuit and may have a token removed.
situation-spill-you = You cannot pay for the spill: choose a token to lose.
situation-spill-other = { $seat } chooses a token to lose to the spill.
situation-brain-you = Specialists leave: choose the initiative to give up.
situation-brain-other = { $seat } chooses an initiative to give up.
situation-convert-you = You may turn one of your refineries into tokens of the other type.
situation-convert-other = { $seat } may turn a refinery into tokens of the other type.
situation-levy-set-you = Name the levy; you pay it first.
situation-levy-set-other = { $seat } names the levy.
situation-levy-set-protected-you = The Academy protects you: name a levy, which you pay first, or pass, and there is none.
situation-levy-set-protected-other = { $seat } may name a levy, or do without one.
situation-levy-pay-you = Pay the levy of { $amount }, or sit out this Action phase.
situation-levy-pay-other = { $seat } decides whether to pay the levy of { $amount }.
situation-bat-you = Pay for all your refineries, or close some of them.
situation-bat-other = { $seat } pays for refineries or closes them.
situation-bat-protected-you = The Academy protects you: pay for all your refineries and gain by it, or pass and keep them as they are.
situation-bat-protected-other = { $seat } is protected and may pay for refineries, or do nothing.
situation-promise-you = You promised to pay { $creditor } { $amount } in turn { $due }: pay what you can, or break the promise.
situation-promise-other = { $seat } promised to pay { $creditor } { $amount } in turn { $due }, and decides whether to keep the promise.
situation-media-you = You may shift the price of one type of token.
situation-media-other = { $seat } may shift the price of one type of token.
situation-expo-draw-you = You may draw an initiative at the Expo.
situation-expo-draw-other = { $seat } may draw an initiative at the Expo.
situation-expo-swap-you = Swap one of your initiatives for { $card }, or pass.
situation-expo-swap-other = { $seat } may swap an initiative for { $card }.
situation-slot-you = Your turn: start an auction, do something else, or pass.
situation-slot-other = { $seat } may start an auction.
situation-opening-you = Name your opening bid for { $item }.
situation-opening-other = { $seat } names the opening bid for { $item }.
situation-offer-you = { $card } lies open: bid at least { $nominal } to open its auction, or pass.
situation-offer-other = { $seat } may open the auction for { $card } with at least { $nominal }.
situation-bidding-you = Bid more than { $high } for { $item }, or pass.
situation-bidding-other = { $seat } may bid more than { $high } for { $item }.
situation-veto-you = { $winner } has won { $item } with { $price }. You may cancel this.
situation-veto-other = { $seat } may cancel the auction that { $winner } has won: { $item } for { $price }.
situation-place-bought-you = Place the token that you have bought.
situation-place-bought-other = { $seat } places a token.
situation-site-you = Choose a place for { $tad }.
situation-site-other = { $seat } chooses a place for { $tad }.
situation-platform-you = You may buy one thing at its nominal.
situation-platform-other = { $seat } may buy one thing at its nominal.
situation-platform-card-you = You may buy { $card } at its nominal.
situation-platform-card-other = { $seat } may buy { $card } at its nominal.
situation-wrap-you = The Action phase ends: put your house in order, or pass.
situation-wrap-other = { $seat } may put the house in order.
situation-deal-answer-you = { $proposer } proposes a deal. You get: { $give }. You give: { $take }.
situation-deal-answer-other = { $seat } answers a deal of { $proposer }, who gives { $give } and takes { $take }.
situation-exchange-you = You may change coins into eco-points, or back.
situation-exchange-other = { $seat } may change coins into eco-points, or back.
situation-shutdown-you = You ran out of Enviros: choose the token to shut down.
situation-shutdown-other = { $seat } chooses a token to shut down.
situation-shutdown-ed1-you = You ran out of eco-points: choose the token to shut down.
situation-shutdown-ed1-other = { $seat } chooses a token to shut down.
situation-cartel-you = You may choose a partner for a cartel.
situation-cartel-other = { $seat } may choose a partner for a cartel.
situation-upkeep-you = You cannot pay all running costs: choose an initiative to give up.
situation-upkeep-other = { $seat } cannot pay all running costs and gives up an initiative.
situation-won = The game is over. { $seat } wins with a score of { $score }.
situation-shared = The game is over. { $players } win together with a score of { $score }.

## The table in lines of text

table-turn = { $turn ->
    [0] Setup. The leader will be { $leader }.
   *[other] Turn { $turn }. Leader: { $leader }.
}
table-event = Event: { $card }. { $effect }
table-events-left = Events left: level I { $first }, level II { $second }, level III { $third }.
table-auction = For sale: { $item }. Highest bid: { $high } by { $leader }.
table-passed = Passed: { $players }.
table-player = { $seat }: Profits { $money }, Enviros { $enviro }. Each turn: income { $income }, running costs { $costs }, Enviros { $change }. Tokens: oil { $oil }, mineral { $mineral }. Score now: { $score }.
table-player-ed1 = { $seat }: coins { $money }, eco-points { $enviro }. Each turn: income { $income }, running costs { $costs }, eco-points { $change }. Tokens: oil { $oil }, mineral { $mineral }. K { $k }, score now: { $score }.
table-player-cards = { $seat }, initiatives: { $cards }.
table-player-tads = { $seat }, territories: { $tads }.
table-player-hand = { $seat }, tokens in hand: oil { $oil }, mineral { $mineral }.
table-player-kept = { $seat }, of these bought in this turn, to be placed later: oil { $oil }, mineral { $mineral }.
table-player-minus = { $seat }: the marker shows “Minus”.
table-player-barred = { $seat } sits out this Action phase.
table-prices = Prices: oil token { $oil }, mineral token { $mineral }.
table-tads = Territories for sale at { $nominal } or more: { $tads }.
table-cards = Initiatives in the deck: { $left }. Discarded: { $discarded }.
table-cell = { $place }, { $resource }: { $contents }.
table-cell-empty = { $place }, { $resource }: empty.
table-refinery-oil = oil refinery of { $seat }, level { $level }
table-refinery-mineral = mineral refinery of { $seat }, level { $level }
table-tad-here = { $tad }
table-token = environment token { $value }
table-token-hidden = face-down environment token
table-promise = Promise: { $debtor } pays { $creditor } { $amount } in turn { $due }.
cell-to = in sector { $cell }
cell-to-ed1 = on hex { $cell }
cell-at = in sector { $cell }
cell-at-ed1 = on hex { $cell }
cell-from = from sector { $cell }
cell-from-ed1 = from hex { $cell }
cell-site = on site { $cell }
cell-site-ed1 = on lake { $cell }
cell-name = Sector { $cell }
cell-name-ed1 = Hex { $cell }
cell-name-site = Site { $cell }
cell-name-site-ed1 = Hex { $cell }
resource-oil = oil
resource-mineral = minerals
resource-both = oil and minerals
resource-lake = lake
resource-site = site for a territory

## What the cards mean in the real world

note-state-support = Governments help industry with grants, tax relief and roads because plants bring jobs. Support for polluting industries can work against environmental goals, so many countries now tie it to conditions.
note-contractor = Competition between bidders shows what a thing is worth. When only one bidder comes, the seller usually gets a worse price, which is why public tenders are meant to be open.
note-rich-horizons = The share of useful mineral in the rock, the ore grade, differs within a deposit. A higher grade means less digging and less waste rock for each tonne of metal.
note-lawsuit = Courts can make a company stop or repair damage. In Europe the Aarhus Convention of 1998 gives people and associations access to justice in environmental matters.
note-harmless-oil = Modern plants need less energy and emit less per unit of product. An impact assessment before building helps to avoid damage instead of repairing it later.
note-oil-rise = During the embargo by Arab producers in 1973–74 the oil price roughly quadrupled within months. Many importing countries began to save energy as a result.
note-harmless-mineral = An environmental audit compares practice with a standard such as ISO 14001. It often finds savings of energy, water and raw material as well.
note-oil-crash = Oil supply and demand react slowly to the price, so a small surplus can make it collapse: Brent crude fell from about 115 dollars in mid-2014 to under 30 in January 2016.
note-accident = In a large plant many units depend on each other, so one fault can stop everything. Planned maintenance is usually cheaper than an unplanned stop.
note-outdated = Worn machines use more energy, leak more and stand still more often. At some point repairing costs more than replacing.
note-exchange = Money can pay for restoring nature, and nature can be turned into money, but rarely one for one. Some losses, such as an extinct species, cannot be bought back.
note-corruption = Bribery costs the public money and weakens environmental control. The United Nations Convention against Corruption was adopted in 2003.
note-central = Sites under one management can share staff, storage and transport. Economists call such savings economies of scale.
note-media-ed1 = Advertising green merits without real improvement is called greenwashing. When it is uncovered, it harms the reputation it was meant to build.
note-media-ed2 = Misleading news can move prices for a while. Spreading false information to influence a market is punishable in many countries.
note-logistics = Putting several loads together fills vehicles better. That saves money and fuel for every tonne moved.
note-veto = Veto is Latin for “I forbid”. Competition authorities can in a similar way stop a merger or cancel an unfair tender.
note-crisis = In a recession large firms often have more reserves than small ones. World CO2 emissions dipped slightly in 2009 and rose by more than 5 % in 2010, so a crisis alone does not solve an environmental problem.
note-green = Green bonds raise money for environmental projects; the European Investment Bank issued the first one in 2007. Like any investment they can gain or lose.
note-spill = In 2010 oil flowed into the Gulf of Mexico for 87 days after the Deepwater Horizon accident. It cost the operator more than 60 billion dollars.
note-market-rise = When share prices rise, companies can raise money for new projects more easily. Prices driven by rumours can fall as fast.
note-industry = State programmes often repay part of a firm's investment. Modern ones reward energy efficiency and lower emissions.
note-shares = Whoever holds more than half of the voting shares can normally decide who runs a company. This is called a controlling stake.
note-infrastructure = A road built for one mine can open a whole region. It brings schools and hospitals closer but also cuts up habitats.
note-flood = Floods can wash pollutants out of ponds and stores. Natural floodplains and wetlands hold water back and lower the peak.
note-patent = A patent gives an inventor the sole right to an invention for a limited time, usually 20 years. In return the invention must be published.
note-analysts = If all producers expand on the same forecast, too much comes to the market and the price falls. Large plants find it hard to cut back quickly.
note-conversion = Plants can be rebuilt for another product, but equipment and skills must change too. Planning this with the workers is called a just transition.
note-levy = Trade unions bargain for wages and safety, and a strike is their strongest means. Good working conditions and fewer accidents go together.
note-brain-drain = Specialists move to where pay and conditions are better. The place they leave loses their knowledge and experience.
note-bat = Best available techniques are the most effective proven methods at an acceptable cost. Permits for large plants in the European Union are based on them, and Russia began to introduce such permits in 2019.
note-cartel = A cartel is a secret agreement of competitors on prices or quantities. It is illegal in most countries because customers pay more.
note-grind = A year without an incident is no accident: it is what safety systems and maintenance are for.
note-expo = Trade fairs help to spread new techniques. Seeing a working example lowers the risk of changing one's own plant.
note-platform = A commodity exchange brings together many buyers and sellers of standard goods. Its published prices are seen by all.
note-final-report = Sustainability reports show economic, environmental and social results side by side. The standards of the Global Reporting Initiative are widely used for them.
note-ei01 = Environmental education helps people to understand and prevent damage. Its aims were agreed at a United Nations conference in Tbilisi in 1977.
note-ei02 = Sorting at the source keeps materials clean enough to be recycled. Recycled aluminium needs about 95 % less energy than aluminium from ore.
note-ei03 = LED lamps use at least 75 % less electricity than incandescent bulbs for the same light and last many times longer.
note-ei04 = Growing trees take up CO2 and shelter wildlife. A young plantation does not replace an old forest for many decades.
note-ei05 = Bridges and tunnels for animals reconnect habitats cut by roads. With fences they have reduced collisions with wildlife in Banff National Park by more than 80 %.
note-ei06 = Public registers of emissions let neighbours and investors compare plants. What is published is more likely to be reduced.
note-ei07 = Regular measurements of air, water and soil show changes early, when they are still cheap to correct.
note-ei08 = After a large spill at sea usually only a small part of the oil is recovered. A quick response limits the damage; prevention is better.
note-ei09 = Bag filters and electrostatic precipitators can take more than 99 % of the dust out of flue gas.
note-ei10 = Wetlands store water and filter pollutants. Peatlands cover about 3 % of the land but hold more carbon than the plants of all forests together.
note-ei11 = Methane warms the climate more than 80 times as strongly as the same mass of CO2 over 20 years. Finding leaks is one of the cheapest climate measures.
note-ei12 = Much of the energy used in industry leaves as waste heat. Heat exchangers return part of it for heating or power.
note-ei13 = Recultivation shapes mined land, returns the topsoil and plants it again. In many countries a mining licence demands it.
note-ei14 = Tailings are the finely ground rock left after ore processing. Old ones can still contain metals, and reworking them shrinks risky ponds.
note-ei15 = Gas that comes up with oil is often burnt in flares, about 140 to 150 billion cubic metres a year worldwide. Using it saves fuel and emissions.
note-ei16 = Treatment removes solids, organic matter and nutrients before water is released. A large part of the world's waste water is still not treated safely.
note-ei17 = In a closed cycle the same process water is cleaned and used again and again; only the losses are replaced.
note-ei18 = Wind and solar power emit no CO2 while running. Over the whole life cycle they cause a few per cent of the emissions of coal power per kilowatt-hour.
note-ei19 = CO2 can be captured and stored in deep rock. The Sleipner field in Norway has stored more than 15 million tonnes since 1996.
note-ei20 = In zero-waste production the residue of one plant is the raw material of another. In Kalundborg in Denmark companies began in the 1970s to pass on gas and water to each other, later also steam and gypsum.
note-nr = Protected areas cover about 17 % of the land. In 2022 the countries of the world agreed to aim for 30 % of land and sea by 2030.
note-sm = An exchange gathers many offers in one place, so that a common price forms. Large traders often get better conditions than small ones.
note-ac = Research and education do not prevent a crisis, but they help to foresee it and to adapt.
note-th = Good connections lower the cost of every tonne. Rail needs several times less energy per tonne and kilometre than lorries.
