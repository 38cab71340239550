"""What a person sees of a table. Secrets are kept here: the view is built up only from what may be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from nemeton.core import editions
from nemeton.core.answers import Reason
from nemeton.core.errors import BadState
from nemeton.core.gesture import gesture_of
from nemeton.core.kinds import closed_kinds
from nemeton.core.preview import Foreseen
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.core.tally import places
from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Misfit, Person, Remark, Sheet
from nemeton.server.table import clocks
from nemeton.server.table.agreement import bot_style
from nemeton.server.table.giving_up import late
from nemeton.server.table.position import Decision, Position
from nemeton.server.table.table import Table
from nemeton.server.table.undo import may_undo
from nemeton.server.wire.calls import Moment, PartInfo, PlaceInfo, Result, TwoEditions, Unlike
from nemeton.server.wire.messages import (
    Asked,
    Chat,
    Closed,
    GestureInfo,
    GesturePart,
    Happened,
    Json,
    LastMove,
    MisfitInfo,
    MoveInfo,
    PauseInfo,
    PickInfo,
    Preview,
    RulesInfo,
    SeatInfo,
    Situation,
    TableInfo,
    Trouble,
    Turn,
    Undo,
    Why,
)

COLOURS = 5
NO_UNDO = Undo(False, False, -1, [])
_encode = msgspec.json.Encoder().encode
NOTHING: list[int] = []


class Presence(Protocol):
    """Who is there, and who people are: names are looked up, not copied into the seats."""

    def connected(self, table: str, person: str) -> bool: ...
    def watchers(self, sheet: Sheet) -> int: ...
    def person(self, id: str) -> Person | None: ...


class Seen:
    """What a seat sees of a position: worked out and encoded as JSON once, sent to all who may see it.

    Keeping it encoded takes a tenth of the memory.
    """

    __slots__ = ("asked", "last", "legal", "view")

    def __init__(self, view: Any, legal: Any, asked: Any, last: Any) -> None:
        self.view = view
        self.legal = legal
        self.asked = asked
        self.last = last


class Vocabulary:
    """The words that have been sent to a reader, by the numbers of the moves.

    They change little from move to move, and with hundreds of legal moves they would be most of a situation, so each is
    sent only when it is new.
    """

    __slots__ = ("known",)

    def __init__(self, game: AnyGame) -> None:
        self.known: list[Any] = [None] * game.verbs.size

    def news(self, position: Position, seat: int) -> list[MoveInfo]:
        """The legal moves whose words are new to the reader, with notation and words.

        It is hot: kept plain, and `Any`, because what is known to be a tuple would be taken apart and put together
        again for every move.
        """
        game, state, known = position.game, position.state, self.known
        moves: list[int] = state.legal(seat)
        described: list[Any] = words_of(game, state, seat, moves)
        out = []
        for i in range(len(moves)):
            move, words = moves[i], described[i]
            if known[move] is not words and known[move] != words:
                known[move] = words
                verb, noun = game.verbs.split(move)
                out.append(MoveInfo(move, game.text(state, seat, move), verb, noun, words[0], words[1]))
        return out


def gesture(position: Position, seat: int) -> GestureInfo | None:
    """The panel from which a seat may answer, with the words of its moves. A bot's question has none."""
    found = gesture_of(position.game, position.state, seat)
    if found is None:
        return None
    parts = []
    for part in found.parts:
        picks = []
        for pick in part.picks:
            words = _worded(position.game, position.state, seat, pick.moves)
            picks.append(PickInfo(words, pick.of, pick.most, pick.worth, pick.kind, pick.proposed))
        done = None if part.done < 0 else _worded(position.game, position.state, seat, [part.done])[0]
        sums = (part.least, part.most, part.each, part.ends)
        parts.append(GesturePart(part.name, picks, *sums, done, part.alike, part.exact, part.args))
    return GestureInfo(found.name, parts, found.ends, found.placed, found.why)


def closed(position: Position, seat: int) -> list[Closed]:
    """The kinds of answer that cannot be given now, each with its reason."""
    found = closed_kinds(position.game, position.state, seat)
    return [Closed(verb, Why(reason.rule, reason.key, dict(reason.args))) for verb, reason in found]


def _worded(game: AnyGame, state: State, seat: int, moves: Sequence[int]) -> list[MoveInfo]:
    """The words of a sequence of moves, each as it would be described when its turn comes."""
    out: list[MoveInfo] = []
    for move in moves:
        if out:
            state = state.clone()
            state.play_fast(seat, out[-1].move)
        verb, noun = game.verbs.split(move)
        key, args = game.describe(state, seat, move)
        out.append(MoveInfo(move, game.text(state, seat, move), verb, noun, key, args))
    return out


def two_editions(position: Position, edition: str) -> TwoEditions:
    """A position that no longer hides anything, compared with the same in another edition."""
    game, state = position.game, position.state
    try:
        found = editions.compare(game, state, edition)
    except BadState:
        return TwoEditions(edition, False, 0, [])
    unlike = []
    for one in found.unlike:
        where = state if one.here else found.there
        verb, noun = game.verbs.split(one.move)
        key, args = game.describe(where, found.seat, one.move)
        told = MoveInfo(one.move, game.text(where, found.seat, one.move), verb, noun, key, args)
        unlike.append(Unlike(told, one.here, one.there, one.rule, why(one.reason)))
    return TwoEditions(edition, True, len(found.moves), unlike)


def words_of(game: AnyGame, state: State, seat: int, moves: list[int]) -> list[tuple[str, Json]]:
    if game.describe_all is not None:
        return game.describe_all(state, seat, moves)
    return [game.describe(state, seat, move) for move in moves]


def table_info(sheet: Sheet, person: str, presence: Presence, outside: Outside) -> TableInfo:
    yours = sheet.seat_of(person)
    maker = bool(person) and sheet.maker == person
    invites = maker or yours >= 0 or sheet.visibility == "open"
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        edition=sheet.edition,
        options=sheet.options,
        status=sheet.status,
        visibility=sheet.visibility,
        pace=sheet.pace,
        language=sheet.language,
        seats=_seats(sheet, person, presence, outside.clock()),
        actors=list(sheet.actors),
        since=sheet.since,
        created=sheet.created,
        now=outside.now(),
        decisions=sheet.decisions,
        watchers=presence.watchers(sheet),
        yours=yours,
        maker=maker,
        host=sheet.seat_of(sheet.maker),
        commitment=sheet.commitment,
        rematch=sheet.rematch,
        code=sheet.code if invites else "",
        scores=list(sheet.scores),
        winners=list(sheet.winners),
        rules=sheet.rules,
        changes=[RulesInfo(rules.after, rules.hash) for rules in sheet.changes],
        misfit=None if sheet.misfit is None else misfit(sheet.misfit),
        wishes=list(sheet.wishes),
        pauses=[PauseInfo(pause.after, pause.seconds) for pause in sheet.pauses],
    )


def misfit(found: Misfit) -> MisfitInfo:
    return MisfitInfo(found.fits, found.seat, found.text, Why(found.rule, found.key, found.args))


def _seats(sheet: Sheet, person: str, presence: Presence, now: float) -> list[SeatInfo]:
    out = []
    people = [presence.person(seat.person or seat.owner) for seat in sheet.seats]
    for number, (seat, who, colour) in enumerate(zip(sheet.seats, people, _colours(sheet, people), strict=True)):
        there = bool(seat.person) and presence.connected(sheet.id, seat.person)
        named = who is not None and bool(who.name)
        name = who.name if who is not None and named and seat.person else seat.name
        owner = who.name if who is not None and named and seat.owner else seat.owner_name
        out.append(
            SeatInfo(
                kind=seat.kind,
                name=name,
                colour=colour,
                level=seat.level,
                style=bot_style(sheet, number),
                you=bool(person) and seat.person == person,
                connected=there,
                owner=owner,
                kept=bool(person) and seat.owner == person,
                clock=clocks.shown(sheet, number, now),
                late=late(sheet, number, there, now),
                account=who is not None and bool(who.account),
            )
        )
    return out


def _colours(sheet: Sheet, people: list[Person | None]) -> list[int]:
    """A different colour for every seat: people choose first, seat by seat, then the others take what is left."""
    out = [-1] * len(sheet.seats)
    for first in (True, False):
        for number, (seat, who) in enumerate(zip(sheet.seats, people, strict=True)):
            if bool(seat.person or seat.owner) == first:
                wish = who.colour if who is not None and who.name else seat.colour
                out[number] = next(c for c in (wish, *range(COLOURS)) if c not in out)
    return out


def turn(sheet: Sheet, outside: Outside) -> Turn:
    """What every decision changes."""
    left: list[float] = []
    if clocks.ticking(sheet):
        now = outside.clock()
        left = [clocks.left(sheet, seat, now) for seat in range(len(sheet.seats))]
    return Turn(sheet.status, list(sheet.actors), sheet.since, outside.now(), sheet.decisions, left)


def standing(sheet: Sheet, presence: int) -> tuple[object, ...]:
    """What `TableInfo` says beyond `Turn`: when this differs, it must be sent again."""
    agreed = (sheet.seats, sheet.status, sheet.rematch, sheet.maker)
    return *agreed, sheet.changes, sheet.misfit, sheet.wishes, sheet.pauses, presence


def whole(table: Table, person: str, presence: Presence, outside: Outside, words: bool = False) -> Situation:
    """The whole table, as one person may see it."""
    info = table_info(table.sheet, person, presence, outside)
    vocabulary = Vocabulary(table.position.game) if words and table.position is not None else None
    return situation(table, table.sheet.seat_of(person), info, outside, 0, vocabulary, [])


def situation(
    table: Table,
    seat: int,
    info: TableInfo | None,
    outside: Outside,
    log_from: int,
    vocabulary: Vocabulary | None,
    answers: list[int],
) -> Situation:
    """The whole table, as a seat (-1: a spectator) may see it, with the events from `log_from` on.

    Words that are new to `vocabulary` are included; without a vocabulary, none are.
    """
    sheet, position, own = table.sheet, table.position, table.own(seat)
    now_ = turn(sheet, outside)
    if position is None or own is None:
        return Situation(sheet.version, info, now_, {}, [], [], None, [], 0, None, NO_UNDO, 0, None, [], answers)
    seen = seen_by(own, seat)
    log_from = max(0, min(log_from, len(position.marks)))
    running = sheet.status == "running"
    return Situation(
        version=sheet.version,
        table=info,
        turn=now_,
        view=seen.view,
        legal=seen.legal if running else [],
        words=vocabulary.news(own, seat) if vocabulary is not None and running else [],
        asked=seen.asked if running else None,
        log=events(position, seat, log_from),
        log_from=log_from,
        last=seen.last,
        undo=undo(sheet, position, seat),
        since=since(position, seat),
        gesture=gesture(own, seat) if vocabulary is not None and running else None,
        closed=closed(own, seat) if vocabulary is not None and running else [],
        answers=answers,
    )


def seen_by(position: Position, seat: int) -> Seen:
    seen: Seen | None = position.seen.get(seat)
    if seen is None:
        state = position.state
        question = state.ask(seat)
        if question is None:
            seen = Seen(_written(state.view(seat)), NOTHING, None, last(position, seat))
        else:
            hidden = len(state.actors()) > 1 or not position.game.open_answers(state)
            asked = Asked(question.kind, question.rule, dict(question.args), hidden)
            seen = Seen(_written(state.view(seat)), _written(state.legal(seat)), asked, last(position, seat))
        position.seen[seat] = seen
    return seen


def _written(value: object) -> Any:
    return msgspec.Raw(_encode(value))


def events(position: Position, seat: int, first: int) -> list[Happened]:
    log, marks = position.log, position.marks
    out = []
    for number in range(first, len(marks)):
        event = log[number]
        out.append(Happened(event.rule, event.key, event.known_to(seat), marks[number]))
    return out


def _args(event: dict[str, object]) -> Json:
    args = event["args"]
    assert isinstance(args, dict)
    return args


def last(position: Position, seat: int) -> LastMove | None:
    """The last decision; if it is sealed, only who made it, until the game is over."""
    if not position.decisions:
        return None
    return _decision(position, position.decisions[-1], seat)


def since(position: Position, seat: int) -> int:
    """How many decisions there were once the seat had made its last one; 0 if it made none."""
    number = len(position.decisions) if seat >= 0 else 0
    while number and (position.decisions[number - 1].seat != seat or position.decisions[number - 1].alone):
        number -= 1
    return number


def _decision(position: Position, decision: Decision, seat: int) -> LastMove:
    by, move, text, sealed, _ = decision
    if sealed and by != seat and not position.state.over():
        return LastMove(by, -1, "", "", -1)
    verb, noun = position.game.verbs.split(move)
    return LastMove(by, move, text, verb, noun)


def undo(sheet: Sheet, position: Position, seat: int) -> Undo:
    free, ask = may_undo(sheet, position, seat)
    if sheet.vote is None:
        return Undo(free, ask, -1, [])
    return Undo(free, ask, sheet.vote.by, list(sheet.vote.agreed))


def moment(position: Position, at: Position, seat: int) -> Moment:
    """A moment of a game: `at` is the position then, `position` the one now."""
    done = None
    if at.decisions:
        done = _decision(position, at.decisions[-1], seat)
    return Moment(len(at.decisions), len(position.decisions), at.state.view(seat), done, events(at, seat, 0))


def result(position: Position) -> Result:
    """Who came in which place in a finished game, and where the points came from."""
    found = position.game.tally(position.state, position.log)
    listed = [
        PlaceInfo(one.seat, one.rank, one.total, [PartInfo(key, points) for key, points in one.parts.items()])
        for one in places(position.state, found)
    ]
    return Result(listed, found.by_points)


def preview(number: int, found: Foreseen) -> Preview:
    """The preview of moves; the first of them would be the decision with this number."""
    listed = [Happened(str(event["rule"]), str(event["key"]), _args(event), number) for event in found.events]
    question = found.asked
    asked = None if question is None else Asked(question.kind, question.rule, dict(question.args))
    return Preview(listed, found.view, found.certain, found.end, found.actors, asked, found.points)


def why(reason: Reason | None) -> Why | None:
    return None if reason is None else Why(reason.rule, reason.key, dict(reason.args))


def trouble(refusal: Refusal, id: int = 0) -> Trouble:
    return Trouble(refusal.key, refusal.args_, why(refusal.reason), id)


def chat(remark: Remark) -> Chat:
    return Chat(remark.seat, remark.name, remark.text, remark.at, remark.account)
