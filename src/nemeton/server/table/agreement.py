"""What people agree on before a game: written into the sheet of a table, and read from it again."""

from __future__ import annotations

from typing import NamedTuple

from nemeton.bots import style_of
from nemeton.core.errors import BadOption, UnknownGame
from nemeton.core.game import OptionValue
from nemeton.core.record import Record
from nemeton.core.record import commit as commitment
from nemeton.core.registry import AnyGame, game
from nemeton.server.outside import Outside
from nemeton.server.refusals import Refusal
from nemeton.server.store.rows import Language, Pace, Person, Rules, Seat, Sheet, Visibility

SECRET_BYTES = 32


class Agreement(NamedTuple):
    """Everything that is agreed except who sits where."""

    game: str
    edition: str  # empty: the default
    options: dict[str, bool | int | str]
    visibility: Visibility
    pace: Pace
    language: Language


def known_game(id: str) -> AnyGame:
    try:
        return game(id)
    except UnknownGame as error:
        raise Refusal("no-game", game=id[:40]) from error


def introduced(person: Person) -> Person:
    if not person.name:
        raise Refusal("introduce-first")
    return person


def drawn_up(outside: Outside, maker: Person, agreed: Agreement, seats: tuple[Seat, ...]) -> Sheet:
    """The sheet of a new table, with its luck fixed and sealed."""
    known = known_game(agreed.game)
    if len(seats) not in known.seats:
        raise Refusal("bad-seats", seats=len(seats), least=known.seats[0], most=known.seats[-1])
    options: dict[str, OptionValue] = dict(agreed.options)
    try:
        setup = known.setup(len(seats), agreed.edition or None, options)
    except BadOption as error:
        raise Refusal("bad-option") from error
    secret, now = outside.token(SECRET_BYTES), outside.now()
    return Sheet(
        id=outside.id(),
        code=outside.code(),
        game=known.id,
        edition=setup.edition,
        options=options,
        visibility=agreed.visibility,
        pace=agreed.pace,
        language=agreed.language,
        maker=maker.id,
        created=now,
        seats=seats,
        commitment=commitment(bytes.fromhex(secret)),
        secret=secret,
        since=now,
    )


def taken_over(outside: Outside, maker: Person, record: Record, seats: tuple[Seat, ...], moves: int) -> Sheet:
    """The sheet of a table whose game began elsewhere: by link only, with the luck of its record."""
    now = outside.now()
    return Sheet(
        id=outside.id(),
        code=outside.code(),
        game=record.game,
        edition=record.edition,
        options=record.options,
        visibility="link",
        pace=Pace(),
        language=maker.language,
        maker=maker.id,
        created=now,
        seats=seats,
        commitment=record.commitment,
        secret=record.secret.hex(),
        seed=record.seed,
        rules=record.rules,
        changes=tuple(Rules(since - 1, hash) for since, hash in record.changes),
        entries=moves,
        decisions=moves,
        since=now,
    )


def game_of(sheet: Sheet) -> AnyGame:
    return game(sheet.game)


def record_of(sheet: Sheet) -> Record:
    """The record of the game before its first move."""
    options: dict[str, OptionValue] = dict(sheet.options)
    return Record(
        sheet.game,
        sheet.edition,
        len(sheet.seats),
        options,
        seed=sheet.seed,
        commitment=sheet.commitment,
        salts=[seat.salt for seat in sheet.seats if seat.salt],
        secret=bytes.fromhex(sheet.secret),
        rules=sheet.rules,
        board=game_of(sheet).board_of(options) if rules_today(sheet) else "",
        changes=[(rules.after + 1, rules.hash) for rules in sheet.changes],
    )


def rules_today(sheet: Sheet) -> str:
    """The hash of today's rules for this table; empty if its game no longer exists."""
    try:
        return game_of(sheet).rules_of(sheet.options)
    except UnknownGame:
        return ""


def bot_style(sheet: Sheet, number: int) -> str:
    """The style of the bot in a seat: as somebody chose, or a random one."""
    seat = sheet.seats[number]
    if not rules_today(sheet):
        return seat.style
    return seat.style or style_of(game_of(sheet), seat.level, sheet.id, number)
