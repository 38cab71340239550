"""Nobody pays more than the feast costs, and turns are finished as a person would finish them."""

from __future__ import annotations

from collections import Counter

import pytest

import nemeton
from games.ardri.positions import position
from nemeton.bots import choose, prepare
from nemeton.bots.levels import LEVEL
from nemeton.bots.search import CUT_SHORT, Search, carry_out
from nemeton.bots.weights import evaluation_for
from nemeton.core.chance import seeded
from nemeton.games.ardri.data import FIELD, KINDS, POINTS, PRICE
from nemeton.games.ardri.features import SIGHT
from nemeton.games.ardri.moves import DONE, PAY, RAIDING
from nemeton.games.ardri.plans import missed
from nemeton.games.ardri.state import ArdRi


def states(seed: int) -> list[ArdRi]:
    """States of a random game in which one seat is asked."""
    state, luck = nemeton.game("ardri").new(2 + seed % 3, seed=seed), seeded(seed, 1)
    found: list[ArdRi] = []
    while not state.over() and len(found) < 250:
        seat = state.actors()[0]
        assert isinstance(state, ArdRi)
        found.append(state.clone())
        state.play_fast(seat, state.nth(seat, luck.roll(0, state.count(seat))))
    return found


def test_no_card_of_a_proposed_payment_could_be_spared() -> None:
    met = 0
    for seed in range(12):
        for s in states(seed):
            if s.choice.name != "pay" or s.paid >= PRICE * s.fed:
                continue
            seat = s.actor()
            answers = SIGHT.proposals(s, seat)
            field = Counter(card % KINDS for card in s.listed(s.spot(FIELD, seat)))
            due = PRICE * s.fed - s.paid
            assert answers
            for answer in answers:
                paid = [move - PAY for move in answer if move != DONE]
                assert carry_out(s.clone(), seat, answer[0], answer[1:]) != CUT_SHORT
                assert not Counter(paid) - field
                total = sum(int(POINTS[kind]) for kind in paid)
                enough = total >= due
                assert enough or len(paid) == field.total()  # [5.4] it pays what it has
                assert not enough or all(total - POINTS[kind] < due for kind in paid)
                assert (answer[-1] == DONE) == (len(paid) < field.total())
            met += len(answers) > 1
    assert met > 5


@pytest.mark.parametrize("level", ["1", "3", "4"])
def test_once_a_feast_is_paid_nobody_pays_more(level: str) -> None:
    met = 0
    for seed in range(12):
        for s in states(seed):
            if s.choice.name == "pay" and s.paid >= PRICE * s.fed and s.count(s.actor()) > 1:
                assert choose(level, s, s.actor(), seed) == DONE
                met += 1
    assert met > 5


def test_a_raid_is_looked_at_for_what_it_brings_home() -> None:
    s = position("winter", up={0: "Ks"}, fields={0: "2h 3c", 1: "As 10s 9s 5d"})
    search = Search(evaluation_for(s.setup), 0, 1)
    brought = search.prior(s, 0, RAIDING, [], False)
    search.ordered = False
    assert brought > search.prior(s, 0, RAIDING, [], False) + 0.1
    assert prepare(search, LEVEL["4"], s) == 1000
    assert search.ordered
    assert prepare(search, LEVEL["5"], s) > 1000
    assert not search.ordered  # so long a search finds out by itself


def test_the_only_card_of_a_suit_is_missed_most_and_a_third_card_least() -> None:
    two, three, ten, heart = 0, 1, 8, 10  # 2♠, 3♠, 10♠, 2♥
    cards = [two, three, ten, heart]
    order = sorted(cards, key=lambda kind: missed(cards, cards.index(kind)))
    assert order == [two, three, ten, heart]


def test_what_is_usual_is_legal() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        for s in states(seed):
            seat = s.actor()
            if seat >= 0 and (move := SIGHT.usual(s, seat)) >= 0:
                assert move in s.legal(seat)
                met[s.choice.name] += 1
    assert {"pay", "defend", "loot", "feed_proven"} <= set(met)
