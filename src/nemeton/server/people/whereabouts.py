"""The address where each person was last seen, only in memory: one visitor posing as many people gets one share."""

from __future__ import annotations

from collections import OrderedDict

MOST = 50_000


class Whereabouts:
    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        self._last[person] = address
        self._last.move_to_end(person)
        if len(self._last) > MOST:
            self._last.popitem(last=False)

    def of(self, person: str) -> str:
        """A person's address; for somebody who has not been seen, their own id."""
        return self._last.get(person, person)

    def fairly(self, makers: list[str], most: int) -> list[int]:
        """Which of many to choose, in order, so that no address gets more places while another gets fewer than it
        wants.
        """
        place: dict[str, int] = {}
        ranked = []
        for number, maker in enumerate(makers):
            address = self.of(maker)
            place[address] = place.get(address, 0) + 1
            ranked.append((place[address], number))
        return sorted(number for _, number in sorted(ranked)[:most])
