"""[2] Wealth and order."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.step import Step
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import name
from nemeton.games.ardri.data import DOWN, FIELD, HAND, KINDS, SHOWN, STRENGTH, UP
from nemeton.games.ardri.state import LOT, ArdRi


def standing(s: ArdRi, seat: i64) -> i64:
    """[2.1, 2.3] Wealth and the five countable tie-breaks, as one number: more is richer."""
    proven = s.number(UP, seat)
    key = s.wealth(seat)
    key = (key << 8) + s.number(FIELD, seat)
    key = (key << 6) + proven + s.number(DOWN, seat)
    key = (key << 10) + s.points(s.spot(FIELD, seat))
    key = (key << 6) + proven
    return (key << 8) + s.number(HAND, seat)


def rank(s: ArdRi) -> None:
    """[2.2] Work out the order of the active seats, the richest first."""
    keys = vec[i64]([0] * s.players)
    n: i64 = len(s.order)
    order = s.order
    for i in range(n):
        keys[order[i]] = standing(s, order[i])
    sort(order, keys, n)
    first: i64 = 0
    while first < n:
        end = first + 1
        while end < n and keys[order[end]] == keys[order[first]]:
            end += 1
        if end - first > 1:
            settle(s, first, end)
        first = end
    if s.log is not None:
        s.tell("2.2", "order", {"seats": list(s.order), "wealth": [s.wealth(seat) for seat in s.order]})


def sort(order: vec[i64], keys: vec[i64], n: i64) -> None:
    """Sort seats by key, largest first; equal ones by seat."""
    for i in range(1, n):
        seat = order[i]
        j = i
        while j > 0 and (keys[order[j - 1]] < keys[seat] or (keys[order[j - 1]] == keys[seat] and order[j - 1] > seat)):
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat


def settle(s: ArdRi, first: i64, end: i64) -> None:
    """[2.4] The seats at these places of the order are equal: they turn up cards. The cards lie open until then."""
    lying: list[int] = []
    turn_up(s, first, end, lying)
    for card in lying:
        s.discard(card)


def turn_up(s: ArdRi, first: i64, end: i64, lying: list[int]) -> None:
    """[2.4] A card each, the strongest first, repeated among seats with equal cards; by lot if there are no cards."""
    if s.supply() < end - first:
        s.chance.shuffle(LOT, s.order, first, end)
        if s.log is not None:
            s.tell("2.4", "lot", {"seats": [s.order[i] for i in range(first, end)]})
        return
    strengths = vec[i64]([0] * s.players)
    for i in range(first, end):
        strengths[s.order[i]] = reveal(s, s.order[i], lying)
    group = s.order[first:end]
    sort(group, strengths, end - first)
    for i in range(first, end):
        s.order[i] = group[i - first]
    start = first
    while start < end:
        stop = start + 1
        while stop < end and strengths[s.order[stop]] == strengths[s.order[start]]:
            stop += 1
        if stop - start > 1:
            turn_up(s, start, stop, lying)
        start = stop


def reveal(s: ArdRi, seat: i64, lying: list[int]) -> i64:
    """[2.4] A seat turns up a card, kept or later discarded by option; returns its strength."""
    card = s.draw_card()
    s.turn_up(seat, card, False)
    if s.log is not None:
        s.tell("2.4", "tie-card", {"seat": seat, "card": name(card)})
    if s.setup.options["tie"] == "keep":
        s.put(s.spot(HAND, seat), card)
        s.put(s.common(SHOWN), card)
    else:
        lying.append(card)
    return STRENGTH[card % KINDS]


@final
class Ranking(Step[ArdRi]):
    """[2.2] At the end of Samhain the order is worked out anew."""

    name = "ranking"
    rule = "2.2"

    def run(self, s: ArdRi) -> bool:
        rank(s)
        return False


RANKING: Final = Ranking()
