# What every game says.

seat = Seat { $number }
you = Player
spectator = spectator
list-and = { $first } and { $last }
compare-same = the same
rule-short = rule { $number }

why-game-over = The game is over.
why-not-your-turn = It is not your turn: { $seats } must answer first.
why-word = { $word }: { $why }
why-not-offered = That is not an answer to this question.

won = { $seats } wins.
won-shared = { $seats } share the win.
won-nobody = Nobody wins.

log-won = { $seats } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
log-tie = { $points ->
    [one] { $seats } have one point each.
   *[other] { $seats } have { $points } points each.
}
log-won-shared = Nothing breaks the tie: { $seats } share the win.

bot-random = Random
bot-greedy = Greedy
bot-1 = Acorn
bot-2 = Sprout
bot-3 = Sapling
bot-4 = Oak
bot-5 = Grove

bot-random-more = Plays anything that is legal.
bot-greedy-more = Takes whatever pays most right now.
bot-1-more = Looks one move ahead, at points and little else. A first opponent.
bot-2-more = Sees more than points, but hardly beyond its next move, and forgets what others did.
bot-3-more = Weighs some of what may follow, and remembers the last six moves.
bot-4-more = Works through many continuations, and remembers the last twenty moves.
bot-5-more = Thinks for up to a second, works through thousands of continuations, and forgets nothing.
bots-more = None of them sees more than its seat may see, and none plays badly on purpose.

style-builder = builder
style-raider = raider
style-hoarder = hoarder
styles-more = From level 3 up a bot has a style, which shows only where moves are equally good: a builder builds for later, a raider goes for what others have, a hoarder saves up. Not in Clans, where a style would give the clan away.

verify-seeded = The game is repeatable from its seed. Nothing proves that the seed was not chosen.
verify-seeded-not = The record has both a seed and a secret: only one of them can be true.
verify-sealed-not = The secret has not been revealed yet.
verify-commitment = The secret is the one the table committed to before the first move.
verify-commitment-not = The secret is not the one the table committed to.
verify-salts = All { $seats } seats contributed to the luck.
verify-salts-not = Only { $given } of { $seats } seats contributed to the luck.
verify-setup-not = The game, its edition or its options are not known here.
verify-moves = All { $moves } moves are legal.
verify-moves-not = Move { $number } is not possible: { $text } (seat { $seat }).
verify-rules = The rules are the ones the game was played by.
verify-rules-not = The game was played by another version of the rules.
misfit-move = Move { $number }, “{ $text }”, no longer fits (§{ $rule }): { $why }
misfit-secret = Move { $number }, a secret one, no longer fits (§{ $rule }): { $why }
misfit-setup = Today’s rules cannot deal this game.
misfit-damaged = What was kept of this game cannot be read.
misfit-lost = The next move of this game was lost.
misfit-broke = Today’s rules cannot carry out the next move.
standing-muted = muted
standing-banned = banned
log-paused = The server was closed for { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}: no clock ran.
log-alone = { $seat } had only one possible answer; the table gave it.
log-new-rules = The rules have changed: from here on, today’s apply.
verify-changed = From move { $number } on it was played by changed rules; all earlier moves fit them too.
verify-result = The result follows from the moves: { $scores }.
verify-result-not = The moves lead to another result: { $scores }.
verify-finished = The game is unfinished, and claims no result.
verify-finished-not = The game is unfinished, yet the record claims a result.

lesson-not-now = You may do that in a game. Here, let me show you something first.
lesson-step = Lesson, step { $step } of { $steps }
lesson-minutes = { $minutes } minutes
decimal-point = .
