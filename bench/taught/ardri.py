"""Ard Rí as its lesson teaches it: all four suits, small cards for the feast, raid the unguarded, bid with more.

A learner counts: the best card of each suit on both sides, and the Warriors at home. What the others hold in hand is
not guessed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from nemeton.core.registry import game
from nemeton.core.state import State

RANKS = {**{str(number): number for number in range(2, 11)}, "A": 15}  # what Cattle are worth
MIGHT = {"J": 1, "Q": 2, "K": 3}
FOOD = 5
FEW = 4  # cards that are paid at once
LACKED = 20.0  # a suit that the field has not yet comes before any card of one that it has


class Learner:
    """What a learner sees from one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.game, self.state, self.seat = game("ardri"), state, seat
        table: dict[str, Any] = state.view(seat)["table"]  # type: ignore[assignment]
        self.table = table
        self.others = [other for other in table["order"] if other != seat]
        self.names = game("ardri").module("data").KIND_NAMES  # type: ignore[union-attr]

    # -- counting ---------------------------------------------------------------------------------

    def cards(self, place: str, seat: int) -> list[str]:
        return [self.names[card % len(self.names)] for card in self.table[place][seat] or ()]

    def best(self, cards: list[str]) -> dict[str, int]:
        """The best card of each suit, by the suit."""
        found: dict[str, int] = {}
        for card in cards:
            found[card[-1]] = max(found.get(card[-1], 0), value(card))
        return found

    def at_home(self, seat: int) -> int:
        return len(self.table["up"][seat]) + int(self.table["unproven"][seat])

    def strongest(self) -> int:
        """How many Warriors the best guarded of the others has at home."""
        return max((self.at_home(other) for other in self.others), default=0)

    # -- moves ------------------------------------------------------------------------------------

    def likes(self, move: int) -> float:
        """What a learner thinks of a move."""
        verb, text = self.game.verbs.split(move)[0], self.game.text(self.state, self.seat, move)
        told = text.split()[-1].strip("()")
        mine = self.best(self.cards("fields", self.seat))
        if verb == "spring":
            aside = self.cards("aside", self.seat) if self.table["season"] == "spring" else []
            return (0.0 if told[-1] in self.best(aside) or told[-1] in mine else LACKED) + value(told) + self.pair(told)
        if verb == "take":
            return float(MIGHT[told[0]] - 1.5)  # a queen or a king; rather an unknown card than a jack
        if verb == "feed":
            return 1.0 if "(" not in text or self.spare() >= FOOD * (self.table["turn"]["fed"] + 1) else -1.0
        if verb == "pay":
            return 1.0 if told in self.payment() else -1.0
        if verb in ("hunting", "raiding", "ceilsine"):
            return self.winter(verb)
        if verb == "raid":
            return 1.0 + MIGHT[told[0]] if self.sends() else -1.0
        if verb == "hunt":  # whoever is not needed at home
            return 1.0 if self.at_home(self.seat) > max(1, self.strongest()) else -1.0
        if verb == "block":
            return self.against(MIGHT[told[0]])
        if verb in ("plunder", "steal"):
            return self.stolen(move)
        if verb == "client":
            other = int(told) - 1
            return -float(self.table["best"][other]) - 10 * self.at_home(other)
        if verb == "gift":
            return float(value(told))
        if verb == "enforce":
            return float(MIGHT[told[0]])
        return {"keep": 1.0, "summer": 1.0, "deck": 0.0, "let": 0.0, "leave": -1.0, "lead": 1.0}.get(verb, 0.0)

    def pair(self, card: str) -> float:
        """The richer the two best of a suit in hand, the rather that suit."""
        held = [other for other in self.cards("hands", self.seat) if other[:-1] in RANKS]
        same = sorted((value(other) for other in held if other[-1] == card[-1]), reverse=True)
        return sum(same[:2]) / 10

    def spare(self) -> int:
        """Points of the field besides the best card of each suit: food."""
        field = self.cards("fields", self.seat)
        return sum(map(value, field)) - sum(self.best(field).values())

    def payment(self) -> tuple[str, ...]:
        """What to pay with: what takes least from the best of each suit, then the least in all."""
        due = FOOD * int(self.table["turn"]["fed"]) - int(self.table["turn"]["paid"])
        field = self.cards("fields", self.seat)
        crown = sum(self.best(field).values())

        def cost(paid: tuple[str, ...]) -> tuple[int, int]:
            left = list(field)
            for card in paid:
                left.remove(card)
            return crown - sum(self.best(left).values()), sum(map(value, paid))

        enough = [paid for paid in subsets(field) if sum(map(value, paid)) >= due]
        return min(enough, key=cost, default=()) if due > 0 else ()

    def winter(self, verb: str) -> float:
        """Bid with a richer gift or with more Warriors; else raid where enough go through; else hunt."""
        if verb == "ceilsine":
            mine = sum(self.best(self.cards("fields", self.seat)).values())
            able = [o for o in self.others if mine > self.table["best"][o]]
            forced = self.at_home(self.seat) > min((self.at_home(o) for o in self.others), default=0)
            if len(self.others) == 1:
                return 9.0 if able or forced else -5.0
            return 9.0 if len(able) >= 2 else -5.0
        if verb == "raiding":
            return 6.0 if self.raided() >= 0 else -1.0
        return 3.0

    def raided(self) -> int:
        """Whom to raid: fewer Warriors at home than can be sent while one stays; -1: nobody."""
        able = self.at_home(self.seat)
        for other in self.others:
            home = self.at_home(other)
            if self.table["fields"][other] and able >= home + (1 if home == 0 else 2):
                return int(other)
        return -1

    def sends(self) -> bool:
        """Does one more go on the raid? One more than there are to meet them, and while one stays, one more."""
        sent = sum(map(len, self.table["attack"]))
        home = min((self.at_home(other) for other in self.others), default=0)
        left = self.at_home(self.seat)
        return sent == 0 or (left > 1 and (sent <= home or left > 2))

    def against(self, might: int) -> float:
        raider = int(self.table["turn"]["raider"])
        if raider < 0:
            return 1.0
        faced = MIGHT[self.names[raider][0]]
        return 4.0 - might if might > faced else 0.5 if might == faced else 0.2

    def stolen(self, move: int) -> float:
        """What is worth most, and rather a suit that one lacks."""
        after = self.state.clone()
        after.play(self.seat, move)
        spoils = Learner(after, self.seat).cards("spoils", self.seat)
        new = set(self.best(spoils)) - set(self.best(self.cards("fields", self.seat)))
        return float(sum(map(value, spoils)) + FOOD * len(new))


def value(card: str) -> int:
    return RANKS[card[:-1]]


def subsets(cards: list[str]) -> Iterator[tuple[str, ...]]:
    """A few of the cards, or all of them."""
    for size in range(FEW + 1):
        yield from combinations(cards, size)
    yield tuple(cards)
