"""The head of a table: all that is kept of it besides its moves. Immutable: a change makes a new one."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from nemeton.bots import style_of
from nemeton.core.game import OptionValue
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame, game
from nemeton.server.messages import Language, Pace, SeatKind, Status, Visibility


class Seat(Struct, frozen=True):
    """Who sits there. A bot that keeps the seat of a person warm has an `owner`."""

    kind: SeatKind
    person: str = ""
    name: str = ""
    colour: int = 0
    level: str = ""
    style: str = ""  # of a bot, if somebody chose one
    owner: str = ""
    owner_name: str = ""
    salt: str = ""  # the contribution to the luck

    @property
    def free(self) -> bool:
        return self.kind == "person" and not self.name


class Vote(Struct, frozen=True):
    """Somebody asks to take back: go back to the first `keep` decisions."""

    by: int
    keep: int
    agreed: tuple[int, ...] = ()


class Head(Struct, frozen=True):
    """A table but for its moves; saved whole with every change."""

    id: str
    code: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    visibility: Visibility
    pace: Pace
    language: Language
    maker: str
    created: float
    seats: tuple[Seat, ...]
    commitment: str
    secret: str = ""  # hexadecimal; shown to nobody before the end
    seed: int | None = None  # only of uploaded records
    rules: str = ""
    status: Status = "waiting"
    version: int = 0
    entries: int = 0  # moves and undos written
    decisions: int = 0
    actors: tuple[int, ...] = ()
    since: float = 0.0
    asked: tuple[float, ...] = ()  # since when each seat is asked; 0: it is not
    left: tuple[float, ...] = ()  # seconds left of each seat when it was asked
    vote: Vote | None = None
    rematch: str = ""  # the id of the next table
    after: str = ""  # the id of the table whose rematch this is
    scores: tuple[int, ...] = ()  # of a finished game
    winners: tuple[int, ...] = ()

    def with_(self, **changes: Any) -> Head:
        return replace(self, **changes)

    def with_seat(self, number: int, seat: Seat) -> Head:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def seat_of(self, person: str) -> int:
        """The seat a person sits on; -1: none."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return -1

    def people(self) -> list[int]:
        """The seats on which people sit now."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def away(self) -> bool:
        """Does a bot keep the seat of somebody who may come back, and cannot be asked now?"""
        return any(seat.owner for seat in self.seats)

    def bots_to_act(self) -> list[int]:
        """The seats whose bots must decide now. They wait where everybody has left a table that may be come back to."""
        bots = [seat for seat in self.actors if self.seats[seat].kind == "bot"]
        if not bots or self.status != "running":
            return []
        return bots if self.people() or not self.away() else []

    def persons(self) -> set[str]:
        """Everybody for whom this is one of "my tables"."""
        names = {seat.person for seat in self.seats} | {seat.owner for seat in self.seats} | {self.maker}
        return names - {""}

    def known_game(self) -> AnyGame:
        return game(self.game)

    def style(self, number: int) -> str:
        """How the bot of a seat likes to play: as somebody chose, or as it comes."""
        seat = self.seats[number]
        return seat.style or style_of(self.known_game(), seat.level, self.id, number)

    def record(self) -> Record:
        """The record of the game before its first move."""
        options: dict[str, OptionValue] = dict(self.options)
        return Record(
            self.game,
            self.edition,
            len(self.seats),
            options,
            seed=self.seed,
            commitment=self.commitment,
            salts=[seat.salt for seat in self.seats if seat.salt],
            secret=bytes.fromhex(self.secret),
            rules=self.rules,
        )
