# Lots: the toy game of the test kit.
lots-over = The game is over.
lots-bidding = { $bid ->
    [0] { $seat } may open the bidding.
   *[other] { $seat } may raise the bid of { $bid }.
}
lots-selling = { $seat } may sell a card.

lots-hand-dealt = You were dealt { $cards }.
lots-lot-shown = Round { $round }: the lot is { $cards }.
lots-passed = { $seat } passed.
lots-raised = { $seat } bid { $bid }.
lots-lot-bought = { $seat } bought the lot for { $bid }.
lots-lot-discarded = Nobody wanted the lot.
lots-kept = { $seat } kept all cards.
lots-card-sold = { $seat } sold { $card } for { $coins }.
lots-game-ended = The last round is over.

lots-pass = Pass
lots-raise = Raise by { $by }
lots-keep = Keep all cards
lots-sell = Sell card { $place } of your hand

lots-no-auction = There is no auction now ({ $rule }).
lots-raise-out-of-range = A raise is of 1 to 5 coins ({ $rule }).
lots-too-few-coins = You do not have that many coins ({ $rule }).
lots-not-selling = Cards are sold after the auction ({ $rule }).
lots-no-such-card = Your hand has no such card ({ $rule }).

lots-round = Round { $round }, { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck.
lots-lot = The lot: { $cards }; highest bid: { $bid }.
lots-player = { $seat }: coins { $coins }, cards { $cards }.
lots-own-hand = Your hand: { $cards }.

lots-card = { $suit } { $value }
lots-sun = sun
lots-wind = wind
lots-water = water
lots-wood = wood
lots-earth = earth
