# Why the server refuses something
error-offline = The server is not answering. Are you online?
error-unexpected = Something unexpected happened. Nothing was changed.
error-internal = Something went wrong on the server. Nothing was changed.
error-bad-request = The server did not understand the request. Please reload the page.
error-bad-message = The server did not understand the message. Please reload the page.
error-bad-name = This name cannot be used. Please choose another.
error-bad-option = The game does not have this option.
error-bad-level = There is no bot of this level.
error-bad-style = Bots of this level do not have this style in this game. Choose another one, or any.
error-bad-seats = This game is for { $least } to { $most } players.
error-bad-record = { $what ->
    [line] This record cannot be read: line { $line } does not belong in a record.
    [move] This record is not valid: move { $number } ({ $text }, seat { $seat }) is not possible.
    [sealed] The secret of this game has not been revealed: it cannot be replayed yet.
    [setup] The game of this record, its edition or its options are not known here.
   *[format] This is not a record of a game.
}
error-sealed-record = The secret of this game is not revealed yet.
error-long-record = This record is too long: this server takes up to { $most } moves.
error-no-identity = Who are you? Please reload the page.
error-bad-token = This token is not valid. Make a new one on the account page.
error-wrong-password = The name or the password is wrong.
error-wrong-current = The current password is wrong.
error-foreign-origin = The request came from another site.
error-wrong-host = This server does not answer to the name { $host }. Whoever runs it can give it that name with --url.
error-bad-csrf = The page is out of date. Please reload it.
error-introduce-first = Please give your name first.
error-not-seated = You have no seat at this table.
error-not-maker = Only the host of the table can do that.
error-not-your-turn = It is not your turn.
error-no-account = You have no account.
error-no-scope = This token does not allow that. Make one that does on the account page.
error-no-session = This device is no longer logged in.
error-not-found = There is nothing here.
error-no-table = There is no such table.
error-no-token = This token no longer exists.
error-no-game = There is no such game.
error-no-rules = The rules of this game are not written yet.
error-wrong-method = That cannot be done here.
error-stale = Somebody was quicker, and things have changed. Look again.
error-refused = The rules do not allow this.
error-final = This cannot be taken back. Confirm it first.
error-unforeseen = Moves made together must not depend on what the first of them brings to light. Make them one by one.
error-not-running = The game is not running.
error-not-waiting = The game has already started.
error-not-finished = The game is not over yet.
error-no-hint = Hints are for tables where everyone else is a bot.
error-no-insight = The bot could not say anything about this. Try again.
error-bad-lesson = This lesson no longer fits the rules. Please choose another.
error-already-seated = You already have a seat here.
error-seat-taken = This seat is taken.
error-no-such-seat = There is no such seat.
error-seats-free = There are still free seats. Send somebody the link, or add bots.
error-cannot-take-back = This cannot be taken back.
error-no-time-for-that = You do not have enough time left to take this back.
error-time-is-up = Your time is up: the bot makes this decision, then you can sit down again.
error-damaged = What was kept of this table cannot be read. It has been left as it is, and the host is told in the log.
error-cannot-write = The server cannot save anything right now: its disk is full or broken. Nothing that was played is lost; play continues as soon as possible.
error-cannot-read = The server cannot read from its disk right now. Try again in a moment.
error-elsewhere = Another node of this server handles this now. Try again in a moment.
error-not-host = This page is the host’s alone: open it with the link that `nemeton people DATA --page` prints.
error-muted = The host has muted you: you can play, but not write.
error-banned = The host no longer lets you play here.
error-nothing-asked = Nobody is asking for that any more.
error-already-asked = Somebody is already asking.
error-account-taken = This account name is taken.
error-has-account = You already have an account.
error-too-late = Too many moves have been made to call the game off. You can give up your seat.
error-still-playing = You have not waited long enough for them yet.
error-not-frozen = This table is not frozen.
error-cannot-go-on = The game cannot go on: today’s rules cannot even deal it.
error-cannot-deal = Today’s rules cannot deal this game, so it cannot be shown. Its record can still be downloaded.
error-too-large = That is too large.
error-bad-media = The server cannot read this kind of data.
error-too-fast = Too fast. Wait a moment.
error-too-many-tables = You have too many tables. Finish one first.
