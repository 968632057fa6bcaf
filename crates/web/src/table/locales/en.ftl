### The table page of every game.

table-ui-title-you = Your turn: { $game }
table-ui-home = Ecotable, home
table-ui-menu = Menu
table-ui-rules = Rules
table-ui-cards = Cards
table-ui-wall = Wall view
table-ui-text = As text
table-ui-move = Play on another device
table-ui-keys = Keys
table-ui-lessons-off = Do not explain new things
table-ui-lessons-on = Explain new things to me
table-ui-language = Language
table-ui-leave = Leave the table
table-ui-leave-note = A bot plays on for you. You can come back at any time.

table-ui-felt = The table
table-ui-mine = Yours
table-ui-side = Orders and log
table-ui-others = The others

## Seats
table-ui-here = at the table
table-ui-away = away
table-ui-gone = away for a while
table-ui-bot = bot, { $kind }
table-ui-bot-plays = a bot plays on
table-ui-nobody = nobody
table-ui-now = Now: { $seat }.
table-ui-thinks = thinks …
table-ui-seat-bot = Let a bot play for { $seat }
table-ui-vote-bot = Let a bot play for { $seat } ({ $votes } of { $needed })
table-ui-voted-bot = You have voted for a bot in place of { $seat } ({ $votes } of { $needed })

## Reactions
table-ui-react = React
table-ui-reacted = { $seat }: { $word }
table-ui-react-well-played = Well played
table-ui-react-thank-you = Thank you
table-ui-react-surprised = Oh!
table-ui-react-ouch = Ouch
table-ui-react-thinking = Hmm …
table-ui-react-take-your-time = Take your time
table-ui-reactions = Reactions
table-ui-reactions-on = On
table-ui-reactions-off = Off

## Notices
table-ui-offline = The connection is lost. We are trying again.
table-ui-stood-in = A bot plays for you at the moment.
table-ui-take-back = Take your seat back
table-ui-first-time = New:

## Your move
table-ui-tray = Your move
table-ui-hint = Hint
table-ui-undo = Undo
table-ui-skip = Skip
table-ui-why-not = Why not?

## Standing orders
table-ui-orders = Standing orders
table-ui-orders-later = You can give orders while something is for sale and you can bid for it.
table-ui-order-up-to = Bid for me up to
table-ui-order-limit = Limit
table-ui-order-pass-auction = Pass in this auction
table-ui-order-pass-round = Pass for the rest of this round
table-ui-order-pass-turn = Pass for the rest of this turn
table-ui-order-give = Give the order
table-ui-order-now-up-to = In force: bid for you up to { $limit }.
table-ui-order-now-pass-auction = In force: pass in this auction.
table-ui-order-now-pass-round = In force: pass for the rest of this round.
table-ui-order-now-pass-turn = In force: pass for the rest of this turn.
table-ui-order-cancel = Take it back
table-ui-order-now-decline = You are not asked out of turn: the answer is always no.
table-ui-order-never = Never ask me
table-ui-order-ask = Ask me again

## What happened
table-ui-log = What happened
table-ui-rule = Rule

## The end
table-ui-end = The result
table-ui-new-table = New table
table-ui-record = The record
table-ui-fair = Is it fair?
table-ui-fair-how = All chance in this game comes from one secret number, the seed. Its fingerprint was fixed before the first move and stands here from then on; the seed itself is told when the game is over. With the record anybody can check both.
table-ui-fair-seed = Seed: { $seed }
table-ui-fair-promise = Fingerprint: { $promise }

## Keys
table-ui-key-primary = The usual next step
table-ui-key-pass = Pass or end the turn
table-ui-key-confirm = Confirm
table-ui-key-hint = Hint
table-ui-key-undo = Undo
table-ui-key-log = To what happened
table-ui-key-react = React
table-ui-key-keys = These keys
table-ui-key-arrows = From card to card, from number to number, on a map from place to place
