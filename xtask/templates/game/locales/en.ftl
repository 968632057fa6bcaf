# Seedling in English.
situation-turn = Round { $round }: { $seat } may plant a card.
situation-over = The game is over.

event-hand-dealt = You were dealt { $cards }.
event-planted = { $seat } planted { $card }.
event-card-drawn = { $seat } drew a card.
event-card-seen = You drew { $card }.
event-passed = { $seat } passed.
event-game-ended = The last round is over.

action-pass = Pass
action-plant = Plant { $card }

refusal-over = The game is over.
refusal-not-in-hand = { $card } is not in your hand.
refusal-too-low = { $card } is lower than the highest card in your bed.

table-deck = { $cards ->
    [one] The deck has { $cards } card.
   *[other] The deck has { $cards } cards.
}
table-seat = { $seat } has planted: { $bed }; cards in hand: { $hand }.
table-seat-empty = { $seat } has planted nothing; cards in hand: { $hand }.
table-own-hand = Your hand: { $cards }.

card = a { $number }
