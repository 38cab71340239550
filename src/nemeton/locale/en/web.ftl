# The browser: pages, buttons, settings. Sentences of the games are in their own files.

ui-home = Nemeton, to the hall
ui-pages = Pages
ui-hall = Hall
ui-hall-title = The hall
ui-rules = Rules
ui-records = Records
ui-account = Account
ui-account-of = Account of { $name }
ui-settings = Settings
ui-other-language = FR : passer au français
ui-light = Light colours
ui-dark = Dark colours
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.
ui-copy = Copy
ui-copied = Copied.
ui-all = all
ui-loading = One moment…
ui-retry = Try again
ui-to-hall = To the hall
ui-to-table = To the table
ui-trouble = That did not work
ui-missing = Nothing grows here
ui-missing-more = There is no such page, or the table is no more.

# The hall
ui-play-now = Play now
ui-with-friends = With friends
ui-make-table = Make a table
ui-have-link = I have a link
ui-players = { $range } players
ui-minutes = { $minutes } min
ui-by = { $designers }, { $publisher } { $year }.
ui-own-words = The rules in our own words.
ui-how-strong = Choose your opponents
ui-how-strong-more = Two bots will join you, without a clock. You start at once.
ui-level-of = level { $level } of { $levels }
ui-my-tables = My tables
ui-my-tables-empty = You are at no table yet. “Play now” takes two clicks.
ui-open-tables = Open tables
ui-open-tables-empty = Nobody is waiting just now. Make a table, and others will see it here.
ui-finished = Finished games
ui-finished-empty = Games you finish are kept here, to be replayed.
ui-your-turn = Your turn
ui-sit-down = Sit down
ui-watch = Watch
ui-take-back = Take back
ui-replay = Replay
ui-alone = nobody else yet
ui-free-seats = { $seats ->
    [0] full
    [one] one seat free
   *[other] { $seats } seats free
}
ui-thinking = { $seat } is thinking…
ui-code-label = Link, or the six letters you were given
ui-code-unknown = No table answers to this code.
ui-go-table = Go to the table

# Who are you?
ui-who-are-you = What shall we call you?
ui-who-more = A name is enough, no account needed.
ui-name = Name
ui-colour = Colour
ui-colour-0 = blue circle
ui-colour-1 = red triangle
ui-colour-2 = gold square
ui-colour-3 = purple diamond
ui-colour-4 = green hexagon
ui-go-on = Go on
ui-you = you

# Making a table
ui-game = Game
ui-seats = Seats
ui-seats-order = who begins is drawn by lot
ui-seat-yours = your seat
ui-seat-friend = A person
ui-seat-friend-more = by link or code
ui-seat-bot = Bot: { $level }
ui-seat-kind = Person or bot
ui-seat-add = Add a seat
ui-seat-remove = Remove seat { $number }
ui-seat-free = Free seat
ui-person = Person
ui-bot = Bot
ui-bot-style = Bot, { $style }
ui-level = Level of the bot
ui-style = Taste of the bot
ui-style-any = any taste
ui-pace = Pace
ui-pace-free = No clock
ui-pace-live = Clock
ui-pace-slow = Days
ui-pace-clock = { $minutes } min + { $seconds } s
ui-pace-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
ui-pace-free-more = Everybody takes the time they need.
ui-pace-clock-more = Each has a clock; every move adds a little. Who runs out of time is played by a bot.
ui-pace-days-more = Play when you like. While a page of Nemeton is open, it tells you when it is your turn.
ui-minutes-each = Minutes each
ui-increment-each = Seconds a move
ui-days-each = Days a move
ui-out-of-range = A whole number from { $least } to { $most }.
ui-visibility = Who may join
ui-by-link = With the link
ui-open = Everybody
ui-visibility-link-more = Only people you send the link or the code to.
ui-visibility-open-more = The table is listed in the hall.
ui-edition = Edition
ui-options = Rule options
ui-invitation-language = Language of the invitation
ui-invitation-language-more = Who is new here reads the table in it.
ui-invitation = Come and play { $game } with me.
ui-sealed = The deal is sealed before the first move; you can check it afterwards.
ui-make-the-table = Make the table
ui-start = Start
ui-start-wait = Waiting for players

# Before the start
ui-lobby-waiting = { $seats ->
    [one] One seat is still free. Send somebody the link.
   *[other] { $seats } seats are still free. Send somebody the link.
}
ui-lobby-invited = { $host } invites you to play { $game }.
ui-lobby-full = Every seat is taken. You may stay and watch.
ui-somebody = Somebody
ui-lobby-ready = Everybody is here. You may start.
ui-lobby-maker = Everybody is here. The host may start.
ui-link-here = This link works on this computer only. For friends elsewhere, start with “./play serve --host 0.0.0.0”.
ui-invite = Invitation
ui-copy-link = Copy link
ui-share = Share
ui-or-code = Or type this code in the hall:
ui-copy-code = Copy the code { $code }
ui-leave-seat = Stand up
ui-give-up = Give the table up
ui-swap = Swap
ui-deal = Deal
ui-deal-sealed = sealed:

# At the table
ui-board = Board
ui-log = Log
ui-chat = Chat
ui-moves = Moves
ui-move-number = Move { $number }
ui-move-of = move { $number } of { $total }
ui-of = of { $total }
ui-watchers = { $watchers ->
    [one] one is watching
   *[other] { $watchers } are watching
}
ui-watching = You are watching.
ui-to-move = to move
ui-away = away
ui-won = winner
ui-bot-keeps = { $level } plays meanwhile
ui-clock-days = { $days } d { $hours } h
ui-table-menu = This table
ui-ask-other = Choose a move.
ui-move-other = { $notation }
ui-log-other = { $key }
ui-play-move = Make this move
ui-looking = Looking ahead…
ui-nothing-more = Nothing else happens.
ui-uncertain = The rest depends on what you cannot know yet.
ui-why-button = Why can’t I?
ui-why-title = Not allowed
ui-why-asked = Asked now:
ui-why-try = Try what you would like to do. If it is not allowed, you will read why.
ui-what-may-i = What may I?
ui-rule = Rule { $number }
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-vote-title = Take a move back?
ui-vote-asks = { $seat } would like to take the last move back.
ui-vote-yes = Agree
ui-vote-no = Refuse
ui-vote-granted = The move was taken back.
ui-vote-refused = Nothing is taken back.
ui-vote-waiting = The others are asked whether you may take it back.
ui-moves-none = There is nothing for you to do now.
ui-moves-filter = Search { $moves } moves
ui-moves-no-match = No move like that.
ui-log-empty = Nothing has happened yet.
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-off = Chat is off. Nothing is shown or sent.
ui-chat-turn-on = Turn chat on
ui-chat-turn-off = Turn chat off
ui-rules-missing = The rules could not be fetched.
ui-editions = Editions side by side
ui-editions-of = { $game }: the editions side by side
ui-editions-more = Made from the tables that the game itself plays by. The first is played unless you choose another.
ui-editions-one = This game has one edition only.
ui-editions-all = Also show what is the same
ui-editions-count = { $differences ->
    [one] One difference
   *[other] { $differences } differences
}
ui-to-rules = To the rules
ui-line-lost = Connection lost. Trying again; nothing is lost.
ui-offline = Offline
ui-kept-title = A bot keeps your seat
ui-kept-more = You left, or your time ran out. The seat is still yours.
ui-take-back-seat = Take my seat back
ui-leave-game = Leave the game
ui-leave-more = A bot will play on for you. You may come back and take your seat again.
ui-stay = Stay
ui-abandoned = This table was given up.
ui-you-won = You won!
ui-rematch = Rematch
ui-to-rematch = To the rematch
ui-record = Record
ui-download = Download the record
ui-commitment = Sealed before the first move:

# Replay and records
ui-timeline = Course of the game
ui-before-first = Before the first move
ui-first = To the start
ui-previous = One move back
ui-play = Play
ui-pause = Pause
ui-next = One move on
ui-last = To the end
ui-show-move = Show move { $number }
ui-share-position = Link to this position
ui-hint = Hint
ui-hint-title = What { $level } would do
ui-opinion = What { $level } thinks
ui-opinion-why = Why?
ui-win-shares = Shares of the win
ui-review = Review
ui-review-more = A bot looks at every decision again, each time with no more than the seat knew that made it.
ui-review-start = Look at the whole game
ui-review-busy = { $done } of { $all } decisions looked at …
ui-key-moments = Where it turned
ui-try-again = Try again from here
ui-try-other = Try another move here
ui-try-again-more = Bots take the other seats, without a clock. The game goes on from this moment.
ui-verify = Check it
ui-verify-more = Was the deal honest? The sealed key must give exactly this game.
ui-proven = The deal is proven.
ui-not-proven = Not proven.
ui-upload = Open a record
ui-upload-more = A record is a small text: the seal, the moves, the result.
ui-choose-file = Choose a file
ui-paste = Or paste the text
ui-open-replay = Open as replay

# Account
ui-at-the-table = At the table
ui-make-account = Make an account
ui-make-account-more = Keeps your tables on every device. A name and a password, nothing else.
ui-login = Log in
ui-login-more = Welcome back.
ui-account-letters = 3 to 24 letters without accents, digits, dots, hyphens or underscores.
ui-have-account = I have an account
ui-no-account = I have no account
ui-account-name = Account name
ui-password = Password (at least 8 characters)
ui-current-password = Present password
ui-new-password = New password, if it is to be another
ui-logged-in = Logged in as { $account }
ui-change = Change
ui-logout = Log out
ui-data = Your data
ui-data-more = Everything this server knows of you, as a file, or gone for good.
ui-export = Export
ui-forget = Delete everything
ui-forget-more = Your name, your account, your tokens and whatever you said in chats will be deleted. Games you played stay, without your name. This cannot be undone.
ui-token = For scripts and bots
ui-token-more = With a token a program can sit at a table in your name.
ui-token-make = Make a token
ui-token-once = Shown only once
ui-tokens = Tokens that hold
ui-token-of = made { $when }
ui-token-this = the one above
ui-token-end = Revoke
ui-token-end-of = Revoke the token: { $token }
ui-token-name = What is it for? (to know it again)

# Settings
ui-language = Language
ui-theme = Colours
ui-theme-system = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-set-confirm = Confirm each move
ui-set-confirm-more = See what it does first; a second click on the target plays it.
ui-set-motion = Animation
ui-set-motion-more = Always off if your system asks for less motion.
ui-set-sound = Sounds
ui-set-notify = Notification on my turn
ui-set-notify-more = When the page is in the background.
ui-set-chat = Chat
ui-notify-refused = Your browser does not allow notifications.
ui-skin = Words of { $game }
ui-skin-none = Original
ui-skin-fae = Fae

# Refusals of the server
error-offline = The server does not answer. Are you online?
error-unexpected = Something unexpected happened. Nothing was changed.
error-internal = Something went wrong on the server. Nothing was changed.
error-bad-request = The server did not understand the request.
error-bad-message = The server did not understand the message.
error-bad-name = This name cannot be used.
error-bad-option = The game does not have this option.
error-bad-level = There is no bot of this level.
error-bad-style = Bots of this level have no such taste in this game. Choose another one, or any.
error-bad-seats = This game is for { $least } to { $most } seats.
error-bad-record = { $what ->
    [line] This record cannot be read: line { $line } is none of a record.
    [move] This record does not hold: move { $number } ({ $text }, seat { $seat }) is not possible.
    [sealed] The secret of this game has not been revealed: it cannot be replayed yet.
    [setup] The game of this record, its edition or its options are not known here.
   *[format] This is not a record of a game.
}
error-sealed-record = The secret of this game is not revealed yet.
error-no-identity = Who are you? Please load the page again.
error-bad-token = This token is not valid.
error-wrong-password = The name or the password is wrong.
error-wrong-current = The present password is wrong.
error-foreign-origin = The request came from another site.
error-bad-csrf = The page is out of date. Please load it again.
error-introduce-first = Please give your name first.
error-not-seated = You have no seat at this table.
error-not-maker = Only the host of the table may do that.
error-not-your-turn = It is not your turn.
error-no-account = You have no account.
error-not-found = There is nothing here.
error-no-table = There is no such table.
error-no-token = There is no such token any more.
error-no-game = There is no such game.
error-no-rules = The rules of this game are not written yet.
error-wrong-method = That cannot be done here.
error-stale = Somebody was quicker. Look again.
error-refused = The rules do not allow this.
error-not-running = The game is not running.
error-not-waiting = The game has already started.
error-not-finished = The game is not over yet.
error-no-hint = Hints are for tables where all others are bots.
error-no-insight = The bot could not say anything about this. Try again.
error-already-seated = You already have a seat here.
error-seat-taken = This seat is taken.
error-no-such-seat = There is no such seat.
error-seats-free = There are still free seats.
error-cannot-take-back = This cannot be taken back.
error-nothing-asked = Nobody asks for that any more.
error-already-asked = Somebody is asking already.
error-account-taken = This account name is taken.
error-has-account = You have an account already.
error-broken-table = This table is damaged and cannot go on.
error-too-large = That is too large.
error-bad-media = The server cannot read this kind of data.
error-too-fast = Too fast. Wait a moment.
error-too-many-tables = You have too many tables. Finish one first.
