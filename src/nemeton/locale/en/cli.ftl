# The terminal.

cli-help = Write a move (12-13), its number in the list, or one of these:
    list        all legal moves        ?  or  ? 2.4    the rule
    why 12-13   why that is not legal  log             what has happened
    undo        take back your move    save [FILE]     write the record
    hint        what a bot would do    quit            leave the game
cli-more-moves = { $count ->
    [0] “list” shows them again, “help” what you can write.
    [one] And one more move: “list” shows all, “help” what you can write.
   *[other] And { $count } more moves: “list” shows all, “help” what you can write.
}
cli-may = { $move } is legal.
cli-no-undo = There is nothing of yours to take back.
cli-saved = Saved as { $path }.
cli-pass-on = { $name }, your turn: press Enter when nobody else is looking.
cli-goodbye = The game was left unfinished.
cli-no-store = { $path } holds no tables.
cli-upgrade-same = { $moves ->
    [one] one move
   *[other] { $moves } moves
}, goes on as before.
cli-upgrade-carried = { $moves ->
    [one] one move fits
   *[other] { $moves } moves fit
}; goes on under the new rules.
cli-upgrade-frozen = would be frozen after move { $fits }. { $why }
cli-upgrade = { $tables ->
    [0] No game is running.
    [one] One running game; { $frozen ->
        [0] it goes on.
       *[other] it would be frozen.
    }
   *[other] { $tables } running games; { $frozen ->
        [0] all go on.
        [one] one would be frozen.
       *[other] { $frozen } would be frozen.
    }
}
cli-one-board = { $title } is played on the one board that comes with it.
cli-board-right = { $path } is a board for { $title }: { $id }. Put into the folder boards beside a server’s data, it is offered for new tables.
cli-board-wrong = { $path }: { $count ->
    [one] one thing is wrong.
   *[other] { $count } things are wrong.
}
cli-left-record = Its record is kept as { $path }.
cli-from = by { $designers }, { $publisher } { $year }
cli-seats = { $from } to { $to } players
cli-editions = editions: { $editions }
cli-one-edition = { $title } has one edition only.
cli-options = options:
cli-engine-compiled = compiled engine
cli-engine-interpreted = interpreted engine
cli-licences-python = Python packages installed with Nemeton
cli-licences-bundled = Inside the browser client
cli-proven = Proven.
cli-not-proven = Not proven.
cli-fuzz = { $games } games, { $decisions } decisions, { $failures ->
    [0] nothing wrong
    [one] one failure
   *[other] { $failures } failures
}
cli-arena-games = { $games } games of { $decisions } decisions on average
cli-arena-share = { $bot }: { $share } of the wins (95% sure: { $low } to { $high })
cli-arena-better = The first is better: nearer to { $better } than to { $worse }.
cli-arena-not-better = The first is not better: nearer to { $worse } than to { $better }.
cli-arena-undecided = Undecided between { $worse } and { $better }: play more games.
cli-trained = { $title }: the weights are in { $path }.
cli-lesson-help = Enter continues. Or write a move, “show” to see it made, “back”, “skip” or “quit”.
cli-lesson-end = That was the lesson. A real game against an easy opponent: nemeton play { $game } --seats you,1
cli-then-points = ({ $least } to { $most } points)
cli-only = { $name } has only one answer: { $move }.
cli-census = { $edition }, { $seats } seats: { $decisions } decisions a seat; in a game:
cli-died-out = offered but never chosen: { $verbs }
cli-editions-same = { $count ->
    [one] One move is legal in both: { $one }, and { $other }.
   *[other] { $count } moves are legal in both: { $one }, and { $other }.
}
cli-editions-alike = Here both editions allow the same moves, and each move does the same.
cli-editions-outcome = It does something else.
cli-editions-impossible = This position cannot occur in { $edition }: { $why }.
cli-backup = Everything is in { $file } ({ $size } kB).
cli-restored = { $path } is ready: serve it with nemeton serve --data { $path }
cli-has-store = { $path } already holds data, or is in use. A backup can only be put into a folder without any.
cli-no-backup = { $file } cannot be put back: { $why }
cli-doctor-no-store = There is no data in { $path }.
cli-doctor-integrity = The file is whole: { $found }
cli-doctor-shape = The data has format { $have }; this version writes { $known }.
cli-doctor-journal = { $rows ->
    [one] One row is in the journal, not yet in its place.
   *[other] { $rows } rows are in the journal, not yet in their place.
}
cli-doctor-aside = { $number ->
    [0] Nothing had to be set aside.
   *[other] Set aside because it could not be used ({ $number }): { $names }
}
cli-doctor-unreadable = { $number ->
    [0] Every table can be read.
   *[other] Tables that cannot be read ({ $number }): { $names }
}
cli-doctor-key = The cookie key is there.
cli-doctor-no-key = The cookie key is missing or broken: a new one is made at the next start, and everyone must log in again.
cli-doctor-disk = { $free } MB are free on the disk; the data takes { $size } kB.
cli-doctor-in-use = A server is running on it.
cli-doctor-not-in-use = No server is running on it.
cli-bot-seated = { $title }: { $seat }, waiting for my turn.
cli-bot-over = { $won ->
    [yes] The game is over, and won.
   *[no] The game is over.
}
cli-no-server = There is no answer from { $server }: { $why }
cli-people-id = id
cli-people-name = name
cli-people-account = account
cli-people-since = since
cli-people-tables = tables
cli-people-standing = standing
cli-needs-nodes = This needs what `pip install nemeton[nodes]` brings: { $module } is missing.
cli-nodes-both = A node needs both addresses: --database postgresql://… and --bus redis://…
cli-move-what = Name a folder and a database (postgresql://…), in the order in which the data moves.
cli-moved = { $table }: { $rows } { $rows ->
    [one] row, the same in both
   *[other] rows, the same in both
}
cli-moved-all = Everything has arrived, and was compared row by row.
cli-not-moved = Nothing was moved: { $why }
