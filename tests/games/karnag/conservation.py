"""Every token, cube, card, gemstone and menhir is accounted for after every move of random games; no list is too long.

Seats, set-up and all other options are drawn again for every game. Beyond what a state checks itself (`check`), two
states in a row must come from one box of pieces: nothing that has left comes back, nothing appears from nowhere.

PYTHONPATH=tests python -m games.karnag.conservation 10000
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from nemeton.core.game import OptionValue
from nemeton.core.vector import COMPILED
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.data import COLOUR, DRUIDS, GEMS, OUT, REACHED, THIS_PASS, TRACKS
from nemeton.games.karnag.state import Karnag

DRAFT, PERFORMING = 4, 5
LONGEST_LIST = 60  # choices shown to a person at once


class Box:
    """What one state contains, to be compared with the next."""

    def __init__(self, s: Karnag) -> None:
        self.tokens = list(s.creatures)
        self.gems = list(s.gems)
        self.menhirs = [cell for cell in s.menhirs if cell]
        self.knowledge = list(s.knowledge)
        self.tiles = list(s.tiles)
        self.cubes = sum(1 for cube in s.cubes if cube)
        self.reached = sum(1 for cube in s.cubes if cube >= REACHED)
        self.round, self.phase, self.row = s.round, s.phase, s.row


def account(s: Karnag) -> Box:
    """Count the pieces of one state."""
    s.check()
    players = s.players
    assert len(s.creatures) == STANDARD.tokens
    assert len(s.druids) == DRUIDS * players
    assert s.phase == 0 or STANDARD.nowhere not in s.druids
    assert (len(s.gems), len(s.menhirs)) == (GEMS * players, STANDARD.menhirs * players)
    cards = list(s.deck) + list(s.drawn)
    for hand in s.hands:
        cards += [card for card in range(STANDARD.cards) if hand >> card & 1]
    assert sorted(cards) == list(range(STANDARD.cards))
    owners = Counter((cube & COLOUR) - 1 for cube in s.cubes if cube)
    assert set(owners) <= set(range(players))
    assert all(count <= STANDARD.cubes for count in owners.values())
    if s.phase == DRAFT:
        assert sum(owners.values()) == s.laid
        assert all(cube < REACHED for cube in s.cubes)
    elif s.phase == PERFORMING:
        on_main = sum(1 for i, cube in enumerate(s.cubes) if cube and i // 3 % 2 == 0)
        assert s.row == 0 or on_main == 0  # the main row is cleared before the secondary one
        assert sum(1 for i, cube in enumerate(s.cubes) if cube >= THIS_PASS and i // 3 % 2 != s.row) == 0
    else:
        assert not owners
    assert all(0 <= mana <= STANDARD.mana_max for mana in s.mana)
    assert all(points >= 0 for points in s.vp)
    return Box(s)


def compare(before: Box, after: Box) -> None:
    """Nothing that has left the game comes back; nothing comes from nowhere."""
    for was, now in zip(before.tokens, after.tokens, strict=True):
        if was == OUT:
            assert now == OUT  # escaped, removed or eliminated for good
        elif was < OUT:
            assert now in (was, OUT)  # captured: kept by its seat, or eliminated
        elif was > 0:
            assert now != 0  # never back into the bag
    assert before.menhirs == [cell for cell in before.menhirs if cell in after.menhirs]  # a menhir stays for good
    raised = [cell for cell in after.menhirs if cell not in before.menhirs]
    assert len(raised) == len(after.menhirs) - len(before.menhirs)
    assert after.phase > PERFORMING or after.round > before.round or not raised
    seats = len(before.gems) // GEMS
    for seat in range(seats):
        levels = slice(TRACKS * seat, TRACKS * seat + TRACKS)
        pairs = zip(before.knowledge[levels], after.knowledge[levels], strict=True)
        assert all(was <= now <= STANDARD.levels for was, now in pairs)
    assert all(was in (-1, now) for was, now in zip(before.tiles, after.tiles, strict=True))
    if (before.round, before.phase) == (after.round, after.phase) == (after.round, PERFORMING):
        assert after.cubes <= before.cubes
        if before.row == after.row and after.cubes:  # at the very end of the phase the last row is cleared
            assert after.cubes == before.cubes
            assert after.reached >= before.reached


def options(luck: random.Random) -> dict[str, OptionValue]:
    """Every option, each at a random value."""
    return {option.id: luck.choice(option.values) for option in GAME.options}


def play(seed: int) -> tuple[int, Counter[str]]:
    """One random game, checked after every move: how many moves, and the options it was played with."""
    luck = random.Random(seed)
    players, chosen = luck.choice(list(GAME.seats)), options(luck)
    s = GAME.new(players, seed=seed, options=chosen)
    box = account(s)
    moves = 0
    while not s.over():
        seat = s.actor()
        choices = s.count(seat)
        assert 0 < choices <= LONGEST_LIST
        s.play_fast(seat, s.nth(seat, luck.randrange(choices)))
        now = account(s)
        compare(box, now)
        box = now
        moves += 1
    assert s.round == STANDARD.file.rounds[players - 2]
    played = Counter([f"{players} seats", *(f"{name}={value}" for name, value in chosen.items())])
    return moves, played


def main(games: int, first: int) -> None:
    moves = 0
    kinds: Counter[str] = Counter()
    for seed in range(first, first + games):
        try:
            made, played = play(seed)
        except Exception as error:
            error.add_note(f"in the game of seed {seed}")
            raise
        moves += made
        kinds += played
    how = "compiled" if COMPILED else "interpreted"
    print(f"{games} games from seed {first}, {moves} moves, every piece accounted for ({how})")
    print(", ".join(f"{kind}: {count}" for kind, count in sorted(kinds.items())))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
