### What every game needs: the language's own name, lists, players without a name.

language-name = English

# A list that has nothing in it.
list-none = none
# A list is built from its end: first the last two, then one more in front each time.
list-last = { $first } and { $last }
list-more = { $first }, { $rest }

player-name = Player { $number }
