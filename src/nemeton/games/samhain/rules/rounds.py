"""[11] The end of a round."""

from __future__ import annotations

from nemeton.core.vector import i64
from nemeton.games.samhain.data import ACTIVE, EXHAUSTED, ITEMS, SEAT_PLACES, SIDES, STANDS, TRACK_NAMES, TRACKS
from nemeton.games.samhain.rules.ending import end_game
from nemeton.games.samhain.state import Samhain


def end_round(s: Samhain) -> bool:
    """[11.1] Temples, then the next round; [11.3] or, after the last, the end of the game: true."""
    if s.log is not None:
        s.tell("11.1", "round-end", {"round": s.round})
    score_temples(s)
    if s.round == s.rules.rounds:
        end_game(s)
        return True
    s.round += 1
    s.first = s.first + 1 if s.first + 1 < s.seats else 0
    s.turn = s.first
    s.passes = 0
    s.turns = 0
    reactivate(s)
    if s.log is not None:
        s.tell("11.4", "round", {"round": s.round, "seat": s.first})
    return False


def score_temples(s: Samhain) -> None:
    """[11.2] The tracks of the round's side; both, one by one, in the round in which both sides are free."""
    for track in range(TRACKS):
        if s.round == s.rules.both_sides or track % SIDES != s.round % SIDES:
            score_track(s, track)


def score_track(s: Samhain, track: i64) -> None:
    """[11.2] The first and, by edition, the second; a tie scores for all or for nobody, by edition."""
    best: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    for seat in range(s.seats):
        level = s.devotion[TRACKS * seat + track]
        if level > best:
            second = best
            seconds = firsts
            best = level
            firsts = 1
        elif level == best:
            firsts += 1
        elif level > second:
            second = level
            seconds = 1
        elif level == second:
            seconds += 1
    if best == 0 or (firsts > 1 and not s.rules.tie_scores):
        return
    for seat in range(s.seats):
        level = s.devotion[TRACKS * seat + track]
        if level == best:
            award(s, seat, track, s.rules.first)
        elif level == second and second > 0 and seconds == 1 and firsts == 1:
            award(s, seat, track, s.rules.second)


def award(s: Samhain, seat: i64, track: i64, points: i64) -> None:
    if points > 0:
        s.points[seat] += points
        if s.log is not None:
            s.tell("11.2", "temple", {"seat": seat, "track": TRACK_NAMES[track], "points": points})


def reactivate(s: Samhain) -> None:
    """[11.4] All members are active again, all items upright."""
    for place in range(ACTIVE, SEAT_PLACES * s.seats, STANDS):
        s.members[place] += s.members[place + EXHAUSTED]
        s.members[place + EXHAUSTED] = 0
    for i in range(ITEMS * s.seats):
        s.laid[i] = 0
