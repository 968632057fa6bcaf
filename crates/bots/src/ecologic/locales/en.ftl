# $worth: the highest price at which it still brings something; $why: what it changes.
reason-ecologic-bid = It is worth up to { $worth } to me, so { $price } is still a good price. { $why }
reason-ecologic-pass = It is worth up to { $worth } to me, so { $price } would be too much. { $why }
reason-ecologic-useless = At no price would it improve my final score. { $why }
reason-ecologic-nominal = I begin with the lowest bid, { $price }, although it is worth up to { $worth } to me: nobody should pay more than necessary. { $why }
reason-ecologic-open = It begins at { $price }, and it is worth up to { $worth } to me. { $why }
reason-ecologic-draw = { $gain ->
    [0] At its lowest price a card from the deck brings me a little: less than a point on average, with { $cards } cards to come.
    [one] At its lowest price a card from the deck brings me about { $gain } point at the end, on average of the { $cards } cards to come.
   *[other] At its lowest price a card from the deck brings me about { $gain } points at the end, on average of the { $cards } cards to come.
}
# $turns: how many turns are reckoned with; $now: the score at the end without it, $best: with the best that could be done.
reason-ecologic-wait = { $turns ->
    [0] Nothing pays back any more: with the best that I could do now I expect about { $best } points at the end, without it { $now }.
    [one] Nothing pays back in the one turn that I reckon with: with the best that I could do now I expect about { $best } points at the end, without it { $now }.
   *[other] Nothing pays back in the about { $turns } turns that I reckon with: with the best that I could do now I expect about { $best } points at the end, without it { $now }.
}
reason-ecologic-wait-even = { $turns ->
    [0] Nothing pays back any more: I expect about { $now } points at the end either way.
    [one] Nothing clearly pays back in the one turn that I reckon with: I expect about { $now } points at the end either way.
   *[other] Nothing clearly pays back in the about { $turns } turns that I reckon with: I expect about { $now } points at the end either way.
}
reason-ecologic-place = { $what } { $score }
reason-ecologic-best = { $score }

# The score at the end, and after the next best choice.
score-ecologic = After this I expect about { $after } points at the end, after the next best choice about { $rest }.
score-ecologic-even = After this I expect about { $after } points at the end, and no other choice brings more.

# What something changes: $income and $balance in every turn, with their signs; $taken at once, where $guess is 1 if the token lies face down; $bonus for itself at the end.
why-ecologic = Every turn: Profits { $income }, Enviros { $balance }; I reckon with about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. At the end it counts { $bonus } by itself.
why-ecologic-ed1 = Every turn: coins { $income }, eco-points { $balance }; I reckon with about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
why-ecologic-taking = Every turn: Profits { $income }, Enviros { $balance }; at once { $guess ->
    [1] about { $taken }
   *[other] { $taken }
} Enviros from the board. I reckon with about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. At the end it counts { $bonus } by itself.
why-ecologic-taking-ed1 = Every turn: coins { $income }, eco-points { $balance }; at once { $guess ->
    [1] about { $taken }
   *[other] { $taken }
} eco-points from the board. I reckon with about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
why-ecologic-saves = I reckon that it saves about { $money } Profits in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. At the end it counts { $bonus } by itself.
why-ecologic-saves-ed1 = I reckon that it saves about { $money } coins in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
why-ecologic-no-place = I have no place for it.
place-ecologic = Here it brings every turn: Profits { $income }, Enviros { $balance }.
place-ecologic-ed1 = Here it brings every turn: coins { $income }, eco-points { $balance }.
place-ecologic-taking = Here it brings every turn: Profits { $income }, Enviros { $balance }; at once { $guess ->
    [1] about { $taken }
   *[other] { $taken }
} Enviros from the board.
place-ecologic-taking-ed1 = Here it brings every turn: coins { $income }, eco-points { $balance }; at once { $guess ->
    [1] about { $taken }
   *[other] { $taken }
} eco-points from the board.
