"""[11] Telepathy: a creature is led square by square, by a tile or by control cards."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.boardfile import MOST_TOKENS
from nemeton.games.karnag.data import ALL, BIT, CARD_NAMES, CONTROL, KIND_NAMES, PATH
from nemeton.games.karnag.moves import CREATURE, HALT, LEAD, PLAY
from nemeton.games.karnag.rules.ask import Ask, bounded, require
from nemeton.games.karnag.rules.creatures import enters, escape
from nemeton.games.karnag.rules.done import PERFORMED, may_lead
from nemeton.games.karnag.state import Karnag

MOST_NEED: Final = 60


def discard(s: Karnag, kind: i64) -> None:
    """[14.1] A played card goes under the deck, openly."""
    cards = s.hands[s.turn] & s.board.of_kind[kind]
    card: i64 = 0
    while not cards & BIT[card]:
        card += 1
    s.hands[s.turn] &= ~BIT[card]
    s.put_under(vec[i64]([card]), ALL)
    if s.log is not None:
        s.tell("14.1", "play", {"seat": s.turn, "card": CARD_NAMES[kind]})


def can_lead(s: Karnag, token: i64) -> bool:
    """[11.2, 11.3] A creature in the glade, without a black cube, with a square to go to."""
    cell = s.creatures[token]
    if cell <= 0 or s.cubed & BIT[token]:
        return False
    for direction in range(4):
        if enters(s, token, cell + s.board.delta[direction]):
            return True
    return False


def add_creatures(s: Karnag, out: list[int]) -> None:
    for token in range(s.board.tokens):
        if can_lead(s, token):
            out.append(CREATURE + token)


def any_creature(s: Karnag) -> bool:
    for token in range(s.board.tokens):
        if can_lead(s, token):
            return True
    return False


def creature_refusal(s: Karnag, token: i64) -> Reason:
    board = s.board
    if s.creatures[token] <= 0:
        return Reason("11.2", "not-in-glade", {})
    if s.cubed & BIT[token]:
        return Reason("11.3", "black-cube", {"at": board.name(s.creatures[token])})
    return Reason("11.2", "hemmed-in", {"at": board.name(s.creatures[token])})


@final
class Pick(Ask):
    """[14.7] A control card: which creature."""

    name = "pick"
    rule = "14.7"

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_creatures(s, out)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        s.push(Lead(move - CREATURE, s.board.card_amount[CONTROL], 1))

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return creature_refusal(s, noun) if verb == "creature" else Reason("14.7", "card-first", {})


@final
class Lead(Ask):
    """[11.2-11.4] A creature is led over squares it may enter; control cards lengthen the way of the tile, or the tile
    that of a card [14.7]; then it gets a cube.
    """

    name = "lead"
    rule = "11.2"

    def __init__(self, token: int, left: int, need: int) -> None:
        self.token: Final = bounded(token, 0, MOST_TOKENS - 1)
        self.left: Final = bounded(left, 1, 999)  # squares it may still go
        self.need: Final = bounded(need, 0, MOST_NEED)  # squares it must still go, one for the tile and each card

    def args(self) -> list[object]:
        return [self.token, self.left, self.need]

    def check(self, s: Karnag) -> None:
        require(s.creatures[self.token] > 0, f"creature {self.token} is led but not in the glade")

    def moves(self, s: Karnag) -> list[int]:
        board = s.board
        out: list[int] = []
        if s.hands[s.turn] & board.of_kind[CONTROL]:
            out.append(PLAY + CONTROL)
        if may_lead(s):
            out.append(CREATURE + self.token)
        cell = s.creatures[self.token]
        for direction in range(4):
            if enters(s, self.token, cell + board.delta[direction]):
                out.append(LEAD + direction)
        if self.need == 0:
            out.append(HALT)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        board = s.board
        if move == HALT:
            self.rest(s)
        elif move == PLAY + CONTROL:
            discard(s, CONTROL)
            s.push(Lead(self.token, self.left + board.card_amount[CONTROL], self.need + 1))
        elif move == CREATURE + self.token:
            s.did |= PERFORMED
            s.push(Lead(self.token, self.left + board.lead[s.row], self.need + 1))
        else:
            self.step(s, s.creatures[self.token] + board.delta[move - LEAD])

    def step(self, s: Karnag, to: i64) -> None:
        board = s.board
        if s.log is not None:
            facts: dict[str, object] = {"seat": s.turn, "kind": KIND_NAMES[board.token_kind[self.token]]}
            facts.update({"from": board.name(s.creatures[self.token]), "to": board.name(to)})
            s.tell("11.2", "led", facts)
        if s.grid[to] & PATH:
            escape(s, self.token, board.ring_at[to])
            return
        s.move_creature(self.token, to)
        if self.left > 1:
            s.push(Lead(self.token, self.left - 1, max(0, self.need - 1)))
        else:
            self.rest(s)

    def rest(self, s: Karnag) -> None:
        """[11.3] A black cube: nobody leads this creature again in this round."""
        s.cubed |= BIT[self.token]

    def ask(self, s: Karnag, seat: i64) -> Question:
        board = s.board
        at = board.name(s.creatures[self.token])
        return Question("lead", "11.2", {"kind": KIND_NAMES[board.token_kind[self.token]], "at": at, "left": self.left})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        board = s.board
        if verb == "lead":
            to = s.creatures[self.token] + board.delta[noun]
            return Reason("11.2", "no-entry", {"kind": KIND_NAMES[board.token_kind[self.token]], "to": board.name(to)})
        if verb == "creature":
            return Reason("14.7", "one-creature", {"at": board.name(s.creatures[self.token])})
        if verb == "halt":
            return Reason("11.2", "go-on", {"squares": self.need})
        if verb == "play":
            return Reason("14.7", "not-held" if noun == CONTROL else "effect-first", {"card": CARD_NAMES[noun]})
        return Reason("11.2", "effect-first", {})


PICK: Final = Pick()
