reason-ecologic-bid = Up to about { $worth } it improves my final score, so { $price } is still a good price.
reason-ecologic-pass = It is worth about { $worth } to me, so { $price } would be too much.
reason-ecologic-nominal = I begin with the lowest bid, { $price }: nobody should pay more than necessary.
reason-ecologic-open = This improves the smaller of my two numbers, or my income, the most.
reason-ecologic-draw = An initiative would help my balance the most.
reason-ecologic-wait = Nothing that I can do now would improve my final score.
reason-ecologic-best = After this I expect the best final score.
