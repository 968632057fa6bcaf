### Whole pages, in English.
###
### A sentence is always one whole message. Seats come in as names that are the subject of the sentence.

## Around every page

page-skip = Skip to the content
page-nav = Pages
page-nav-mine = My tables
page-language = Language:
page-foot-games = All games
page-foot-about = About, credits, licences
page-foot-privacy = Privacy
page-sheet = Details
page-live = What happens
page-offline = The server cannot be reached. Nothing is lost; the page tries again by itself.
page-unreached = The server cannot be reached. Please try again in a moment.
page-no-script = Without script this page does not change by itself.
page-look-again = Look again
page-close = Close
page-back = Back
page-save = Save
page-yes = Yes
page-no = No
page-rules = Rules
page-cards = All cards
page-rule = Rule

## The games

page-players = { $min }–{ $max } players

page-game-edition = { $game }, { $edition }

page-game-tradejack-line = Bid for palm oil, sell soap and ice cream, and mind where the oil came from.
page-game-tradejack-learn = why a clean source costs more, and when it pays.
page-game-tradejack-minutes = 30–45 min
page-game-tradejack-age = age 10+
page-game-tradejack-cover = Palm fruit, one cut open, under palm leaves

page-game-ecotrade-line = Ship goods across Europe by road, rail, sea and air.
page-game-ecotrade-learn = how speed, money and pollution pull against each other.
page-game-ecotrade-minutes = 40–80 min
page-game-ecotrade-age = age 12+
page-game-ecotrade-cover = A map of Europe with freight routes by ship, rail and road

page-game-ecologic-line = Drill, mine and bid on shared land before it gives out.
page-game-ecologic-names = Two people can lead a company together: write both names with & or + between them, such as “Ann & Ben”.
page-game-ecologic-learn = that profit and nature multiply: neglect one, lose both.
page-game-ecologic-minutes = 45–90 min
page-game-ecologic-age = age 12+
page-game-ecologic-cover = Hexagons of land: an oil pump, a forest, a lake and a mine
page-game-ecologic-ed1-edition = first edition
page-game-ecologic-ed2-edition = second edition
page-game-ecologic-ed2-line = Own a valley, sector by sector, and answer for what its wells leave behind.
page-game-ecologic-ed2-cover = A valley with fields, a river, a refinery and wind turbines

page-game-plastic-race-line = Race a recycling truck through eight real cities.
page-game-plastic-race-learn = how to plan a route, and what becomes of a plastic bottle.
page-game-plastic-race-minutes = 20–45 min
page-game-plastic-race-age = age 8+
page-game-plastic-race-cover = A recycling truck on a city street with numbered bins

page-unknown-game = There is no such game here.

## The bots

page-bot-names = Alder, Ash, Beech, Birch, Cedar, Elm, Fir, Hazel, Holly, Juniper, Larch, Linden, Maple, Oak, Olive, Pine, Rowan, Spruce, Willow, Yew
page-bot-random = Fortuna
page-bot-random-line = Does anything that is allowed, by chance.
page-bot-rookie = Rookie
page-bot-rookie-line = Plays what looks good at first sight, and is often wrong.
page-bot-merchant = Merchant
page-bot-merchant-line = Reckons what a card brings this round, and pays no more.
page-bot-racer = Racer
page-bot-racer-line = Hurries to the end of the game before the others are ready.
page-bot-investor = Investor
page-bot-investor-line = Buys Developments early and lets them work for the rest of the game.
page-bot-consolidator = Consolidator
page-bot-consolidator-line = Waits until cards fit together and sends few, full shipments.
page-bot-expert = Expert
page-bot-expert-line = Thinks of later rounds, of the awards and of you.
page-bot-industrialist = Industrialist
page-bot-industrialist-line = Buys tokens, earns, and thinks of the environment too late.
page-bot-green = Green
page-bot-green-line = Collects initiatives and keeps refineries small.
page-bot-balanced = Balanced
page-bot-balanced-line = Watches the smaller of the two numbers and lets neither run away.
page-bot-seller = Seller
page-bot-seller-line = Collects what the plant buys, and sells it there.
page-bot-search = Thinker
page-bot-search-line = Plays many games in its head before every move.
page-bot-any-line = Plays by the rules, like you.

## The first page

page-home-title = { $count ->
    [1] A game about the choices our planet lives with.
    [2] Two games about the choices our planet lives with.
    [3] Three games about the choices our planet lives with.
    [4] Four games about the choices our planet lives with.
    [5] Five games about the choices our planet lives with.
   *[other] Games about the choices our planet lives with.
}
page-home-sub = { $count ->
    [1] With friends, a class or bots, on any phone. Free, no account.
   *[other] Trade, bid, build and drive. With friends, a class or bots, on any phone. Free, no account.
}
page-home-games = The games
page-join-title = Join with a code
page-join-ask = Ask the person who set the table.
page-join-code = Code
page-join-button = Join
page-join-form = A code has six letters and digits, such as MANGK7. It does not matter how you write them.
page-join-not-a-code = That is not a code. A code has six letters and digits, such as MANGK7.
page-join-unknown = There is no table with this code. Perhaps a letter is wrong, or the game ended long ago.
page-together-title = Play together
page-together-1 = Choose a game and press Options.
page-together-2 = Leave places free for your friends.
page-together-3 = They scan the code with their phones.
page-continue = Continue
page-continue-all = All my tables
page-learn = You learn
page-play-now = Play now
page-play-now-of = { $game } against bots
page-options = Options

## My tables

page-mine-title = My tables
page-mine-sub = The tables at which this browser has a seat. Nothing is lost when you close it.
page-mine-none = There is no table yet.
page-mine-play = Choose a game
page-mine-player = { $seat }
page-mine-with-one = with { $seat }
page-mine-with-two = with { $seat } and { $other }
page-mine-with-more = with { $seat } and { $count } more
page-mine-gathering = People are gathering.
page-mine-your-turn = Your turn
page-mine-waiting-room = Waiting room
page-mine-open = Open
page-mine-over = Result

## A new table

page-new-title = New table: { $game }
page-new-troubles = Something is not right yet. Look at the marked places.
page-new-seats = Who plays?
page-new-me = You
page-new-place = Place { $number }
page-new-kind-open = Friend
page-new-kind-here = Here
page-new-kind-bot = Bot
page-new-here-name = Name of the person on this device
page-new-which-bot = Which bot
page-new-open-line = Joins with a code or by scanning it.
page-new-add = One more place
page-new-remove = Remove: { $place }
page-new-about-bots = How the bots play
page-new-options = Options
page-new-depends = As usual for these rules
page-new-options-sub = The usual game if you change nothing.
page-new-length-rounds = { $rounds ->
    [one] { $rounds } round, about { $minutes } minutes
   *[other] { $rounds } rounds, about { $minutes } minutes
}
page-new-length-turns = { $rounds ->
    [one] { $rounds } turn, about { $minutes } minutes
   *[other] { $rounds } turns, about { $minutes } minutes
}
page-new-length = About { $minutes }
page-new-length-unknown = As long as it takes
page-new-open = Open the table
page-new-start = Start the game
page-new-wrong-seats = This game is for { $min } to { $max } players.
page-new-wrong-option = This is not one of the answers.
page-new-wrong-bot = There is no such bot for this game.
page-new-lead = I lead the game and do not play
page-new-more-options = More options
page-new-wrong-together = This does not go together with the other answers.
page-new-list-open = Arrange the list
page-new-list-secret = Only you see this list. Whoever knows it leads the game and does not play.
page-new-list-lead = You know the order, so you cannot play: say above that you lead the game, or choose another order.
page-new-list-empty = The list is empty.
page-new-list-unknown = Place { $place }: there is no “{ $id }”.
page-new-list-twice = Place { $place }: “{ $id }” is in the list already.
page-new-list-text = The list as text, to be copied or pasted
page-new-list-pick = What comes next
page-new-list-add = Add
page-new-list-all = Add all others
page-new-list-clear = Empty the list
page-new-list-up = { $name }: earlier
page-new-list-down = { $name }: later
page-new-list-out = { $name }: take out
page-wrong-name-empty = Please give a name.
page-wrong-name-long = A name has at most 24 letters.

## Joining

page-joining-title = Join { $game }
page-joining-present = At the table: { $players }.
page-joining-name = Your name
page-joining-another = Another name
page-joining-seat = Your place
page-joining-in = Sit down
page-joining-watch = Just watch
page-joining-full = Every place at this table is taken.
page-joining-begun = The game at this table has begun.
page-joining-over = The game at this table is over.

# Friendly names to start with: an adjective and an animal, put together by page-name. The words of a list stand with
# commas between them; every adjective must fit every animal, and no name may be longer than 24 letters.
page-name = { $adjective } { $animal }
page-name-adjectives = Brave, Bright, Bold, Calm, Cheerful, Clever, Cosy, Curious, Daring, Eager, Fair, Fearless, Friendly, Gentle, Glad, Golden, Happy, Helpful, Honest, Jolly, Keen, Kind, Lively, Lucky, Merry, Mighty, Modest, Nimble, Noble, Patient, Playful, Polite, Proud, Quick, Quiet, Shiny, Silver, Smart, Snappy, Steady, Sunny, Swift, Thoughtful, Tidy, Wise, Witty
page-name-animals = Badger, Beaver, Bee, Bison, Crane, Cricket, Deer, Dolphin, Dove, Duck, Eagle, Falcon, Finch, Fox, Frog, Gecko, Hare, Hawk, Hedgehog, Heron, Ibex, Jay, Kestrel, Koala, Lark, Lemur, Lion, Lynx, Marmot, Marten, Mole, Newt, Nightjar, Orca, Otter, Owl, Panda, Penguin, Puffin, Rabbit, Raven, Robin, Seal, Sparrow, Squirrel, Stork, Swan, Tiger, Turtle, Wren

## The waiting room

page-invite-title = Invite others
page-invite-qr = QR code of { $address }
page-invite-scan = Scan it with a phone in the same network.
page-invite-here = Phones cannot reach this server: this computer is in no network, or the server was started for this computer only. Another browser on it can join.
page-invite-type = Or open { $host } and type this code.
page-invite-copy = Copy the link
page-invite-closed = Nobody can join any more
page-places-title = At the table
page-places-free = Free place
page-places-you = you
page-places-here = on this device
page-places-host = host
page-places-away = away
page-places-rename = Change
page-places-leave = Leave the table
page-places-bot = Put a bot here
page-places-open = Make free
page-places-of = : place { $number }
page-places-remove = Remove place { $number }
page-start-title = Start
page-start-host = { $free ->
    [0] Everybody is here.
    [one] One place is free.
   *[other] { $free } places are free.
}
page-start-guest = { $free ->
    [0] Everybody is here. { $seat } starts the game.
    [one] One place is free. { $seat } starts the game.
   *[other] { $free } places are free. { $seat } starts the game.
}
page-start-nobody = { $free ->
    [0] Everybody is here. The game starts soon.
    [one] One place is free. The game starts soon.
   *[other] { $free } places are free. The game starts soon.
}
page-start-missing = Not everybody is here yet.
page-start-button = Start the game
page-start-note = Places that are still free are left out, or filled with bots if too few are left.
page-start-join = Take a place
page-pace = How fast bots play
page-pace-slow = Slowly
page-pace-normal = Normally
page-pace-fast = Fast
page-pace-at-once = At once

## The curtain

page-curtain-title = Pass the device to { $seat }
page-curtain-nobody = Nobody at this device has to decide now
page-curtain-why = The cards are covered, so that nobody sees what is not theirs.
page-curtain-look = Show the cards of { $seat }

## The rules

page-rules-title = The rules of { $game }
page-rules-search = Search the rules
page-rules-find = Search
page-rules-english = The rules are written in English. What you see at the table is in your language.
page-rules-contents = Contents
page-rules-more = For those who want to know exactly
page-rules-found = { $count ->
    [0] Nothing was found for “{ $wanted }”.
    [one] { $count } place was found for “{ $wanted }”.
   *[other] { $count } places were found for “{ $wanted }”.
}
page-rules-all = Show all rules

## The cards

page-cards-title = The cards of { $game }
page-cards-sub = What each card does, and what it stands for in the real world.
page-cards-none = The cards of this game are not drawn yet. The rules describe them.

## The end

page-standings = Final standings
page-standings-rank = Rank
page-standings-player = Player
page-standings-score = Score
page-standings-place = { $rank }.
page-standings-all-lost = All have lost together.
page-standings-helped = A bot has played for this player for a while.
page-again = Play again
page-again-together = All who press Play again meet at the same new table, and everybody sits where they sat.
page-again-come = Go to the new table
page-again-set = A new table is set for all who played here.

## About

page-about-title = About Ecotable
page-about-what = Ecotable is a place to play, teach and study board games about sustainability. It runs on one computer without the internet; everybody on the same network can play with a phone or a laptop.
page-about-credits = The games and their authors
page-about-credits-sub = The games belong to their authors. Ecotable tells their rules in its own words and credits them gladly.
page-credit-tradejack = TradeJack
page-credit-tradejack-by = A card game about sourcing palm oil. Card values that its rulebook does not print are ours.
page-credit-ecotrade = EcoTrade (2025)
page-credit-ecotrade-by = Alejandro Quintela and Óscar Sáez (Instituto Técnico de Miranda, Spain), Konstantinos Lekkas and Cristina Morar (Dracon Rules Design Studio, Greece), Sara Caboni and Elmo De Angelis (Training 2000, Italy), in the project “Co-Create EcoTrade”, co-funded by the European Union. Its rulebook is licensed under CC BY-SA 4.0.
page-credit-ecologic = Ecologic
page-credit-ecologic-by = First edition: idea by Алексей Колмаков and Марат Сабиров, illustrations by Андрей Манойлов, design by Ирина Васильева. Second edition: design and pre-print preparation by Alyona Shalamova, art by Anna Khrustaleva, English translation by Vitalijs Rodins.
page-credit-plastic-race = Europe Plastic’s Race
page-credit-plastic-race-by = Manuel Carabias, Marco A. Muñoz and Andrés Saldeño, in the project “Play for the Planet” (2022-1-ES01-KA220-SCH-000085070), co-funded by the European Union.
page-about-licences = Licences
page-about-licences-code = The program is free software under the MIT licence or the Apache licence 2.0, as you choose.
page-about-licences-games = Its pictures were drawn for it. It loads nothing from anywhere else.
page-about-privacy = Privacy
page-privacy-1 = There are no accounts. Nobody asks for an e-mail address, a phone number or a real name.
page-privacy-2 = When you sit down at a table, your browser keeps one cookie for it, for 30 days. It proves that the seat is yours. Two more remember your language and whether you want explanations.
page-privacy-3 = The names at a table are seen by everybody at that table. They are forgotten 24 hours after the game.
page-privacy-4 = What was played is kept without names, so that a game can go on after a pause. A table at which nothing happens for 30 days is deleted.
page-privacy-5 = Nothing is sent to anybody else: no statistics, no advertising, no foreign fonts or scripts.
page-privacy-6 = The computer on which Ecotable runs belongs to whoever started it. Ask that person if something should be deleted sooner.
page-about-access = Accessibility
page-about-access-text = Every table can be played by keyboard, without script, and as plain text for screen readers: choose “Text” at the table. Colours are never the only mark, and pages follow your settings for dark colours and for less motion.

## The table as text

page-text-actions = What you can do
page-text-nothing = Nothing is asked of you now.
page-text-watching = You are watching.
page-text-typed = Or type a move. If it is not allowed, the answer says why.
page-text-typed-help = For example: { $example }
page-text-play = Play it
page-text-hint = Hint: what would a good player do?
page-text-undo = Take back the last decision
page-text-undo-why = Why nothing can be taken back
page-text-skip = Let the bots play at once
page-text-table = On the table
page-text-players = The players
page-text-you = { $seat } (you)
page-text-asked = is asked
page-text-away = is away
page-text-gone = has been away for long
page-text-stand-in = { $bot } plays in this seat
page-text-vote = Let a bot play for { $seat }
page-text-votes = Votes for a bot: { $votes } of { $needed }
page-text-voted = You have voted.
page-text-take-back = Take your seat back
page-text-order-none = There is no order.
page-text-log = What happened
page-text-end = The end
page-text-more = Besides the game
page-text-links = More
page-text-to-board = Show the drawn table
page-text-record = The record of the game
