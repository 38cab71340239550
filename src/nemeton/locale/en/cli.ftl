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
cli-pass-on = { $name }, please: press Enter when nobody else is looking.
cli-goodbye = The game was left unfinished.
cli-left-record = Its record is kept as { $path }.
cli-from = by { $designers }, { $publisher } { $year }
cli-seats = { $from } to { $to } seats
cli-editions = editions: { $editions }
cli-one-edition = { $title } has one edition only.
cli-options = options:
cli-engine-compiled = compiled engine
cli-engine-interpreted = interpreted engine
cli-proven = Proven.
cli-not-proven = Not proven.
cli-fuzz = { $games } games, { $decisions } decisions, { $failures ->
    [0] nothing wrong
    [one] one failure
   *[other] { $failures } failures
}
cli-arena-games = { $games } games of { $decisions } decisions on average
cli-arena-share = { $bot }: { $share } of the wins (95 %: { $low } to { $high })
cli-arena-better = The first is better: nearer to { $better } than to { $worse }.
cli-arena-not-better = The first is not better: nearer to { $worse } than to { $better }.
cli-arena-undecided = Undecided between { $worse } and { $better }: play more games.
cli-trained = { $title }: the weights are in { $path }.
