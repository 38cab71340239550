"""The bot that plays on for somebody who goes: of about the same strength as the person, as far as that is known."""

from __future__ import annotations

import math
from collections.abc import Iterable

from nemeton.bots import LEVELS
from nemeton.server.store.rows import Sheet
from nemeton.server.store.store import Store

MIDDLE = LEVELS[len(LEVELS) // 2]
REMEMBERED = 30  # of somebody's last games of a kind
LOOKED_AT = 200  # of somebody's last games of all kinds, among which these are
STEP = 1.0  # how much stronger a level is than the one below, as a logarithm of the odds: it wins about 73 of 100 duels
TRUST = 0.5  # in what the company says, against the results


async def lately_played(store: Store, person: str) -> list[Sheet]:
    """What there is to judge somebody by. Somebody who has played thousands of games keeps nobody waiting."""
    return await store.finished_by(person, LOOKED_AT)


def stand_in(sheet: Sheet, number: int, played: Iterable[Sheet]) -> str:
    """The level whose results would most likely have been those of the person on a seat.

    What is known: the games of this kind that were won from bots and lost to them. Before there are any, somebody is
    taken for as strong as the bots at the table, which were chosen to play against; without bots for middling.
    """
    duels = list(_duels(sheet.seats[number].person, sheet.game, played))
    levels = range(len(LEVELS))
    company = _company(sheet)

    def likely(strength: int) -> float:
        won = sum(_odds(strength, level) if victory else _odds(level, strength) for level, victory in duels)
        return won - TRUST * (strength - company) ** 2

    return LEVELS[max(levels, key=likely)]


def _odds(strength: int, other: int) -> float:
    """The logarithm of the probability to win from another."""
    return -math.log1p(math.exp(-STEP * (strength - other)))


def _company(sheet: Sheet) -> float:
    """How strong the bots at a table are that were chosen as opponents: the middle, where there are none."""
    bots = [LEVELS.index(seat.level) for seat in sheet.seats if not seat.owner and seat.level in LEVELS]
    return sum(bots) / len(bots) if bots else LEVELS.index(MIDDLE)


def _duels(person: str, game: str, played: Iterable[Sheet]) -> Iterable[tuple[int, bool]]:
    """Against bots of which levels a person has won or lost. Where neither won, or both, it was no duel."""
    over = [sheet for sheet in played if sheet.game == game and sheet.status == "finished"]
    sat = [sheet for sheet in over if sheet.seat_of(person) >= 0]
    for sheet in sorted(sat, key=lambda sheet: sheet.created)[-REMEMBERED:]:
        victory = sheet.seat_of(person) in sheet.winners
        for number, seat in enumerate(sheet.seats):
            if seat.level in LEVELS and (number in sheet.winners) != victory:
                yield LEVELS.index(seat.level), victory
