"""The stored rows: plain data that knows neither rules nor wire. Immutable: a change makes a new one."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct
from msgspec.json import Encoder
from msgspec.structs import replace

Language = Literal["en", "fr"]
Visibility = Literal["open", "link"]
Status = Literal["waiting", "running", "frozen", "finished", "abandoned"]
Wish = Literal["", "go-on", "end"]  # what should become of a frozen table
Standing = Literal["", "muted", "banned"]  # what the host has decided about somebody
SeatKind = Literal["person", "bot"]
OptionValue = bool | int | str
encode = Encoder().encode  # how a row is stored


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """`free`: no clock. `clock`: base seconds and an increment per decision. `days`: a number of days per decision."""

    kind: Literal["free", "clock", "days"] = "free"
    base: Annotated[int, Meta(ge=30, le=14400)] = 900
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=14)] = 2


# -- tables ---------------------------------------------------------------------------------------


class Seat(Struct, frozen=True, omit_defaults=True):
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
    """Somebody asks to take moves back, to the position after the first `keep` decisions."""

    by: int
    keep: int
    agreed: tuple[int, ...] = ()


class Pause(Struct, frozen=True):
    """After this many decisions the house was closed or asleep for this many seconds, and no clock ran."""

    after: int
    seconds: float


class Rules(Struct, frozen=True):
    """Other rules, by their hash, than those the game began under, in force after this many decisions."""

    after: int
    hash: str


class Misfit(Struct, frozen=True):
    """Where a game no longer fits the rules: `fits` decisions do, then this move does not, for this reason."""

    fits: int
    seat: int  # -1: not a single move
    text: str  # the move; empty if it is its seat's secret
    rule: str
    key: str  # words as for any refused move; or `setup`, `broke`
    args: dict[str, Any]
    rules: str  # the hash of the rules it does not fit


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A table without its moves: what was agreed, who sits there, whose turn it is. Saved whole with every change."""

    id: str
    code: str
    game: str
    edition: str
    options: dict[str, OptionValue]
    visibility: Visibility
    pace: Pace
    language: Language
    maker: str
    created: float
    seats: tuple[Seat, ...]
    commitment: str
    secret: str = ""  # hexadecimal; shown to nobody before the end
    seed: int | None = None  # only for uploaded records
    rules: str = ""
    status: Status = "waiting"
    version: int = 0  # grows with every change that people are told of
    entries: int = 0  # moves and undos written
    decisions: int = 0
    actors: tuple[int, ...] = ()
    since: float = 0.0
    asked: tuple[float, ...] = ()  # since when each seat's clock has been running, in the time of the house; 0: stopped
    left: tuple[float, ...] = ()  # seconds each seat had left when its clock began to run
    furthest: int = 0  # the most decisions made before some were undone: no time is given for these again
    pauses: tuple[Pause, ...] = ()  # the last ones
    vote: Vote | None = None
    rematch: str = ""  # the id of the next table
    after: str = ""  # the id of the table whose rematch this is
    scores: tuple[int, ...] = ()  # of a finished game
    winners: tuple[int, ...] = ()
    # What seats have answered so far when all answer at once: seen by nobody else and not an entry before the last
    # answer, so that not even their number is revealed.
    drafts: dict[int, tuple[int, ...]] = {}
    drafted: int = 0  # changes that nobody else hears of
    changes: tuple[Rules, ...] = ()  # of the rules, during the game
    misfit: Misfit | None = None  # of a frozen table, or of a finished game that cannot be shown to its end
    wishes: tuple[Wish, ...] = ()  # what each seat wants for a frozen table
    checked: str = ""  # of a finished game: the rules it was last checked against, if not those it was played under

    @property
    def written(self) -> int:
        """How often this table was written, by which the store detects conflicts."""
        return self.version + self.drafted

    def rules_now(self) -> str:
        """The hash of the rules it is now played under."""
        return self.changes[-1].hash if self.changes else self.rules

    def changes_until(self, decisions: int) -> tuple[Rules, ...]:
        """The changes of the rules that remain when a game goes back to this many decisions: the rules stay new."""
        kept = [rules for rules in self.changes if rules.after < decisions]
        later = [Rules(decisions, rules.hash) for rules in self.changes if rules.after >= decisions]
        return (*kept, *later[-1:])

    def with_(self, **changes: Any) -> Sheet:
        return replace(self, **changes)

    def with_seat(self, number: int, seat: Seat) -> Sheet:
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def seat_of(self, person: str) -> int:
        """The seat of a person; -1: none."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return -1

    def people(self) -> list[int]:
        """The seats where people sit now."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def away(self) -> bool:
        """Does a bot keep the seat of somebody who may come back but cannot be asked now?"""
        return any(seat.owner for seat in self.seats)

    def bots_to_act(self) -> list[int]:
        """The seats whose bots must decide now. Bots wait if everybody has left but may still come back."""
        bots = [seat for seat in self.actors if self.seats[seat].kind == "bot"]
        if not bots or self.status != "running":
            return []
        return bots if self.people() or not self.away() else []

    def persons(self) -> set[str]:
        """Everybody for whom this is one of "my tables"."""
        names = {seat.person for seat in self.seats} | {seat.owner for seat in self.seats} | {self.maker}
        return names - {""}


class Entry(NamedTuple):
    """A seat's move, as notation, or (seat -1) an undo that keeps the first `move` decisions."""

    number: int  # from 1
    at: float
    seat: int
    move: int  # -1 if there is notation; in older rows, the number the move had then
    text: str = ""


class Snapshot(NamedTuple):
    """The position after `number` entries, as JSON."""

    number: int
    position: bytes


class Change(NamedTuple):
    """A change is written completely or not at all, and only if the table has been written as often as expected."""

    sheet: Sheet
    at: float | None  # None: unchanged, because nobody may notice the change
    wake: float | None
    entries: tuple[Entry, ...] = ()
    snapshot: Snapshot | None = None
    drop_snapshot: bool = False
    sittings: bool = False  # who sits there has changed


class Remark(Struct, frozen=True):
    """Something said at a table."""

    seat: int  # -1: a watcher
    name: str
    text: str
    at: float
    account: bool = False  # is it by somebody with an account?


class Said(NamedTuple):
    """A remark, and the id of the person who made it."""

    person: str
    remark: Remark


class Kept(NamedTuple):
    """A table as it is stored."""

    sheet: Sheet
    entries: list[Entry]  # those after the snapshot, or all
    snapshot: Snapshot | None
    chats: list[Said]  # the last ones


class Hall(NamedTuple):
    open: list[Sheet]
    mine: list[Sheet]
    finished: list[Sheet]


# -- people ---------------------------------------------------------------------------------------


Scope = Literal["read", "play", "account"]


class Session(NamedTuple):
    """A login on one device, identified by the hash of the cookie."""

    hash: bytes
    person: str
    created: float
    seen: float  # when it was last used, approximately
    device: str


class TokenRow(NamedTuple):
    """A token of somebody's script, identified by its hash."""

    hash: bytes
    person: str
    created: float
    name: str
    scope: Scope


class Person(Struct, frozen=True):
    """Somebody with a name; a guest has no account."""

    id: str
    name: str = ""
    colour: int = 0
    language: Language = "en"
    account: str = ""
    password: str = ""  # argon2
    epoch: int = 0
    created: float = 0.0
