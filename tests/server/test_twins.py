"""Twin worlds over the wire: what a seat cannot know changes no byte of what the server sends to it.

Two servers, alike in time and ids, are dealt two states that differ only in what one observer cannot know. Everybody
does the same at both; every answer and every message for the observer must be the same, byte for byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import nemeton
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from server.worlds import SEATS, World, as_bytes, go_on_together, heard, position


@pytest.fixture
def worlds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    with ExitStack() as stack:
        yield World(tmp_path / "one", stack), World(tmp_path / "two", stack)


@pytest.mark.plays
@pytest.mark.long
@pytest.mark.parametrize("game", ["clans", "fen"])
def test_worlds_that_look_alike_sound_alike(worlds: tuple[World, World], game: str) -> None:
    luck = random.Random(game)
    apart = 0
    for round in range(8):
        observer = round % (SEATS + 1)  # the last one watches
        seat = observer if observer < SEATS else -1
        state = position(nemeton.game(game), luck)
        twins = [state.imagine(seat, luck.getrandbits(40)) for _ in worlds]
        apart += twins[0].dump()["fields"] != twins[1].dump()["fields"]
        tables = [world.begin(game, twin) for world, twin in zip(worlds, twins, strict=True)]
        assert tables[0] == tables[1]
        for twin in twins:
            twin.log = []
        go_on_together(worlds, twins, tables[0], game, seat, observer, luck)
    assert apart >= 4  # otherwise the worlds would not differ


@pytest.mark.plays
@pytest.mark.long
@pytest.mark.parametrize("game", ["clans", "samhain", pytest.param("karnag", marks=pytest.mark.slow), "ardri"])
def test_a_hint_is_the_same_in_worlds_that_look_alike(worlds: tuple[World, World], game: str) -> None:
    """For the seat that asks; a spectator gets none in either world."""
    luck = random.Random(game)
    apart = 0
    for _ in range(3):
        state = position(nemeton.game(game), luck)
        while state.actors() != [0]:
            state = position(nemeton.game(game), luck)
        twins = [state.imagine(0, luck.getrandbits(40)) for _ in worlds]
        apart += twins[0].dump()["fields"] != twins[1].dump()["fields"]
        ids = [world.begin_with_bots(game, twin) for world, twin in zip(worlds, twins, strict=True)]
        hints = [_hints(world, id) for world, id in zip(worlds, ids, strict=True)]
        assert hints[0] == hints[1]
        assert b'"candidates"' in hints[0][0]
        assert b"not-seated" in hints[0][1]
    assert apart == (0 if game == "samhain" else 3)


def _hints(world: World, id: str) -> list[bytes]:
    """What the first person and a spectator are told when they ask for a hint."""
    return [
        as_bytes(asker._http.post(f"/api/tables/{id}/hint", headers={"X-CSRF-Token": asker.me()["csrf"]}))
        for asker in (world.people[0], world.people[3])
    ]


def test_the_test_can_tell_worlds_apart(worlds: tuple[World, World]) -> None:
    """What is hidden from one seat is seen by its owner: for the owner the bytes differ."""
    state = nemeton.game("clans").new(players=SEATS, seed=5)
    twins = [state.imagine(0, seed) for seed in (1, 2)]
    ids = [world.begin("clans", twin) for world, twin in zip(worlds, twins, strict=True)]
    seen = [[heard(person, ids[0], [], 0) for person in world.people] for world in worlds]
    assert [one == two for one, two in zip(*seen, strict=True)] == [True, False, False, True]


def test_a_sealed_answer_is_shown_to_who_gave_it_alone(worlds: tuple[World, World]) -> None:
    """Fen's offers are made at once: the last move, the replay and the record must not tell what was offered."""
    state = nemeton.game("fen").new(players=SEATS, seed=3)
    while len(state.actors()) == 1:
        state.play(state.actor(), state.legal(state.actor())[0])
    for world, offer in zip(worlds, (0, 2), strict=True):
        id = world.begin("fen", state)
        moves = world.people[1].situation(id)["legal"]
        world.people[1].play(id, SEATS, moves[offer])
        assert world.people[1].situation(id)["last"]["text"] == f"offer {offer}"
        assert world.people[0].situation(id)["last"] == {"seat": 1, "move": -1, "text": "", "verb": "", "noun": -1}
        assert "offer" not in world.people[3].record(id)
    others = [[heard(person, id, [], SEATS + 1) for person in world.people] for world in worlds]
    assert [one == two for one, two in zip(*others, strict=True)] == [True, False, True, True]


def unsealed(game: AnyGame, luck: random.Random) -> list[str]:
    """The verbs of moves that some other seat cannot know, though the game does not call them sealed.

    A move is not known to a seat if in a world that it cannot tell apart another move would have looked the same.
    """
    from nemeton.core.step import JointChoice

    found = set()
    state = game.new(players=game.seats[0], seed=luck.getrandbits(40))
    for _ in range(200):
        if state.over():
            break
        actor = luck.choice(state.actors())
        move = luck.choice(state.legal(actor))
        after = state.clone()
        after.log = []
        after.play_fast(actor, move)
        verb = game.verbs.split(move)[0]
        if not isinstance(state.choice, JointChoice) and verb not in game.sealed and verb not in found:
            for other in range(-1, state.setup.players):
                if other != actor and _could_be_another(state, after, actor, move, other, luck):
                    found.add(verb)
        state = after
    return sorted(found)


def _could_be_another(state: State, after: State, actor: int, move: int, other: int, luck: random.Random) -> bool:
    world = state.imagine(other, luck.getrandbits(40))
    moves = world.legal(actor)
    for alternative in luck.sample(moves, min(6, len(moves))):
        if alternative != move:
            then = world.clone()
            then.log = []
            then.play_fast(actor, alternative)
            if then.view(other) == after.view(other) and then.story(other) == after.story(other):
                return True
    return False


@pytest.mark.long
@pytest.mark.parametrize("id", [id for id in nemeton.games() if id != "fen"])
def test_every_game_says_which_of_its_moves_are_sealed(id: str) -> None:
    luck = random.Random(7)
    assert [verb for _ in range(2) for verb in unsealed(nemeton.game(id), luck)] == []
