"""A game: what may be agreed before it starts, and how its states are made, loaded, written and read."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Generic, TypeVar

from nemeton.core.answers import Args, Event
from nemeton.core.chance import MASK, Chance, Fast, Keyed, seeded
from nemeton.core.errors import BadOption, BadState, IllegalMove
from nemeton.core.fields import Fields
from nemeton.core.moves import Verbs
from nemeton.core.state import Setup, State
from nemeton.core.step import Step
from nemeton.core.vector import i64, vec

S = TypeVar("S", bound=State)
OptionValue = bool | int | str

KEY_BYTES: Final = 32
# What decides how a record replays: the engine's own part, and a game's.
CORE_RULES: Final = ("chance.py", "moves.py", "state.py", "step.py")
NO_RULES: Final = ("__init__.py", "features.py", "notation.py", "sketch.py", "thoughts.py", "view.py", "weights.json")


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose: its values, the default first. Words: `<game>-option-<id>`."""

    id: str
    values: tuple[OptionValue, ...]
    rule: str


@dataclass(frozen=True)
class Compared:
    """A rule as each edition has it. Words: the heading is `<game>-compare-<part>`, a phrase `<game>-<key>`."""

    part: str
    rule: str
    about: tuple[str, Args]  # a phrase: its key and its arguments
    said: tuple[tuple[str, Args], ...]  # a phrase an edition, in their order

    @property
    def same(self) -> bool:
        return all(phrase == self.said[0] for phrase in self.said)


def untold(state: object) -> list[Event]:
    return []


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """Everything that the rest of the house knows of a game."""

    id: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    year: int
    seats: range
    editions: tuple[str, ...]  # the default first
    options: tuple[Option, ...]
    streams: tuple[str, ...]  # its sources of luck, by name
    verbs: Verbs
    steps: Sequence[Step[S] | type[Step[S]]]  # all of them: a shared instance, or the class of those with arguments
    deal: Callable[[Setup, Chance], S]  # a state at its first question
    restore: Callable[[Setup, Chance, Fields], S]  # the fields of a saved state
    text: Callable[[S, int, int], str]
    parse: Callable[[S, int, str], int]
    describe: Callable[[S, int, int], tuple[str, dict[str, object]]]  # words of a move: <game>-move-<key> and arguments
    sketch: Callable[..., object]  # (state, seat, words, width): the position for a terminal, something rich can print
    package: str = field(repr=False)  # where its rules are
    skins: tuple[str, ...] = ()  # other words for the same rules
    compared: tuple[Compared, ...] = ()  # its editions side by side
    phrase: Callable[[S, int, str], list[int]] | None = None  # as `moves`, where a text may stand for several
    describe_all: Callable[[S, int, list[int]], list[tuple[str, dict[str, object]]]] | None = None  # if that is cheaper
    sealed: tuple[str, ...] = ()  # verbs whose moves stay a secret of who made them (those of a JointChoice always do)
    opening: Callable[[S], list[Event]] = untold  # what everybody saw before the first question, for the log
    closing: Callable[[S], list[Event]] = untold  # what decided a game that is over, for the log

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        key: bytes | None = None,
        edition: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        log: bool = False,
    ) -> S:
        """A new game: reproducible from a `seed`, or refereed by a 256-bit `key` (default: a fresh one)."""
        setup = self.setup(players, edition, options)
        if seed is not None and key is not None:
            raise BadOption("a game has either a seed or a key, not both")
        if seed is not None:
            chance: Chance = seeded(seed, len(self.streams))
        else:
            chance = self._keyed(secrets.token_bytes(KEY_BYTES) if key is None else key)
        state = self.deal(setup, chance)
        if log:
            state.log = self.opening(state)
        return state

    def setup(
        self,
        players: int | None = None,
        edition: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Setup:
        """What was agreed, checked and completed; `BadOption` says what is not to be had."""
        try:
            return _setup(self, players, edition, tuple(options.items()) if options else ())
        except TypeError as error:
            raise BadOption(f"an option is a plain value: {error}") from error

    def moves(self, state: S, seat: int, text: str) -> list[int]:
        """The legal moves that a text stands for, one after the other: one, unless the game has phrases for several.

        The state stays as it is. `BadNotation` or `IllegalMove` if any of them does not fit; where there are several,
        its reason names the `word` at fault.
        """
        if self.phrase is not None:
            return self.phrase(state, seat, text)
        move = self.parse(state, seat, text)
        reason = state.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        return [move]

    def close(self, state: S) -> None:
        """Tell in the log of a game what decided it, once it is over."""
        if state.log is not None and state.over():
            state.log += self.closing(state)

    def load(self, data: object) -> S:
        """The inverse of `State.dump`; `BadState` for anything that is not a state of this game."""
        saved = Fields(data)
        if saved.text("game") != self.id:
            raise BadState(f"this is a state of {saved.text('game')!r}, not of {self.id!r}")
        options = saved.get("options")
        if not isinstance(options, dict):
            raise BadState("options must be an object of named values")
        try:
            setup = self.setup(saved.number("players", 1, 99), saved.text("edition"), options)
            state = self.restore(setup, self._load_chance(saved.within("chance")), saved.within("fields"))
            for item in saved.items("agenda"):
                state.push(self._load_step(item))
            state.advance()
            if [step.dump() for step in state.agenda()] != saved.get("agenda"):
                raise BadState("the agenda does not end with a choice that waits")
            state.check()
            for step in state.agenda():
                step.check(state)
            if any(not state.legal(seat) for seat in state.actors()):
                raise BadState("a seat is asked but has no legal move")
        except BadOption as error:
            raise BadState(str(error)) from error
        except (TypeError, ValueError, LookupError, OverflowError, ArithmeticError) as error:
            raise BadState(f"the saved game does not hold together: {error}") from error
        return state

    @cached_property
    def rules_hash(self) -> str:
        """Changes when the source or the data of the rules change."""
        core = files("nemeton.core")
        sources = [core / name for name in CORE_RULES] + _rule_files(files(self.package))
        digest = blake2b(digest_size=6)
        for source in sources:
            digest.update(source.name.encode() + b"\0" + source.read_bytes().replace(b"\r\n", b"\n") + b"\0")
        return digest.hexdigest()

    def _keyed(self, key: bytes) -> Keyed:
        if len(key) != KEY_BYTES:
            raise BadOption(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        return Keyed(key, list(self.streams), [0] * len(self.streams))

    def _load_chance(self, saved: Fields) -> Chance:
        try:
            counters = saved.numbers("fast", 0, MASK, len(self.streams))
        except BadState:
            keyed = self._keyed(bytes.fromhex(saved.text("key")))
            keyed.counts = saved.numbers("counts", 0, MASK, len(self.streams))
            return keyed
        return Fast(vec[i64](counters))

    def _load_step(self, item: object) -> Step[S]:
        if not isinstance(item, list) or not item:
            raise BadState(f"a step is a list of its name and arguments, not {item!r}")
        kind = self._steps.get(item[0])
        if kind is None:
            raise BadState(f"{self.id} has no step {item[0]!r}")
        step = kind if isinstance(kind, Step) else kind(*item[1:])
        if step.dump() != item:
            raise BadState(f"the step {item[0]!r} cannot have the arguments {item[1:]!r}")
        return step

    @cached_property
    def _steps(self) -> dict[str, Step[S] | type[Step[S]]]:
        return {kind.name: kind for kind in self.steps}


def _rule_files(folder: Traversable) -> list[Traversable]:
    """The files of a game's package that decide how it plays, in a fixed order."""
    out: list[Traversable] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            out += _rule_files(item) if item.name != "__pycache__" else []
        elif item.name not in NO_RULES and item.name.endswith((".py", ".json", ".toml")):
            out.append(item)
    return out


@lru_cache(maxsize=1024)
def _setup(
    game: Game[State], players: int | None, edition: str | None, options: tuple[tuple[str, OptionValue], ...]
) -> Setup:
    players = game.seats[0] if players is None else players
    if players not in game.seats:
        raise BadOption(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {players}")
    edition = game.editions[0] if edition is None else edition
    if edition not in game.editions:
        raise BadOption(f"{game.id} has the editions {', '.join(game.editions)}, not {edition!r}")
    values: dict[str, object] = {option.id: option.values[0] for option in game.options}
    for name, value in options:
        option = next((o for o in game.options if o.id == name), None)
        if option is None:
            known = ", ".join(o.id for o in game.options) or "none"
            raise BadOption(f"{game.id} has no option {name!r}; it has: {known}")
        if not any(value is v or (value == v and type(value) is type(v)) for v in option.values):
            raise BadOption(f"option {name} is one of {', '.join(map(repr, option.values))}, not {value!r}")
        values[name] = value
    return Setup(game.id, edition, players, values, len(game.streams))
