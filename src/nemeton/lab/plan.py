"""What the laboratory plays: variants of a game side by side, cut into blocks that can be played anywhere.

A block contains everything its games need: which process plays it, and when, makes no difference to the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import product

from nemeton.core.boards import OPTION as BOARD
from nemeton.core.errors import BadOption
from nemeton.core.game import OptionValue
from nemeton.core.recordtext import read_option, write_value
from nemeton.core.registry import AnyGame, game
from nemeton.lab.arena import minds

GRAIN = 8  # seeds of a block
SIDE = 4  # ladder, luck and restraint get one game for this many main ones


@dataclass(frozen=True)
class Variant:
    """One way to play the game: an edition, its options, a board."""

    name: str
    edition: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    board: str = ""  # the text of an owner's board; its id is among the options


@dataclass(frozen=True)
class Block:
    """Some games: their kind, their number of seats, their first seed."""

    kind: str  # main, ladder, luck or never
    players: int
    first: int  # the number of its first game, among those of its kind
    variant: int = -1  # -1: all of them, under the same luck
    about: str = ""  # the level that climbs, the stream that is held fixed, the verb that is not used

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + GRAIN)

    @property
    def key(self) -> str:
        return f"{self.kind}/{self.players}/{self.variant}/{self.about}/{self.first}"


@dataclass(frozen=True)
class Plan:
    """A whole study. The same plan gives the same result, wherever it is carried out."""

    game: str
    variants: tuple[Variant, ...]
    players: tuple[int, ...]
    bot: str
    games: int  # of each variant with each number of seats
    seed: int = 1
    ladder: tuple[str, ...] = ()  # bots, weakest first
    luck: tuple[str, ...] = ()  # streams; `play` is the luck of the bots' own thinking
    never: tuple[str, ...] = ()  # verbs
    paired: bool = True  # all variants under the same luck

    def dump(self) -> dict[str, object]:
        g = game(self.game)
        hashes = [g.rules_of(ready(g, variant).options) for variant in self.variants]
        return asdict(self) | {"rules": hashes, "bots": minds(self.game, self.players[0])}

    def blocks(self) -> Iterator[Block]:
        """Everything to be played, the main games first."""
        for players in self.players:
            yield from chopped("main", players, self.games)
        few = max(GRAIN, self.games // SIDE)
        players = self.players[0]
        for variant in range(len(self.variants)):
            for bot in self.ladder[1:]:
                yield from chopped("ladder", players, few, variant, bot)
            for stream in self.luck:
                yield from chopped("luck", players, few, variant, stream)
            for verb in self.never:
                yield from chopped("never", players, few, variant, verb)


def chopped(kind: str, players: int, games: int, variant: int = -1, about: str = "") -> Iterator[Block]:
    """Whole blocks, so that extending a study later plays no game twice."""
    for first in range(0, games, GRAIN):
        yield Block(kind, players, first, variant, about)


def ready(g: AnyGame, variant: Variant) -> Variant:
    """The variant, with its board added to this process."""
    if variant.board:
        assert g.boards is not None
        g.boards.add(variant.board)
    return variant


# -- from what a person wrote ---------------------------------------------------------------------


def variants_of(g: AnyGame, editions: str, options: list[str], boards: Mapping[str, str]) -> tuple[Variant, ...]:
    """Every combination of editions, of the values of options (`years=15,25`) and of boards (name: source)."""
    chosen = editions.split(",") if editions else [g.editions[0]]
    lists = [listed(text) for text in options]
    compared = {name for name, values in lists if len(values) > 1}
    found = []
    for edition, board, values in product(chosen, boards or [""], product(*(values for _, values in lists))):
        picked = dict(zip([name for name, _ in lists], values, strict=True))
        if board and g.boards is None:
            raise BadOption(f"{g.id} is always played on the same board")
        if board and g.boards is not None and boards[board]:
            picked[BOARD] = g.boards.add(boards[board])
        g.setup(None, edition, picked)
        parts = [edition] * (len(chosen) > 1) + [board] * (len(boards) > 1)
        parts += [f"{name}={write_value(picked[name])}" for name in picked if name in compared]
        found.append(Variant(" ".join(parts) or edition, edition, picked, g.board_of(picked)))
    return tuple(found)


def listed(text: str) -> tuple[str, list[OptionValue]]:
    """An option and the values to compare: `years=15,25,none`."""
    name, _, values = text.partition("=")
    try:
        return name, [read_option(f"{name}={value}")[1] for value in values.split(",")]
    except ValueError as error:
        raise BadOption(str(error)) from error


def seats_of(g: AnyGame, text: str) -> tuple[int, ...]:
    """`2-4` or `2,5`; empty: every number the game allows."""
    try:
        found: list[int] = []
        for part in filter(None, text.split(",")):
            low, _, high = part.partition("-")
            found += range(int(low), int(high or low) + 1)
    except ValueError as error:
        raise BadOption(f"--players is written 2-4 or 2,5, not {text!r}") from error
    for players in found:
        g.setup(players)
    return tuple(sorted(set(found))) or tuple(g.seats)
