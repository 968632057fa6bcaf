reason-tradejack-bid = It is worth about { $worth } to me, so { $price } is still a good price.
reason-tradejack-pass = It is worth about { $worth } to me, so { $price } would be too much.
reason-tradejack-first = The less useful source goes first, while the others still have Capital to spend.
reason-tradejack-set = This product brings the most now: its Value is { $value }.
reason-tradejack-source = This source brings the most now: { $credits ->
    [one] { $credits } Green Credit
   *[other] { $credits } Green Credits
}.
reason-tradejack-offload = There is nothing to match it with, and the Capital is needed.
reason-tradejack-confirm = The rest is worth more if it waits.
