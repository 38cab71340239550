"""What holds in every state of random games, beyond what holds for every game: conservation is in `check`."""

from __future__ import annotations

import random

import pytest

from nemeton.core.vector import COMPILED
from nemeton.games.samhain import GAME
from nemeton.games.samhain.data import ACTED, STANDS, WAITING
from nemeton.games.samhain.state import Samhain

EVENT = {"sacrifice", "repay", "event"}


def in_event(s: Samhain) -> bool:
    return bool(EVENT & {step.name for step in s.agenda()}) or s.choice.dump()[0] == "pay"


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, edition: str) -> None:
    performed = set()
    for seed in range(12):
        luck = random.Random(seed)
        s = GAME.new(players, seed=seed, edition=edition, options={"countermove": seed % 2 == 0}, log=True)
        while not s.over():
            s.check()
            if s.choice.name in ("turn", "after", "countermove"):
                # Outside an activation members are active or exhausted, nothing else [4.8].
                assert not any(list(s.members)[WAITING::STANDS])
                assert not any(list(s.members)[ACTED::STANDS])
            if not in_event(s):
                assert s.reserve_wisps > 0  # [R47]
            s.play(s.actor(), luck.choice(s.legal(s.actor())))
        performed |= {event.args["number"] for event in s.log or [] if event.key in ("perform", "repeat")}
        # [3.1] The right number of rounds was played, and the winners are those the rules name.
        assert s.round == {2: 6, 3: 5, 4: 4}[players]
        if s.winners():
            assert all(s.points[seat] == s.points[s.winners()[0]] for seat in s.winners())
    assert len(performed) >= 25  # nearly all of the thirty actions come up


@pytest.mark.slow
def test_conservation_over_many_games() -> None:
    """Every member, resource, wisp and item is somewhere after every move, whatever the options."""
    for seed in range(3_000 if COMPILED else 500):
        luck = random.Random(seed)
        options = {option.id: luck.choice(option.values) for option in GAME.options}
        s = GAME.new(2 + seed % 3, seed=seed, edition=("fr", "en")[seed // 3 % 2], options=options)
        while not s.over():
            s.play_fast(s.actor(), luck.choice(s.legal(s.actor())))
            s.check()
