"""[12] The end of the game."""

from __future__ import annotations

from nemeton.core.vector import i64
from nemeton.games.samhain.data import BONFIRE, ITEMS, RESOURCES, ROMAN
from nemeton.games.samhain.state import Samhain


def end_game(s: Samhain) -> None:
    """[12.1] Screens are lifted; the Romans are paid, then resources and wisps are counted."""
    if s.log is not None:
        for seat in range(s.seats):
            reveal(s, seat)
    if s.rules.traitor:
        find_traitors(s)
    else:
        for seat in range(s.seats):
            lose(s, seat, roman_spent(s, seat), "12.2", "roman")
    for seat in range(s.seats):
        if not (s.out >> seat) & 1:
            count_resources(s, seat)
            lose(s, seat, bare_wisps(s, seat), "12.5", "final-wisps")


def reveal(s: Samhain, seat: i64) -> None:
    i = RESOURCES * seat
    facts: dict[str, object] = {"seat": seat, "wood": s.resources[i], "stone": s.resources[i + 1]}
    facts.update({"gold": s.resources[i + 2], "wisps": s.wisps[seat]})
    s.tell("12.1", "reveal", facts)


def roman_spent(s: Samhain, seat: i64) -> i64:
    """[12.2] How many of the six Roman resources are missing, sort by sort."""
    spent: i64 = 0
    for resource in range(RESOURCES):
        spent += max(0, ROMAN - s.resources[RESOURCES * seat + resource])
    return spent


def lose(s: Samhain, seat: i64, points: i64, rule: str, key: str) -> None:
    """[5.3] Points never fall below zero."""
    if points <= 0:
        return
    s.points[seat] = max(0, s.points[seat] - points)
    if s.log is not None:
        s.tell(rule, key, {"seat": seat, "points": points, "left": s.points[seat]})


def find_traitors(s: Samhain) -> None:
    """[12.3] The seat that spent the most Roman resources is a traitor: out, or with two seats 6 points poorer."""
    spent = [roman_spent(s, seat) for seat in range(s.seats)]
    most = max(spent)
    if most == 0:
        return
    for seat in range(s.seats):
        if spent[seat] == most:
            if s.log is not None:
                s.tell("12.3", "traitor", {"seat": seat, "spent": most})
            if s.seats == 2:
                lose(s, seat, s.rules.traitor_loss, "12.3", "traitor-loss")
            else:
                s.out |= 1 << seat


def count_resources(s: Samhain, seat: i64) -> None:
    """[12.4] A point for every two resources that score."""
    number = s.held(seat)
    if not s.rules.roman_scores:
        number -= ROMAN * RESOURCES - roman_spent(s, seat)
    if number >= 2:
        s.points[seat] += number // 2
        if s.log is not None:
            s.tell("12.4", "final-resources", {"seat": seat, "number": number, "points": number // 2})


def bare_wisps(s: Samhain, seat: i64) -> i64:
    """[12.5] The wisps that no bonfire shelters: all bonfires count, or by option only upright ones."""
    shelters = s.items[ITEMS * seat + BONFIRE] if s.rules.laid_shelter else s.upright(seat, BONFIRE)
    return max(0, s.wisps[seat] - shelters)
