# The browser: pages, buttons, settings. Sentences of the games are in their own files.

ui-home = Nemeton: to the hall
ui-skip = Skip to the content
ui-pages = Pages
ui-hall = Hall
ui-hall-title = Celtic board games, alone or with friends
ui-hall-more = Play bots at once, or send friends a link. Free, without an account.
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
ui-missing-more = There is no such page, or the table is gone.

# The hall
ui-play-now = Play now
ui-with-friends = With friends
ui-make-table = Make a table
ui-have-link = I have a link
ui-players = { $range } players
ui-minutes = { $minutes } min
ui-lasts = about { $minutes } min in all
ui-by = { $designers }, { $publisher } { $year }.
ui-own-words = The rules in our own words.
ui-how-strong = Choose your opponents
ui-how-strong-more = They join you without a clock, and you start at once.
ui-against = { $bots ->
    [one] Against one bot, { $level }
   *[other] Against { $bots } bots, { $level }
}
ui-opponents = opponents
ui-plays-best = Plays best with this many.
ui-level-of = level { $level } of { $levels }
ui-my-tables = My tables
ui-my-tables-empty = You are not at any table yet. “Play now” takes one click.
ui-open-tables = Open tables
ui-open-tables-empty = Nobody is waiting just now. Make a table, and others will see it here.
ui-finished = Finished games
ui-finished-empty = Games you finish are kept here, so that you can replay them.
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
ui-waiting-away = { $seat } is away. The game waits.
ui-out-title = Your part ends here
ui-out-more = You come in { $place }. The others play on.
ui-out-watch = Watch to the end
ui-out-new = New game
ui-thinking = { $seat } is thinking…
ui-code-label = Link, or the six letters you were given
ui-code-unknown = No table has this code.
ui-go-table = Go to the table

# Who are you?
ui-who-are-you = What shall we call you?
ui-who-more = A name is enough, no account needed.
ui-lent-name = Guest { $number }
ui-choose-name = Choose a name
ui-change-name = Change my name
ui-name = Name
ui-colour = Colour
ui-colour-0 = blue circle
ui-colour-1 = red triangle
ui-colour-2 = gold square
ui-colour-3 = purple diamond
ui-colour-4 = green hexagon
ui-go-on = Continue
ui-you = you

# Making a table
ui-game = Game
ui-seats = Seats
ui-seats-order = who starts is drawn by lot
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
ui-style = Style of the bot
ui-style-any = any style
ui-pace = Pace
ui-pace-free = No clock
ui-pace-live = Clock
ui-pace-slow = Days
ui-pace-clock = { $minutes } min + { $seconds } s
ui-pace-days = { $days ->
    [one] a day per move
   *[other] { $days } days per move
}
ui-pace-free-more = Everyone takes the time they need.
ui-pace-clock-more = Everyone has a clock, and every move adds a little time. If yours runs out, a bot plays for you.
ui-pace-days-more = Play when you like. While a page of Nemeton is open, it tells you when it is your turn.
ui-minutes-each = Minutes per player
ui-increment-each = Seconds per move
ui-days-each = Days per move
ui-out-of-range = A whole number from { $least } to { $most }.
ui-visibility = Who may join
ui-by-link = Anyone with the link
ui-open = Anyone
ui-visibility-link-more = Only people to whom you send the link or the code.
ui-visibility-open-more = The table is listed in the hall.
ui-edition = Edition
ui-options = Rule options
ui-invitation-language = Language of the invitation
ui-invitation-language-more = The words that go with the link. At the table everyone reads their own language.
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
ui-lobby-full = Every seat is taken. You can stay and watch.
ui-somebody = Somebody
ui-lobby-ready = Everyone is here. You can start.
ui-lobby-maker = Everyone is here. The host can start.
ui-link-here = This link works on this computer only. For friends elsewhere, start with “./play serve --host 0.0.0.0”.
ui-invite = Invitation
ui-copy-link = Copy link
ui-share = Share
ui-or-code = Or type this code in the hall:
ui-copy-code = Copy the code { $code }
ui-leave-seat = Stand up
ui-give-up = Close the table
ui-swap = Swap
ui-deal = Deal
ui-deal-sealed = sealed:

# At the table
ui-board = Board
ui-closer = Zoom in
ui-whole-board = See the whole board
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
ui-then-yours = Then you are asked: { $question }
ui-then-points = Your next choice brings you to { $points } points.
ui-then-over = Then the game is over.
ui-uncertain = The rest depends on what you cannot know yet.
ui-not-now = Not now:
ui-why-button = Why can’t I?
ui-why-title = Not allowed
ui-why-asked = The question now:
ui-why-try = Try what you want to do. If it is not allowed, you will see why.
ui-what-may-i = What can I do?
ui-rule = Rule { $number }
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-vote-title = Take a move back?
ui-vote-asks = { $seat } would like to take the last move back.
ui-vote-yes = Agree
ui-vote-no = Refuse
ui-vote-granted = The move was taken back.
ui-vote-refused = The move stands.
ui-vote-waiting = The others are being asked whether you may take it back.
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
ui-editions-more = Taken from the very tables the game is played by. The first edition is used unless you choose another.
ui-editions-one = This game has only one edition.
ui-editions-all = Also show what is the same
ui-editions-count = { $differences ->
    [one] One difference
   *[other] { $differences } differences
}
ui-to-rules = To the rules
ui-line-lost = Connection lost. Trying again; nothing is lost.
ui-offline = Offline
ui-kept-title = A bot is keeping your seat
ui-kept-more = You left, or your time ran out. The seat is still yours.
ui-take-back-seat = Take my seat back
ui-leave-game = Leave the game
ui-leave-more = A bot about as strong as you will play for you. You can come back and take your seat again.
ui-stay = Stay
ui-resign-game = Give up your seat
ui-resign-more = A bot plays your seat to the end, and you cannot take it back. When nobody is left at the table, the game ends there.
ui-call-off-game = Call the game off
ui-call-off-more = Fewer than two moves have been made: the game ends here for everyone, and counts for nothing.
ui-play-for = Let a bot play for { $name }
ui-free-seat = Free the seat
ui-free-seat-of = Free the seat of { $name }
ui-known = Has an account: nobody else can pretend to be this person
ui-frozen = Frozen: the rules have changed
ui-frozen-title = This game is frozen
ui-frozen-more = The program was updated, and what was played here no longer fits its rules. { $fits ->
    [0] Not even the first move does.
    [one] The first move still fits.
   *[other] The first { $fits } moves still fit.
}
ui-frozen-choose = You can continue from the last position that fits, or end the game here. Everyone at the table must agree.
ui-frozen-only-end = The game can only be ended. Everyone at the table must agree.
ui-frozen-go-on = Continue from here
ui-frozen-end = End it here
ui-frozen-wants-go-on = { $seat } wants to continue.
ui-frozen-wants-end = { $seat } wants to end it.
ui-frozen-waiting = You have said what you want. Now the others must agree.
ui-new-rules = New rules since move { $number }
ui-outgrown = The rules have changed since this game was played. { $fits ->
    [0] Not even its first move fits today’s.
    [one] Its first move still fits today’s.
   *[other] Its first { $fits } moves still fit today’s.
}
ui-outgrown-row = { $fits ->
    [0] no longer fits today’s rules
   *[other] fits today’s rules up to move { $fits }
}
ui-abandoned = This table was closed.
ui-you-won = You won!
ui-you-won-by = { $points ->
    [one] You win by one point
   *[other] You win by { $points } points
}
ui-semicolon = {"; "}
ui-since = Since your turn
ui-since-more = +{ $more } more
ui-ending = Result
ui-see-board = see the board
ui-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ui-points = points:
ui-next-level = Next level: { $level }
ui-turned-title = Where it turned: move { $number }
ui-turned = { $seat }: { $move }. { $you ->
    [yes] Your chances
   *[other] The winner’s chances
} went from { $before } to { $after }%.
ui-turned-try = Try it again from there
ui-turned-looking = Looking for where it turned…
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
ui-hint-looking = Looking for a move…
ui-hint-play = Play this
ui-hint-share = Winning chances { $share }% in its simulations.
ui-hint-title = What { $level } would do
ui-opinion = What { $level } thinks
ui-opinion-why = Why?
ui-win-shares = Winning chances
ui-review = Review
ui-review-more = A bot looks at every decision again, each time knowing no more than the player who made it.
ui-review-start = Review the whole game
ui-review-busy = { $done } of { $all } decisions reviewed…
ui-key-moments = Where it turned
ui-try-again = Try again from here
ui-try-other = Try another move here
ui-try-again-more = Bots take the other seats, without a clock. The game goes on from this moment.
ui-verify = Check it
ui-verify-more = Was the deal honest? The sealed key must give exactly this game.
ui-proven = The deal is proven.
ui-not-proven = Not proven.
ui-upload = Open a record
ui-upload-more = A record is a small text file: the seal, the moves, the result.
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
ui-current-password = Current password
ui-new-password = New password, if you want to change it
ui-logged-in = Logged in as { $account }
ui-change = Change
ui-logout = Log out
ui-data = Your data
ui-data-more = Everything this server knows about you: as a file, or deleted for good.
ui-export = Export
ui-forget = Delete everything
ui-forget-more = Your name, your account, your tokens and whatever you said in chats will be deleted. Games you played stay, without your name. This cannot be undone.
ui-token = For scripts and bots
ui-token-more = With a token a program can sit at a table in your name.
ui-token-make = Make a token
ui-token-once = Shown only once
ui-tokens = Active tokens
ui-token-of = made { $when }
ui-token-this = the one above
ui-token-end = Revoke
ui-token-end-of = Revoke the token: { $token }
ui-token-name = What is it for? (so that you recognise it)
ui-token-scope = What may it do?
ui-token-scope-play = play
ui-token-scope-read = watch
ui-token-scope-account = everything
ui-devices = Where you are logged in
ui-devices-more = Don’t recognise one of them? Log it out, and change your password.
ui-device-this = this device
ui-device-seen = last seen { $when }
ui-device-unknown = unknown device
ui-device-end = Log out
ui-device-end-of = Log out: { $device }
ui-budgets = What one visitor may ask for
ui-budgets-more = So that nobody can keep the others from playing, this server counts what is asked for, by person and by address. Normal play never comes near these numbers.
ui-budget-what = What
ui-budget-person = one person
ui-budget-address = one address
ui-budget-most = { $most } at a time
ui-budget-minute = { $burst } at once, then { $more } a minute
ui-budget-hour = { $burst } at once, then { $more } an hour
ui-budget-calls = Calls to the server
ui-budget-pages = Pages and their files
ui-budget-moves = Moves and questions at tables
ui-budget-previews = Previews of moves
ui-budget-looks = Positions looked at in replays
ui-budget-chats = Chat messages
ui-budget-names = Names given or changed
ui-budget-tables = Tables made
ui-budget-bot_tables = Tables made for bots alone
ui-budget-seats = Seats taken at other people’s tables
ui-budget-insights = Hints and reviewed moves
ui-budget-records = Records uploaded or verified
ui-budget-decisions = Moves in these records
ui-budget-codes = Table codes tried
ui-budget-accounts = Accounts made or changed
ui-budget-guesses = Passwords tried
ui-budget-guesses_of_one = Passwords tried for one account, from anywhere
ui-budget-exports = Data exported or deleted
ui-budget-sockets = Connections to tables opened
ui-budget-open_sockets = Connections to tables open
ui-budget-connections = Connections to the server

# Settings
ui-language = Language
ui-theme = Colours
ui-theme-system = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-gesture-all = All
ui-gesture-all-to = All { $where }
ui-gesture-less = One less: { $what }
ui-gesture-more = One more: { $what }
ui-gesture-missing = { $missing } missing
ui-set-confirm = Confirm a move
ui-set-confirm-more = Shows what the move does first; a second click on the target plays it. Small answers, such as placing a cube, are confirmed only with “Always”.
ui-set-confirm-always = Always
ui-set-confirm-final = If it is final
ui-set-confirm-never = Never
ui-set-pause = Answer for me where I have only one answer
ui-set-pause-more = Where an instant answer would give away what you hold, all your answers go out no sooner than three seconds after the question, whether you or the table gave them.
ui-pause-waits = Your answer goes out in a moment, always after the same pause.
ui-set-motion = Animations
ui-set-motion-more = Always off if your system asks for less motion.
ui-set-sound = Sounds
ui-set-notify = Notification on my turn
ui-set-notify-more = When the page is in the background.
ui-set-chat = Chat
ui-engine = Engine of the bots
ui-engine-compiled = Compiled: bots think at full speed.
ui-engine-compiling = Being compiled, { $percent }% done. Until then, levels 4 and 5 think less.
ui-engine-interpreted = Not compiled here: levels 4 and 5 think less.
ui-thinks-less-compiling = Thinks less until its engine is compiled ({ $percent }% done).
ui-thinks-less-interpreted = Thinks less here, where its engine is not compiled.
ui-bot-thinks-less = Bot, thinks less for now
ui-notify-refused = Your browser does not allow notifications.
ui-skin = Wording of { $game }
ui-skin-none = Original
ui-skin-fae = Fae

# Learning
ui-learn = Learn it
ui-learn-on = Continue the lesson
ui-lesson = Lesson
ui-show-me = Show me
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-chapter = Chapter
ui-play-real = Play a real game
ui-how-it-plays = How it plays

ui-house-cannot-write = Nothing can be saved right now: the server’s disk is full or broken. What was played is safe, and play continues as soon as possible.
ui-house-closing = The server is closing or restarting. Everything is saved.
ui-privacy = What is kept about you
ui-privacy-name = A name, a colour and a language, under a random number in a cookie
ui-privacy-name-long = Until you delete them on the account page.
ui-privacy-account = For an account: the name you log in with, and the password as a hash that cannot be read back
ui-privacy-account-long = Until you delete the account.
ui-privacy-sessions = Where you are logged in, and the tokens of your scripts, as hashes
ui-privacy-sessions-long = Until you end them, log out, or delete the account.
ui-privacy-tables = The tables you sat at, with their moves and results
ui-privacy-tables-long = For good. When you delete your data, your name is taken off them.
ui-privacy-chat = The last things said at a table
ui-privacy-chat-long = As long as the table, or until the person who said them deletes their data.
ui-privacy-address = The address you connect from
ui-privacy-address-long = Only in memory, to limit how often anyone can ask. It is never written down.
ui-privacy-more = On the account page you can see all of it, export it and delete it. Pages load nothing from elsewhere, and nobody else learns anything. The host’s backups keep what was there when they were made.
ui-host = People on this server
ui-host-seek = Find somebody
ui-host-person = since { $when } · { $tables ->
    [one] one table
   *[other] { $tables } tables
}
ui-host-mute = Mute
ui-host-ban = Ban
ui-host-delete = Delete
ui-host-delete-sure = Delete { $name }?
ui-host-delete-more = Name, account and everything they said are gone for good. Bots keep their seats.
ui-host-nobody = Nobody by that name.

ui-what = What is this? Point at something
ui-what-rule = The rule, { $rule }
ui-goal-of = { $game }: the goal
ui-learn-first = Learn it first
ui-start-playing = Start playing
ui-unlike = In the other edition
ui-unlike-same = { $count ->
    [0] No move is legal in both editions here.
    [one] One move is legal in both editions.
   *[other] { $count } moves are legal in both editions.
}
ui-unlike-none = Each of them does the same in both.
ui-unlike-here = only in this one
ui-unlike-there = only in { $edition }
ui-unlike-both = legal in both, with a different outcome
ui-unlike-impossible = This position cannot occur in { $edition }.
ui-try-it = Try it
ui-nothing-found = Nothing found.
ui-glossary = Glossary
ui-contents = Contents
ui-search-rules = Search the rules
ui-sources = Sources and rulings
ui-print = Print

ui-exercises = Exercises
exercise-daily = Exercise of the day
exercise-solve = Solve it
exercise-done = solved
exercise-number = Exercise { $number }
exercise-hardness-1 = easy
exercise-hardness-2 = medium
exercise-hardness-3 = hard
exercise-not-yet = There is a better move. Try another, or ask for the answer.
exercise-at-once = Solved at the first attempt.
exercise-solved = Solved.
exercise-told = This is the best move.
exercise-next = Next exercise
exercise-play-on = Play on from here
exercise-give-up = Show the answer
exercise-solved-of = { $solved } of { $all } solved. Our own search found them in games between bots; each was checked again with ten times the thinking.

coach-now = Coach
coach-new = Something new
coach-cost = Coach: that was costly
coach-better = Better:
coach-too-late = It can no longer be taken back.
coach-got-it = Got it
coach-play-on = Play on
coach-show = Show on the board
coach-less = Less help
settings-coach = Coach
settings-coach-first = in my first three games of each kind
settings-coach-all = always
settings-coach-after = only after costly moves
settings-coach-off = never
