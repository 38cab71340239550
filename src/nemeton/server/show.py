"""What a person is shown of a table. Everything hidden is hidden here, by building up from what may be seen."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.preview import preview as foresee
from nemeton.server import clocks
from nemeton.server.head import Head
from nemeton.server.messages import (
    Asked,
    Happened,
    Json,
    MoveInfo,
    Preview,
    SeatInfo,
    Situation,
    Step,
    TableInfo,
    Turn,
    Undo,
)
from nemeton.server.position import Decision, Position

COLOURS = 5
NO_UNDO = Undo(False, False, -1, [])
_encode = msgspec.json.Encoder().encode
NOTHING: list[int] = []


class Presence(Protocol):
    """Who is there."""

    def connected(self, table: str, person: str) -> bool: ...
    def watchers(self, head: Head) -> int: ...


class Seen:
    """What a seat sees of a position: worked out and written as JSON once, sent to all who may see it.

    A tenth of the memory is needed to keep it as it is sent.
    """

    __slots__ = ("asked", "last", "legal", "view")

    def __init__(self, view: Any, legal: Any, asked: Any, last: Any) -> None:
        self.view = view
        self.legal = legal
        self.asked = asked
        self.last = last


class Vocabulary:
    """The words of moves that a reader has been told, by the moves' numbers.

    They change little from move to move, and with hundreds of legal moves they would be most of what a situation
    weighs: so each is told when it is new.
    """

    __slots__ = ("known",)

    def __init__(self, game: AnyGame) -> None:
        self.known: list[tuple[str, Json] | None] = [None] * game.verbs.size

    def news(self, position: Position, seat: int) -> list[MoveInfo]:
        """The legal moves whose words are new to the reader, with notation and words. Kept plain: it is hot."""
        game, state, known = position.game, position.state, self.known
        moves: list[int] = state.legal(seat)
        described: list[tuple[str, Json]] = words_of(game, state, seat, moves)
        out = []
        for i in range(len(moves)):
            move, words = moves[i], described[i]
            if known[move] is not words and known[move] != words:
                known[move] = words
                verb, noun = game.verbs.split(move)
                out.append(MoveInfo(move, game.text(state, seat, move), verb, noun, words[0], words[1]))
        return out


def words_of(game: AnyGame, state: State, seat: int, moves: list[int]) -> list[tuple[str, Json]]:
    if game.describe_all is not None:
        return game.describe_all(state, seat, moves)
    return [game.describe(state, seat, move) for move in moves]


def table_info(head: Head, person: str, presence: Presence, now: float) -> TableInfo:
    yours = head.seat_of(person)
    maker = bool(person) and head.maker == person
    invites = maker or yours >= 0 or head.visibility == "open"
    return TableInfo(
        id=head.id,
        game=head.game,
        edition=head.edition,
        options=head.options,
        status=head.status,
        visibility=head.visibility,
        pace=head.pace,
        language=head.language,
        seats=_seats(head, person, presence, now),
        actors=list(head.actors),
        since=head.since,
        created=head.created,
        now=now,
        decisions=head.decisions,
        watchers=presence.watchers(head),
        yours=yours,
        maker=maker,
        host=head.seat_of(head.maker),
        commitment=head.commitment,
        rematch=head.rematch,
        code=head.code if invites else "",
        scores=list(head.scores),
        winners=list(head.winners),
    )


def _seats(head: Head, person: str, presence: Presence, now: float) -> list[SeatInfo]:
    out = []
    for number, (seat, colour) in enumerate(zip(head.seats, _colours(head), strict=True)):
        you = bool(person) and seat.person == person
        there = bool(seat.person) and presence.connected(head.id, seat.person)
        clock = clocks.shown(head, number, now)
        kept = bool(person) and seat.owner == person
        style = head.style(number)
        out.append(SeatInfo(seat.kind, seat.name, colour, seat.level, style, you, there, seat.owner_name, kept, clock))
    return out


def _colours(head: Head) -> list[int]:
    """Another for every seat: first the people choose, seat by seat, then the others take what is left."""
    out = [-1] * len(head.seats)
    for people in (True, False):
        for number, seat in enumerate(head.seats):
            if bool(seat.person or seat.owner) == people:
                out[number] = next(c for c in (seat.colour, *range(COLOURS)) if c not in out)
    return out


def turn(head: Head, now: float) -> Turn:
    """What every decision changes."""
    left = [clocks.left(head, seat, now) for seat in range(len(head.seats))] if clocks.ticking(head) else []
    return Turn(head.status, list(head.actors), head.since, now, head.decisions, left)


def standing(head: Head, presence: int) -> tuple[object, ...]:
    """What `TableInfo` says beyond `Turn`: when this is another, it must be told again."""
    return head.seats, head.status, head.rematch, head.maker, presence


def situation(
    head: Head,
    position: Position | None,
    own: Position | None,
    seat: int,
    info: TableInfo | None,
    now: float,
    log_from: int = 0,
    vocabulary: Vocabulary | None = None,
) -> Situation:
    """The whole table, as a seat (-1: a spectator) may see it, with the events from `log_from` on.

    `own` is the position with what the seat has answered and not handed in yet. Words that are new to `vocabulary` come
    along, none at all without one.
    """
    now_ = turn(head, now)
    if position is None or own is None:
        return Situation(head.version, info, now_, {}, [], [], None, [], 0, None, NO_UNDO)
    seen = seen_by(own, seat)
    log_from = max(0, min(log_from, len(position.marks)))
    running = head.status == "running"
    return Situation(
        version=head.version,
        table=info,
        turn=now_,
        view=seen.view,
        legal=seen.legal if running else [],
        words=vocabulary.news(own, seat) if vocabulary is not None and running else [],
        asked=seen.asked if running else None,
        log=events(position, seat, log_from),
        log_from=log_from,
        last=seen.last,
        undo=undo(head, position, seat, own is not position),
    )


def seen_by(position: Position, seat: int) -> Seen:
    seen: Seen | None = position.seen.get(seat)
    if seen is None:
        state = position.state
        question = state.ask(seat)
        if question is None:
            seen = Seen(_written(state.view(seat)), NOTHING, None, last(position, seat))
        else:
            asked = Asked(question.kind, question.rule, dict(question.args))
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


def last(position: Position, seat: int) -> Json | None:
    """The last decision; of a sealed one only who made it, until the game is over."""
    if not position.decisions:
        return None
    return _decision(position, position.decisions[-1], seat)


def _decision(position: Position, decision: Decision, seat: int) -> Json:
    by, move, text, sealed = decision
    if sealed and by != seat and not position.state.over():
        return {"seat": by, "move": -1, "text": "", "verb": "", "noun": -1}
    verb, noun = position.game.verbs.split(move)
    return {"seat": by, "move": move, "text": text, "verb": verb, "noun": noun}


def undo(head: Head, position: Position, seat: int, draft: bool = False) -> Undo:
    asked_by = -1 if head.vote is None else head.vote.by
    agreed = [] if head.vote is None else list(head.vote.agreed)
    if head.status != "running" or seat < 0:
        return Undo(False, False, asked_by, agreed)
    free = draft or (position.before is not None and seat in head.actors)
    ask = head.vote is None and not head.away() and position.has_decided(seat)
    return Undo(free, ask, asked_by, agreed)


def step(position: Position, at: Position, seat: int) -> Step:
    """A moment of a game: `at` is the position then, `position` the one now."""
    done = None
    if at.decisions:
        done = _decision(position, at.decisions[-1], seat)
    return Step(len(at.decisions), len(position.decisions), at.state.view(seat), done, events(at, seat, 0))


def preview(position: Position, seat: int, move: int) -> Preview:
    """What a legal move would do, as far as the seat can know."""
    found = foresee(position.state, seat, move)
    number = len(position.decisions) + 1
    listed = [Happened(str(event["rule"]), str(event["key"]), _args(event), number) for event in found.events]
    return Preview(listed, found.view, found.certain)
