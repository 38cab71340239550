"""One position under two editions: what may be done in each, what follows, and which rule makes the difference."""

from __future__ import annotations

from dataclasses import dataclass

from nemeton.core.answers import Reason
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame
from nemeton.core.state import State


@dataclass(frozen=True)
class Unlike:
    """A move on which two editions differ.

    `here` and `there` say where it is legal; `reason` says why it is illegal in the other edition. A move that is legal
    in both has different outcomes: `rule` is the rule of the first event or question that occurs in only one of them.
    """

    move: int
    here: bool
    there: bool
    rule: str
    reason: Reason | None = None


@dataclass(frozen=True)
class TwoEditions:
    """A position under its own edition and under another one."""

    seat: int
    there: State
    moves: tuple[int, ...]  # legal in both
    unlike: tuple[Unlike, ...]


def under(game: AnyGame, state: State, edition: str) -> State:
    """The same position in another edition; `BadOption` if there is no such edition, `BadState` if it is impossible
    there.
    """
    if edition not in game.editions:
        raise BadOption(f"{game.id} has the editions {', '.join(game.editions)}, not {edition!r}")
    return game.load(state.dump() | {"edition": edition})


def compare(game: AnyGame, state: State, edition: str) -> TwoEditions:
    """What the seat to move may do in both, and where they differ, in the order of the moves."""
    there, seat = under(game, state, edition), int(state.actor())
    ours, theirs = set(state.legal(seat)), set(there.legal(seat))
    unlike = []
    for move in sorted(ours | theirs):
        if move in ours and move in theirs:
            rule = parted(after(game, state, seat, move), after(game, there, seat, move))
            if rule is not None:
                unlike.append(Unlike(move, here=True, there=True, rule=rule))
        else:
            reason = (state if move in theirs else there).why_not(seat, move)
            assert reason is not None
            unlike.append(Unlike(move, move in ours, move in theirs, reason.rule, reason))
    return TwoEditions(seat, there, tuple(sorted(ours & theirs)), tuple(unlike))


def after(game: AnyGame, state: State, seat: int, move: int) -> State:
    """The state after a move, with the log of what happened."""
    found = state.clone()
    found.log = []
    found.play(seat, move)
    game.close(found)
    return found


def parted(one: State, other: State) -> str | None:
    """The rule by which two outcomes differ, that of the first event or question in only one; None if they agree."""
    told, also = one.log or [], other.log or []
    for i in range(max(len(told), len(also))):
        if i >= len(told) or i >= len(also) or told[i] != also[i]:
            return (told[i] if i < len(told) else also[i]).rule
    if one.dump() | {"edition": ""} == other.dump() | {"edition": ""}:
        return None
    return one.choice.rule or other.choice.rule
