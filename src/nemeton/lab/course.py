"""One game between bots, decision by decision: shared by the arena and the laboratory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nemeton.bots import Past
from nemeton.bots.search import glance
from nemeton.bots.weights import evaluation_for, sight_of
from nemeton.core.errors import BadRecord
from nemeton.core.registry import game
from nemeton.core.state import State
from nemeton.lab.contestants import move_of

LONGEST = 20_000  # decisions of a game
NEVER = "!"  # `2!raid` is level 2 that never raids where it can do something else


def course(state: State, lineup: Sequence[str], seed: int, salt: int = 0) -> Iterator[tuple[int, int]]:
    """Yields each seat and its move before the move is made; the move is made when the next one is asked for."""
    players = int(state.setup.players)
    remembers = sight_of(game(state.setup.game)).beliefs(players) > 0
    openings = [state.imagine(seat, seed) for seat in range(players)] if remembers else []
    moves: list[tuple[int, int]] = []
    while not state.over():
        if len(moves) > LONGEST:
            raise BadRecord(f"the game from seed {seed} does not end")
        seat = state.actors()[0]
        past = Past(openings[seat], moves) if remembers else None
        move = restrained(lineup[seat], state, seat, (seed * 1_000_003 + len(moves)) * 64 + salt, past)
        yield seat, move
        moves.append((seat, move))
        state.play(seat, move)


def restrained(name: str, state: State, seat: int, seed: int, past: Past | None) -> int:
    """The move of a contestant; if it uses the forbidden verb, the best of the other moves at first glance."""
    bot, _, never = name.partition(NEVER)
    move = move_of(bot, state, seat, seed, past)
    split = game(state.setup.game).verbs.split
    if not never or split(move)[0] != never:
        return move
    others = [[other] for other in state.legal(seat) if split(other)[0] != never]
    if not others:
        return move
    shares = glance(evaluation_for(state.setup), [state.imagine(seat, seed)], seat, others)
    return others[shares.index(max(shares))][0]
