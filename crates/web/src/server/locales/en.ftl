### Answers of the server that are no pages, in English.

## Headings, one for each kind of trouble

server-title-400 = That could not be read
server-title-403 = That is not yours
server-title-404 = Nothing here
server-title-405 = That does not work here
server-title-408 = That took too long
server-title-409 = Something has happened meanwhile
server-title-413 = That is too much
server-title-415 = That could not be read
server-title-421 = That is not our name
server-title-422 = That is not possible
server-title-429 = Slowly, please
server-title-500 = That went wrong
server-title-503 = Not at the moment

## What is wrong

server-not-found = There is no such page. Perhaps the address was not copied completely.
server-wrong-method = This address cannot be used like that.
server-malformed = The request cannot be read. Go back, load the page again and try once more.
server-too-large = That is more than a page of ours ever sends.
server-too-slow = The request did not arrive completely. Try again.
server-quiet = The host has switched reactions off at this table.
server-reacted = You have just reacted. The next reaction can follow three seconds after the last.
server-too-fast = That was too quick. Wait a moment and try again.
server-busy = The server is busy or about to stop. Try again in a moment; nothing is lost.
server-failed = Something went wrong on the server. What you have done so far is kept. Try again.
server-storage = The decision could not be stored just now. Nothing is lost; try again in a moment.
server-disk-full = There is no space left on the disk of the server, so nothing can be stored. Tell whoever runs it.
server-damaged = This table cannot be opened by this version of Ecotable.
server-wrong-host = This server is not called “{ $name }”. Use the address that it shows when it starts.
server-wrong-origin = That request does not come from a page of this server, so it was not carried out.

## At a table

server-unknown-table = There is no such table. Perhaps it was deleted because nobody played for a long time.
server-unknown-code = There is no table with this code. Compare it letter by letter; perhaps the game ended long ago.
server-no-such-link = This link has been used already. Ask for a new one on the device that has the seat now.
server-setup = The game cannot be set up like that.
server-unknown-bot = There is no such bot.
server-places = This game is for { $min } to { $max } players.
server-no-limit = Say up to how much is bid for you: a number from 1 on.
server-no-auction = There is no auction for that order now.
server-full = Every place is taken. You can still watch.
server-taken = Place { $number } has just been taken. Choose another one.
server-not-host = Only the host of the table can do that.
server-not-yours = This device does not hold that seat.
server-begun = The game has begun.
server-not-begun = The game has not begun yet.
server-stale = The table has changed since your page was made. Look at it again and decide then.
server-stood-in = A bot plays in this seat at the moment. Take the seat back first.
server-present = { $seat } is there.
server-over = The game is over.
server-not-asked = It is not your turn.
server-notation = “{ $text }” is not something that can be done in this game.
server-which-seat = Several people play on this device. Choose first who is looking.
server-not-over = The game is not over yet.
server-record-early = The record tells all cards and the seed, so it can be had when the game is over.

server-undo-nothing = There is nothing to take back.
server-undo-another = Another player has decided since, so it stands.
server-undo-final = That decision has shown something new or was final, so it stands.
server-undo-simultaneous = Here all players decide at the same time, so it stands.

## Short answers at a table

server-why-title = Why not?
server-why-allowed = You may do that now.
server-why-undo = You may take your last decision back now.
server-hint-title = A hint
server-hint = A good player would choose: { $action }
server-hint-plain = { $action }
server-log-title = What happened
server-move-title = To another device
server-move-offer = { $seat } can go on playing on another device, such as a phone. This device then gives the seat up.
server-move-make = Make a link
server-move-link = Open this link on the other device. It works once; { $seat } then plays there and no longer here.
server-move-scan = Or scan this code with it.
server-move-qr = The link as a QR code
server-move-address = The link
server-take-title = Play here
server-take-offer = With this link you take over a seat. It then belongs to this device and no longer to the other one.
server-take-button = Take the seat
