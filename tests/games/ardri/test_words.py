"""Everything Ard Rí can ask, offer, refuse or report has words in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.ardri.positions import play, position
from nemeton.core.registry import game
from nemeton.games.ardri.moves import CEILSINE, VERBS
from nemeton.games.ardri.sketch import sketch
from nemeton.games.ardri.state import ArdRi
from nemeton.words import LANGUAGES, Words


def positions() -> Iterator[ArdRi]:
    rich = "As 3s Ah 3h Ad 3d Ac 3c"
    for option in ("kept", "returned"):
        yield position(
            "winter", 4, fields={0: rich, 1: "10s 9h", 2: "10h 9s", 3: "2s 4s"}, up={0: "Js Qs", 1: "Kd", 3: "Kh"},
            down={0: "Ks", 2: "Jc"}, hands={0: "2h", 1: "3h"}, options={"failed": option},
        )  # fmt: skip
    yield position("winter", fields={0: "2s 2h 2d 2c", 1: "10s"}, up={0: "Js", 1: "Kd"})
    yield position("winter", fields={0: "2s 2h 2d 2c", 1: "10s"}, up={0: "Js"})
    yield position("feast", fields={0: "8s 4s", 1: "9s 3s"}, up={0: "Kd Qs Jh"}, down={0: "Kc", 1: "Qc Jc"})
    yield position("autumn", fields={0: "8s", 1: "8h"}, wilderness="Kd Qd", deck="2h", year=40)
    yield position("spring", 3, fields={0: "8s", 1: "8h", 2: "8d"}, hands={0: "2s 3h", 1: "Ks"}, deck="Kc 7s 7d 2c 3c")
    for seed in (3, 22, 1899):
        state = game("ardri").new(2 + seed % 2, seed=seed, log=True)
        assert isinstance(state, ArdRi)
        yield state


def speak(s: ArdRi, words: Words, luck: random.Random) -> set[str]:
    """Play on for a while, bidding whenever possible; the keys of everything that was logged."""
    known = game("ardri")
    said: set[str] = set()
    for _ in range(40):
        if s.over():
            break
        seat = s.actor()
        question = s.ask(seat)
        assert question is not None
        assert words.question("ardri", question)
        for move in range(VERBS.size):
            reason = s.why_not(seat, move)
            if reason is None:
                assert words.move(known, s, seat, move)
            elif reason.key not in said:
                said.add(reason.key)
                assert words.reason("ardri", reason)
        moves = s.legal(seat)
        s.play(seat, CEILSINE if CEILSINE in moves else luck.choice(moves))
    assert sketch(s, s.actor(), words)
    for seat in range(-1, s.players):
        assert all(words.event("ardri", event) for event in s.story(seat))
    return {event.key for event in s.log or []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_moves_refusals_and_events(language: str) -> None:
    told = set()
    for seed in range(3):
        for s in positions():
            told |= speak(s, Words(language, ["Ana", "Ben", "Col", "Dee"]), random.Random(seed))
    assert {"gift", "enforced", "refused", "accepted", "bid-failed", "high-king", "battle", "loot", "unfed"} <= told


def test_a_few_sentences() -> None:
    words = Words("en", ["Ana", "Ben"])
    event = {"key": "battle", "args": {"seat": 1, "card": "K♦", "attacker": "J♠", "result": "won"}}
    assert words.event("ardri", event) == "K♦ of Ben kills J♠."
    event = {"key": "loot", "args": {"seat": 0, "seats": [1], "raider": "J♠", "count": 2, "cards": ["3♠", "5♠"]}}
    assert words.event("ardri", event) == "J♠ of Ana steals 3♠ and 5♠ from Ben."


def test_who_lets_it_be_places_none_or_no_more() -> None:
    """Before anything is answered "no more" would be a riddle."""
    words, ardri = Words("en"), game("ardri")

    def done(s: ArdRi) -> str:
        return words.move(ardri, s, s.actor(), VERBS.base("done"))

    s = position("spring", fields={0: "8s", 1: "8h"}, hands={0: "2s 3s"})
    assert done(s) == "place none"
    assert done(play(s, "spring 2s")) == "place no more"
    s = play(position("winter", fields={0: "2s", 1: "3s"}, up={0: "Kd Js"}), "hunting")
    assert done(s) == "send nobody"
    assert done(play(s, "hunt Kd")) == "send nobody else"
