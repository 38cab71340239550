"""Random games of Clans to the end, for the search: no agenda, no lists, nothing but numbers."""

from __future__ import annotations

from nemeton.core.chance import Fast
from nemeton.core.vector import i64, vec
from nemeton.games.clans.data import BIT, CLANS, EPOCH, FIRST, FROM, TO, VILLAGES
from nemeton.games.clans.rules.villages import gain, points_of
from nemeton.games.clans.state import Clans


def play_out(s: Clans, luck: Fast, shares: vec[float]) -> None:
    """Play uniformly random moves from the beginning of a turn to the end, and write each seat's share of the win.

    The state is used up: huts, points and chips are those of the end, villages and agenda still those of the beginning.
    """
    villages: i64 = len(s.villages)
    players = s.setup.players
    turn = s.turn
    while villages < VILLAGES and s.moves > 0:
        k = s.nth_move(luck.roll(0, s.moves))
        emptied = FROM[k]
        alone = s.join(emptied, TO[k])
        if alone:
            villages = found_all(s, emptied, alone, villages, turn, luck)
        turn += 1
        if turn == players:
            turn = 0
    share_out(s, players, shares)


def found_all(s: Clans, emptied: i64, alone: i64, villages: i64, founder: i64, luck: Fast) -> i64:
    """[4] Found the neighbours of the emptied area that stand alone, in any order; the number of villages then."""
    while alone and villages < VILLAGES:
        left: i64 = luck.roll(0, count(alone)) if alone & (alone - 1) else 0
        for k in range(FIRST[emptied], FIRST[emptied + 1]):
            area = TO[k]
            if alone & BIT[area]:
                if left == 0:
                    alone ^= BIT[area]
                    score(s, area, villages)
                    s.chips[founder] += 1
                    villages += 1
                    break
                left -= 1
    return villages


def score(s: Clans, area: i64, number: i64) -> None:
    """[5] The points of a village."""
    gained = gain(s, area, EPOCH[number])
    if gained:
        for clan in range(CLANS):
            s.points[clan] += points_of(gained, clan)


def count(areas: i64) -> i64:
    """How many areas are in a small set."""
    n: i64 = 0
    while areas:
        areas &= areas - 1
        n += 1
    return n


def share_out(s: Clans, players: i64, shares: vec[float]) -> None:
    """[6.4] The win, shared by those who rank first, as `winners` says."""
    chips: i64 = 1 if s.setup.options["tie"] == "chips" else 0
    best: i64 = -1
    firsts = 0.0
    for seat in range(players):
        rank = (VILLAGES + 1) * (s.points[s.clans[seat]] + s.chips[seat]) + chips * s.chips[seat]
        if rank > best:
            best = rank
            firsts = 0.0
        if rank == best:
            firsts += 1.0
        shares[seat] = float(rank)
    for seat in range(players):
        shares[seat] = 1.0 / firsts if shares[seat] == float(best) else 0.0
