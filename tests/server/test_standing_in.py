"""A seat that is left is kept by a bot about as strong as the person."""

from __future__ import annotations

import pytest

from nemeton.bots import LEVELS
from nemeton.server.store.rows import Pace, Seat, Sheet
from nemeton.server.table.standing_in import MIDDLE, REMEMBERED, stand_in
from server.running import Running, two

ANN = Seat("person", "ann", "Ann")


def table(*levels: str, game: str = "clans", winners: tuple[int, ...] = (), created: float = 0.0) -> Sheet:
    """Ann with bots of these levels; finished if there is a winner."""
    seats = (ANN, *(Seat("bot", level=level) for level in levels))
    sheet = Sheet("t", "C", game, "2002", {}, "link", Pace(), "en", "ann", created, seats, "")
    return sheet.with_(status="finished", winners=winners) if winners else sheet


def test_before_anything_is_known_it_is_as_strong_as_the_bots_at_the_table() -> None:
    assert stand_in(table("2", "2"), 0, []) == "2"
    assert stand_in(table("4", "4", "5"), 0, []) == "4"
    bob = Seat("person", "bob", "Bob")
    assert stand_in(table("1").with_seat(1, bob), 0, []) == MIDDLE


def test_a_bot_that_keeps_a_seat_says_nothing_about_the_others() -> None:
    kept = Seat("bot", level="5", owner="bob", owner_name="Bob")
    assert stand_in(table("1").with_seat(1, kept), 0, []) == MIDDLE


@pytest.mark.parametrize(("level", "winner", "stands_in"), [("1", 1, "1"), ("3", 1, "1"), ("3", 0, "5"), ("5", 0, "5")])
def test_results_against_bots_weigh_more_than_the_company(level: str, winner: int, stands_in: str) -> None:
    assert stand_in(table("3"), 0, [table(level, winners=(winner,)) for _ in range(12)]) == stands_in


def test_who_wins_as_often_as_not_against_a_level_is_of_that_level() -> None:
    for level in LEVELS:
        played = [table(level, winners=(n % 2,)) for n in range(20)]
        assert stand_in(table("3"), 0, played) == level


def test_other_games_unfinished_ones_and_those_long_ago_count_for_nothing() -> None:
    lost = [table("1", winners=(1,), created=float(n)) for n in range(REMEMBERED)]
    won = [table("5", winners=(0,), created=100.0 + n) for n in range(REMEMBERED)]
    assert stand_in(table("3"), 0, lost + won) == "5"
    assert stand_in(table("3"), 0, [table("1", game="karnag", winners=(1,)) for _ in range(9)]) == "3"
    assert stand_in(table("3"), 0, [table("1") for _ in range(9)]) == "3"


def test_where_nobody_or_everybody_won_there_was_no_duel() -> None:
    assert stand_in(table("3"), 0, [table("1", "5", winners=(0, 1, 2)) for _ in range(9)]) == "3"


def test_whoever_leaves_is_played_for_by_one_of_their_strength(server: Running) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    seat = ann.leave(id)["seats"][0]
    assert (seat["kind"], seat["level"]) == ("bot", "1")
    one, other, id = two(server)
    one.leave(id)
    other.resign(id)
    assert [seat["level"] for seat in other.table(id)["seats"]] == [MIDDLE, MIDDLE]
