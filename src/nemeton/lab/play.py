"""Playing a block: the result is plain JSON, the same wherever it is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from nemeton.bots import choose
from nemeton.core.chance import Fast, fold, seeded
from nemeton.core.record import Record
from nemeton.core.recordtext import write
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State
from nemeton.core.vector import i64, vec
from nemeton.lab.course import NEVER, course
from nemeton.lab.plan import Block, Plan, Variant, ready
from nemeton.lab.watching import Use, Watch

Row = dict[str, Any]
OWN = "play"  # the luck of the bots' own thinking, in addition to the streams of the game
SEEDS = 1 << 31  # what bots derive from a seed must fit a number in the compiled search
PILOTS = 12  # random games that show which verbs a bot can do without
LOOKED_AT = 200  # decisions of each
RESTRAINTS = 4  # verbs, at most


def play_block(plan: Plan, block: Block) -> Row:
    """All games of a block."""
    g = game(plan.game)
    kinds = {"main": play_main, "ladder": play_ladder, "luck": play_luck, "never": play_never}
    return kinds[block.kind](g, plan, block)


def luck_of(plan: Plan, number: int, *salt: object) -> int:
    """A seed that depends on the plan's seed, the number of a game and its purpose."""
    return int(fold(int.from_bytes(repr((plan.seed, number, salt)).encode(), "big"))) % SEEDS


def new(g: AnyGame, variant: Variant, players: int, seed: int) -> State:
    return g.new(players, seed=seed, edition=variant.edition, options=variant.options)


# -- the main games -------------------------------------------------------------------------------


def play_main(g: AnyGame, plan: Plan, block: Block) -> Row:
    """Every variant once with each luck, watched and recorded; what was offered and used is added up."""
    out: list[Row] = []
    for index, variant in enumerate(plan.variants):
        ready(g, variant)
        uses: dict[int, Use] = {}
        games = []
        for number in block.numbers:
            seed = luck_of(plan, number, block.players, *([] if plan.paired else [index]))
            watch, record = watched(g, plan, variant, block.players, seed, uses)
            games.append({"number": number, **watch.close(), "record": record})
        used = {str(move): uses[move].dump() for move in sorted(uses)}
        out.append({"variant": index, "games": games, "used": used})
    return {"key": block.key, "variants": out}


def watched(
    g: AnyGame, plan: Plan, variant: Variant, players: int, seed: int, uses: dict[int, Use]
) -> tuple[Watch, str]:
    """A game played to its end, and its record; what was offered and used is added to `uses`."""
    record = Record.begin(g, players, variant.edition, dict(variant.options), seed)
    state = record.start()
    watch = Watch(g, state, uses)
    for seat, move in course(state, [plan.bot] * players, seed):
        watch.before(seat, move)
        record.moves.append((seat, g.text(state, seat, move)))
    record.scores, record.winners = state.scores(), state.winners()
    return watch, write(record)


# -- who is better, and by how much ---------------------------------------------------------------


def contest(g: AnyGame, plan: Plan, block: Block, one: str, others: str) -> Row:
    """`one` on every seat in turn under the same luck, the others on the rest: its mean share, by luck."""
    variant = ready(g, plan.variants[block.variant])
    shares = []
    for number in block.numbers:
        seed, total = luck_of(plan, number, block.kind, block.about, block.players), 0.0
        for seat in range(block.players):
            state = new(g, variant, block.players, seed)
            lineup = [one if other == seat else others for other in range(block.players)]
            for _ in course(state, lineup, seed, seat):
                pass
            winners = state.winners()
            total += 1 / len(winners) if seat in winners else 0.0
        shares.append(total / block.players)
    return {"key": block.key, "shares": shares}


def play_ladder(g: AnyGame, plan: Plan, block: Block) -> Row:
    """A rung of the ladder against the one below."""
    return contest(g, plan, block, block.about, plan.ladder[plan.ladder.index(block.about) - 1])


def play_never(g: AnyGame, plan: Plan, block: Block) -> Row:
    """A bot that never uses a verb when it can do something else, against the same bot without the restraint."""
    return contest(g, plan, block, plan.bot + NEVER + block.about, plan.bot)


def dispensable(g: AnyGame, variant: Variant, players: int, seed: int) -> tuple[str, ...]:
    """The verbs that most often have an alternative in random games, so that a bot could do without them."""
    beside: Counter[str] = Counter()
    for number in range(PILOTS):
        state = new(g, ready(g, variant), players, seed + number)
        for n in range(LOOKED_AT):
            if state.over():
                break
            seat = int(state.actor())
            verbs = {g.verbs.split(move)[0] for move in state.legal(seat)}
            beside.update(verbs if len(verbs) > 1 else ())
            state.play_fast(seat, choose("random", state, seat, (seed + number) * LOOKED_AT + n))
    return tuple(verb for verb, _ in sorted(beside.items(), key=lambda item: (-item[1], item[0]))[:RESTRAINTS])


# -- luck -----------------------------------------------------------------------------------------


def play_luck(g: AnyGame, plan: Plan, block: Block) -> Row:
    """Pairs of games that share one source of luck and nothing else: the margin of one seat in both."""
    variant = ready(g, plan.variants[block.variant])
    pairs = []
    for number in block.numbers:
        held, one, other = (luck_of(plan, number, block.about, name) for name in ("held", "one", "other"))
        seat = number % block.players
        pairs.append([seat, *(margin(g, plan, variant, block, held, rest, seat) for rest in (one, other))])
    return {"key": block.key, "pairs": pairs}


def margin(g: AnyGame, plan: Plan, variant: Variant, block: Block, held: int, rest: int, seat: int) -> float:
    """By how many points a seat ends above the mean of the others; one source of luck is `held`, all others `rest`."""
    counters = seeded(rest, len(g.streams)).counters
    still = seeded(held, len(g.streams)).counters
    chance = [still[i] if stream == block.about else counters[i] for i, stream in enumerate(g.streams)]
    setup = g.setup(block.players, variant.edition, variant.options)
    state = g.deal(setup, Fast(vec[i64](chance)))
    for _ in course(state, [plan.bot] * block.players, held if block.about == OWN else rest):
        pass
    scores = state.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / (block.players - 1)
