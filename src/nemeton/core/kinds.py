"""The kinds of answer that a question has, and why some of them cannot be given now.

A game's module `kinds` lists the verbs that belong to each kind of question (`KINDS`). A verb without a legal move is
shown with the reason for which the rules refuse all its moves. If they are refused for different reasons, one sentence
sums these up: `none-<verb>`, in the words `<game>-why-none-<verb>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from nemeton.core.answers import Reason

if TYPE_CHECKING:
    from nemeton.core.registry import AnyGame
    from nemeton.core.state import State


def as_it_is(state: Any, seat: int, reason: Reason) -> Reason:
    return reason


@dataclass(frozen=True)
class Kinds:
    """The verbs that belong to questions, by the questions' kinds."""

    of: Mapping[str, tuple[str, ...]]
    idle: tuple[str, ...] = ()  # reasons that only say there is nothing to move: any other says more
    foreign: tuple[str, ...] = ()  # reasons that say the verb does not belong to this question after all
    told: Callable[[Any, int, Reason], Reason] = as_it_is  # adds to a reason what the seat lacks


def closed_kinds(game: AnyGame, state: State, seat: int) -> list[tuple[str, Reason]]:
    """The verbs that belong to a seat's question but have no legal move now, each with the reason."""
    module = game.module("kinds")
    question = state.ask(seat) if module is not None else None
    if module is None or question is None:
        return []
    kinds: Kinds = module.KINDS
    open_verbs = {game.verbs.split(move)[0] for move in state.legal(seat)}
    out = []
    for verb in kinds.of.get(question.kind, ()):
        if verb not in open_verbs:
            reason = _reason(game, state, seat, verb, kinds.idle)
            if reason.key not in kinds.foreign:
                out.append((verb, kinds.told(state, seat, reason)))
    return out


def _reason(game: AnyGame, state: State, seat: int, verb: str, idle: tuple[str, ...]) -> Reason:
    """Why no move of a verb can be made."""
    base, size = game.verbs.base(verb), game.verbs.sizes[game.verbs.names.index(verb)]
    every = [reason for move in range(base, base + size) if (reason := state.why_not(seat, move)) is not None]
    reasons = [reason for reason in every if reason.key not in idle] or every
    if all(reason == reasons[0] for reason in reasons):
        return reasons[0]
    rule, _ = Counter(reason.rule for reason in reasons).most_common(1)[0]
    return Reason(rule, f"none-{verb}", {})
