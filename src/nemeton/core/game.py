"""A game: what may be agreed before it starts, and how its states are made, loaded, written and read."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from importlib import import_module
from types import ModuleType
from typing import Final, Generic, TypeVar

from nemeton.core.answers import Args, Event
from nemeton.core.boards import OPTION as BOARD
from nemeton.core.boards import STANDARD, Boards
from nemeton.core.chance import MASK, Chance, Fast, Keyed, seeded
from nemeton.core.errors import BadBoard, BadOption, BadState, IllegalMove
from nemeton.core.fields import Fields
from nemeton.core.fingerprint import fingerprint
from nemeton.core.moves import Verbs
from nemeton.core.observation import HashedView, Observer
from nemeton.core.state import Setup, State
from nemeton.core.step import Step
from nemeton.core.tally import Tally, plain_tally
from nemeton.core.vector import i64, vec

S = TypeVar("S", bound=State)
OptionValue = bool | int | str

KEY_BYTES: Final = 32


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose: its values, the default first. Words: `<game>-option-<id>`."""

    id: str
    values: tuple[OptionValue, ...]
    rule: str


@dataclass(frozen=True)
class Compared:
    """One rule in each edition. Words: the heading is `<game>-compare-<part>`, a phrase `<game>-<key>`."""

    part: str
    rule: str
    about: tuple[str, Args]  # a phrase: its key and its arguments
    said: tuple[tuple[str, Args], ...]  # one phrase per edition, in the same order

    @property
    def same(self) -> bool:
        return all(phrase == self.said[0] for phrase in self.said)


def untold(state: object) -> list[Event]:
    return []


def hidden(state: object) -> bool:
    return False


def in_the_open(state: object) -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """Everything the rest of Nemeton knows about a game."""

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
    seen: Callable[[S, int], dict[str, object]]  # what a seat (-1: a spectator) sees of the fields, as JSON
    text: Callable[[S, int, int], str]
    parse: Callable[[S, int, str], int]
    describe: Callable[[S, int, int], tuple[str, dict[str, object]]]  # words of a move: <game>-move-<key> and arguments
    sketch: Callable[..., object]  # (state, seat, words, width): the position for a terminal, something rich can print
    package: str = field(repr=False)  # where its rules are
    best: int = 0  # the number of seats at which it plays best; 0: the fewest
    first: Mapping[str, OptionValue] = field(default_factory=dict)  # the options of the printed first game
    skins: tuple[str, ...] = ()  # other words for the same rules
    compared: tuple[Compared, ...] = ()  # its editions side by side
    phrase: Callable[[S, int, str], list[int]] | None = None  # like `moves`, if one text may stand for several
    describe_all: Callable[[S, int, list[int]], list[tuple[str, dict[str, object]]]] | None = None  # if cheaper
    sealed: tuple[str, ...] = ()  # verbs whose moves only the seat that made them may know (as always in a JointChoice)
    open_answers: Callable[[S], bool] = hidden  # can everybody tell what the seat to move may answer?
    opening: Callable[[S], list[Event]] = untold  # what everybody saw before the first question, for the log
    closing: Callable[[S], list[Event]] = untold  # what decided a game that is over, for the log
    tally: Callable[[S, list[Event]], Tally] = plain_tally  # where the points of a game that is over came from
    observer: Callable[[Setup, list[str]], Observer] = HashedView  # what a seat sees as numbers, for learners
    boards: Boards | None = None  # owners' boards, if the game has an option for them
    printed: Callable[[str], dict[str, object]] | None = None  # what such a board shows, by its id, for screens

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
        """What was agreed, checked and completed; `BadOption` if the game does not have it."""
        try:
            return _setup(self, players, edition, tuple(options.items()) if options else ())
        except TypeError as error:
            raise BadOption(f"an option is a plain value: {error}") from error

    def moves(self, state: S, seat: int, text: str) -> list[int]:
        """The legal moves a text stands for, in order: one, unless the game has phrases for several.

        The state is left unchanged. `BadNotation` or `IllegalMove` if any of them does not fit; if there are several,
        the reason names the `word` at fault.
        """
        if self.phrase is not None:
            return self.phrase(state, seat, text)
        move = self.parse(state, seat, text)
        reason = state.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        return [move]

    def observing(self, setup: Setup) -> Observer:
        """The observer of games with this set-up."""
        return self.observer(setup, [step.name for step in self.steps])

    def forced(self, state: S) -> tuple[int, int] | None:
        """The seat to move and its answer, if there is only one and everybody can know that, so nobody need be asked.

        If a secret leaves only one answer, giving it at once would reveal the secret.
        """
        actors = state.actors()
        if len(actors) != 1 or state.count(actors[0]) != 1 or not self.open_answers(state):
            return None
        return actors[0], state.nth(actors[0], 0)

    def close(self, state: S) -> None:
        """Add to the log what decided a game, once it is over."""
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
            if self.boards is not None and saved.within("fields").has(BOARD):
                self.boards.add(saved.within("fields").text(BOARD))
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
        except (BadOption, BadBoard) as error:
            raise BadState(str(error)) from error
        except (TypeError, ValueError, LookupError, OverflowError, ArithmeticError) as error:
            raise BadState(f"the saved game does not hold together: {error}") from error
        return state

    @cached_property
    def rules_hash(self) -> str:
        """A hash that changes when the rules or their data change, but not when a comment does."""
        return fingerprint(self.package)

    def module(self, name: str) -> ModuleType | None:
        """A module of the game's own package, such as `features`; None if there is none of that name."""
        return _module(f"{self.package}.{name}")

    def rules_of(self, options: Mapping[str, OptionValue]) -> str:
        """The hash of the rules as a table plays them: on an owner's board it covers that board, too."""
        board = self.board_of(options)
        return blake2b((self.rules_hash + board).encode(), digest_size=6).hexdigest() if board else self.rules_hash

    def board_of(self, options: Mapping[str, OptionValue]) -> str:
        """The text of the chosen board if it is an owner's own; otherwise empty."""
        return "" if self.boards is None else self.boards.text(options.get(BOARD, STANDARD))

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


@cache
def _module(full: str) -> ModuleType | None:
    """Kept also if there is none: a table asks after every move, and looking for a missing module takes long."""
    try:
        return import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:  # the module exists, but something it imports does not
            raise
        return None


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
    chosen = dict(options)
    board = game.board_of(chosen)
    if game.boards is not None and board:
        values |= game.boards.defaults(chosen[BOARD])
    for name, value in options:
        option = next((o for o in game.options if o.id == name), None)
        if option is None:
            known = ", ".join(o.id for o in game.options) or "none"
            raise BadOption(f"{game.id} has no option {name!r}; it has: {known}")
        own = name == BOARD and bool(board)
        if not own and not any(value is v or (value == v and type(value) is type(v)) for v in option.values):
            raise BadOption(f"option {name} is one of {', '.join(map(repr, option.values))}, not {value!r}")
        values[name] = value
    return Setup(game.id, edition, players, values, len(game.streams), game.seen)
