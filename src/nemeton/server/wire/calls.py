"""What only HTTP carries: people, games, the hall, records, what a bot thinks. The rest is in `messages.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from nemeton.server.store.rows import Language, OptionValue, Pace, Scope, SeatKind, Standing, Visibility
from nemeton.server.wire.messages import Asked, Happened, Json, LastMove, MoveInfo, TableInfo, Why

Name = Annotated[str, Meta(min_length=1, max_length=24)]


# -- people ---------------------------------------------------------------------------------------


class Me(Struct):
    """Who is calling. `account` is the log-in name, empty for a guest."""

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
    """A token of your own. `name` helps you recognise it, and may be empty."""

    name: Annotated[str, Meta(max_length=40)] = ""
    scope: Scope = "play"


class TokenInfo(Struct):
    """A token of one of your scripts; its id lets nobody in."""

    id: str
    created: float
    name: str
    scope: Scope  # `read`: look on; `play`: also make tables, sit and play; `account`: everything its owner may do


class SessionInfo(Struct):
    """A device on which you are logged in; its id lets nobody in."""

    id: str
    created: float
    seen: float  # when it was last used, approximately
    device: str
    this: bool  # is it the one that is calling?


class NewToken(TokenInfo):
    token: str  # to be sent as `Authorization: Bearer <token>`; it is shown only once


class AccountChange(Struct, forbid_unknown_fields=True):
    """A new name or password for an account, from somebody who knows the current password."""

    account: AccountName
    current: Password
    password: Password | None = None  # the new one, if it is to change


class Allowance(Struct):
    """How many at once, and how many more an hour in the long run; 0: never more than that at a time."""

    at_once: int
    an_hour: float


class BudgetInfo(Struct):
    """What one person and one address may ask of this server; None: not counted that way. Words: `ui-budget-…`."""

    name: str
    person: Allowance | None
    address: Allowance | None


# -- the machine ----------------------------------------------------------------------------------


class EngineInfo(Struct):
    """The engine that bots think with; while it is interpreted, the best bots think less."""

    state: Literal["compiled", "compiling", "interpreted"]
    percent: int  # of its compilation


# -- games ----------------------------------------------------------------------------------------


class OptionInfo(Struct):
    id: str
    values: list[OptionValue]  # the default first
    rule: str
    names: dict[str, str] = {}  # of values that have no words: owners' boards


class GameInfo(Struct):
    id: str
    title: str
    designers: list[str]
    publisher: str
    year: int
    seats: list[int]
    best: int  # the number of seats at which it plays best
    editions: list[str]
    options: list[OptionInfo]
    first: dict[str, OptionValue]  # the options of the printed first game
    skins: list[str]
    verbs: list[tuple[str, int]]  # the table of moves: each verb takes this many numbers in a row
    levels: list[str]  # of bots, weakest first
    styles: dict[str, list[str]]  # those of each level
    rules_hash: str


class Phrase(Struct):
    key: str  # words: `<game>-<key>`
    args: Json


class Unlike(Struct):
    """A move on which two editions differ: where it is legal, which rule differs, why one refuses it."""

    told: MoveInfo
    here: bool
    there: bool
    rule: str
    why: Why | None


class TwoEditions(Struct):
    """A position under its own edition and another one; `possible` says whether it can occur in the other at all."""

    edition: str
    possible: bool
    same: int  # moves that are legal in both
    unlike: list[Unlike]


class World(Struct):
    """A whole state as a seat imagines it (for `Game.load`): what the seat cannot know is drawn at random."""

    seat: int
    state: Json


class Compared(Struct):
    """One rule in each edition."""

    part: str  # its heading: `<game>-compare-<part>`
    rule: str
    about: Phrase
    said: list[Phrase]  # one per edition, in the same order
    same: bool


class Point(Struct):
    number: str  # "2.4"
    text: str


class Chapter(Struct):
    number: str
    title: str
    points: list[Point]


# -- making a table -------------------------------------------------------------------------------


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
    options: dict[str, OptionValue] = {}
    visibility: Visibility = "open"
    pace: Pace = Pace()
    language: Language = "en"
    start: bool = False  # start at once (every seat but the maker's is a bot's)
    salt: Salt = ""


class HallInfo(Struct):
    """The hall: tables to join or watch, your own, and the last finished ones."""

    open: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]


class TakeSeat(Struct, forbid_unknown_fields=True):
    """`salt` is your own contribution to the luck of the table; if it is empty, the server draws one."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    salt: Salt = ""


class OneSeat(Struct, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=4)]


class Again(Struct, forbid_unknown_fields=True):
    """Play again with the same agreements. `salt`: see `TakeSeat`."""

    salt: Salt = ""


# -- looking back ---------------------------------------------------------------------------------


class Moment(Struct):
    """A moment of a replay: the decisions made so far, and the table then, as the caller may see it."""

    decision: int
    decisions: int
    view: Json
    last: LastMove | None
    log: list[Happened]


class PartInfo(Struct):
    """A part of a seat's points. Words: `<game>-part-<key>`."""

    key: str
    points: int


class PlaceInfo(Struct):
    """A seat at the end: its place from 1, its points, and the parts that make them up."""

    seat: int
    rank: int
    total: int
    parts: list[PartInfo]


class Result(Struct):
    """The end of a game: all seats, winners first. `by_points`: did points decide?"""

    places: list[PlaceInfo]
    by_points: bool


class RecordText(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=1_000_000)]


class CheckInfo(Struct):
    key: str  # words: verify-<key>, or verify-<key>-not if it fails
    ok: bool
    args: Json


class Proof(Struct):
    ok: bool
    checks: list[CheckInfo]


# -- what a bot thinks ----------------------------------------------------------------------------


class Told(Struct):
    """A move in notation, and the key and arguments of its words."""

    seat: int
    move: int
    text: str
    key: str
    args: Json


class Candidate(Struct):
    told: Told
    share: float  # of the win, 0 to 1
    error: float  # one standard error of it
    visits: int


class Term(Struct):
    """A feature (`<game>-feature-<feature>`) that speaks for the first candidate or, below 0, against it."""

    feature: str
    weight: float
    more: bool  # is there more of it, relative to the others, than after the second candidate?


class Belief(Struct):
    key: str  # `<game>-belief-<key>`
    args: Json


class Insight(Struct):
    """What a bot thinks about one decision, knowing what the deciding seat knows."""

    seat: int
    shares: list[float]
    candidates: list[Candidate]
    line: list[Told]
    terms: list[Term]
    even: bool  # is the first candidate not clearly better than the other?
    beliefs: list[Belief]
    iterations: int
    judged: bool  # was it searched deeply enough to be judged?
    played: Candidate | None = None
    judgement: str = ""


class Coaching(Struct):
    """What matters now (`<game>-coach-<key>`), and the things on the board it is about; no key: nothing."""

    key: str = ""
    args: Json = {}
    point: list[str] = []


class Retry(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, in one of its seats, against bots."""

    decision: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]
    level: str = ""  # of the bots; empty: the highest


# -- lessons --------------------------------------------------------------------------------------


class LessonInfo(Struct):
    """A lesson that can be taken. Words: `<game>-lesson-<name>-<step>`."""

    game: str
    name: str
    minutes: int
    steps: list[str]
    chapters: dict[str, int]  # and the steps where they begin; words: `<game>-lesson-<name>-chapter-<chapter>`
    title: dict[str, str] = {}  # by language, of a host's own lesson


class LessonTry(Struct, forbid_unknown_fields=True):
    """Where a learner is: the step, and the moves made in it so far.

    `move` is tried now (-1: none). `text` is a move in notation; the answer says why it is not legal.
    """

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    made: Annotated[list[int], Meta(max_length=40)] = []
    move: int = -1
    text: Annotated[str, Meta(max_length=80)] = ""


class LessonScene(Struct):
    """What a learner sees: the board, what is said, what is wanted, and the result of a try."""

    step: int
    key: str  # of the sentence; its heading is `<key>-title`
    facts: Json  # the numbers in it
    point: list[str]  # things on the board that it mentions
    view: Json
    legal: list[int]
    words: list[MoveInfo]
    asked: Asked | None
    log: list[Happened]
    wanted: list[int]  # the moves that lead on; none: nothing to do, the next step may follow
    made: list[int]
    right: bool  # was the tried move the right one?
    says: str = ""  # the key of the answer to a move that is legal but not wanted here
    why: Why | None = None  # why a move is not legal
    title: dict[str, str] = {}  # by language, in a host's own lesson, instead of the words of `key`
    text: dict[str, str] = {}
    answer: dict[str, str] = {}  # instead of the words of `says`


# -- exercises ------------------------------------------------------------------------------------


class ExerciseInfo(Struct):
    """An exercise that can be solved. Its question is `<game>-exercise-<theme>`."""

    game: str
    number: int  # its place among those of its game, which may change
    mark: str  # its name, which stays
    theme: str
    facts: dict[str, int]  # the numbers of the question
    hardness: int  # 1: easy, to 3


class ExerciseList(Struct):
    """All exercises, easy ones first, and the exercise of the day."""

    exercises: list[ExerciseInfo]
    daily: ExerciseInfo | None


class ExerciseScene(Struct):
    """An exercise as it is shown: the board, whose move it is, what is asked."""

    info: ExerciseInfo
    seat: int
    players: int
    view: Json
    words: list[MoveInfo]
    asked: Asked | None
    log: list[Happened]


class ExerciseTry(Struct, forbid_unknown_fields=True):
    """A move to try, or -1 to ask for the answer. `text` is a move in notation; the answer says why it is not legal."""

    move: int = -1
    text: Annotated[str, Meta(max_length=80)] = ""


class ExerciseAnswer(Struct):
    """Is it the best move? If so, or on giving up: the best moves, and why the first is best."""

    right: bool
    told: bool
    candidates: list[Candidate]
    terms: list[Term]
    why: Why | None = None


# -- for the host ---------------------------------------------------------------------------------


class Guest(Struct):
    """Somebody with a name, as the host sees them."""

    id: str
    name: str
    account: str
    created: float
    tables: int
    standing: Standing


class Decided(Struct, forbid_unknown_fields=True):
    standing: Standing
