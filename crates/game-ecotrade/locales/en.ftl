### EcoTrade in English.
###
### A sentence is always one whole message. Seats come in as names that are the subject of the sentence.

game-name = EcoTrade
game-tagline = Ship goods through Europe, build a modern company, and keep an eye on your impact on the environment.
game-credits = Based on EcoTrade (rulebook 2025) by Alejandro Quintela and Óscar Sáez (Instituto Técnico de Miranda), Konstantinos Lekkas and Cristina Morar (Dracon Rules Design Studio), Sara Caboni and Elmo De Angelis (Training 2000); project Co-Create EcoTrade, 2024-2-ES01-KA210-VET-000283809, co-funded by the European Union. CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/. Changed: card contents, counts and rulings are new.

## Regions, means, categories

region-1 = Iberian Peninsula
region-2 = Western Europe
region-3 = Central Europe
region-4 = Southern Europe
region-5 = Eastern Europe
region-6 = Southeastern Europe
region-7 = Northern Europe

means-road = road
means-train = train
means-plane = plane
means-ship = ship

category-social = Social
category-economical = Economical
category-environmental = Environmental

## Cards

# A card with everything that is printed on it, in lists.
shipment-card = { $goods } ({ $origin } to { $destination }, quantity { $quantity }, Time { $time }, Growth { $growth }, Impact { $impact }; { $means })
incident-card = { $incident } (touches { $means }: Time { $time }, Growth { $growth }, Impact { $impact })
# A change with its sign.
change-plus = +{ $number }
change-minus = −{ $number }
development-card = { $card } ({ $category }, costs { $cost }). { $effect }
development-levels = { $card } ({ $category }; { $levels }). { $effect }
development-level = level { $level } costs { $cost } and lowers the Impact by { $reduction }
owned-level = { $card }, level { $level }

# Goods

shipment-s01 = Strawberries
shipment-s02 = Citrus fruit
shipment-s03 = Cork stoppers
shipment-s04 = Ready-to-wear clothing
shipment-s05 = Ceramic frits and glazes
shipment-s06 = Wind-turbine blades
shipment-s07 = Milling wheat
shipment-s08 = Aircraft wing parts
shipment-s09 = Cheese
shipment-s10 = Industrial chemicals
shipment-s11 = Perfume and cosmetics
shipment-s12 = Bottled wine
shipment-s13 = Machine tools
shipment-s14 = Mineral water
shipment-s15 = Steel coils
shipment-s16 = Household appliances
shipment-s17 = Medicines
shipment-s18 = Passenger cars
shipment-s19 = Marble slabs
shipment-s20 = Canned tomatoes
shipment-s21 = Dry pasta
shipment-s22 = Espresso machines
shipment-s23 = Ceramic tiles
shipment-s24 = Leather shoes
shipment-s25 = Television sets
shipment-s26 = Flat-pack furniture
shipment-s27 = Electric-vehicle batteries
shipment-s28 = Sunflower oil
shipment-s29 = Maize by river barge
shipment-s30 = Dessert apples
shipment-s31 = Car wiring harnesses
shipment-s32 = Fresh sea bass
shipment-s33 = Aluminium profiles
shipment-s34 = Cement
shipment-s35 = Feta and yoghurt
shipment-s36 = Table olives and raisins
shipment-s37 = Dried cod
shipment-s38 = Sawn timber
shipment-s39 = Paper reels
shipment-s40 = Fresh salmon
shipment-s41 = Butter and milk powder
shipment-s42 = Mobile-network radio units

# Incidents

incident-i01 = Motorway congestion
incident-i02 = Driver shortage
incident-i03 = Diesel price spike
incident-i04 = Truck breakdown
incident-i05 = Alpine tunnel closed
incident-i06 = Border queue
incident-i07 = Rail strike
incident-i08 = Track works
incident-i09 = Gauge change
incident-i10 = Wagon shortage
incident-i11 = Port congestion
incident-i12 = Storm at sea
incident-i13 = Low water on the river
incident-i14 = Containers lost overboard
incident-i15 = Fuel spill
incident-i16 = Fog-bound airport
incident-i17 = Air-freight capacity crunch
incident-i18 = Holding pattern
incident-i19 = Customs inspection
incident-i20 = Wrong paperwork
incident-i21 = Cold-chain failure
incident-i22 = Cyber-attack on a terminal
incident-i23 = Return load found
incident-i24 = Priority rail path
incident-i25 = Following wind
incident-i26 = Sustainable fuel blend
incident-i27 = Authorised-operator fast lane
incident-i28 = Shared-load bonus

# Developments

development-d01 = Driver academy
development-d02 = Safe rest stops
development-d03 = Multilingual planning team
development-d04 = Supply-chain due diligence
development-d05 = Freight-exchange platform
development-d06 = All-risks cargo cover
development-d07 = Consolidation hub
development-d08 = Long-term local contracts
development-d09 = Low-emission truck fleet
development-d10 = Green rail power contract
development-d11 = Shore power and cleaner fuels
development-d12 = Sustainable aviation fuel

effect-d01 = Every shipment that you start by road brings 1 more Growth for each of its cards.
effect-d02 = Incidents add no Time to your shipments.
effect-d03 = Your combined shipments take no extra Time for the cards beneath the top card.
effect-d04 = Once per shipment, when the revealed Incident touches its means, you may discard that Incident and reveal the next one, which then stands.
effect-d05 = When you take a card from the market you gain 1 Growth; a card from the deck costs you nothing.
effect-d06 = Incidents take no Growth from your shipments.
effect-d07 = Every combined shipment that you start has 2 more Growth and 1 less Impact for each card beneath the top card.
effect-d08 = Your Upkeep gives 3 Growth instead of 2.
effect-d09 = Every shipment that you start by road has 1 less Impact for each of its cards.
effect-d10 = Every shipment that you start by train takes 1 less Time.
effect-d11 = Every shipment that you start by ship has 1 less Impact for each of its cards.
effect-d12 = Every shipment that you start by plane has 2 less Impact for each of its cards.

## Options

option-growth-limit = Growth limit
option-growth-limit-question = How much Growth brings the end?
option-growth-limit-effect = As soon as a player has this much Growth, the last turns come. 25 is a short game, 35 the usual one, 45 a long one.
option-growth-limit-20 = 20
option-growth-limit-21 = 21
option-growth-limit-22 = 22
option-growth-limit-23 = 23
option-growth-limit-24 = 24
option-growth-limit-25 = 25
option-growth-limit-26 = 26
option-growth-limit-27 = 27
option-growth-limit-28 = 28
option-growth-limit-29 = 29
option-growth-limit-30 = 30
option-growth-limit-31 = 31
option-growth-limit-32 = 32
option-growth-limit-33 = 33
option-growth-limit-34 = 34
option-growth-limit-35 = 35
option-growth-limit-36 = 36
option-growth-limit-37 = 37
option-growth-limit-38 = 38
option-growth-limit-39 = 39
option-growth-limit-40 = 40
option-growth-limit-41 = 41
option-growth-limit-42 = 42
option-growth-limit-43 = 43
option-growth-limit-44 = 44
option-growth-limit-45 = 45
option-growth-limit-46 = 46
option-growth-limit-47 = 47
option-growth-limit-48 = 48
option-growth-limit-49 = 49
option-growth-limit-50 = 50
option-growth-limit-51 = 51
option-growth-limit-52 = 52
option-growth-limit-53 = 53
option-growth-limit-54 = 54
option-growth-limit-55 = 55
option-growth-limit-56 = 56
option-growth-limit-57 = 57
option-growth-limit-58 = 58
option-growth-limit-59 = 59
option-growth-limit-60 = 60

option-developments = Developments
option-developments-question = Which Developments do you play with?
option-developments-effect = In the standard game, trios and majorities of Developments lower your Impact in the end. In Version 2 every Development has three levels, and each level lowers your Impact by a number of its own.
option-developments-standard = The standard ones: trios and majorities
option-developments-easier-v2 = Version 2, easier: three levels

option-plane-impact = Planes
option-plane-impact-question = What does a plane do to the Impact?
option-plane-impact-effect = The rulebook prints two different numbers; flying usually pollutes most.
option-plane-impact-2 = It adds 2
option-plane-impact--2 = It takes off 2

option-start-growth-tokens = Start
option-start-growth-tokens-question = With how many growth tokens do players start, besides 4 on the tracker?
option-start-growth-tokens-effect = With 4 tokens every player starts with a Growth of 8.
option-start-growth-tokens-0 = None
option-start-growth-tokens-4 = Four

option-banking = Growth tokens
option-banking-question = How do growth tokens come to the tracker?
option-banking-effect = If you move them yourself, only your tracker counts for the growth limit, so you can hold the end back.
option-banking-auto = By themselves
option-banking-manual = The player moves them

option-last-turns = Last turns
option-last-turns-question = Who plays on once the end is certain?
option-last-turns-effect = Finishing the round gives all players the same number of turns. Without that, the first player wins clearly more often.
option-last-turns-finish-round = The round is finished, then everybody has one last turn
option-last-turns-one-each = Everybody has one more turn at once

option-token-pool = Company tokens
option-token-pool-question = Can company tokens run out?
option-token-pool-effect = With one pool of eight, every Development and every shipment under way takes a token.
option-token-pool-shared = Yes, there are eight for everything
option-token-pool-separate = No

option-board-slots = Board slots
option-board-slots-question = How many shipments can a company have under way?
option-board-slots-effect = With fewer slots it pays more often to let cards travel together.
option-board-slots-2 = Two
option-board-slots-3 = Three
option-board-slots-4 = Four
option-board-slots-5 = Five
option-board-slots-6 = Six

option-combine-adjacency = Travelling together
option-combine-adjacency-question = When do the regions of three or more cards fit together?
option-combine-adjacency-effect = This decides which cards may share one shipment.
option-combine-adjacency-pairwise = When every two of them are adjacent
option-combine-adjacency-connected = When they hang together

option-sea-links = Sea links
option-sea-links-question = Do short sea routes count as borders?
option-sea-links-effect = The Iberian Peninsula then touches Southern Europe, and Western Europe touches Northern Europe.

option-short-deck = Short deck
option-short-deck-question = Play with fewer Shipment cards?
option-short-deck-effect = Only nine Shipment cards for each player are in the game, so the supply can run out.

option-open-hands = Open hands
option-open-hands-question = Play with open hands?
option-open-hands-effect = From the first turn on all hand cards lie open: good for teaching.

option-first-player = First player
option-first-player-question = Who begins?
option-first-player-effect = The first player begins every round.
option-first-player-random = Somebody drawn by lot
option-first-player-seat = { $seat }

## Rules

rules-title = The rules of EcoTrade
rules-section-1 = The board, the cards and the numbers
rules-section-2 = Setup
rules-section-3 = The course of the game
rules-section-4 = What everything means exactly
rules-section-5 = End and scoring
rules-section-6 = Options
rules-section-8 = The cards
rules-section-r = Rulings

## For a first game: what each decision is about

lesson-return-card = You were dealt three Shipment cards and keep two. Keep cards that bring much Growth in little Time, or two that can travel together; the third goes under the deck.
lesson-take-market = A card from the market costs nothing and all see it. Look at where it goes, how long it takes, and what it brings; a new card takes its place at once.
lesson-take-deck = A card from the deck is a surprise that only you see. It costs 1 Growth, or nothing with the Development Freight-exchange platform.
lesson-start-with = A shipment takes one company token and one slot of your board until it arrives. You may start several in one turn, but then you take no card.
lesson-add-card = Cards may travel together if their origins are adjacent, their destinations are adjacent, they share a means, and the quantities add up to 7 at most. That saves tokens and slots, but takes as long as the slowest card and 1 more Time for each other one, unless you own the Development Multilingual planning team.
lesson-done-combining = Choose this when enough cards travel together. The shipment then only needs its means of transport.
lesson-top-card = Two cards take equally long. If the card with a single means lies on top, its numbers are final and the transport table is left out; otherwise the table changes the sum.
lesson-road = Road changes nothing: it is quick, neither clean nor dear.
lesson-train = A train takes 2 more Time, brings 1 more Growth and saves 2 Impact. If the top card shows only one means, its numbers are final and nothing changes.
lesson-plane = A plane saves 1 Time, but costs 2 Growth. The preview tells what it does to the Impact. If the top card shows only one means, its numbers are final and nothing changes.
lesson-ship = A ship takes 2 more Time, brings 2 more Growth and saves 1 Impact. If the top card shows only one means, its numbers are final and nothing changes.
lesson-keep-incident = The Incident stands and changes your shipment now. After that nothing more happens to it on the way.
lesson-redraw-incident = Your due diligence lets you discard this Incident. The next one stands, whether it is better or worse.
lesson-buy = A Development helps for the rest of the game and lowers your Impact in the end: 4 for each trio of the three categories, 6 for the most in a category. It costs Growth and one company token, and only one can be bought in a turn.
lesson-buy-level = You may buy any level at once. A higher level costs more and lowers your Impact more in the end; what the Development does is the same at every level.
lesson-advance-to = You pay only the difference to the higher level. One advance in a turn is possible, besides one purchase.
lesson-bank = Tokens on your board are yours, but only the tracker counts for the growth limit. Moving them costs nothing.
lesson-end-turn = When your turn ends, the next player goes on. In your next turn you first gain 2 Growth, or 3 with the Development Long-term local contracts, and every shipment loses one Time token.
lesson-pass = Passing does nothing at all. If all players pass one after the other, the game is over at once, unless the last turns have been announced already.

## What happens

event-game-began = The game begins. The first player is { $seat }.
event-cards-dealt = { $seat } is dealt { $count } Shipment cards.
event-cards-seen = { $seat } has been dealt: { $cards }.
event-return-chosen = { $seat } has chosen a card to return.
event-card-returned = { $seat } returns { $card }.
event-market-revealed = The market is revealed: { $cards }.
event-hand-opened = { $seat } plays with open cards: { $cards }.
event-turn-began = Round { $round }: it is the turn of { $seat }.
event-last-turn-began = Round { $round }: { $seat } has a last turn.
event-upkeep-gained = { $seat } gains { $amount } Growth from local contracts.
event-shipment-moved = { $seat } moves on the shipment in slot { $number }: Time { $time } is left.
event-shipment-completed = { $seat } completes a shipment ({ $cards }): Growth +{ $growth }, Impact +{ $impact }.
event-market-card-taken = { $seat } takes { $card } from the market.
event-market-refilled = New in the market: { $card }.
event-platform-gained = { $seat } gains { $amount } Growth from the freight-exchange platform.
event-deck-card-taken = { $price ->
    [0] { $seat } takes a card from the deck for nothing.
   *[other] { $seat } takes a card from the deck for { $price } Growth.
}
event-card-drawn = { $seat } has drawn { $card }.
event-shipment-planned = { $seat } begins a shipment with { $card }.
event-card-added = { $seat } adds { $card } to the shipment.
event-combining-done = { $seat } adds no more cards.
event-top-chosen = { $seat } lays { $card } on top.
event-shipment-started = { $seat } starts a shipment by { $means } ({ $cards }): Time { $time }, Growth { $growth }, Impact { $impact }.
event-incidents-reshuffled = The discarded Incidents are shuffled and become the new deck.
event-incident-revealed = { $seat } reveals an Incident: { $incident }.
event-incident-elsewhere = { $seat } reveals an Incident that does not touch the shipment: { $incident }.
event-incident-kept = { $seat } lets the Incident stand: { $incident }.
event-incident-discarded = { $seat } discards the Incident and reveals another: { $incident }.
event-incident-applied = { $seat } now has a shipment with Time { $time }, Growth { $growth }, Impact { $impact }.
event-development-bought = { $seat } buys a Development for { $cost } Growth: { $card }.
event-level-bought = { $seat } buys a Development at level { $level } for { $cost } Growth: { $card }.
event-level-advanced = { $seat } advances a Development to level { $level } for { $cost } Growth: { $card }.
event-tokens-banked = { $seat } moves { $amount } Growth to the tracker.
event-turn-ended = { $seat } ends the turn.
event-passed = { $seat } passes.
event-limit-reached = { $seat } reaches the growth limit of { $limit }: the end is near.
event-supply-ended = { $seat } takes the last Shipment card: the end is near.
event-all-passed = All players have passed one after the other.
event-settled = { $seat } has Growth { $growth } and { $unfinished } from shipments under way. Impact { $raw }, less { $reduction }, leaves { $impact }: penalty { $penalty }, bonus { $bonus }. The score is { $score }.
event-game-ended = The game is over.
# A player in a list of players.
player = { $seat }

## What can be done

# { $card } is one of the next three.
card-route = { $goods } ({ $origin } to { $destination })
card-in-hand = the card in hand slot { $number }
card-on-market = the card in market slot { $number }
action-return-card = Return { $card }
action-take-market = Take { $card }
action-take-deck = Take a card from the deck
action-start-with = Start a shipment with { $card }
action-add-card = Add { $card }
action-done-combining = Add no more cards
action-top-card = Lay { $card } on top
action-road = Send it by road
action-train = Send it by train
action-plane = Send it by plane
action-ship = Send it by ship
action-keep-incident = Let the Incident stand
action-redraw-incident = Discard the Incident and reveal another
action-buy = Buy { $card } for { $cost } Growth
action-buy-level = Buy { $card } at level { $level } for { $cost } Growth
action-advance-to = Advance { $card } to level { $level }
action-bank = Move growth tokens to the tracker
action-end-turn = End the turn
action-pass = Pass

## Why not

refusal-not-asked-now = Another decision is asked for now.
refusal-no-card-in-hand-slot = There is no card in hand slot { $number }.
refusal-main-action-done = You have done the main action of this turn: take one card, or start shipments, but not both.
refusal-hand-full = You hold four cards and cannot take another.
refusal-market-slot-empty = There is no card in market slot { $number }.
refusal-deck-empty = The deck is empty.
refusal-cannot-pay-deck = A card from the deck costs 1 Growth, which you do not have.
refusal-no-token = You have no company token left. Only those on shipments come back, when they arrive; those on Developments stay for good.
refusal-no-free-slot = All slots of your board hold shipments.
refusal-already-in-shipment = The card in hand slot { $number } is part of the shipment already.
refusal-too-much-quantity = The quantity would be { $quantity }; together at most 7 is possible.
refusal-regions-apart = The cards must begin in adjacent regions and finish in adjacent regions.
refusal-no-common-means = No means of transport is shown on every card.
refusal-no-top-card = The card in hand slot { $number } is not one of the two that can lie on top.
refusal-means-not-shown-road = Not every card of the shipment shows the road.
refusal-means-not-shown-train = Not every card of the shipment shows the train.
refusal-means-not-shown-plane = Not every card of the shipment shows the plane.
refusal-means-not-shown-ship = Not every card of the shipment shows the ship.
refusal-other-version = Levels belong to Version 2 of the Developments, purchases without a level to the standard game.
refusal-bought-already = You have bought a Development in this turn already.
refusal-owned-already = You own this Development already: { $card }.
refusal-cannot-pay = It costs { $cost } Growth, and you have { $growth }.
refusal-advanced-already = You have advanced a Development in this turn already.
refusal-not-owned = You do not own this Development: { $card }.
refusal-bought-this-turn = You bought this Development in this turn and cannot advance it before the next one: { $card }.
refusal-level-not-higher = The Development is at level { $level } and can only go higher.
refusal-nothing-to-bank = There are no growth tokens to move to the tracker.
refusal-nothing-done = You have done nothing in this turn: take a card, start a shipment, or pass if you may.
refusal-main-action-owed = You must take a card or start a shipment.
refusal-not-a-pass = You have done something in this turn, so you cannot pass: end the turn.

## What is going on

situation-return-you = Choose which of your three cards goes under the deck.
situation-return-other = These players still choose the card that they return: { $players }.
situation-menu-you = { $buys ->
    [0] Your turn: take a card or start shipments.
   *[other] Your turn: take a card or start shipments. You may also buy one Development this turn.
}
situation-full-you = { $buys ->
    [0] Your turn: start shipments, your hand is full.
   *[other] Your turn: start shipments, your hand is full. You may also buy one Development this turn.
}
situation-take-you = { $buys ->
    [0] Your turn: take a card.
   *[other] Your turn: take a card. You may also buy one Development this turn.
}
situation-start-you = { $buys ->
    [0] Your turn: start shipments, there is no card to take.
   *[other] Your turn: start shipments, there is no card to take. You may also buy one Development this turn.
}
situation-stuck-you = { $buys ->
    [0] Your turn: there is nothing to take, to ship or to buy now.
   *[other] Your turn: there is nothing to take or to ship now. You may buy one Development, or do without.
}
situation-taken-you = { $buys ->
    [0] You have taken a card. You can end the turn.
   *[other] You have taken a card. You may buy one Development, or end the turn.
}
situation-starting-you = { $buys ->
    [0] You have started a shipment. You may start more, or end the turn.
   *[other] You have started a shipment. You may start more, buy one Development, or end the turn.
}
situation-started-you = { $buys ->
    [0] You have started a shipment. You can end the turn.
   *[other] You have started a shipment. You may buy one Development, or end the turn.
}
situation-menu-other = It is the turn of { $seat }.
situation-combine = Choose cards that travel with { $cards }, or add no more.
situation-top-card = Choose which card lies on top: { $cards }.
situation-means = Choose the means of transport for { $cards }. Then an Incident is revealed, and there is no way back.
situation-incident-you = The Incident touches your shipment: { $incident }. Let it stand, or discard it and reveal another.
situation-incident-other = { $seat } may discard the Incident and reveal another: { $incident }.
situation-won = The game is over. { $seat } wins with a score of { $score }.
situation-shared = The game is over. { $players } share the victory with a score of { $score }.

## The table in lines of text

table-round = Round { $round }. First player: { $first }. The growth limit is { $limit }.
table-end-limit = { $seat } has reached the growth limit.
table-end-supply = { $seat } has taken the last Shipment card.
table-last-turns = Last turns still to come: { $players }.
table-market = Market slot { $number }: { $card }.
table-market-empty = Market slot { $number } is empty.
table-decks = Cards in the decks: shipments { $cards }, incidents { $incidents }.
table-put-away = Shipment cards put away unseen: { $count }.
table-odds = Of { $of } Incidents that may come next, { $road } touch the road, { $train } the train, { $plane } the plane, { $ship } the ship.
table-incident-discard = Discarded Incidents: { $incidents }.
table-player = { $seat }: Growth { $growth } (tracker { $tracker }, tokens { $tokens }), Impact { $impact }, score if the game ended now { $score }. Cards in hand { $cards }, free company tokens { $trucks }, free slots { $slots }, completed cards { $completed }. Developments: { $developments }.
table-shipment = { $seat }, slot { $number }: { $cards } by { $means }. Time { $time }, Growth { $growth }, Impact { $impact }.
table-known = { $seat } holds, as all know: { $cards }.
table-hand = Your hand slot { $number }: { $card }.
table-hand-empty = Your hand slot { $number } is empty.
table-returning = You return { $card }.
table-returned = You returned { $card }; cards beneath it in the deck: { $beneath }.
table-draft = Your new shipment: { $cards }.
table-offer = By { $means } before the Incident: Time { $time }, Growth { $growth }, Impact { $impact }.
table-incident = Revealed: { $incident }.

## What the cards mean in the real world

note-emissions = Emissions differ by means. EU averages for 2018, in grams of CO2e per tonne-kilometre, rounded: sea 7, rail 24, inland waterway 33, heavy truck 137, air cargo about 1,040. The transport table follows this order for rail, road and air; the sea stands behind rail there, as the rulebook has it.
note-incoterms = The Incoterms 2020 are eleven rules that say who pays and who bears the risk. For any means: EXW, FCA, CPT, CIP, DAP, DPU, DDP. Only for sea and inland waterway: FAS, FOB, CFR, CIF.
note-papers = Transport has its papers: the CMR consignment note (road), the CIM consignment note (rail), the bill of lading (sea), the air waybill (air). From 9 July 2027 authorities in the EU must accept freight information for road, rail, inland waterway and air electronically from certified platforms (eFTI Regulation 2020/1056).
note-targets = The European Green Deal asks for 90 % less greenhouse gas from transport by 2050 compared with 1990.
note-s01 = Strawberries keep for only a few days, so they leave the field pre-cooled and ride in refrigerated trailers held close to 0 °C. The cooling unit burns extra energy, one reason why a chilled truck-kilometre weighs more than a dry one.
note-s02 = Cooled citrus lasts for weeks, long enough to wait for a slower train. EU average figures for 2018 put rail at about 24 g CO2e per tonne-kilometre against about 137 g for heavy trucks.
note-s03 = Portugal grows roughly half of the world's cork. The bark is stripped about every nine years and the tree keeps growing, so the material is renewable.
note-s04 = Fast fashion buys speed: flying clothes saves days but air cargo emits on the order of 1 kg CO2e per tonne-kilometre. Planning collections earlier can avoid the flight.
note-s05 = Frit is molten glass that has been quenched and ground; it is heavy, dry and not urgent. Goods like this are natural candidates for ship or rail because nothing is lost by arriving a few days later.
note-s06 = Modern turbine blades can be more than 80 m long, which makes them out-of-gauge cargo. Factories beside a port and special ships spare much of the effort of road permits, escorts and street signs taken down for one night.
note-s07 = Bulk grain travels loose in hopper wagons or ship holds. One 2,000-tonne vessel does the work of about 80 trucks carrying 25 tonnes each.
note-s08 = A large European aircraft maker flies fuselage and wing sections between its plants in purpose-built outsize freighters. The assembly line stays on schedule, at the price of the most carbon-intensive mode per tonne-kilometre.
note-s09 = For many perishable foods that cross a border, fresh cheese among them, the ATP agreement applies: the vehicle body must be insulated, tested and certified, and the temperature kept within limits.
note-s10 = Dangerous goods follow ADR on the road and RID on the railway. Both demand correct classification, approved packaging, marking of wagon or truck and trained staff.
note-s11 = Perfume contains alcohol and is normally classed as a flammable liquid (UN 1266, class 3). Even a luxury parcel may therefore need dangerous-goods papers.
note-s12 = In a bottle of wine roughly 40 % of the weight is glass. Lighter bottles, or shipping in bulk and bottling near the customer, cut transport emissions directly.
note-s13 = Under the Incoterms 2020 rule CIP the seller must insure the goods with wide cover (Institute Cargo Clauses A); under CIF minimum cover (Clauses C) is enough. For expensive machinery the wide cover is usually worth its price.
note-s14 = Water is worth little per kilogram, so freight decides the shelf price. A river barge emits about 33 g CO2e per tonne-kilometre, around a quarter of a heavy truck.
note-s15 = A steel coil weighs between about 10 and 30 tonnes, so a truck carries only one or two. A train with 1,000 tonnes of cargo replaces around 40 trucks.
note-s16 = Appliances fill a trailer by volume long before they reach its weight limit. About one fifth of all truck-kilometres in the EU are driven completely empty, so filling space matters.
note-s17 = EU Good Distribution Practice requires medicines to stay within their stated temperature range for the whole journey, with records to prove it. Sensors travel with the pallet.
note-s18 = A car train carries roughly 200 vehicles, a car-carrying truck about eight to ten. Roll-on/roll-off ships take several thousand at once.
note-s19 = Stone is so dense that a 20-foot container reaches its limit of about 30 tonnes gross while still mostly empty. Weight, not space, sets the price.
note-s20 = Tinned food needs no cooling, so slow modes cost nothing in quality. For containers handed over at a terminal, FCA, CPT or CIP fit better than FOB, CFR or CIF.
note-s21 = The standard Euro pallet measures 1,200 × 800 mm, and a 13.6 m semi-trailer takes 33 of them on the floor. Packaging designed to the pallet wastes no space.
note-s22 = EU law limits a truck driver to 9 hours of driving a day (10 hours twice a week) and requires a 45-minute break after 4.5 hours. Realistic schedules are part of fair transport.
note-s23 = Adriatic and Ionian ferries carry trailers without the tractor or driver. Unaccompanied trailers let drivers work close to home and skip a long detour by road.
note-s24 = Air freight is charged by volume when goods are light: one cubic metre counts as at least about 167 kg (6,000 cm³ per kg). Smaller shoeboxes can save money and fuel.
note-s25 = Producers of electronics in the EU must finance the collection and recycling of old devices (WEEE directive). Return logistics is planned together with delivery.
note-s26 = Flat packing removes the air from the load. The same trailer or wagon can then carry several times more furniture, which divides the energy over more pieces.
note-s27 = Lithium-ion batteries are dangerous goods of class 9 (UN 3480 when shipped on their own) and must pass the UN 38.3 test series before transport.
note-s28 = Ukraine is one of the world's largest exporters of sunflower oil. Since 2022 the EU Solidarity Lanes by rail, road and Danube have given its exports routes besides the Black Sea ports.
note-s29 = The Danube is Europe's second-longest river and touches ten countries. Barges are slow but a single push convoy can carry thousands of tonnes.
note-s30 = Apples stored in low-oxygen, cooled rooms keep for many months. Storage lets the shipper wait for a full load instead of rushing half-empty trucks.
note-s31 = Car plants work just in time and may hold only hours of stock. A missing wiring harness can stop the line, which is why such parts are sometimes flown in an emergency.
note-s32 = Greece is one of the leading EU producers of farmed sea bass. Fresh fish is packed in melting ice and must stay near 0 °C from harvest to shop.
note-s33 = Recycled aluminium needs only about 5 % of the energy of primary metal. For such goods the origin of the metal often matters more for the climate than the trip.
note-s34 = Cement imported into the EU from most non-member countries is covered by the Carbon Border Adjustment Mechanism, whose definitive phase started on 1 January 2026 after a reporting-only period from October 2023.
note-s35 = Feta is a protected designation of origin: in the EU only cheese made in defined areas of Greece may use the name. The papers travel with the pallet.
note-s36 = Preserved food tolerates a long voyage. Sea transport averages about 7 g CO2e per tonne-kilometre, the lowest of all freight modes in the EU comparison.
note-s37 = Dried or salted, cod keeps for months without cooling, so it can take a slow route. Norway belongs to the European Economic Area but not to the EU customs union, so a customs declaration is still needed.
note-s38 = Wood is one of the seven commodities of the EU Deforestation Regulation (2023/1115). Once it applies, the firm that first places the wood on the EU market must as a rule declare that no deforestation after 2020 was involved.
note-s39 = The Baltic Sea and the North Sea are sulphur emission control areas: since 2015 ships there may burn fuel with at most 0.10 % sulphur or must clean their exhaust.
note-s40 = On average figures, flying a tonne of fish emits roughly seven to eight times as much per kilometre as carrying it by heavy truck. Frozen instead of fresh fish can take the slow, clean route.
note-s41 = A trailer with two temperature zones carries chilled butter and dry milk powder together. Sharing space avoids a second half-empty vehicle.
note-s42 = Air cargo moves a tiny share of world trade by weight but about a third of it by value. Firms pay for speed partly because expensive goods in transit tie up money.
note-i01 = Traffic jams are estimated to cost the EU around 1 % of its GDP a year. Night slots and better routing can avoid part of the waiting.
note-i02 = The road-transport union IRU counts hundreds of thousands of unfilled driver jobs in Europe, and fewer than 7 % of drivers are younger than 25.
note-i03 = Fuel is often a quarter to a third of a haulier's costs. A fuel clause in the contract shares the risk between carrier and customer.
note-i04 = A replacement vehicle means extra kilometres, and extra kilometres mean extra emissions. Preventive maintenance helps the climate too.
note-i05 = After a freight train derailed in August 2023 the Gotthard Base Tunnel was back at full capacity only in September 2024. Detours cost days and fuel.
note-i06 = Inside the Schengen area trucks normally cross without checks; Bulgaria and Romania joined fully with their land borders on 1 January 2025. At the outer border waiting can take a day or more.
note-i07 = A railway has few detours, so one strike can stop many trains. Careful shippers keep a second mode prepared.
note-i08 = Busy corridors are sometimes closed completely for renewal: Germany's Riedbahn was shut for five months in 2024. Works of this size are announced early and can be planned around.
note-i09 = Most of Europe uses 1,435 mm track, Spain and Portugal mostly 1,668 mm, Ukraine and the Baltic states 1,520 mm. At the break, wagons are re-axled or boxes are lifted over.
note-i10 = Special wagons are scarce and must come back empty if no return load exists. Booking ahead and standard containers lower the risk.
note-i11 = When boxes wait too long, carriers charge demurrage inside the port and detention outside it. Planning the pick-up helps to avoid both fees.
note-i12 = Ships slow down or sail around heavy weather. Weather routing software helps to find a safe path with little extra fuel.
note-i13 = In August 2022 the Rhine gauge at Kaub fell to around 30 cm and barges could load only a fraction of their capacity. Longer dry spells are expected to make this more frequent.
note-i14 = Out of about 250 million containers shipped a year, 221 were reported lost at sea for 2023 and 576 for 2024. Correct weights and good lashing lower the risk.
note-i15 = The MARPOL convention strictly limits discharges of oil and demands emergency plans on board. Cleaning a coast usually costs far more than preventing a leak.
note-i16 = Low visibility cuts the number of landings per hour. Flights wait or divert, and a small time buffer in the plan is often cheaper than a missed connection.
note-i17 = About half of all air cargo flies in the holds of passenger aircraft. When passenger flights are cut, as in 2020, freight rates can jump.
note-i18 = Circling before landing burns fuel without moving the goods. Better air-traffic coordination is one of the aims of the Single European Sky.
note-i19 = Trade between EU members is free of customs checks; goods to and from other countries need a declaration and may be opened. Correct data lowers the chance.
note-i20 = Each mode has its own document: CMR note for road, CIM for rail, bill of lading for sea, air waybill for air. A wrong tariff code or Incoterm can cost money.
note-i21 = A few hours at the wrong temperature can spoil a load. Data loggers show when the chain broke, which helps to settle who is liable.
note-i22 = The 2017 NotPetya attack cost one large container line an estimated 200 to 300 million US dollars. Back-ups and drills belong to logistics.
note-i23 = A truck that finds cargo for the way back earns on both legs and spreads its emissions over two customers. Freight exchanges exist for exactly this.
note-i24 = The European rail freight corridors (set up by Regulation 913/2010) offer ready-made international train paths, so that not every border has to be arranged separately.
note-i25 = A ship's engine power grows roughly with the cube of its speed: sailing 10 % slower saves about 27 % of power and 19 % of fuel per distance. A following wind lets the ship keep its speed with less power.
note-i26 = ReFuelEU Aviation requires fuel suppliers at EU airports to blend 2 % sustainable fuel in 2025, 6 % in 2030 and 70 % in 2050.
note-i27 = An Authorised Economic Operator has proved to customs that it is reliable; it gets fewer controls and priority when controlled.
note-i28 = Even competitors can share a trailer, wagon or container. Horizontal collaboration can raise the load factor and lower cost and emissions together.
note-d01 = Eco-driving courses are reported to save between 5 and 15 % of fuel. EU truck drivers must take 35 hours of periodic training every five years.
note-d02 = Safe, secure parking with showers and meals keeps drivers rested. EU rules forbid spending the regular weekly rest in the cab.
note-d03 = Consolidating loads across borders needs people who can agree dates with several shippers, often in several languages. Good planning keeps the shared trip from losing days.
note-d04 = Due diligence means knowing your suppliers and carriers before something goes wrong. Directive (EU) 2024/1760 will ask very large companies to find and address harm in their chains.
note-d05 = Online freight exchanges match spare truck space with cargo. They help to avoid empty kilometres.
note-d06 = All-risks cover (Institute Cargo Clauses A) pays for most accidental loss or damage. Under CIP the seller must buy it, under FCA nobody has to, so read the rule.
note-d07 = A consolidation hub turns several part loads into one full load. Fuller vehicles lower cost and emissions per tonne at the same time.
note-d08 = Long contracts make it easier for carriers to invest in cleaner vehicles because the income is predictable. Short distances also mean fewer tonne-kilometres.
note-d09 = Under EU rules the average new heavy truck must emit 45 % less CO2 from 2030, 65 % less from 2035 and 90 % less from 2040 than in 2019. Battery trucks have no exhaust.
note-d10 = Most European rail freight runs under electric power, so a contract for renewable electricity can lower its emissions. Train paths booked for the whole year also make the journey more regular.
note-d11 = FuelEU Maritime cuts the greenhouse-gas intensity of ship energy by 2 % from 2025 and by 80 % by 2050; shore power lets ships switch off their engines in port. Large ships have been in the EU emissions trading system since 2024.
note-d12 = Sustainable aviation fuel can cut life-cycle CO2 by up to about 80 % compared with fossil kerosene, but it is still scarce and several times more expensive.
