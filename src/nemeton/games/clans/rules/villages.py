"""[3-5] Villages: which a move founds, in which epoch, and what they score."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.errors import BadState
from nemeton.core.step import Choice
from nemeton.core.vector import append, i64
from nemeton.games.clans.data import (
    AREAS,
    AROUND,
    CLAN_NAMES,
    CLANS,
    EPOCH,
    EPOCH_NAMES,
    EPOCHS,
    FIRST,
    GROUND,
    HOSTILE_GROUND,
    TERRAIN,
    TERRAINS,
    TO,
    VILLAGES,
)
from nemeton.games.clans.huts import after_dispute, of_clan, size
from nemeton.games.clans.moves import FOUND
from nemeton.games.clans.state import Clans

POINT_BITS: Final = 8  # bits for each clan in a gain, which is one number
POINT_MASK: Final = 255


def settle(s: Clans, emptied: i64, alone: i64) -> None:
    """[4.1] Neighbours of the emptied area that stand alone become villages."""
    if alone & (alone - 1):
        settle_several(s, [TO[k] for k in range(FIRST[emptied], FIRST[emptied + 1]) if (alone >> TO[k]) & 1])
        return
    for k in range(FIRST[emptied], FIRST[emptied + 1]):
        if (alone >> TO[k]) & 1:
            found(s, TO[k])


def settle_several(s: Clans, areas: list[int]) -> None:
    """[3.4] The mover chooses the order of several villages, where it makes a difference."""
    if order_matters(s, areas):
        s.push(Order(areas))
        return
    for area in areas:
        found(s, area)


def order_matters(s: Clans, areas: list[int]) -> bool:
    """Would any two of the villages score differently if their epochs were exchanged?"""
    first: i64 = len(s.villages)
    for i in range(first, first + len(areas)):
        for j in range(first, i):
            if EPOCH[i] != EPOCH[j]:
                for v in areas:
                    for w in areas:
                        if gain(s, v, EPOCH[i]) + gain(s, w, EPOCH[j]) != gain(s, w, EPOCH[i]) + gain(s, v, EPOCH[j]):
                            return True
    return False


def gain(s: Clans, area: i64, epoch: i64) -> i64:
    """[5] What a village founded there in that epoch gives each clan; nothing after the last epoch [3.5]."""
    if epoch == EPOCHS:
        return 0
    bonus = GROUND[TERRAINS * epoch + TERRAIN[area]]
    if bonus == HOSTILE_GROUND:  # [5.3]
        return 0
    group = after_dispute(s.groups[area])
    value = size(group) + bonus  # [5.1, 5.2]
    total: i64 = 0
    for clan in range(CLANS):
        if of_clan(group, clan):
            total += value << (POINT_BITS * clan)
    return total


def points_of(gained: i64, clan: i64) -> i64:
    return (gained >> (POINT_BITS * clan)) & POINT_MASK


def found(s: Clans, area: i64) -> None:
    """[4.2] The founder takes the top chip, then the village is scored; after the twelfth no chips are left [3.5]."""
    epoch = EPOCH[len(s.villages)]
    gained = gain(s, area, epoch)
    if s.log is not None:
        tell_village(s, area, epoch, gained)
    if epoch == EPOCHS:
        return
    s.villages = append(s.villages, area)
    s.chips[s.turn] += 1
    for clan in range(CLANS):
        s.points[clan] += points_of(gained, clan)


def tell_village(s: Clans, area: i64, epoch: i64, gained: i64) -> None:
    """Log a founding: the dispute, the village, the epoch it closes."""
    if epoch == EPOCHS:
        s.tell("3.5", "surplus", {"area": area})
        return
    group = s.groups[area]
    left = after_dispute(group)
    if left != group:
        gone = [CLAN_NAMES[clan] for clan in range(CLANS) if of_clan(left, clan) < of_clan(group, clan)]
        s.tell("4.4" if left else "4.5", "dispute", {"area": area, "clans": gone})
    clans = [CLAN_NAMES[clan] for clan in range(CLANS) if points_of(gained, clan)]
    value = max([points_of(gained, clan) for clan in range(CLANS)])
    ground = GROUND[TERRAINS * epoch + TERRAIN[area]]
    rule = "5.3" if ground == HOSTILE_GROUND else "5.2" if ground else "5.1"
    facts: dict[str, object] = {"seat": s.turn, "area": area, "epoch": EPOCH_NAMES[epoch], "huts": size(left)}
    facts.update({"bonus": ground, "value": value, "clans": clans, "number": len(s.villages) + 1})
    s.tell(rule, "village", facts)
    if len(s.villages) + 1 < VILLAGES and EPOCH[len(s.villages) + 1] != epoch:
        s.tell("3.3", "epoch", {"epoch": EPOCH_NAMES[epoch + 1]})


@final
class Order(Choice[Clans]):
    """[3.4] The mover says which of several villages is founded next."""

    name = "order"
    rule = "3.4"

    def __init__(self, areas: list[int]) -> None:
        self.areas: Final = areas  # ascending

    def args(self) -> list[object]:
        return [self.areas[:]]

    def check(self, s: Clans) -> None:
        founded = list(s.villages)
        alone = [area for area in range(1, AREAS + 1) if s.groups[area] and not s.occupied & AROUND[area]]
        if len(self.areas) < 2 or self.areas != [area for area in alone if area not in founded]:
            raise BadState(f"the areas {self.areas} are not those that are to be founded")

    def actor(self, s: Clans) -> i64:
        return s.turn

    def legal(self, s: Clans, seat: i64) -> list[int]:
        return [FOUND + area for area in self.areas]

    def take(self, s: Clans, seat: i64, move: i64) -> None:
        chosen = move - FOUND
        found(s, chosen)
        settle_several(s, [area for area in self.areas if area != chosen])

    def ask(self, s: Clans, seat: i64) -> Question:
        return Question("order", "3.4", {"areas": self.areas[:], "epoch": EPOCH_NAMES[EPOCH[len(s.villages)]]})

    def why_not(self, s: Clans, seat: i64, move: i64) -> Reason | None:
        if move - FOUND in self.areas:
            return None
        return Reason("3.4", "order-first", {"areas": self.areas[:]})
