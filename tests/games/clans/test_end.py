"""[6] The end: rulings 26 to 29."""

from __future__ import annotations

from games.clans.positions import BLACK, BLUE, GREEN, RED, events, play, position
from nemeton.games.clans import GAME


def test_6_1_the_twelfth_village_ends_the_game_whatever_is_left() -> None:
    s = play(position({12: "R", 13: "B", 52: "G", 53: "Y"}, founded=11), "13-12")
    assert s.over()
    assert s.actors() == []
    assert s.moves == 2


def test_6_2_without_a_legal_move_the_game_ends_early() -> None:
    s = play(position({12: "R", 13: "B"}), "13-12")
    assert s.over()
    assert events(s, "no-moves") == [{"villages": 1}]
    assert s.scores() == [3, 2]  # red: 2 and a chip; blue: 2


def test_6_3_a_score_is_the_clans_points_and_the_own_chips() -> None:
    s = play(position({12: "R", 13: "B"}, clans=[GREEN, BLUE], points=[9, 5, 7, 0, 0], chips=[2, 3]), "13-12")
    assert s.scores() == [7 + 3, 7 + 3]


def test_6_3_the_clans_are_shown_to_all_at_the_end() -> None:
    s = play(position({12: "R", 13: "B"}, clans=[GREEN, BLACK]), "13-12")
    table = s.view(-1)["table"]
    assert isinstance(table, dict)
    assert table["clans"] == [GREEN, BLACK]
    assert [event["clan"] for event in events(s, "reveal")] == ["green", "black"]


def test_6_4_a_clan_without_a_seat_cannot_win() -> None:
    s = play(position({12: "R", 13: "B"}, clans=[GREEN, BLUE], points=[50, 0, 0, 0, 0]), "13-12")
    assert s.winners() == [1]


def test_6_4_a_tie_is_shared() -> None:
    s = play(position({12: "R", 13: "B"}, clans=[RED, BLUE], chips=[0, 1], points=[0, 0, 0, 0, 0]), "13-12")
    assert s.scores() == [3, 3]
    assert s.winners() == [0, 1]


def test_6_4_with_chips_a_tie_goes_to_more_chips() -> None:
    position_of_tie = position(
        {12: "R", 13: "B"}, clans=[RED, BLUE], chips=[0, 2], points=[1, 0, 0, 0, 0], options={"tie": "chips"}
    )
    s = play(position_of_tie, "13-12")
    assert s.scores() == [4, 4]
    assert s.winners() == [1]


def test_6_4_with_chips_points_still_come_first() -> None:
    s = position({12: "R", 13: "B"}, clans=[RED, BLUE], chips=[0, 2], points=[2, 0, 0, 0, 0], options={"tie": "chips"})
    assert play(s, "13-12").winners() == [0]


def test_nobody_has_won_while_the_game_runs() -> None:
    assert GAME.new(3, seed=1).winners() == []


def test_random_games_are_as_long_as_those_of_this_map() -> None:
    """44.6 moves on average; one game in twenty ends for lack of moves; in four of five, two villages are founded at
    once."""
    games, moves, early, several = 400, 0, 0, 0
    for seed in range(games):
        s = GAME.new(2, seed=seed, log=True)
        n = seed
        while not s.over():
            n = (n * 1103515245 + 12345) % 2**31
            s.play_fast(s.actor(), s.nth(s.actor(), (n >> 8) % s.count(s.actor())))
        log = s.log or []
        moves += sum(event.key == "move" for event in log)
        early += len(s.villages) < 12
        keys = "".join("v" if e.key in ("village", "surplus") else "m" if e.key == "move" else "" for e in log)
        several += "vv" in keys
    assert 43.9 < moves / games < 45.2
    assert 0.02 < early / games < 0.09
    assert 0.78 < several / games < 0.90
