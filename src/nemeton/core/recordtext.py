"""The text form of a record: a header, then numbered moves, for people to read, keep and compare.

    nemeton record 1
    game: clans
    edition: 2002
    players: 3
    options: tie=chips
    seed: 7
    rules: 3f2a91c0d4e5
    change: 2 80c1d5aa72fe
    scores: 31 28 40
    winners: 3

    1. 2: 12-13
    2. 3: 44-42

A move carries its number, its seat (from 1) and the game's own notation. For each change of the rules during the game,
a `change:` line says from which move on which rules applied. A game on an owner's board carries that board as JSON in
the line `board:`.
"""

from __future__ import annotations

import re
from typing import Final

from nemeton.core.errors import BadRecord
from nemeton.core.game import OptionValue
from nemeton.core.record import Record

HEADING: Final = "nemeton record 1"
LONGEST: Final = 1_000_000  # characters
HEADER: Final = re.compile(r"([a-z]+):(?: (.*))?", re.ASCII)
MOVE: Final = re.compile(r"([0-9]{1,6})\. ([0-9]{1,2}): (\S.*)", re.ASCII)
NUMBER: Final = re.compile(r"-?[0-9]{1,100}", re.ASCII)
ONCE: Final = frozenset(
    ("game", "edition", "players", "options", "seed", "commitment", "secret", "rules", "board", "scores", "winners")
)


def write(record: Record) -> str:
    """The text of a record."""
    head: list[tuple[str, object]] = [("game", record.game), ("edition", record.edition), ("players", record.players)]
    if record.options:
        head.append(("options", " ".join(f"{k}={write_value(v)}" for k, v in sorted(record.options.items()))))
    if record.seed is not None:
        head.append(("seed", record.seed))
    if record.commitment:
        head.append(("commitment", record.commitment))
    head += [("salt", salt) for salt in record.salts]
    if record.secret:
        head.append(("secret", record.secret.hex()))
    head.append(("rules", record.rules))
    if record.board:
        head.append(("board", record.board))
    head += [("change", f"{since} {rules}") for since, rules in record.changes]
    if record.scores:
        head.append(("scores", " ".join(map(str, record.scores))))
        head.append(("winners", " ".join(str(seat + 1) for seat in record.winners)))
    lines = [HEADING, *(f"{name}: {value}".rstrip() for name, value in head), ""]
    lines += [f"{n}. {seat + 1}: {text}" for n, (seat, text) in enumerate(record.moves, 1)]
    return "\n".join(lines) + "\n"


def read(source: str | bytes) -> Record:
    """The record in a text; `BadRecord`, with the line and the reason, if it is not one."""
    if len(source) > LONGEST:
        raise BadRecord(f"longer than {LONGEST} characters: not a record")
    try:
        text = source.decode() if isinstance(source, bytes) else source
    except UnicodeDecodeError as error:
        raise BadRecord("not a text in UTF-8", error.object[: error.start].count(b"\n") + 1) from error
    lines = [line.rstrip() for line in text.split("\n")]
    if lines[0] != HEADING:
        raise BadRecord(f"a record begins with the line {HEADING!r}", 1)
    raw: dict[str, object] = {
        "salts": [],
        "changes": [],
        "moves": [],
        "options": {},
        "seed": None,
        "scores": [],
        "winners": [],
    }
    raw.update(commitment="", secret="", rules="")
    seen: set[str] = set()
    for number, line in enumerate(lines[1:], 2):
        try:
            _read_line(line, raw, seen)
        except ValueError as error:
            raise BadRecord(str(error), number) from error
    for name in ("game", "edition", "players"):
        if name not in raw:
            raise BadRecord(f"the header has no line {name + ':'!r}")
    return Record.load(raw)


def _read_line(line: str, raw: dict[str, object], seen: set[str]) -> None:
    moves, salts = raw["moves"], raw["salts"]
    assert isinstance(moves, list)
    assert isinstance(salts, list)
    if not line:
        return
    if move := MOVE.fullmatch(line):
        if int(move[1]) != len(moves) + 1:
            raise ValueError(f"move {move[1]} where move {len(moves) + 1} should be")
        moves.append([int(move[2]) - 1, move[3]])
        return
    header = HEADER.fullmatch(line)
    if header is None or moves:
        raise ValueError(f"neither 'name: value' nor 'number. seat: move': {line[:60]!r}")
    name, value = header[1], header[2] or ""
    if name == "salt":
        salts.append(value)
        return
    if name == "change":
        changes = raw["changes"]
        assert isinstance(changes, list)
        since, _, rules = value.partition(" ")
        changes.append([_number(since), rules])
        return
    if name not in ONCE:
        raise ValueError(f"a record has no field {name!r}")
    if name in seen:
        raise ValueError(f"{name!r} is there twice")
    seen.add(name)
    raw[name] = _read_value(name, value)


def _read_value(name: str, value: str) -> object:
    if name in ("players", "seed"):
        return _number(value)
    if name == "scores":
        return [_number(word) for word in value.split()]
    if name == "winners":
        return [_number(word) - 1 for word in value.split()]
    if name == "options":
        return dict(read_option(word) for word in value.split())
    return value


def _number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise ValueError(f"a whole number is expected, not {word[:60]!r}")
    return int(word)


def write_value(value: OptionValue) -> str:
    """The value of an option as text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_option(word: str) -> tuple[str, OptionValue]:
    """`name=value`; `ValueError` if it is not."""
    name, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"an option is written name=value, not {word[:60]!r}")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if NUMBER.fullmatch(value) else value
