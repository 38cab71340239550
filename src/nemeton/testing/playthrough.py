"""Playthroughs: whole games as readable texts, kept with the tests, so that a change of the rules shows as a diff."""

from __future__ import annotations

import json
from collections.abc import Callable

from nemeton.core.chance import seeded
from nemeton.core.state import State
from nemeton.testing.conformance import Case


def playthrough(case: Case, seed: int, note: Callable[[State], str] | None = None) -> str:
    """A random game, decision by decision: who was asked what, how much was legal, what was done and what happened.

    With `note`, whatever it says about the state after a decision is included, too.
    """
    record = case.record(seed)
    state = record.start()
    luck = seeded(seed, 1)
    head = f"# {case}, seed {seed}"
    lines = [head, f"start {_short(state.dump()['fields'])}"]
    while not state.over():
        actors = state.actors()
        seat = actors[luck.roll(0, len(actors))]
        question = state.ask(seat)
        assert question is not None
        count = int(state.count(seat))
        move = int(state.nth(seat, luck.roll(0, count)))
        told = len(state.log or [])
        record.play(state, seat, move)
        lines.append(
            f"{len(record.moves)}. {seat + 1}: {record.moves[-1][1]}  ({question.kind} {question.rule}, {count})"
        )
        lines += [f"    {event.key} {event.rule} {_short(event.args)}" for event in (state.log or [])[told:]]
        if note is not None and (noted := note(state)):
            lines.append(f"    {noted}")
    lines.append(f"end {_short(state.dump()['fields'])}")
    lines.append(f"scores {_short(state.scores())} winners {_short(state.winners())}")
    return "\n".join(lines) + "\n"


def _short(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
