"""There is a record of every way in which Ard Rí can end, and each ends as its name says."""

from __future__ import annotations

from pathlib import Path

import pytest

import nemeton
from nemeton.games.ardri.data import HIGH_KING, LAST_SEAT, NOBODY, YEARS_OVER
from nemeton.games.ardri.state import ArdRi

FOLDER = Path(__file__).parents[2] / "records" / "ardri"

# name: how it ends, and what must have been logged on the way
KEPT: dict[str, tuple[int, set[str]]] = {
    "one-gift": (HIGH_KING, {"gift", "accepted"}),
    "two-gifts": (HIGH_KING, {"gift", "accepted"}),
    "one-gift-enforced": (HIGH_KING, {"enforce", "enforced"}),
    "two-gifts-both-enforced": (HIGH_KING, {"enforce", "enforced"}),
    "two-gifts-one-enforced": (HIGH_KING, {"accepted", "enforced"}),
    "one-opponent-left": (HIGH_KING, {"out", "accepted"}),
    "failed-bid-gifts-kept": (HIGH_KING, {"bid-failed", "refused", "accepted"}),
    "failed-bid-gifts-returned": (HIGH_KING, {"bid-failed", "refused", "accepted"}),
    "last-seat": (LAST_SEAT, {"out"}),
    "nobody": (NOBODY, {"out"}),
    "fifteen-years": (YEARS_OVER, {"return", "unfed"}),
    "forty-years": (YEARS_OVER, {"return"}),
    "twenty-five-years": (YEARS_OVER, {"return"}),
    "years-shared": (YEARS_OVER, {"return"}),
}


def replayed(name: str) -> ArdRi:
    state = nemeton.replay((FOLDER / f"{name}.record").read_bytes())
    assert isinstance(state, ArdRi)
    return state


@pytest.mark.parametrize("name", KEPT)
def test_a_record_of_every_way_to_end(name: str) -> None:
    ending, told = KEPT[name]
    s = replayed(name)
    assert s.over()
    assert s.ending == ending
    assert told <= {event.key for event in s.log or []}


@pytest.mark.parametrize(("name", "gifts", "enforced"), [("two-gifts", 2, 0), ("two-gifts-both-enforced", 2, 2)])
def test_the_last_bid_of_a_record(name: str, gifts: int, enforced: int) -> None:
    keys = [event.key for event in replayed(name).log or []]
    last = keys[len(keys) - 1 - keys[::-1].index("bid") :]
    assert (last.count("gift"), last.count("enforced")) == (gifts, enforced)


def test_a_win_that_is_shared() -> None:
    assert replayed("years-shared").winners() == [0, 1]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("hand-redrawn", "redraw"),
        ("deck-exhausted", "deck-empty"),
        ("lot", "lot"),
        ("tie-card-kept", "tie-card"),
        ("unfed-all", "unfed"),
        ("unfed-none-fed", "unfed"),
    ],
)
def test_rare_events_are_on_record(name: str, key: str) -> None:
    assert key in {event.key for event in replayed(name).log or []}


def test_a_refereed_game_is_proven() -> None:
    checks = nemeton.verify((FOLDER / "refereed.record").read_bytes()).checks
    assert [check.key for check in checks if not check.ok] in ([], ["rules"])
