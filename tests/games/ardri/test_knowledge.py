"""[1.7] Imagined worlds: every one that fits what is known, with equal chances; compared with a plain enumeration."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from games.ardri.positions import STEPS, pile_to, play, position
from nemeton.core.state import State
from nemeton.games.ardri.data import CATTLE, DOWN, FRESH, HAND, KINDS
from nemeton.games.ardri.state import ArdRi
from nemeton.testing import same_odds

Cards = tuple[int, ...]


def secrets(s: State) -> object:
    """The face-down Warriors and hands of all seats but the first."""
    assert isinstance(s, ArdRi)
    return [[s.listed(s.spot(DOWN, p)), s.listed(s.spot(HAND, p))] for p in range(1, s.players)]


def warriors(cards: Cards) -> list[int]:
    return [card for card in cards if card % KINDS >= CATTLE]


def without(cards: Cards, gone: Cards) -> Cards:
    return tuple(card for card in cards if card not in gone)


def test_hands_face_down_warriors_and_deck_before_any_reshuffle() -> None:
    s = position("winter", fields={0: "2c", 1: "3c"}, hands={1: "2s Kd"}, down={1: "Qh"}, deck="3s Jc")
    hidden = tuple(sorted(s.listed(s.spot(HAND, 1)) + s.listed(s.spot(DOWN, 1)) + list(s.deck)))
    worlds = [
        [[sorted([down]), sorted(hand)], list(deck)]
        for down in warriors(hidden)
        for hand in combinations(without(hidden, (down,)), 2)
        for deck in permutations(without(hidden, (down, *hand)))
    ]
    assert len(worlds) == 36
    same_odds(s, 0, worlds, lambda w: [secrets(w)[0], list(w.deck)])  # type: ignore[index,attr-defined]


def after_reshuffle(musters: str, drawn: int) -> ArdRi:
    """Seat 1 holds three old cards, a reshuffle of five follows, it draws some of them and places Warriors."""
    s = position("summer", order=[1, 0], fields={0: "2c", 1: "3c"}, hands={1: "Kd Qh 2s"}, deck="Jc Js 3h 4h 5h")
    pile_to(s, s.spot(HAND, 0))  # all other cards are in the observer's own hand
    for _ in range(5):
        s.discard(s.draw_card())
    s.draw(1, drawn, "4.3")
    return play(s, *(f"summer {name}" for name in musters.split()))


def test_after_a_reshuffle_old_cards_are_not_in_the_deck() -> None:
    s = after_reshuffle("", 2)
    old = tuple(s.fields()["hands"][1])  # type: ignore[index]
    fresh = tuple(sorted([*s.listed(s.common(FRESH))]))
    kept = [card for card in old if card not in fresh]
    worlds = [[[[], sorted([*kept, *new])]] for new in combinations(fresh, 2)]
    same_odds(s, 0, worlds, secrets)


def test_face_down_warriors_may_be_old_or_fresh_after_a_reshuffle() -> None:
    s = after_reshuffle("Kd Qh", 3)
    held = tuple(sorted(s.listed(s.spot(HAND, 1)) + s.listed(s.spot(DOWN, 1))))
    fresh = tuple(s.listed(s.common(FRESH)))
    kept = without(held, fresh)
    worlds = []
    for new in combinations(fresh, 3):
        hand = (*kept, *new)
        worlds += [[[sorted(f), sorted(without(hand, f))]] for f in combinations(warriors(hand), 2)]
    assert len(worlds) > 20
    same_odds(s, 0, worlds, secrets)


def test_what_was_drawn_after_summer_is_not_face_down() -> None:
    s = after_reshuffle("Kd", 0)
    s.draw(1, 2, "4.3")
    fresh = tuple(s.listed(s.common(FRESH)))
    kept = without(tuple(s.listed(s.spot(HAND, 1)) + s.listed(s.spot(DOWN, 1))), fresh)
    worlds = [
        [[[down], sorted([*without(kept, (down,)), *new])]] for down in warriors(kept) for new in combinations(fresh, 2)
    ]
    same_odds(s, 0, worlds, secrets)


def test_a_fresh_card_played_leaves_fewer_fresh_ones_face_down() -> None:
    s = position("summer", order=[1, 0], fields={0: "2c", 1: "3c"}, hands={1: "Kd Qh"}, deck="3h Jc")
    pile_to(s, s.spot(HAND, 0))
    for _ in range(2):
        s.discard(s.draw_card())
    s.draw(1, 2, "4.3")
    play(s, "summer Kd", "done")
    s.push(STEPS["spring"])
    s.at = 0
    s.advance()
    play(s, "spring 3h")
    down, hand = s.listed(s.spot(DOWN, 1)), s.listed(s.spot(HAND, 1))
    worlds = [[[[card], sorted(without((*down, *hand), (card,)))]] for card in down + hand]
    same_odds(s, 0, worlds, secrets)


@pytest.mark.long
@pytest.mark.plays
def test_two_seats_with_old_and_fresh_cards() -> None:
    s = position("summer", 3, order=[1, 2, 0], fields={0: "2c"}, hands={1: "Ks 2s", 2: "Qs 3s"}, deck="Kh Jh 4h 5h")
    pile_to(s, s.spot(HAND, 0))
    for _ in range(4):
        s.discard(s.draw_card())
    s.draw(1, 1, "4.3")
    s.draw(2, 1, "4.3")
    play(s, "summer Ks", "done", "summer Qs")
    fresh = tuple(s.listed(s.common(FRESH)))
    old = without(tuple(card for p in (1, 2) for place in (HAND, DOWN) for card in s.listed(s.spot(place, p))), fresh)
    worlds = []
    for mine in combinations(old, 2):
        for a, b in permutations(fresh, 2):
            one, two = (*mine, a), (*without(old, mine), b)
            worlds += [
                [[[x], sorted(without(one, (x,)))], [[y], sorted(without(two, (y,)))]]
                for x in warriors(one)
                for y in warriors(two)
            ]
    same_odds(s, 0, worlds, secrets, draws_each=80)


def test_fed_unproven_warriors_are_any_of_the_face_down_ones() -> None:
    s = position("feast", fields={0: "2c", 1: "10c"}, down={1: "Kd Qh"}, hands={1: "2s"}, deck="Jc")
    play(s, "feed (Kd)", "done")
    cards = (*s.listed(s.spot(DOWN, 1)), *s.listed(s.spot(4, 1)), *s.listed(s.spot(HAND, 1)), *s.deck)
    worlds = [[fed, down] for fed, down in permutations(warriors(cards), 2)]
    # Given two Warriors face down, hand and deck are one of the two others each: twice as many worlds for each pair.
    same_odds(s, 0, worlds, lambda w: [*w.listed(w.spot(4, 1)), *w.listed(w.spot(DOWN, 1))])  # type: ignore[attr-defined]


def test_sealed_cards_are_any_that_so_many_answers_allow() -> None:
    hand = "10s 7s 2s 2h 3h Kd Kc Qc Jc"
    s = position("spring", hands={0: "As 9s 9h 8h 5d Qd Kh Qh Jh", 1: hand}, deck="")
    for seat in range(2):
        s.seats[seat] = 0
    s.push(STEPS["first_spring"])
    s.advance()
    s.play(1, 2)
    s.play(1, 2)
    spades, hearts = (0, 5, 8), (10, 11)
    worlds: list[list[int]] = [[]]
    for suit in (spades, hearts):
        worlds += [list(chosen) for n in (1, 2) for chosen in combinations(suit, n)]
    same_odds(s, 0, worlds, lambda w: w.listed(w.spot(4, 1)))  # type: ignore[attr-defined]
