### The program itself, in English: a match in the terminal.

## Playing

# How players are called.
play-person = Player { $number }
play-bot = Bot { $number }
play-name = { $seat }
play-bot-is = { $seat } plays as “{ $bot }”.

play-commitment = Promise about the seed (SHA-256): { $commitment }

play-table = The table
play-log = What has happened
play-result = The result
play-help = What you can type

# Several people share the screen, and hands are secret.
play-curtain = { $seat } is next. Everybody else looks away. Press Enter:
play-prompt = { $seat }, your choice (or “help”):

# A list of actions with rising numbers, such as bids; $first and $last are the sentences of both ends.
play-range = { $first } … { $last }
play-which-number = Which one? Type it in full, from “{ $first }” to “{ $last }”.
play-ambiguous = “{ $typed }” could be several things: { $actions }. Type a little more.
play-unknown = “{ $typed }” is not among your choices. Type the number of a line, or “help”.
play-not-text = That line could not be read.

# $why is a whole sentence of the game, $rule the number of the rule.
play-refused = { $why } (More: “rules { $rule }”.)
play-not-now = That cannot be done now.
play-allowed = “{ $action }” is allowed.
play-hint = A bot would choose “{ $action }”: { $reason }
play-no-rule = There is no rule “{ $id }”. Type “rules” and a number, for instance of one of these sections:

play-undone = Your last decision is taken back.
play-undo-possible = “undo” takes back your last decision.
play-undo-nothing = “undo” is not possible: nothing has been decided yet.
play-undo-another = “undo” is not possible: another player has decided since.
play-undo-final = “undo” is not possible: your last decision has shown something new or was final.
play-undo-simultaneous = “undo” is not possible: several players decide at the same time here.

play-help-number = 2, bid 5, b 5: the number of a line, an action, or the beginning of one
play-help-hint = hint: what a bot would do, and why
play-help-undo = undo: take back your last decision
play-help-log = log: everything that has happened
play-help-rules = rules TJ-5.8: what a rule says; “rules” alone lists the sections
play-help-why = why bid 99: why something is not allowed
play-help-view = view: show the table again
play-help-save = save FILE: write the match so far into a file
play-help-help = help: this list
play-help-quit = quit: leave; the match is kept

play-save-where = Which file? For instance: save evening.ecolog.jsonl
play-saved = Saved in { $file }

play-all-lost = All have lost together.
play-place = { $rank }. { $seat }: { $score }
play-seed = Seed: { $seed }; its promise was { $commitment }
play-kept = The match is kept; “ecotable verify” checks it, “ecotable replay” tells it again: { $file }
play-left = The match is kept. Go on with: ecotable play --resume { $file }

## The menu

menu-welcome = Welcome to Ecotable. Press Enter to take what stands in brackets, or type something else.
menu-game = Which game?
menu-seats = How many players, { $min } to { $max }?
menu-people = How many of them are people at this screen, { $min } to { $max }?
menu-bots = Which bots? Names: { $bots }; one for all, or one for each with commas
menu-language = Which language: { $languages }?
menu-options = Change the options?
menu-option = { $name } ({ $values })
menu-yes = yes
menu-no = no
menu-bad-answer = That is not possible. Try again:

## Replays

replay-decision = { $number }. { $seat }: { $action }
replay-commitment-true = Everything in this record was checked and is true.
replay-unfinished = The match was not played to the end.
