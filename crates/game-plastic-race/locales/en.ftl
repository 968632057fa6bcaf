### Europe Plastic's Race in English.
###
### A sentence is always one whole message. Seats come in as names.


## General

game-name = Europe Plastic's Race
game-tagline = Refuse trucks race through a city and collect plastic. Who gathers the most recycling points?

## Colours, cards and places

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-orange = orange
colour-purple = purple
colour-joker = any colour
colour-white = white double lane
effect-roll-dice = roll dice
effect-set-die = set die
effect-steal = steal
effect-ask = ask
effect-swap = swap
effect-plus2 = two cards
effect-plus3 = three cards
effect-works = street works
effect-one-way = one-way
effect-shortcut = shortcut
effect-police = police
effect-puncture = puncture
effect-roll-dice-does = Roll two coloured dice and put them on two sections, which then have these colours.
effect-set-die-does = Turn a die on the board to another colour.
effect-steal-does = Take a random card from a player with at least five cards.
effect-ask-does = Ask a player for a colour or an effect. Whoever has it must give you such a card.
effect-swap-does = Exchange one of your cards for a card of another player. Both choose in secret.
effect-plus2-does = Draw two cards at once.
effect-plus3-does = Draw three cards at once.
effect-works-does = Close a section for everybody. A truck's only way out must stay open.
effect-one-way-does = Let a section be driven in one direction only. A truck's only way out must stay open.
effect-shortcut-does = Drive over a section, or a chain of one colour, without paying its colour. Works and one-way tokens do not matter.
effect-police-does = Remove or turn a one-way token, or ignore the tokens of one section in this turn.
effect-puncture-does = Keep a player from collecting: in your turn for the next turn of that player, or at once when somebody collects.
reward-draw1 = draw a card
reward-draw2 = draw two cards
reward-dice = roll dice
reward-set-die = set a die
reward-one-way = place a one-way token
reward-police = take a police token
card-single = { $colour } card ({ $effect })
card-dashed = { $first } and { $second } card
card-solid = { $first } or { $second } card
card-wild = card of any colour
route-card = “{ $colours }” ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
street = { $name }
street-part = { $name } ({ $id })
street-unnamed = street { $id }
city-ankara = Ankara
city-athens = Athens
city-berlin = Berlin
city-london = London
city-madrid = Madrid
city-paris = Paris
city-rome = Rome
city-victoria = Victoria

name = { $name }
place = { $name }
place-part = { $name } ({ $id })
place-bin = { $name } (bin { $bin })
light-east = East light
light-west = West light
place-plant = { $name } (plant)
place-unnamed = crossing { $id }
bin-1 = bin 1, drink bottles
bin-2 = bin 2, detergent bottles
bin-3 = bin 3, bags and film
bin-4 = bin 4, pots and caps
bin-5 = bin 5, foam packaging
bin-other = bin { $number }
plant-pl1 = Sorting line
plant-pl2 = Washing line
plant-pl3 = Float-sink tank
plant-pl4 = Extruder
plant-pl5 = Bottle to bottle
wanted-colour = a card with { $colour }
wanted-effect = a card with the effect “{ $effect }”
player = { $seat }

## Options

option-city = City
option-city-question = In which city do you play?
option-city-effect = Victoria and Paris are short and easy, Ankara and London are long.
option-city-victoria = Victoria: 3 bins, two traffic lights
option-city-paris = Paris: 3 bins, a joker street
option-city-madrid = Madrid: 4 bins and a plant
option-city-berlin = Berlin: 4 bins, a plant, two double lanes
option-city-athens = Athens: 4 bins, a plant, many dice
option-city-rome = Rome: 4 bins, a plant, the Vatican
option-city-ankara = Ankara: 5 bins, a plant, three dead ends
option-city-london = London: 5 bins, a plant, many short streets
option-routes = Route cards
option-routes-question = Play with route cards?
option-routes-effect = Route cards pay for driving certain colours in one turn. Leave them out in a first game.
option-routes-on = Yes
option-routes-off = No
option-plant = Recycling plant
option-plant-question = Play with the recycling plant, where the city has one?
option-plant-effect = At the plant bins are sold for points, and after its last purchase only one more round is played.
option-plant-on = Yes
option-plant-off = No
option-start-seat = Start player
option-start-seat-question = Who takes the first seat?
option-start-seat-effect = The first seat begins with the fewest cards.
option-start-seat-random = Somebody drawn by lot
option-start-seat-host = Whom the host chooses
option-start-seat-rotating = The next one in a series of games
option-dashed-partial = Dashed cards
option-dashed-partial-question = May a dashed card be used for one of its colours alone?
option-dashed-partial-effect = If not, both colours must be driven one after the other, and such a card alone pays nothing of a double lane.
option-route-match = Completing routes
option-route-match-question = May a colour come back on a route after another one?
option-route-match-effect = This decides which drives complete a route card.
option-route-match-window = Yes, only other colours break it
option-route-match-exact = No, each colour once; equal streets side by side count as one
option-route-discard-any = A fourth route card
option-route-discard-any-question = May a new fourth route card be discarded at once?
option-route-discard-any-effect = Without this one of the three older cards must go.
option-police-reverse = Turning one-way tokens
option-police-reverse-question = May the police turn a one-way token round?
option-police-reverse-effect = If not, the police only removes one-way tokens or passes them.
option-police-token = Police tokens
option-police-token-question = What can a police token do?
option-police-token-effect = The police card is the same with both.
option-police-token-full = All that the card can
option-police-token-pass-only = Only pass tokens
option-react = Punctures
option-react-question = Who is asked about a puncture when somebody collects?
option-react-effect = If only those are asked who hold one, being asked shows it to everybody who watches the clock.
option-react-holders = Those who hold one
option-react-everybody = All opponents
option-reward-repeat = Rewards
option-reward-repeat-question = How often does a white circle pay?
option-reward-repeat-effect = With every passage it pays to drive to and fro.
option-reward-repeat-once-per-turn = Once a turn
option-reward-repeat-every-pass = With every passage
option-max-rounds = Longest game
option-max-rounds-question = After how many rounds does the game end if nobody has brought the end near?
option-max-rounds-effect = Games end long before the usual limit.
option-max-rounds-60 = 60, the usual limit
option-max-rounds-5 = 5, very short
option-max-rounds-10 = 10
option-max-rounds-15 = 15
option-max-rounds-20 = 20
option-max-rounds-30 = 30
option-max-rounds-40 = 40
option-map = Own map
option-map-question = Play on a map of your own?
option-map-effect = A map file replaces the city.

## Rules

rules-title = The rules of Europe Plastic's Race
rules-section-1 = The box
rules-section-2 = Setup
rules-section-3 = The turn
rules-section-4 = Effects
rules-section-5 = The end
rules-section-6 = Options
rules-section-8 = Content
rules-section-r = Rulings

## What happens

event-plant-card-drawn = The plant is “{ $plant }”. It will buy { $capacity } bins.
event-light-chosen = { $seat } starts from { $place }.
event-round-began = Round { $round } begins.
event-turn-began = { $seat } is to move.
event-turn-ended = { $seat } ends the turn.
event-cards-drawn = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-cards-seen = { $seat } sees the new cards: { $cards }.
event-street-deck-reshuffled = The discarded street cards are shuffled and become the new deck.
event-route-deck-reshuffled = The discarded route cards are shuffled and become the new deck.
event-card-played = { $seat } plays the { $card }.
event-shortcut-played = { $seat } takes a shortcut with the { $card }.
event-payment-began = { $seat } wants to drive over { $street } in { $colour } and pays with several cards.
event-pair-offered = { $seat } pays with two cards of any colour.
event-card-spent = { $seat } spends the { $card }.
event-drove = { $seat } drives over { $street } in { $colour } to { $place }.
event-drove-colourless = { $seat } drives over { $street } to { $place }.
event-effect-played = { $seat } uses the effect of the { $card }.
event-reward-reached = { $seat } reaches a reward: { $reward }.
event-reward-used = { $seat } uses the reward: { $reward }.
event-reward-skipped = { $seat } does without the reward: { $reward }.
event-die-lifted = { $seat } lifts the die from { $street }.
event-die-picked = { $seat } picks the die on { $street }.
event-dice-rolled = { $seat } rolls { $first } and { $second }.
event-die-placed = { $seat } puts a die on { $street }, which is now { $colour }.
event-die-set = { $seat } turns the die on { $street } to { $colour }.
event-token-picked = { $seat } moves the token on { $street }.
event-site-picked = { $seat } chooses { $street } for a one-way token.
event-works-placed = { $seat } puts street works on { $street }.
event-works-moved = { $seat } moves street works from { $from } to { $street }.
event-one-way-placed = { $seat } puts a one-way token on { $street }, towards { $place }.
event-one-way-moved = { $seat } moves a one-way token from { $from } to { $street }, towards { $place }.
event-one-way-removed = { $seat } has the one-way token on { $street } removed.
event-one-way-reversed = { $seat } has the one-way token on { $street } turned towards { $place }.
event-pass-granted = { $seat } may ignore the tokens on { $street } in this turn.
event-police-token-taken = { $seat } takes a police token.
event-police-token-used = { $seat } uses the police token.
event-card-stolen = { $seat } steals a card from { $from }.
event-target-chosen = { $seat } chooses { $target }.
event-asked = { $seat } asks { $target } for { $wanted }.
event-card-given = { $seat } gives a card to { $to }.
event-nothing-to-give = { $seat } has nothing of the kind.
event-swap-offered = { $seat } offers { $target } a card in exchange.
event-cards-swapped = { $seat } and { $target } exchange cards.
event-card-moved = The { $card } goes from { $from } to { $to }.
event-puncture-laid = { $seat } lays the { $card } in front of { $target }.
event-collect-announced = { $seat } wants to collect: { $bin }.
event-answered = { $seat } has answered.
event-punctured = { $seat } has a puncture. { $by } has played the { $card }.
event-truck-returned = { $seat } goes back over { $street } to { $place }.
event-bin-collected = { $seat } collects: { $bin }.
event-bin-collected-extra = { $points ->
    [one] { $seat } collects: { $bin }, with 1 extra point.
   *[other] { $seat } collects: { $bin }, with { $points } extra points.
}
event-reward-die-rolled = { $points ->
    [one] { $seat } finds plastic worth 1 point. Route cards: { $routes }.
   *[other] { $seat } finds plastic worth { $points } points. Route cards: { $routes }.
}
event-route-drawn = { $seat } draws a route card.
event-route-seen = { $seat } sees the route card { $route }.
event-route-discarded = { $seat } discards the route card { $route }.
event-route-completed = { $seat } completes the route { $route }.
event-bin-sold = { $seat } sells { $bin } for { $points } points. The plant still buys { $capacity }.
event-board-cleared = All dice, works and one-way tokens leave the board.
event-bonus-taken = { $seat } has every bin and takes the bonus card.
event-end-triggered = { $seat } brings the end near: round { $round } is the last.
event-card-discarded = { $seat } discards the { $card }.
event-game-ended = The game is over.

## What can be done

action-continue = Drive on over { $street }
action-continue-in = Drive on over { $street } in { $colour }
action-step = Drive over { $street } with the { $card }
action-step-in = Drive over { $street } in { $colour } with the { $card }
action-shortcut-step = Take a shortcut over { $street } with the { $card }
action-pair-step = Drive over { $street } with any two cards
action-pair-step-in = Drive over { $street } in { $colour } with any two cards
action-double-step = Drive over the double lane { $street }
action-double-step-in = Drive over the double lane { $street } in { $colour }
action-effect = Use the effect of the { $card }
action-police-token = Use the police token
action-collect = Collect the plastic
action-sell-bin = Sell { $bin }
action-end-turn = End the turn
action-choose-light = Start from { $place }
action-spend-card = Spend the { $card }
action-pay-unit = Pay with the { $card }
action-pay-pair = Pay with any two cards
action-use = Use the reward
action-skip = Do without it
action-pick-die = The die on { $street }
action-place-die = Put the die on { $street }
action-die-colour = Turn it to { $colour }
action-pick-token = Move the token on { $street }
action-place-works = Street works on { $street }
action-place-one-way = One-way token on { $street }
action-direction-from-to = In the first direction
action-direction-to-from = In the second direction
action-pick-seat = { $seat }
action-ask-for = Ask for { $wanted }
action-give-card = Give the { $card }
action-swap-own = Offer the { $card }
action-swap-theirs = Give the { $card } in exchange
action-remove = Remove the one-way token on { $street }
action-reverse = Turn the one-way token on { $street } round
action-pass = Ignore the tokens on { $street } in this turn
action-let-pass = Let it happen
action-puncture = Play a puncture
action-route-overflow = Discard the route card { $route }
action-discard = Discard the { $card }
action-refill = Draw up to five cards

## Why not

refusal-not-asked = You are not asked now.
refusal-other-decision = Another decision is wanted now.
refusal-must-go-on = First drive the second colour of the dashed card.
refusal-movement-over = Your truck cannot move any more in this turn.
refusal-no-open-play = There is no drive that could go on.
refusal-not-in-hand = You do not have the { $card }.
refusal-equal-face = You have an equal card with a lower number: name that one instead of { $id }.
refusal-not-at-truck = { $street } does not begin where your truck stands.
refusal-printed-direction = { $street } is a one-way street in the other direction, and nothing changes that.
refusal-closed = A token closes { $street }.
refusal-driven-already = You have driven { $street } with this card already.
refusal-double-lane = { $street } is a double lane and costs two cards of one colour.
refusal-no-double-lane = { $street } is not a double lane.
refusal-wrong-colour = This does not have the colour of { $street }.
refusal-colour-wanted = { $street } can be driven in several colours: say in which one.
refusal-colour-given = { $street } can be driven in this colour only. Leave the colour out: every decision is written in one way.
refusal-too-few-cards = You need two cards for that.
refusal-unpayable = You cannot pay two cards of that colour.
refusal-no-effect = The { $card } has no effect.
refusal-no-shortcut = A shortcut is driven with a card that has one, and the { $card } cannot be used so.
refusal-needs-both = From there the second colour of the { $card } cannot be reached.
refusal-idle = The effect “{ $effect }” can do nothing now.
refusal-no-police-token = You have no police token that could do something.
refusal-not-on-bin = Your truck is not at a bin.
refusal-not-driven = You can collect only where you have driven in this turn.
refusal-has-bin = You have this bin already.
refusal-punctured = You have a puncture and cannot collect in this turn.
refusal-not-sellable = You cannot sell bin { $number } here and now.
refusal-hand-too-large = First discard down to five cards.
refusal-no-puncture = You have no puncture card.
refusal-forbidden-site = The token may not go there.
refusal-forbidden-die = No die can be taken from there or put there.
refusal-rest-unpayable = Then you could not pay the rest.
refusal-same-colour = The die shows this colour already.
refusal-forbidden-seat = { $seat } cannot be chosen.
refusal-no-match = The { $card } is not what was asked for.
refusal-forbidden-police = The police cannot do that.
refusal-forbidden-route = This route card cannot be discarded.

## What is going on

situation-other = { $seat } is deciding.
situation-turn = Your turn: drive, use effects, collect or sell, and end the turn.
situation-turn-over = Your truck stands. You may still use effects, or end the turn.
situation-choose-light = Choose the traffic light where you start.
situation-spend-card = Choose the cards that you spend. Still to choose: { $count }.
situation-pay-unit = Pay for the double lane in { $colour }. Still to pay: { $count }.
situation-reward-choice = Use the reward: { $reward }?
situation-lift-die = All dice are on the board. Lift dice to roll them: { $count }.
situation-pick-die = Choose a die to turn.
situation-place-die = Put the die on a section, which will be { $colour }.
situation-die-colour = Choose a new colour for { $street }.
situation-pick-token = Choose the token to be moved.
situation-place-works = Choose a section for the street works.
situation-place-one-way = Choose a section for the one-way token.
situation-one-way-direction = Where does the token on { $street } point: first towards { $forward }, second towards { $backward }?
situation-pick-seat = Choose a player for the effect “{ $effect }”.
situation-ask-for = What do you ask { $seat } for?
situation-give-card = { $seat } asks for { $wanted }. Choose the card that you give.
situation-swap-own = Choose the card that you offer to { $seat }.
situation-swap-theirs = { $seat } wants to exchange a card. Choose the card that you give.
situation-police-option = What shall the police do?
situation-react = { $seat } wants to collect. Let it happen, or play your puncture.
situation-react-none = { $seat } wants to collect. You have no puncture, so you can only let it happen.
situation-react-other = { $seat } wants to collect. The others may answer.
situation-route-overflow = A fourth route card: { $route }. Discard one.
situation-discard = Discard what you do not need, then draw up to five cards.
situation-won = { $points ->
    [one] The game is over. { $seat } wins with 1 point.
   *[other] The game is over. { $seat } wins with { $points } points.
}
situation-shared = { $points ->
    [one] The game is over. { $players } share the victory with 1 point.
   *[other] The game is over. { $players } share the victory with { $points } points.
}

## The table in lines of text

table-round = { $city }, round { $round }. { $seat } is to move.
table-last-round = Round { $round } is the last.
table-plant = Plant “{ $plant }”: buys { $bins } for { $points } points each, and still { $capacity } of them.
table-die = { $street } has a die: { $colour }.
table-works = { $street } is closed by street works.
table-one-way = { $street } is one-way towards { $place }.
table-bonus = { $seat } has the bonus card.
table-player-without-light = { $seat } has not chosen a light yet: score { $score }, counters { $counters }, cards { $cards }, route cards { $routes }. Bins: { $bins }.
table-player = { $seat } at { $place }: score { $score }, counters { $counters }, cards { $cards }, route cards { $routes }. Bins: { $bins }.
table-police = { $seat } has a police token.
table-puncture = { $seat } has a puncture.
table-exit = From there: { $street } to { $place }, { $colour }.
table-track = Driven in this turn: { $legs }.
table-leg = { $street } in { $colour }
table-leg-colourless = { $street } without a colour
table-pass = Tokens on { $street } are ignored in this turn.
table-played = Played in this turn: { $cards }.
table-own-hand = Your cards: { $cards }.
table-own-routes = Your route cards: { $routes }.
table-decks = Cards in the decks: street { $street }, routes { $route }. Discarded: { $discard }.

## Lessons: one short explanation for a first-time player

lesson-continue = A card drives on for nothing as long as the next streets have its colour.
lesson-step = Play a card in the colour of a street at your truck to drive over it.
lesson-shortcut_step = A shortcut drives over a street of any colour, even through works.
lesson-pair_step = Any two cards together count as a card of one colour of your choice. That is dear, but it gets you on.
lesson-double_step = A double lane costs two cards of one colour.
lesson-effect = Instead of driving, a card with one colour can be used for its effect.
lesson-police_token = A police token helps once against works and one-way signs.
lesson-collect = At a bin that you lack, collect: you take its card and roll for points. Your truck then stays there.
lesson-sell_bin = At the plant bins are sold for points, and you may collect them again later.
lesson-end_turn = End the turn when you are done. You may keep cards for later.
lesson-choose_light = Look at your cards: near which light can you drive best?
lesson-spend_card = Spend the cards that you need least.
lesson-pay_unit = Pay with a card of the colour, or with any two cards.
lesson-use = White circles on your way help you. Using them costs nothing.
lesson-skip = You may do without a reward.
lesson-pick_die = Choose the die that shall change.
lesson-place_die = A die changes the colour of a street: make it fit your cards.
lesson-die_colour = Choose a colour that you can drive.
lesson-pick_token = Both tokens lie on the board, so one of them is moved.
lesson-place_works = Works make the others take a detour. Nobody may be locked in.
lesson-place_one_way = A one-way sign lets everybody drive in one direction only.
lesson-one_way_direction = Choose the direction in which everybody may drive.
lesson-pick_seat = Choose who is concerned.
lesson-ask_for = Ask for what you need for your next drive.
lesson-give_card = You must give a matching card. Choose the one that you need least.
lesson-swap_own = Offer a card that is of little use to you.
lesson-swap_theirs = Give a card that is of little use to you. You do not know what you get.
lesson-remove = A removed sign is gone for everybody.
lesson-reverse = A turned sign helps those who drive the other way.
lesson-pass = A pass is for you alone and for this turn.
lesson-let_pass = If you let it happen, the other player collects.
lesson-puncture = A puncture sends the truck back one street, and the player gets nothing.
lesson-route_overflow = You may hold three route cards. Keep those that fit your way.
lesson-discard = Discard cards that do not fit your next drive, and draw better ones.
lesson-refill = Draw up to five cards; then the next player moves.

## What the cards mean in the real world

note-rt01 = Empty bottles, and flatten them where your town asks for it: a truck then carries far more plastic per trip. Bottles with a deposit stay whole so that the machine can read them.
note-rt02 = The triangle with a number tells which kind of plastic a thing is made of. It does not promise that it is recycled where you live.
note-rt03 = Since July 2024 the caps of plastic drink bottles of up to three litres sold in the EU stay attached to the bottle, so that both are collected together.
note-rt04 = Trays coloured with soot black are hard to see for the infrared cameras of sorting plants, so many end up as residual waste.
note-rt05 = Containers need not be spotless, but they should be empty: food left inside spoils the bales and attracts pests.
note-rt06 = Bags labelled compostable do not belong in the plastics bin. Mixed with ordinary plastic they lower the quality of the recycled material.
note-rt07 = Crisp bags and drink pouches often consist of several thin layers of different materials. The layers are hard to separate, so they are rarely recycled.
note-rt08 = Flakes from drink bottles can be spun into polyester fibre for clothes, carpets and fillings.
note-rt09 = In countries with a well-run deposit on drink bottles, around nine out of ten bottles often come back.
note-rt10 = EU countries have to collect 77 percent of plastic drink bottles separately by 2025 and 90 percent by 2029.
note-rt11 = Avoid first, then reuse, then recycle: this order, the waste hierarchy, is written into EU law.
note-rt12 = Plastic left in nature does not vanish. Sun and waves break it into ever smaller bits; below five millimetres they are called microplastics.
note-rt13 = PVC (code 3) is used for pipes and window frames. Even small amounts of it spoil a batch of recycled PET, so it must be sorted out.
note-rt14 = Making bottle plastic from recycled flakes takes much less energy than making it from crude oil.
note-pl1 = In a sorting plant infrared cameras recognise the kind of plastic, and jets of air blow each piece onto the right belt.
note-pl2 = Sorted plastic is shredded to flakes and washed. Labels, glue and food remains have to come off before it can be melted.
note-pl3 = In a water tank light plastics such as PE and PP float while PET and PVC sink. That separates mixed flakes without any heat.
note-pl4 = An extruder melts clean flakes, presses the melt through a fine sieve and cuts it into granules, from which factories make new products.
note-pl5 = Recycled PET for food must be especially clean. From 2025 PET drink bottles in the EU must on average contain at least 25 percent recycled plastic, from 2030 all plastic drink bottles 30 percent.
note-bin-1 = Most drink bottles are PET (code 1), one of the most widely recycled plastics. Clean PET can become new bottles, trays or fibre.
note-bin-2 = The stiff, cloudy bottles of detergent, shampoo or milk are often HDPE (code 2). Recycled, it becomes pipes, crates and new bottles for cleaning agents.
note-bin-3 = Bags and films are mostly LDPE (code 4). They wrap themselves round the machines of a sorting plant, so they are taken out early; much of the film becomes bin bags.
note-bin-4 = Yoghurt pots, tubs and caps are often polypropylene, PP (code 5). PP floats on water and PET sinks: recyclers use this to part caps from bottles.
note-bin-5 = Foamed polystyrene (code 6) is up to 98 percent air. Only when it is pressed into dense blocks does carrying it to a recycler pay off.
