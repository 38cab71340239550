# What every game says.

seat = Seat { $number }
you = Player
spectator = spectator
list-and = { $first } and { $last }
rule-short = rule { $number }

why-game-over = The game is over.
why-not-your-turn = It is not your turn: { $seats } must answer first.
why-not-offered = That cannot be answered to this question.

won = { $seats } wins.
won-shared = { $seats } share the win.
won-nobody = Nobody wins.

bot-random = Random
bot-greedy = Greedy
bot-1 = Acorn
bot-2 = Sprout
bot-3 = Sapling
bot-4 = Oak
bot-5 = Grove

verify-seeded = The game is repeatable from its seed. Nothing proves that the seed was not chosen.
verify-sealed = The secret has not been revealed yet.
verify-commitment = The secret is the one the table had committed to before the first move.
verify-salts = Every seat added to the luck: { $detail }.
verify-moves = Every move is legal: { $detail }.
verify-rules = The rules are the ones it was played by.
verify-result = The result follows from the moves: { $detail }.
verify-finished = The game is unfinished, and claims no result.
