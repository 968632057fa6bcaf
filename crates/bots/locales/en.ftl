# Why a bot that plays every game made its decision.

# Nothing else is legal.
reason-only = Nothing else is possible.

# Other actions are legal, but clearly worse.
reason-obvious = Nothing else is worth a try.

# $choices (number): how many legal actions there were.
reason-random = Picked by chance from { $choices } choices.

# $tried (number): how many choices were compared.
# $simulations (number): how many games were simulated.
# $percent (number): how many of a hundred of those that began with this choice were won.
reason-search = The best of { $tried } choices after { $simulations } simulated games: it won { $percent } % of its own.
