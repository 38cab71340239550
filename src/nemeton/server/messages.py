"""What goes over the wire: every request and answer of the HTTP API and every message of a table's WebSocket.

Seats count from 0, times are seconds since 1970, `None` is left out of nothing. Sentences never travel: only keys
and arguments do, and the browser or the script makes the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Json = dict[str, Any]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "fr"]
Visibility = Literal["open", "link"]
Status = Literal["waiting", "running", "finished", "abandoned"]
SeatKind = Literal["person", "bot"]


# -- people ---------------------------------------------------------------------------------------


class Me(Struct):
    """Who is asking. `account` is the log-in name, empty for a guest."""

    id: str
    name: str
    colour: int  # 0 to 4: which of the seat colours this person likes
    account: str
    language: Language
    csrf: str  # to be sent back as the header X-CSRF-Token with every POST, PATCH and DELETE


class Introduce(Struct, forbid_unknown_fields=True):
    """A name, a colour, a language: all it takes to sit down; also to change them."""

    name: Name
    colour: Annotated[int, Meta(ge=0, le=4)] = 0
    language: Language = "en"


AccountName = Annotated[str, Meta(min_length=3, max_length=24, pattern=r"^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=256)]


class Credentials(Struct, forbid_unknown_fields=True):
    """To make an account, or to log in."""

    account: AccountName
    password: Password


class TokenWish(Struct, forbid_unknown_fields=True):
    """A token of one's own. `name` is there to know it again, and may be empty."""

    name: Annotated[str, Meta(max_length=40)] = ""


class TokenInfo(Struct):
    """A token of a script of one's own, by an id that lets nobody in."""

    id: str
    created: float
    name: str


class NewToken(TokenInfo):
    token: str  # to be sent as `Authorization: Bearer <token>`; it is told only once


class Change(Struct, forbid_unknown_fields=True):
    """Another name or password of an account, by who knows the present one."""

    account: AccountName
    current: Password
    password: Password | None = None  # the new one, if it is to be another


# -- games ----------------------------------------------------------------------------------------


class OptionInfo(Struct):
    id: str
    values: list[bool | int | str]  # the default first
    rule: str


class GameInfo(Struct):
    id: str
    title: str
    designers: list[str]
    publisher: str
    year: int
    seats: list[int]
    editions: list[str]
    options: list[OptionInfo]
    skins: list[str]
    verbs: list[tuple[str, int]]  # the table of moves: a verb takes so many numbers in a row
    levels: list[str]  # of bots, weakest first
    styles: dict[str, list[str]]  # those of each level
    rules_hash: str


class Phrase(Struct):
    key: str  # words: `<game>-<key>`
    args: Json


class Compared(Struct):
    """A rule as each edition has it."""

    part: str  # the heading it stands under: `<game>-compare-<part>`
    rule: str
    about: Phrase
    said: list[Phrase]  # one an edition, in their order
    same: bool


class Point(Struct):
    number: str  # "2.4"
    text: str


class Chapter(Struct):
    number: str
    title: str
    points: list[Point]


# -- making a table -------------------------------------------------------------------------------


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """`free`: no clock. `clock`: base seconds and increment a decision. `days`: so many days for each decision."""

    kind: Literal["free", "clock", "days"] = "free"
    base: Annotated[int, Meta(ge=30, le=14400)] = 900
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=14)] = 2


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: SeatKind = "person"
    level: str = ""  # of a bot; empty: the highest
    style: str = ""  # of a bot of the higher levels; empty: any


Salt = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]


class NewTable(Struct, forbid_unknown_fields=True):
    """The maker takes the first seat for a person. `salt`: see `TakeSeat`."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=5)]
    edition: str = ""  # empty: the default
    options: dict[str, bool | int | str] = {}
    visibility: Visibility = "open"
    pace: Pace = Pace()
    language: Language = "en"
    start: bool = False  # start at once (every seat but the maker's is a bot's)
    salt: Salt = ""


class SeatInfo(Struct):
    kind: SeatKind  # who sits there now
    name: str  # empty: free
    colour: int
    level: str  # of a bot
    style: str  # of a bot of the higher levels
    you: bool
    connected: bool
    owner: str  # the name of the person whose seat a bot keeps warm, or empty
    kept: bool  # is it your own seat that a bot keeps warm? Then you may take it back
    clock: float | None  # seconds left when `TableInfo.now` was taken; None without a clock


class TableInfo(Struct):
    """A table as the hall shows it."""

    id: str
    game: str
    edition: str
    options: dict[str, bool | int | str]
    status: Status
    visibility: Visibility
    pace: Pace
    language: Language
    seats: list[SeatInfo]
    actors: list[int]  # whose turn
    since: float  # since when
    created: float
    now: float
    decisions: int
    watchers: int
    yours: int  # your seat, -1: none
    maker: bool  # are you the one who made it?
    host: int  # the seat of the one who made it, -1: not seated
    commitment: str
    rematch: str  # id of the next table, or empty
    code: str  # six letters to type in instead of the link; empty for who may not invite
    scores: list[int] = []  # a seat each, once the game is over; empty before
    winners: list[int] = []  # the seats that won, once the game is over


class Tables(Struct):
    """The hall: tables one may join or watch, one's own, and the last finished ones."""

    open: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]


class TakeSeat(Struct, forbid_unknown_fields=True):
    """`salt` is one's own contribution to the luck of the table; left empty, the server draws one."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    salt: Salt = ""


class Again(Struct, forbid_unknown_fields=True):
    """Play again with the same agreements. `salt`: see `TakeSeat`."""

    salt: Salt = ""


# -- playing --------------------------------------------------------------------------------------


class MoveInfo(Struct, gc=False):
    """A legal move: the number to send, its notation, its verb and noun, and its words (`<game>-move-<key>`)."""

    move: int
    text: str
    verb: str
    noun: int
    key: str
    args: Json


class Asked(Struct):
    kind: str  # words: <game>-ask-<kind>
    rule: str
    args: Json


class Happened(Struct, gc=False):
    rule: str
    key: str  # words: <game>-log-<key>
    args: Json
    decision: int  # of which decision this is a part, from 1; 0: before the first


class Refused(Struct):
    """Words: `<game>-why-<key>`, or `why-<key>` for what every game has."""

    rule: str
    key: str
    args: Json


class Undo(Struct):
    """Whether one may take back at once, may ask for it, and what is being asked of whom."""

    free: bool
    ask: bool
    asked_by: int  # -1: nobody asks
    agreed: list[int]


class Turn(Struct):
    """What every decision changes of a `TableInfo`; its fields replace those of the same name there."""

    status: Status
    actors: list[int]
    since: float
    now: float
    decisions: int
    clocks: list[float]  # a seat each, as `SeatInfo.clock`; empty without clocks


class Situation(Struct, tag="situation"):
    """Everything a client needs to show a table. `version` grows by one with every change.

    On a socket `table` is None where nothing but `turn` has changed since it was last sent there. `legal` holds the
    numbers of the legal moves; `words` their notation and words, if these were wished for: on a socket of those moves
    alone whose words are not the ones that it brought last.
    `log` holds the events from `log_from` on: a client that has the earlier ones need not get them again.
    """

    version: int
    table: TableInfo | None
    turn: Turn
    view: Json
    legal: list[int]
    words: list[MoveInfo]
    asked: Asked | None
    log: list[Happened]
    log_from: int
    last: Json | None  # the last decision: {"seat": 0, "move": 12, "text": "12-13", "verb": "move", "noun": 12}
    undo: Undo


class Chat(Struct, tag="chat"):
    seat: int  # -1: a watcher
    name: str
    text: str
    at: float


class Trouble(Struct, tag="trouble"):
    """A refusal. `key` names the sentence (`error-<key>`); `reason` is there where a rule refused a move."""

    key: str
    args: Json = {}
    reason: Refused | None = None


class Gone(Struct, tag="gone"):
    """The table is no more, or one may no longer watch it."""


FromServer = Situation | Chat | Trouble | Gone


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Make a move, or several in a phrase, by number or notation; refused with `stale` unless the version is right."""

    version: int
    move: int = -1
    text: Annotated[str, Meta(max_length=200)] = ""


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Undo one's last decision if that is free, else ask the others for it."""

    version: int


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree or not to what another asks to take back."""

    agree: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Here(Struct, tag="here", forbid_unknown_fields=True):
    """`known` is the version the client has, `log` the number of events it has: sent on arrival and after a gap.

    `heard` is the time of the last thing said that it has: of what is kept, what was said later is told.
    `words`: from now on every situation shall bring the words of the legal moves along, each when it is new.
    """

    known: int = -1
    log: int = 0
    heard: float = 0.0
    words: bool = False


FromClient = Play | TakeBack | Answer | Say | Here


class WhyNot(Struct, forbid_unknown_fields=True):
    """Why can I not? By number or by notation."""

    move: int = -1
    text: Annotated[str, Meta(max_length=200)] = ""


class Preview(Struct):
    """What a legal move would do, as far as the asking seat can know: the events and the view after it.

    `certain` is false where chance or something hidden decides a part of it; then only what is certain is listed.
    """

    events: list[Happened]
    view: Json
    certain: bool


class Step(Struct):
    """A moment of a replay: the decisions made so far, and the table as the asker may see it then."""

    decision: int
    decisions: int
    view: Json
    last: Json | None
    log: list[Happened]


class RecordText(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=1_000_000)]


class CheckInfo(Struct):
    key: str  # words: verify-<key>, or verify-<key>-not where it fails
    ok: bool
    args: Json


class Proof(Struct):
    ok: bool
    checks: list[CheckInfo]
