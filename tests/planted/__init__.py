"""A game so small that thousands can be played in a second, with things planted in it for the laboratory to find."""

from __future__ import annotations

from typing import Final

from nemeton.core.answers import Reason
from nemeton.core.chance import Chance
from nemeton.core.errors import BadNotation
from nemeton.core.fields import Fields
from nemeton.core.game import Game, Option
from nemeton.core.moves import Verbs
from nemeton.core.state import Setup, State
from nemeton.core.step import Choice

ROUNDS: Final = 3
CARDS: Final = 4
DEAD: Final = 3  # the card that costs points
COST: Final = 2
FAVOURED: Final = 100
VERBS: Final = Verbs([("card", CARDS)])
STREAMS: Final = ("die", "favour")
DIE, FAVOUR = range(2)


class Planted(State):
    def __init__(self, setup: Setup, chance: Chance, points: list[int], played: int) -> None:
        super().__init__(setup, chance)
        self.points = points
        self.played = played

    def copy(self) -> Planted:
        return Planted(self.setup, self.chance, self.points[:], self.played)

    def redraw(self, seat: int) -> None:
        """Nothing is hidden."""

    def fields(self) -> dict[str, object]:
        return {"points": self.points[:], "played": self.played}

    def check(self) -> None:
        """Any numbers will do."""

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat, own in enumerate(self.points) if own == max(self.points)] if self.over() else []


class Turn(Choice[Planted]):
    """[1] One card."""

    name = "turn"
    rule = "1"

    def actor(self, s: Planted) -> int:
        return s.played % int(s.setup.players)

    def legal(self, s: Planted, seat: int) -> list[int]:
        return list(range(CARDS))

    def take(self, s: Planted, seat: int, move: int) -> None:
        points = -COST if move == DEAD else int(s.chance.roll(DIE, 4))
        s.points[seat] += points
        s.tell("1", "card", {"seat": seat, "points": abs(points)})
        s.played += 1
        if s.played < ROUNDS * s.setup.players:
            s.push(TURN)
        elif (often := int(str(s.setup.options["favour"]))) and s.chance.roll(FAVOUR, often) == 0:
            s.points[0] += FAVOURED


TURN: Final = Turn()


def deal(setup: Setup, chance: Chance) -> Planted:
    s = Planted(setup, chance, [0] * setup.players, 0)
    s.push(TURN)
    s.advance()
    return s


def restore(setup: Setup, chance: Chance, saved: Fields) -> Planted:
    return Planted(setup, chance, saved.numbers("points", -99, 199), saved.number("played", 0, 99))


def text(s: Planted, seat: int, move: int) -> str:
    return VERBS.text(move)


def parse(s: Planted, seat: int, text: str) -> int:
    for move in range(VERBS.size):
        if VERBS.text(move) == text:
            return move
    raise BadNotation(Reason("", "unreadable", {"text": text}))


GAME: Game[Planted] = Game(
    id="planted",
    title="Planted",
    designers=("nobody",),
    publisher="none",
    year=2026,
    seats=range(2, 4),
    editions=("plain", "twin"),
    options=(Option("favour", (0, 10), rule="2"),),
    streams=STREAMS,
    verbs=VERBS,
    steps=(TURN,),
    deal=deal,
    restore=restore,
    seen=lambda state, seat: state.fields(),
    text=text,
    parse=parse,
    describe=lambda state, seat, move: (VERBS.text(move), {}),
    sketch=lambda state, seat, words, width: str(state.view(seat)),
    package="planted",
)
