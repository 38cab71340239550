"""The one walk through the history of a game: every move is read and checked against today's rules before it is made.

Everything that replays comes this way: records, proofs, reviews, the terminal, and a table that is opened, stepped
through or undone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation, BadRecord, IllegalMove
from nemeton.core.registry import AnyGame
from nemeton.core.state import State

SHOWN = 40  # characters shown of a text that does not fit


class MoveRefused(BadRecord):
    """The first move of a history that the rules refuse; `reason` says why."""

    def __init__(self, number: int, seat: int, text: str, reason: Reason, rules: str = "") -> None:
        why = f"move {number}, seat {seat + 1}, {text!r}: {reason}{rules}"
        super().__init__(why, key="move", args={"number": number, "seat": seat + 1, "text": text[:SHOWN]})
        self.number = number  # from 1
        self.seat = seat
        self.text = text
        self.reason = reason

    def under(self, made: str, today: str) -> MoveRefused:
        """The same, naming the rules under which the move was made."""
        rules = f" (it was made under rules {made}, these are {today})"
        return MoveRefused(self.number, self.seat, self.text, self.reason, rules)


def walk(
    game: AnyGame,
    state: State,
    history: Iterable[tuple[int, str | int]],
    make: Callable[[int, int], State] | None = None,
) -> Iterator[tuple[State, int, int]]:
    """The state before every move, with the seat and the move to be made; `MoveRefused` at the first that is refused.

    A move is given as notation, which may stand for several, or as a number. `make` makes it and returns the new state;
    without it, moves are made in place in `state`.
    """
    for number, (seat, said) in enumerate(history, 1):
        try:
            moves = game.moves(state, seat, said) if isinstance(said, str) else numbered(state, seat, said)
        except (IllegalMove, BadNotation) as error:
            raise MoveRefused(number, seat, str(said), error.reason) from error
        for move in moves:
            yield state, seat, move
            if make is not None:
                state = make(seat, move)
            else:
                state.play_fast(seat, move)
                game.close(state)


def numbered(state: State, seat: int, move: int) -> list[int]:
    """A legal move by its number; `IllegalMove` if it is not one."""
    reason = state.why_not(seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    return [move]
