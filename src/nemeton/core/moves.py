"""Moves: a small integer in memory, `verb noun` in text; one table per game defines both."""

from bisect import bisect_right
from typing import Final, final


@final
class Verbs:
    """Lays verbs and their nouns out on one dense range of moves.

    `pass` with one noun and then `march` with 24 take moves 0 and 1 to 24. Search works with this number, messages
    carry it, and it is the index into a policy head; a record holds the move as text.
    """

    def __init__(self, table: list[tuple[str, int]]) -> None:
        self.names: Final = [name for name, _ in table]
        self.sizes: Final = [size for _, size in table]
        self.bases: Final = [sum(self.sizes[:i]) for i in range(len(table))]
        self.size: Final = sum(self.sizes)

    def base(self, verb: str) -> int:
        """The first move of a verb."""
        return self.bases[self.names.index(verb)]

    def split(self, move: int) -> tuple[str, int]:
        """The verb and the noun of a move."""
        i = bisect_right(self.bases, move) - 1
        return self.names[i], move - self.bases[i]

    def text(self, move: int) -> str:
        """The plain `verb noun`."""
        verb, noun = self.split(move)
        return f"{verb} {noun}" if self.sizes[self.names.index(verb)] > 1 else verb
