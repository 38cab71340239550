"""What holds after every move of random games, whatever the options: no card is lost, no list is long, games end."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.ardri.positions import legal, play, position
from nemeton.core.vector import COMPILED
from nemeton.games.ardri import GAME
from nemeton.games.ardri.data import CATTLE, KIND_NAMES
from nemeton.games.ardri.state import ArdRi

LONGEST_LIST = 60  # choices shown to a person at once


def play_out(seed: int) -> None:
    luck = random.Random(seed)
    options = {option.id: luck.choice(option.values) for option in GAME.options}
    s = GAME.new(2 + seed % 4, seed=seed, options=options)
    for _ in longest_lists(s, luck):
        s.check()  # all 52 cards of each deck are somewhere, once


def longest_lists(s: ArdRi, luck: random.Random) -> Iterator[None]:
    """A random game in which no list gets too long; yields after every move."""
    while not s.over():
        seat = s.actor()
        count = s.count(seat)
        assert 0 < count <= LONGEST_LIST
        s.play_fast(seat, s.nth(seat, luck.randrange(count)))
        yield


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games(players: int) -> None:
    for n in range(3):
        play_out(players - 2 + 4 * n)


@pytest.mark.slow
def test_no_list_is_long_in_many_games_of_five() -> None:
    for seed in range(600 if COMPILED else 60):
        luck = random.Random(seed)
        for _ in longest_lists(GAME.new(5, seed=seed, options={"years": 25}), luck):
            pass


def test_no_list_is_long_at_worst() -> None:
    """Everything in one place: every Warrior at home, proven and not, every Cattle in hand or in the field."""
    warriors = " ".join(KIND_NAMES[CATTLE:])
    cattle = " ".join(KIND_NAMES[:CATTLE])
    fields = {0: cattle, 1: cattle, 2: "2s", 3: "2h", 4: "2d"}
    s = position("winter", 5, fields=fields, up={0: warriors, 1: warriors}, down={0: warriors})
    raid = play(s.clone(), "raiding")
    assert raid.count(0) == 24
    assert play(raid, "raid Ks").count(0) == 4
    assert play(raid, ">2").count(0) == 24
    assert play(raid, "done").count(1) <= 25
    loot = play(position("winter", 5, fields={**fields, 0: "2c"}, up={0: warriors}), "raiding", "raid Ks>2 done")
    assert loot.count(0) == 32  # all of its suit, one of thirty others, nothing
    bid = play(s.clone(), "ceilsine", "client 2 3")
    assert bid.count(0) == 10
    for season, most, places in (
        ("spring", 41, {"hands": {0: f"{cattle} {warriors}"}, "fields": {1: "2s"}}),
        ("summer", 13, {"hands": {0: f"{cattle} {warriors}"}, "fields": {0: "2s", 1: "2s"}}),
        ("feast", 40, {"fields": {0: cattle}, "up": {0: warriors}, "down": {0: warriors}}),
    ):
        s = position(season, 5, **places)  # type: ignore[arg-type]
        counts = [s.count(0)]
        while s.actor() == 0 and len(counts) < 60:
            play(s, next((text for text in legal(s) if text != "done"), "done"))
            counts.append(s.count(s.actor()))
        assert max(counts) == most


@pytest.mark.slow
def test_conservation_over_many_games() -> None:
    for seed in range(1_000 if COMPILED else 200):
        play_out(seed)
