"""Records: a finished or running game, small enough to keep for ever, and its replay.

The luck of a record is a seed or, for a refereed game, the commitment published before the first move, the
contribution of every seat and, once the game is over, the secret. The text form is in `recordtext`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b

from nemeton.core.errors import BadBoard, BadOption, BadRecord, BadState, UnknownGame
from nemeton.core.fields import Fields
from nemeton.core.game import KEY_BYTES, OptionValue
from nemeton.core.registry import AnyGame, game
from nemeton.core.state import State
from nemeton.core.walk import MoveRefused, walk

MOST = 1_000_000  # no number in a record is larger, except the seed


def commit(secret: bytes) -> str:
    """The commitment to its secret that a table publishes before the first move."""
    return blake2b(secret, person=b"nemeton commit").hexdigest()[:64]


def combine(secret: bytes, salts: list[str]) -> bytes:
    """The key of a refereed game, from the table's secret and every seat's contribution."""
    mixed = blake2b(secret, person=b"nemeton key", digest_size=KEY_BYTES)
    for salt in salts:
        raw = salt.encode()
        mixed.update(len(raw).to_bytes(4, "big") + raw)
    return mixed.digest()


@dataclass
class Record:
    """One game: what was agreed, the luck, the moves, the result."""

    game: str
    edition: str
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: int | None = None
    commitment: str = ""
    salts: list[str] = field(default_factory=list)
    secret: bytes = b""
    rules: str = ""
    board: str = ""  # the text of an owner's board, see boards.py; empty on the standard one
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    changes: list[tuple[int, str]] = field(default_factory=list)  # the move (from 1) from which other rules applied
    moves: list[tuple[int, str]] = field(default_factory=list)  # seat from 0, notation

    # -- making one ------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        players: int | None = None,
        edition: str | None = None,
        options: dict[str, OptionValue] | None = None,
        seed: int | None = None,
        secret: bytes = b"",
        salts: list[str] | None = None,
    ) -> Record:
        """The record of a game about to start, from a seed or from a secret and the seats' contributions."""
        setup = game.setup(players, edition, options)
        if (seed is None) == (not secret):
            raise BadOption("a record begins with a seed or with a secret")
        return cls(
            game.id,
            setup.edition,
            setup.players,
            dict(options or {}),
            seed=seed,
            commitment=commit(secret) if secret else "",
            secret=secret,
            salts=list(salts or []),
            rules=game.rules_of(options or {}),
            board=game.board_of(options or {}),
        )

    def start(self, log: bool = True) -> State:
        """The state before the first move."""
        try:
            known = game(self.game)
            if self.board and (known.boards is None or known.boards.add(self.board) != self.options.get("board")):
                raise BadRecord("the board in the record is not the one that was played on", key="setup")
            if self.seed is not None:
                return known.new(self.players, seed=self.seed, edition=self.edition, options=self.options, log=log)
            if not self.secret:
                raise BadRecord("the secret of this game has not been revealed: no replay yet", key="sealed")
            key = combine(self.secret, self.salts)
            return known.new(self.players, key=key, edition=self.edition, options=self.options, log=log)
        except (UnknownGame, BadOption, BadBoard) as error:
            raise BadRecord(str(error), key="setup") from error

    def play(self, state: State, seat: int, move: int) -> None:
        """Make a move in `state` and write it down."""
        text = game(self.game).text(state, seat, move) if state.why_not(seat, move) is None else ""
        state.play(seat, move)
        game(self.game).close(state)
        self.moves.append((seat, text))
        if state.over():
            self.scores, self.winners = state.scores(), state.winners()

    # -- replaying -------------------------------------------------------------------------------

    def walk(self, log: bool = True) -> Iterator[tuple[State, int, int]]:
        """The state before every move (always the same object), with the seat and the move about to be made."""
        yield from self._walk(self.start(log))

    def replay(self, log: bool = True) -> State:
        """The state after the last move; `BadRecord` names the first move that does not fit, and why."""
        state = self.start(log)
        for _ in self._walk(state):
            pass
        return state

    def _walk(self, state: State) -> Iterator[tuple[State, int, int]]:
        try:
            yield from walk(game(self.game), state, self.moves)
        except MoveRefused as refused:
            made, today = self.rules_at(refused.number), self.rules_today()
            if made not in ("", today):
                raise refused.under(made, today) from refused.__cause__
            raise

    def rules_today(self) -> str:
        """The hash of today's rules, for a game on this record's board."""
        return game(self.game).rules_of(self.options)

    def rules_at(self, number: int) -> str:
        """The hash of the rules under which a move (from 1) was made."""
        return [self.rules, *[rules for since, rules in self.changes if since <= number]][-1]

    # -- JSON ------------------------------------------------------------------------------------

    def dump(self) -> dict[str, object]:
        """The record as JSON; `load` is the inverse."""
        return {
            "game": self.game,
            "edition": self.edition,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "commitment": self.commitment,
            "salts": list(self.salts),
            "secret": self.secret.hex(),
            "rules": self.rules,
            "board": self.board,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "changes": [[since, rules] for since, rules in self.changes],
            "moves": [[seat, text] for seat, text in self.moves],
        }

    @classmethod
    def load(cls, data: object) -> Record:
        """The inverse of `dump`; `BadRecord` for anything that is not a record."""
        try:
            return cls._load(Fields(data, "the record"))
        except (BadState, ValueError) as error:
            raise BadRecord(str(error)) from error

    @classmethod
    def _load(cls, saved: Fields) -> Record:
        options = saved.get("options")
        if not isinstance(options, dict) or not all(isinstance(v, bool | int | str) for v in options.values()):
            raise BadState("options must be an object of names and plain values")
        seed = saved.get("seed")
        if seed is not None and (not isinstance(seed, int) or isinstance(seed, bool)):
            raise BadState(f"the seed must be a whole number or null, not {seed!r}")
        players = saved.number("players", 1, 99)
        return cls(
            saved.text("game"),
            saved.text("edition"),
            players,
            {str(name): value for name, value in options.items()},
            seed,
            saved.text("commitment"),
            [_text(salt, "a salt") for salt in saved.items("salts")],
            bytes.fromhex(saved.text("secret")),
            saved.text("rules"),
            saved.text("board") if saved.has("board") else "",
            saved.numbers("scores", -MOST, MOST),
            saved.numbers("winners", 0, players - 1),
            [_change(item) for item in saved.items("changes")] if saved.has("changes") else [],
            [_move(item, players) for item in saved.items("moves")],
        )


def _text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise BadState(f"{what} must be a text, not {value!r}")
    return value


def _change(item: object) -> tuple[int, str]:
    if not isinstance(item, list) or len(item) != 2 or not isinstance(item[0], int) or item[0] < 1:
        raise BadState(f"a change of the rules is a list of a move's number and a hash, not {item!r}")
    return item[0], _text(item[1], "a hash of rules")


def _move(item: object, players: int) -> tuple[int, str]:
    if not isinstance(item, list) or len(item) != 2:
        raise BadState(f"a move is a list of a seat and a text, not {item!r}")
    seat, text = item
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadState(f"seat {seat!r} is not one of the {players} seats")
    return seat, _text(text, "a move")
