"""What goes over a table's WebSocket, and over HTTP where it does the same. `calls.py` has the rest of HTTP.

Seats count from 0, times are seconds since 1970, and fields that are `None` are sent too. Sentences never travel: only
keys and arguments do, and the browser or the script makes the words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from nemeton.server.store.rows import Language, OptionValue, Pace, SeatKind, Status, Visibility

Json = dict[str, Any]


# -- a table --------------------------------------------------------------------------------------


class SeatInfo(Struct):
    kind: SeatKind  # who sits there now
    name: str  # empty: free
    colour: int
    level: str  # of a bot
    style: str  # of a bot of the higher levels
    you: bool
    connected: bool
    owner: str  # the name of the person whose seat a bot is keeping, or empty
    kept: bool  # is it your own seat that a bot is keeping? Then you may take it back
    clock: float | None  # seconds left when `TableInfo.now` was taken; None without a clock
    late: bool = False  # keeps the table waiting: somebody else there may let a bot play
    account: bool = False  # has an account, so nobody else can pass for them, whatever their name


class TableInfo(Struct):
    """A table as the hall shows it."""

    id: str
    game: str
    edition: str
    options: dict[str, OptionValue]
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
    maker: bool  # did you make it?
    host: int  # the seat of the person who made it, -1: not seated
    commitment: str
    rematch: str  # id of the next table, or empty
    code: str  # six letters to type in instead of the link; empty for those who may not invite
    scores: list[int] = []  # by seat, once the game is over; empty before
    winners: list[int] = []  # the seats that won, once the game is over
    rules: str = ""  # the hash of the rules the game began under
    changes: list[RulesInfo] = []  # of the rules, during the game
    misfit: MisfitInfo | None = None  # of a frozen table, or of a finished game that cannot be shown to its end
    pauses: list[PauseInfo] = []  # the last times the house was closed or asleep, and no clock ran
    wishes: list[str] = []  # what each seat wants for a frozen table: "", "go-on" or "end"


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
    hidden: bool = False  # might an answer given at once tell the others what only this seat knows?


class PickInfo(Struct, gc=False):
    """Something to choose with a gesture: a sequence of moves. `core/gesture.py` explains the fields."""

    moves: list[MoveInfo]
    of: int
    most: int
    worth: int
    kind: int
    proposed: int


class GesturePart(Struct):
    name: str  # words: <game>-picks-<name>
    picks: list[PickInfo]
    least: int
    most: int
    each: int
    ends: int
    done: MoveInfo | None
    alike: bool
    exact: bool
    args: Json


class GestureInfo(Struct):
    """How several questions in a row may be answered at once, from one panel, with one `Play`."""

    name: str  # words: <game>-gesture-<name>
    parts: list[GesturePart]
    ends: int
    placed: bool
    why: str  # what is proposed and why; words: <game>-proposed-<why>


class Happened(Struct, gc=False):
    rule: str
    key: str  # words: <game>-log-<key>
    args: Json
    decision: int  # the decision this is part of, from 1; 0: before the first


class Why(Struct):
    """Why a move is refused. Words: `<game>-why-<key>`, or `why-<key>` for reasons that every game has."""

    rule: str
    key: str
    args: Json


class Closed(Struct):
    """A kind of answer that belongs to the question and cannot be given now. Words: `<game>-answer-<verb>`."""

    verb: str
    why: Why


class Undo(Struct):
    """Whether you may undo at once, or may ask for it, and whether somebody is asking."""

    free: bool
    ask: bool
    asked_by: int  # -1: nobody asks
    agreed: list[int]


class PauseInfo(Struct):
    """After this many decisions no clock ran for this many seconds."""

    after: int
    seconds: float


class RulesInfo(Struct):
    """Other rules, by their hash, than those the game began under, in force after this many decisions."""

    after: int
    hash: str


class MisfitInfo(Struct):
    """Where a game no longer fits the rules: the first `fits` decisions do, then a move of `seat` does not.

    `text` is empty if the move is a secret, and `seat` is -1 if it is not a single move: then `why.key` is `setup`
    (the game cannot even be dealt) or `broke`.
    """

    fits: int
    seat: int
    text: str
    why: Why


class LastMove(Struct):
    """The last decision; if it is still sealed, only its seat."""

    seat: int
    move: int
    text: str
    verb: str
    noun: int


class Turn(Struct):
    """The part of a `TableInfo` that every decision changes; its fields replace those of the same name there."""

    status: Status
    actors: list[int]
    since: float
    now: float
    decisions: int
    clocks: list[float]  # by seat, as in `SeatInfo.clock`; empty without clocks


class Situation(Struct, tag="situation"):
    """Everything a client needs to show a table. `version` grows by one with every change.

    On a socket `table` is None if only `turn` has changed since it was last sent there. `legal` holds the numbers of
    the legal moves; `words` holds their notation and words, if the client asked for these: on a socket only for moves
    whose words differ from those last sent.
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
    last: LastMove | None
    undo: Undo
    since: int = 0  # how many decisions there were once the reader's seat had made its last one; 0: none
    gesture: GestureInfo | None = None  # with its words, if the client asked for words
    closed: list[Closed] = []  # likewise
    answers: list[int] = []  # the `id`s of the commands from this socket that led to it


class Chat(Struct, tag="chat"):
    seat: int  # -1: a watcher
    name: str
    text: str
    at: float
    account: bool = False  # see `SeatInfo`


class Trouble(Struct, tag="trouble"):
    """A refusal. `key` names the sentence (`error-<key>`); `reason` is set if a rule forbids a move.

    On a socket `id` is that of the refused message, 0 if it had none.
    """

    key: str
    args: Json = {}
    reason: Why | None = None
    id: int = 0


HouseState = Literal["open", "cannot-write", "closing"]


class House(Struct, tag="house"):
    """The state of the server, sent when it changes; every HTTP answer has it in the header `X-Nemeton-House`.

    `cannot-write`: the disk refuses, and nothing can be played until it recovers. `closing`: the server is stopping.
    """

    state: HouseState


class Gone(Struct, tag="gone"):
    """The table is gone, or you may no longer watch it."""


# What a client says. The client chooses the `id`, which comes back with the answer: for a command in the situation it
# led to (`Situation.answers`), for a question in its answer, for either in the `Trouble` if it is refused.

Id = Annotated[int, Meta(ge=0, le=2**53)]
Moves = Annotated[list[int | Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=100)]


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Make moves, by number or notation, all or none. `stale` unless the seat is still asked the same as at `version`.

    Several are made together only if the seat can know beforehand that all of them are possible (else `unforeseen`).
    Without `sure` they are refused (`final`) if, as far as the seat can know, they could not be undone freely.
    """

    version: int
    moves: Moves
    sure: bool = True
    id: Id = 0


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Undo your last decision if that is free; otherwise ask the others to agree.

    `stale` if anybody but a bot has done anything since `version`.
    """

    version: int
    id: Id = 0


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree or refuse when somebody asks to take a move back."""

    agree: bool
    id: Id = 0


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Why can these moves not be made, in this order? Answered by `Because`."""

    moves: Moves
    id: Id = 0


class Foresee(Struct, tag="foresee", forbid_unknown_fields=True):
    """What would each of several choices do? A choice is one or more moves. Answered by `Previews`."""

    version: int
    choices: Annotated[list[Moves], Meta(min_length=1, max_length=200)]
    id: Id = 0


class Settle(Struct, tag="settle", forbid_unknown_fields=True):
    """What should become of a frozen table: go on from the last position that fits, or end there. All must agree."""

    what: Literal["go-on", "end"]
    id: Id = 0


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    id: Id = 0


class Here(Struct, tag="here", forbid_unknown_fields=True):
    """`known` is the version the client has, `log` the number of events it has: sent on arrival and after a gap.

    `heard` is the time of the last chat message it has: later ones, as far as they are kept, are sent.
    `words`: from now on every situation includes the words of the legal moves, each when it is new.
    """

    known: int = -1
    log: int = 0
    heard: float = 0.0
    words: bool = False
    id: Id = 0


class There(Struct, tag="there", forbid_unknown_fields=True):
    """Is the server still there? It answers with the same words, at once. A browser asks when it has heard nothing for
    a while: no other sign tells it that a machine has stopped.
    """


FromClient = Play | TakeBack | Answer | Settle | WhyNot | Foresee | Say | Here | There


class Because(Struct, tag="because"):
    """The answer to `WhyNot`: the first reason; None if the moves can be made."""

    reason: Why | None
    id: int = 0


class Preview(Struct):
    """What moves would do, as far as the caller's seat can know: the events and the view after them.

    It goes on while the seat has only one answer. `end` says where it stops: the game is `over`, `others` are asked,
    the next question is `yours`, or chance or something hidden decides (`unknown`). In that last case only what is
    certain is listed, and `certain` is false.
    """

    events: list[Happened]
    view: Json
    certain: bool
    end: str
    actors: list[int]  # who is asked there
    asked: Asked | None  # what you are asked there
    points: list[int]  # what your points may become by your further choices; empty if unknown


class Previews(Struct, tag="previews"):
    """The answer to `Foresee`: a preview for each choice, in order; None for one that cannot be made."""

    previews: list[Preview | None]
    id: int = 0


FromServer = Situation | Chat | Trouble | House | Gone | Because | Previews | There
