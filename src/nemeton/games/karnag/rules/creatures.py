"""[4, 5] Phase B: creatures on the board go one square on, new ones arrive through the gate."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.karnag.data import (
    BARS,
    DICE,
    DRUID,
    DRUIDS,
    IN_BAG,
    KIND_NAMES,
    OUT,
    PATH,
    PENALTY_BY_MOVES,
    PHASE_B,
    TOKEN,
)
from nemeton.games.karnag.state import Karnag

FIRST_CREATURES: Final = 4
CELL_BITS: Final = 12
TOKEN_BITS: Final = 6


def enters(s: Karnag, token: i64, cell: i64) -> bool:
    """[4.4] May a creature go onto that square? Every kind except the golem can cross some obstacles."""
    return s.grid[cell] & BARS[s.board.token_kind[token]] == 0


# -- creatures on the board -----------------------------------------------------------------------


def next_square(s: Karnag, token: i64) -> i64:
    """[4.2, 4.3, 4.5] Straight to the nearest border; otherwise one turn to the token's side; 0: it stays."""
    board = s.board
    cell = s.creatures[token]
    heading = board.heading[cell]
    ahead = cell + board.delta[heading]
    if enters(s, token, ahead):
        return ahead
    aside = cell + board.delta[(heading + board.token_turn[token]) & 3]
    return aside if enters(s, token, aside) else 0


def progress(s: Karnag) -> None:
    """[4.6] The nearest to the border first; if equal, in the order golem, ghoul, shadow, naja."""
    board = s.board
    codes: list[int] = []
    for token in range(board.tokens):
        cell = s.creatures[token]
        if cell > 0:
            key = board.nearness[cell] * 4 + board.collision[board.token_kind[token]]
            codes.append((((key << CELL_BITS) + cell) << TOKEN_BITS) + token)
    codes.sort()
    first: i64 = 0
    while first < len(codes):
        end = first + 1
        while end < len(codes) and codes[end] >> (CELL_BITS + TOKEN_BITS) == codes[first] >> (CELL_BITS + TOKEN_BITS):
            end += 1
        move_together(s, [code & 63 for code in codes[first:end]])
        first = end


def move_together(s: Karnag, tokens: list[int]) -> None:
    """[4.7] Creatures of equal rank that want the same square stay; one in another's way leaves first."""
    waiting = tokens
    moved = True
    while moved and waiting:
        moved = False
        wishes = [next_square(s, token) for token in waiting]
        blocked: list[int] = []
        for i, token in enumerate(waiting):
            if wishes[i] == 0:
                blocked.append(token)
            elif wishes.count(wishes[i]) == 1:
                go(s, token, wishes[i])
                moved = True
            elif s.log is not None:
                tell_step(s, "4.7", "quarrel", token, wishes[i])
        waiting = blocked


def go(s: Karnag, token: i64, to: i64) -> None:
    """A creature goes onto a square; onto the path it escapes."""
    if s.log is not None:
        tell_step(s, "4.2", "creature", token, to)
    if s.grid[to] & PATH:
        escape(s, token, s.board.ring_at[to])
    else:
        s.move_creature(token, to)


def tell_step(s: Karnag, rule: str, key: str, token: i64, to: i64) -> None:
    """Log a step that a creature takes, or would have liked to take."""
    board = s.board
    kind = KIND_NAMES[board.token_kind[token]]
    s.tell(rule, key, {"kind": kind, "from": board.name(s.creatures[token]), "to": board.name(to)})


# -- escapes --------------------------------------------------------------------------------------


def escape(s: Karnag, token: i64, at: i64) -> None:
    """[4.8, 4.9] The creature is out of the game; every druid near the path square `at` costs its seat points."""
    board = s.board
    if s.log is not None:
        s.tell("4.8", "escape", {"kind": KIND_NAMES[board.token_kind[token]], "at": at})
    s.move_creature(token, OUT)
    for seat in range(s.players):
        loss: i64 = 0
        for i in range(DRUIDS * seat, DRUIDS * seat + DRUIDS):
            if s.druids[i] < board.path_length:
                loss += penalty(s, s.druids[i], at)
        if loss > 0:
            lose(s, seat, loss)


def lose(s: Karnag, seat: i64, loss: i64) -> None:
    """[4.10] Points never fall below zero."""
    lost = min(loss, s.vp[seat])
    s.vp[seat] -= lost
    if s.log is not None:
        s.tell("4.9", "penalty", {"seat": seat, "points": loss, "lost": lost})


def penalty(s: Karnag, a: i64, b: i64) -> i64:
    """[4.9] What a druid on path square `a` costs its seat at an escape on `b`: by squares along the path, the shorter
    way. By option only squares that a druid would count are counted; the reach of an escape is always in squares.
    """
    board = s.board
    clockwise = (b - a) % board.path_length
    counter = (a - b) % board.path_length
    steps = min(clockwise, counter)
    if steps > board.penalty_reach:
        return 0
    if s.house & PENALTY_BY_MOVES:
        steps -= druids_between(s, a, steps, 1 if clockwise == steps else board.path_length - 1)
    return board.penalty[steps]


def druids_between(s: Karnag, at: i64, steps: i64, direction: i64) -> i64:
    """How many druids stand on the squares before the last of these steps."""
    board = s.board
    n: i64 = 0
    for _ in range(steps - 1):
        at = (at + direction) % board.path_length
        if s.grid[board.ring[at]] & DRUID:
            n += 1
    return n


# -- arrivals -------------------------------------------------------------------------------------


def roll(s: Karnag) -> i64:
    board = s.board
    return board.die[s.chance.roll(DICE, board.faces)]


def draw_token(s: Karnag) -> i64:
    """[5.1] A token from the face-down piles; -1 when there is none left [5.6]."""
    bag = [token for token in range(s.board.tokens) if s.creatures[token] == IN_BAG]
    return bag[s.chance.roll(TOKEN, len(bag))] if bag else -1


def arrivals(s: Karnag, first: i64, count: i64) -> None:
    """[5.1] `count` creatures on the gate squares from `first` (1 to 4), clockwise; then each moves fully."""
    tokens: list[int] = []
    for i in range(count):
        token = draw_token(s)
        if token >= 0:
            s.move_creature(token, s.board.gate_cell[(first - 1 + i) & 3])
            tokens.append(token)
    for i, token in enumerate(tokens):
        arrive(s, token, (first - 1 + i) & 3, roll(s))


def arrive(s: Karnag, token: i64, n: i64, pips: i64) -> None:
    """[5.2-5.5] Out of gate square `n` (0 to 3) by its arrow, or else by its other side, then on along the arrow."""
    board = s.board
    heading = board.arrow[n]
    at = s.creatures[token]
    to = at + board.delta[heading]
    if not enters(s, token, to):
        to = at + board.delta[board.other_side[n]]
        if not enters(s, token, to):
            if s.log is not None:
                s.tell("5.5", "shut-in", {"kind": KIND_NAMES[board.token_kind[token]], "gate": n + 1})
            s.move_creature(token, OUT)
            return
    trail = [at, to]
    while len(trail) <= pips and not s.grid[to] & PATH:
        ahead = to + board.delta[heading]
        if ahead in trail or not enters(s, token, ahead):
            heading = (heading + board.token_turn[token]) & 3
            ahead = to + board.delta[heading]
            if ahead in trail or not enters(s, token, ahead):
                break
        to = ahead
        trail.append(to)
    settle(s, token, n, pips, to)


def settle(s: Karnag, token: i64, n: i64, pips: i64, to: i64) -> None:
    """[5.2] The end of an arriving creature's move."""
    board = s.board
    if s.log is not None:
        s.tell(
            "5.2",
            "arrival",
            {"kind": KIND_NAMES[board.token_kind[token]], "gate": n + 1, "pips": pips, "to": board.name(to)},
        )
    if s.grid[to] & PATH:
        escape(s, token, board.ring_at[to])
    else:
        s.move_creature(token, to)


@final
class FirstCreatures(Step[Karnag]):
    """[2.6] Four creatures arrive, on the gate squares 1 to 4."""

    name = "first_creatures"
    rule = "2.6"

    def run(self, s: Karnag) -> bool:
        arrivals(s, 1, FIRST_CREATURES)
        return False


@final
class Creatures(Step[Karnag]):
    """[4, 5] Phase B: black cubes go back, creatures move on, a die says how many arrive and where."""

    name = "creatures"
    rule = "4.1"

    def run(self, s: Karnag) -> bool:
        s.phase = PHASE_B
        s.cubed = 0
        progress(s)
        pips = roll(s)
        if s.log is not None:
            s.tell("5.1", "die", {"number": pips})
        arrivals(s, pips, pips)
        return False


FIRST: Final = FirstCreatures()
CREATURES: Final = Creatures()
