### TradeJack in English.
###
### A sentence is always one whole message. Seats come in as names that are the subject of the sentence.

game-name = TradeJack
game-tagline = Buyers of supermarkets bid for sources of palm oil. Who builds the best reputation?

## Cards

product-soap = Soap
product-detg = Laundry Detergent
product-bread = Packaged Bread
product-noodl = Instant Noodles
product-marg = Margarine
product-bisc = Biscuits
product-shamp = Shampoo
product-pizza = Frozen Pizza
product-icecr = Ice Cream
product-choco = Chocolate Spread
product-lipst = Lipstick
product-pnut = Peanut Butter

source-gold = Gold Standard
source-silv = Silver Standard
source-small = Smallholder Farmer
source-inter = Intercropped Farmland
source-orang = Orangutan-Friendly
source-alt = Alternative Source
source-rain = Rainforest
source-peat = Peatlands

colour-blue = blue
colour-yellow = yellow

# A card with its colour; $name is the name of a product or a source.
card-blue = { $name } (blue)
card-yellow = { $name } (yellow)
# A card with its colour and its number, in lists of cards.
product-card-blue = { $name } (blue, Value { $value })
product-card-yellow = { $name } (yellow, Value { $value })
source-card-blue = { $name } (blue, { $credits ->
    [0] no Green Credits
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
})
source-card-yellow = { $name } (yellow, { $credits ->
    [0] no Green Credits
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
})
card-copies = { $count } × { $card }

# What trends do.
trend-dual = { $product } +{ $value } Value, { $source } +{ $credits ->
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
}
trend-double = Double Green Credits
trend-green = { $credits ->
    [one] +{ $credits } Green Credit per Green Source
   *[other] +{ $credits } Green Credits per Green Source
}
trend-dual-effect = This round every set with { $product } is worth { $value } more, and every set with { $source } has { $credits ->
    [one] { $credits } more Green Credit
   *[other] { $credits } more Green Credits
}, whatever the colour.
trend-double-effect = This round the Green Credits that a set has gathered so far count twice. Bonuses drawn later are not doubled.
trend-green-effect = This round every set with a green source, one that shows Green Credits, has { $credits ->
    [one] { $credits } more Green Credit
   *[other] { $credits } more Green Credits
}.

award-most-gold = The Most Gold Standards
award-most-standards = The Most Standards
award-exclusively-alternative = Exclusively Alternative
award-most-green-products = The Most Green Products
award-most-green-credits = The Most Green Credits
award-most-gold-effect = For the player with the most sets with Gold Standard in this round.
award-most-standards-effect = For the player with the most sets with Gold Standard or Silver Standard in this round; both count the same.
award-exclusively-alternative-effect = For a player who plays at least one set in this round, and none without an Alternative Source. More sets do not help.
award-most-green-products-effect = For the player with the most sets with a green source in this round.
award-most-green-credits-effect = For the player whose sets have the most Green Credits together in this round, trends included.
award-with-points = { $award } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

regulation = { $source } is banned
regulation-effect = From now on no set may contain { $source }, and such sources are discarded instead of being auctioned.

# In lists of cards.
listed-trend = “{ $trend }”
banned-source = { $source }

deck-stack-a = among the first cards
deck-stack-b = in the middle
deck-stack-c = among the last cards

## Options

option-advanced = Advanced Game
option-advanced-question = Play the longer game?
option-advanced-effect = Six more trends and awards join the deck: two more rounds, and every product has its trend.

option-quick-discard = Quick Game
option-quick-discard-question = Play a shorter game?
option-quick-discard-effect = Some demand cards are thrown away unseen before the game begins.
option-quick-discard-0 = No: all rounds
option-quick-discard-3 = One round fewer
option-quick-discard-6 = Two rounds fewer

option-co2 = Carbon Dioxide
option-co2-question = Share one atmosphere?
option-co2-effect = Every set with a dirty source (Rainforest, Peatlands) puts a token on the CO2 tracker. With one token more than there are players all lose together. There are no regulations, and products cannot be sold without a source.

option-pass-policy = Passing
option-pass-policy-question = May a player who has passed bid again?
option-pass-policy-effect = This decides how long an auction stays open to you.
option-pass-policy-reentry = Yes, as long as the auction goes on
option-pass-policy-final = No, a pass is for the whole auction

option-source-peek = Looking at sources
option-source-peek-question = May players look at both sources that they draw?
option-source-peek-effect = The player who draws two sources sees both and chooses which one is auctioned first.

option-first-player = First Player
option-first-player-question = Who begins?
option-first-player-effect = The First Player draws sources first and gets the award if nothing else decides a tie. The role moves on every round.
option-first-player-random = Somebody drawn by lot
option-first-player-seat = { $seat }

option-deck = Cards
option-deck-question = Play with your own cards?
option-deck-effect = A card list of your own replaces the standard one: values, copies, trends, awards and regulations.

## Rules

rules-title = The rules of TradeJack
rules-section-1 = The cards and numbers
rules-section-2 = Setup
rules-section-3 = The demand phase
rules-section-4 = The product phase
rules-section-5 = The bidding phase
rules-section-6 = Production
rules-section-7 = Retail
rules-section-8 = Regulations and empty decks
rules-section-9 = End and scoring
rules-section-10 = Variants
rules-section-11 = Who knows what
rules-section-r = Rulings

## What happens

event-round-began = Round { $round } of { $of } begins. { $first } is First Player.
event-trend-revealed = Trend: { $trend }.
event-award-revealed = Award: { $award }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-regulation-revealed = A regulation comes into force: { $source } is banned until the end of the game.
event-products-dealt = { $seat } gets { $count ->
    [one] { $count } product
   *[other] { $count } products
}.
event-products-drawn = { $seat } draws { $products }.
event-products-reshuffled = The discarded products are shuffled and become the new product deck.
event-sources-reshuffled = The discarded sources are shuffled and become the new source deck.
event-sources-drawn = { $seat } draws { $count ->
    [one] { $count } source
   *[other] { $count } sources
}.
event-sources-seen = { $seat } sees the sources { $first } and { $second }.
event-source-revealed = { $seat } turns up { $source }.
event-banned-source-discarded = { $source } is banned and goes to the discard pile.
event-bid-made = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-passed-automatically = { $seat } cannot bid more and passes.
event-source-sold = { $seat } takes { $source } for { $price } Capital.
event-source-unsold = Nobody bids for { $source }: it goes to the discard pile.
event-production-began = Production begins: all players choose their cards in secret.
event-set-started = { $seat } begins a set with { $product }.
event-set-staged = { $seat } lays out a set: { $product } with { $source }.
event-offload-staged = { $seat } puts { $product } up for sale without a source.
event-staging-reset = { $seat } takes back everything that was laid out.
event-confirmed = { $seat } has confirmed.
event-clean-set-revealed = { $seat } reveals { $product } with { $source }, too late to be sold.
event-dirty-set-revealed = { $seat } reveals a dirty set: { $product } with { $source }.
event-co2-rose = Dirty sources put { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} on the CO2 tracker. It stands at { $tracker }; with { $limit } all lose.
event-all-lost = There is too much CO2 in the air. All players lose together.
event-set-sold = { $seat } sells { $product } with { $source }: { $bonus ->
    [0] Value { $value }
   *[other] Value { $value } + { $bonus }
}, Green Credits { $credits }, together { $income } Capital.
# Green Credits before and after one trend; $before may be such a step itself.
credits-step = { $before } → { $after }
event-products-offloaded = { $seat } sells { $products } without a source, for { $income } Capital.
event-income-received = { $seat } earns { $income } and now has { $capital } Capital.
event-award-won-most = { $seat } wins { $award } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $what }: { $compared }.
event-award-won-fewer-awards = { $seat } wins { $award } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $what }: { $compared }. The tie goes to the player with fewer awards.
event-award-won-less-capital = { $seat } wins { $award } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $what }: { $compared }. The tie goes to the player with less Capital.
event-award-won-closer-to-first = { $seat } wins { $award } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $what }: { $compared }. The tie goes to the player who sits closer to the First Player.
# What is counted for an award, before the players for whom it was counted.
counted-most-gold = Sets with Gold Standard
counted-most-standards = Sets with Gold or Silver Standard
counted-exclusively-alternative = Only Alternative Sources
counted-most-green-products = Sets with a green source
counted-most-green-credits = Green Credits
compared-number = { $seat } ({ $number })
# A player in a list of players.
player = { $seat }
event-award-unclaimed = Nobody qualifies for { $award }: it is discarded.
event-game-ended = The last round is over.

## What can be done

action-pass = Pass
action-bid = Bid { $amount }
action-start-set = Begin a set with { $product }
action-offload = Sell { $product } without a source, for 1 Capital
action-confirm = Confirm
action-use-source = Add { $source }
action-first = Turn up drawn source { $number } first
action-reset = Take everything back

## Why not

refusal-not-your-bid = It is not your turn to bid or pass.
refusal-bid-too-low = A bid must be higher than { $high }.
refusal-bid-above-capital = You have { $capital } Capital and cannot bid more than that.
refusal-no-choice-of-source = There is no such source to choose now.
refusal-equal-sources = Both sources look the same: choose the first one.
refusal-not-in-production = That is possible only during production.
refusal-already-confirmed = You have confirmed, and that is final.
refusal-no-such-product = You have no { $product } that is still free.
refusal-no-source-of-colour = You have no source in the colour of { $product } that is free and not banned.
refusal-no-such-source = You have no { $source } that is still free.
refusal-other-colour = The source must have the colour of { $product }.
refusal-banned = A regulation bans this source: it can no longer be part of a set.
refusal-offloading = In this round you sell products without a source, so you cannot make sets. Take everything back if you want sets.
refusal-selling-sets = In this round you sell sets, so you cannot sell products without a source. Take everything back if you want that.
refusal-no-offloading-with-co2 = In the Carbon Dioxide variant no product can be sold without a source.
refusal-set-unfinished = First choose a source for the set that you have begun, or take everything back.
refusal-no-set-started = First choose the product of the set.
refusal-nothing-staged = You have laid out nothing that you could take back.

## What is going on

situation-choose-you = Your turn: choose which source is turned up first, { $first } or { $second }.
situation-choose-other = { $seat } chooses which of two sources is turned up first.
situation-open-you = Your turn: bid for { $source }, or pass.
situation-open-other = { $seat } may bid for { $source } or pass.
situation-bid-you = Your turn: bid more than { $high } for { $source }, or pass.
situation-bid-other = { $seat } may bid more than { $high } for { $source } or pass.
situation-produce = Lay out sets, or products to sell without a source, and confirm.
situation-produce-sets = Lay out sets and confirm.
situation-produce-offload = Add products to sell without a source, or confirm.
situation-choose-source = Choose a source for { $product }.
situation-waiting = Waiting for confirmation: { $players }.
situation-all-lost = The game is over. There was too much CO2 in the air, and all players have lost.
situation-won = The game is over. { $seat } wins with a Reputation of { $reputation }.
situation-shared = The game is over. { $players } share the victory with a Reputation of { $reputation }.

## The table in lines of text

table-round = Round { $round } of { $of }. First Player: { $first }.
table-trend = Demand { $number }, trend: { $trend }.
table-award = Demand { $number }, award: { $award }.
table-banned = Banned sources: { $sources }.
table-co2 = CO2 tracker: { $tracker }. With { $limit } all lose.
table-choosing = { $seat } has drawn two sources.
table-drawn = Drawn sources: { $first } and { $second }.
table-lot = For sale: { $source }, turned up by { $seat }.
table-no-bid = There is no bid yet. { $actor } is asked.
table-high-bid = Highest bid: { $high } by { $leader }. { $actor } is asked.
table-passed = Passed: { $players }.
table-next-face-down = The next source lies face down.
table-next-seen = Next source, which only you have seen: { $source }.
table-nobody-confirmed = Nobody has confirmed yet.
table-confirmed = Confirmed: { $players }.
table-player = { $seat }: Capital { $capital }, Reputation { $reputation }, products { $products }. Sources: { $sources }. Awards: { $awards }.
table-player-products = { $seat }, products left: { $products }.
table-player-set = { $seat }, turned up: { $product } with { $source }.
table-own-products = Your products: { $products }.
table-own-sources = Your sources: { $sources }.
table-own-started = Begun set, still without a source: { $product }.
table-own-set = Laid out, set { $number }: { $product } with { $source }.
table-own-offloaded = Laid out to be sold without a source: { $products }.
table-decks = Cards in the decks: products { $products }, sources { $sources }, demand { $demand }.
table-thrown = Demand cards thrown away unseen: { $count }.
table-product-discard = Discarded products: { $cards }.
table-source-discard = Discarded sources: { $cards }.
table-demand-discard = Discarded trends and awards: { $cards }.
table-to-come = Can still come ({ $place }): { $cards }.

## What the cards mean in the real world
# One note for each face; a trend for a product and a source shows the blue notes of both.

note-soap-b = Soap is made by letting oils react with an alkali. Palm oil makes a hard bar that lasts; on labels look for "sodium palmate".
note-soap-y = One palm fruit gives two oils: palm oil from the flesh and palm kernel oil from the seed. Soaps often use both, the kernel oil for a rich lather.
note-detg-b = Many cleaning agents (surfactants) start from palm kernel oil or coconut oil, because both are rich in lauric acid.
note-detg-y = Surfactants can come from plants or from petroleum. Leaving out palm does not make a detergent green by itself; it depends on what replaces it.
note-bread-b = Many factory-made breads contain a little added fat. Palm fat is one choice, because it is firm at room temperature and costs little.
note-bread-y = Since December 2014 food labels in the European Union must say which vegetable oil is inside. Before, palm could hide behind the words "vegetable oil".
note-noodl-b = Most instant noodles are dried by frying, often in palm oil. Roughly 15 to 20 percent of a fried noodle block is fat.
note-noodl-y = Palm oil stays stable in hot frying pans: it oxidises more slowly than oils with many polyunsaturated fats.
note-marg-b = Palm oil is half solid at room temperature. So margarine can be firm without partial hydrogenation, the process that creates trans fats.
note-marg-y = About half of the fat in palm oil is saturated: more than in rapeseed or sunflower oil, less than in coconut oil.
note-bisc-b = Palm fat makes biscuits crumbly and helps them to keep for months without turning rancid.
note-bisc-y = Roughly two thirds of all palm oil goes into food. The rest goes into soap, cosmetics, industry and fuel.
note-shamp-b = The foam of a shampoo often comes from substances such as sodium lauryl sulfate, which can be made from palm kernel oil. The word "palm" need not be on the bottle.
note-shamp-y = Oil for cosmetics is split and processed many times over. Such derivatives are much harder to trace to a plantation than plain oil.
note-pizza-b = The base of a frozen pizza often contains a little palm fat. The dough then sticks less and keeps its texture.
note-pizza-y = The WWF estimates that close to half of the packaged products in supermarkets contain palm oil or something made from it.
note-icecr-b = Some ice creams use palm, palm kernel or coconut fat in place of milk fat: it costs less and still melts smoothly.
note-icecr-y = Refined palm oil has almost no taste or smell, so it fits sweet and savoury foods alike.
note-choco-b = In chocolate spreads palm oil gives a soft, even texture and keeps the ingredients from separating.
note-choco-y = In the European Union a product sold as chocolate may contain up to 5 percent of certain vegetable fats other than cocoa butter, palm oil among them.
note-lipst-b = A lipstick should glide on, hold its colour and keep its shape on a warm day. Waxes and oils do this together; ingredients from palm are often among them.
note-lipst-y = Cosmetics use far less palm oil than food, but in many forms: glycerine, fatty alcohols, emulsifiers.
note-pnut-b = The natural oil of peanuts rises to the top of the jar. A little palm oil, firmer at room temperature, helps to keep peanut butter mixed.
note-pnut-y = Peanuts are an oil crop too. A hectare of oil palm yields several times as much oil as a hectare of peanuts.
note-gold-b = In this game gold stands for certified oil of the highest grade. A real model that comes close: "Identity Preserved" oil of the RSPO comes from one identifiable certified source and is kept apart all the way.
note-gold-y = The Roundtable on Sustainable Palm Oil (RSPO) was founded in 2004 by growers, companies and the WWF. About one fifth of the world's palm oil carries its certificate.
note-silv-b = In this game silver stands for certified oil that is traced less closely. In the RSPO model "Mass Balance" certified and ordinary oil are mixed, while the certified amount is tracked in the books.
note-silv-y = Since 2018 the RSPO rules for growers forbid new planting on peat of any depth and the clearing of forests that store much carbon.
note-small-b = More than 7 million smallholders live from oil palm. In Indonesia and Malaysia they farm about 40 percent of the oil palm area.
note-small-y = Certification costs money and needs papers such as land titles, which keeps many small farmers out. In 2019 the RSPO adopted a simpler standard for independent smallholders.
note-inter-b = Intercropping means growing other crops, such as banana, cassava or pineapple, between the palms. It spreads the farmer's risk and can use the land better.
note-inter-y = In an experiment in Sumatra small islands of trees were planted inside an oil palm plantation. After a few years clearly more species lived there, without a loss of yield over the whole area.
note-orang-b = There are three species of orangutan: Bornean, Sumatran and Tapanuli. All three are critically endangered, mainly through loss of forest and through killing.
note-orang-y = Many orangutans live outside protected areas. Plantations help if they keep patches of forest and green corridors, for example along rivers, so that the animals can move.
note-alt-b = Rapeseed, sunflower, soy and coconut yield less oil per hectare than oil palm. Replacing all palm oil by them would need several times the land.
note-alt-y = Researchers grow fats similar to palm oil with yeasts and algae in tanks. This could spare land, but it is still expensive and made in small amounts.
note-rain-b = Oil palms thrive in the warm, wet lowlands near the equator, in the same belt as tropical rainforest. That is why the two often compete for land.
note-rain-y = Rainforests of Borneo and Sumatra shelter orangutans, elephants and, on Sumatra, tigers. Only a small part of the forest's animal species can live in a plantation of nothing but palms.
note-peat-b = Peatlands cover about 3 percent of the land. By common estimates they store about twice as much carbon as all the plants of the world's forests.
note-peat-y = Before planting, peat has to be drained. Dry peat decays, gives off CO2 for decades and burns easily; much of the smoke of Indonesia's fires of 2015 came from peat.
note-r1 = In 2023 the European Union adopted a law against goods from land that was deforested after 2020. It covers palm oil and six other commodities.
note-r2 = In 2011 Indonesia stopped giving new permits to use primary forest and peatland; in 2019 it made the stop permanent.
note-co2 = Forests and peat are stores of carbon. When they are cleared, burned or drained, the carbon goes into the air as CO2 and heats the planet for everyone, whoever did it.
note-t9 = A report or a campaign can quickly change what customers ask for. Yet in surveys more people say that they buy sustainable goods than sales figures show.
note-t10 = For certified goods buyers often pay a premium. How much of it reaches the farmer depends on the scheme and on the contracts.
note-award-most-gold = Members of the RSPO have to report every year how much palm oil they handle and how much of it is certified. The reports are public.
note-award-most-standards = The RSPO is not the only scheme: Indonesia (ISPO) and Malaysia (MSPO) have national standards of their own. They differ in what they ask and in how it is checked.
note-award-most-green-products = Since 2009 the WWF has compared supermarkets and brands several times in a scorecard for buyers of palm oil.
note-award-most-green-credits = A score puts many things into one number. It is worth asking what was counted, how it was weighed and who checked it.
note-award-exclusively-alternative = In 2018 a British supermarket chain set out to take palm oil out of its own-brand food. In 2022, when sunflower oil ran short, it used some again for a time.

## First times
# What a kind of decision is about, for somebody who meets it for the first time.

lesson-bid = The highest bidder pays and takes the source; all others pay nothing. Sold with a product of its colour it earns, so ask what it would add. Capital that you keep counts at the end.
lesson-first = You alone see both sources. The one that you choose is auctioned now, the other one right after it, and you speak first both times.
lesson-set = A set is one product and one source of the same colour. Choose a product, then its source. A set brings the Value of the product plus the Green Credits of the source, both changed by the trends of this round.
lesson-keep = None of your products has a source of its colour that you may use, and with Carbon Dioxide nothing is sold without a source. Confirm, and keep your cards for a later round.
lesson-offload = None of your products has a source of its colour that you may use. You may sell products without a source for 1 Capital each, or keep them for a later round: nothing has to be played.
lesson-use = Now choose the source for this set. Only the sources that light up have the right colour and are not banned.
lesson-sell = Each product that you put up brings 1 Capital, whatever its Value. You may add more, but no sets in this round; for sets take everything back. When you confirm, that is final.
lesson-confirm = Lay out as many sets as you like. When you confirm, that is final; all cards are turned up together once everybody has confirmed.
