"""How often moves are used when offered, compared with choosing at random; unwanted ones are named."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.core.registry import game
from nemeton.lab.measures.measure import Measure, Study, figure
from nemeton.lab.statistics import beyond, mean, rate
from nemeton.lab.watching import Use

DEAD = 0.05  # of its use under random choice: an option used less than that might as well not exist


def uses(study: Study, index: int, players: int) -> dict[int, Use]:
    """All moves that were offered when there was a choice."""
    out: dict[int, Use] = {}
    for block, row in study.of("main"):
        for part in row["variants"]:
            if block.players == players and part["variant"] == index:
                for move, (text, offered, chosen, by_lot) in part["used"].items():
                    use = out.setdefault(int(move), Use(text))
                    use.offered += offered
                    use.chosen += chosen
                    use.by_lot += by_lot
    return out


def measure(study: Study) -> Iterator[Measure]:
    verbs = game(study.plan.game).verbs
    for index, name, players in study.tables():
        games = study.games(index, players)
        for verb in sorted({verb for one in games for verb in one["verbs"]}):
            interval = mean([one["verbs"].get(verb, 0) for one in games])
            yield figure("verb", name, players, interval, len(games), about=verb)
        found = uses(study, index, players)
        sure = beyond(len(found))
        for move, use in sorted(found.items()):
            verb = verbs.split(move)[0]
            said = use.text if use.text.startswith(verb) else f"{verb} {use.text}"
            dead = rate(use.chosen, use.by_lot, sure)[2] < DEAD
            id = "dead" if dead else "use"
            yield figure(id, name, players, rate(use.chosen, use.by_lot), use.offered, about=said, reference=1.0)
