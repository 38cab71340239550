"""What sense there is in the small answers of Ard Rí: payments that cost least, and how a turn is usually finished.

At the feast any Cattle may be paid, even more than is due, which helps nobody. So only payments from which no card
could be taken back are proposed, a few, by what is missed least: a card beyond the two best of its suit, then a second
best, then a best, last the only one of its suit, without which there is no bid.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.vector import i64
from nemeton.games.ardri.cards import nth_bit, size
from nemeton.games.ardri.data import (
    FIELD,
    KINDS,
    POINTS,
    PRICE,
    STRENGTH,
    SUIT,
    SUIT_SET,
    WARRIORS,
)
from nemeton.games.ardri.moves import BLOCK, DONE, ENFORCE, FEED, GIFT_CARD, LET, PAY, PLUNDER, STEAL
from nemeton.games.ardri.rules.offer import warrior
from nemeton.games.ardri.rules.raid import DEFEND, LOOT, robbed
from nemeton.games.ardri.state import ArdRi

LEAST: Final = 0  # ways to pay: what is missed least, card by card
THRIFTY: Final = 1  # the same for each point
AT_ONCE: Final = 2  # with one card, if there is one
WAYS: Final = [LEAST, THRIFTY, AT_ONCE]
ONLY: Final = 30.0  # what the only card of a suit is missed, beyond its points
BEST: Final = 2.0  # a point of the best card of a suit, when a point of the second best is 1
SPARE: Final = 0.05  # a point of any other card


def proposals(s: ArdRi, seat: i64) -> list[list[int]]:
    """Whole answers to a seat's question; empty where every move is a whole answer."""
    if s.choice.name != "pay":
        return []
    if feast_is_paid(s):
        return [[DONE]]
    found: list[list[int]] = []
    for way in WAYS:
        paid = payment(s, seat, PRICE * s.fed - s.paid, way)
        answer = [PAY + kind for kind in sorted(paid)]
        if len(paid) < s.number(FIELD, seat):
            answer.append(DONE)
        if answer not in found:
            found.append(answer)
    return found


def feast_is_paid(s: ArdRi) -> bool:
    """[5.4] Is a seat asked for more than the feast costs?"""
    return s.choice.name == "pay" and s.paid >= PRICE * s.fed


def payment(s: ArdRi, seat: i64, due: i64, way: i64) -> list[int]:
    """Kinds of Cattle that pay what is due, none of which could be spared."""
    left = [card % KINDS for card in s.listed(s.spot(FIELD, seat))]
    paid: list[int] = []
    owed = due
    while owed > 0 and left:
        best: i64 = 0
        least = 0.0
        for i in range(len(left)):
            points = POINTS[left[i]]
            loss = missed(left, i)
            if way == THRIFTY:
                loss /= float(min(points, owed))
            elif way == AT_ONCE and points < owed:
                loss += 1000.0
            if i == 0 or loss < least:
                best = i
                least = loss
        owed -= POINTS[left[best]]
        paid.append(left.pop(best))
    for kind in paid[:]:
        if owed + POINTS[kind] <= 0:
            owed += POINTS[kind]
            paid.remove(kind)
    return paid


def missed(cards: list[int], i: i64) -> float:
    """How much one of these Cattle would be missed."""
    kind = cards[i]
    points = POINTS[kind]
    best: i64 = 0  # of the others of its suit
    second: i64 = 0
    for j in range(len(cards)):
        if j != i and SUIT[cards[j]] == SUIT[kind]:
            other = POINTS[cards[j]]
            if other > best:
                second = best
                best = other
            elif other > second:
                second = other
    if best == 0:
        return ONLY + BEST * float(points)
    if points > best:
        return BEST * float(points - best) + float(best - second)
    return float(max(0, points - second)) + SPARE * float(points)


def usual(s: ArdRi, seat: i64) -> i64:
    """How a seat finishes its turn where nobody thinks about it; -1: any move."""
    name = s.choice.name
    if name == "pay":
        due = PRICE * s.fed - s.paid
        return DONE if due <= 0 else PAY + payment(s, seat, due, LEAST)[0]
    if name == "gift":
        return best_gift(s, seat)
    if name == "defend":
        return met(s, seat)
    if name == "loot":
        return stolen(s)
    if name == "feed_proven" or name == "enforce":
        return strongest(s, seat)
    return -1


def best_gift(s: ArdRi, seat: i64) -> i64:
    """[7.3] The most valuable card that may be given."""
    moves = s.legal(seat)
    best: i64 = moves[0]
    for move in moves:
        if POINTS[move - GIFT_CARD] > POINTS[best - GIFT_CARD]:
            best = move
    return best


def met(s: ArdRi, seat: i64) -> i64:
    """[6.6] The weakest Warrior that beats the raider, or one of the same strength; otherwise it is let through."""
    raider = STRENGTH[DEFEND.attacker(s, seat)]
    moves = s.legal(seat)
    best: i64 = moves[0]
    least: i64 = 99
    for move in moves:
        if move == LET:
            worth: i64 = 50
        else:
            above = STRENGTH[warrior(move - BLOCK)] - raider
            worth = above if above > 0 else 10 if above == 0 else 90
        if worth < least:
            best = move
            least = worth
    return best


def stolen(s: ArdRi) -> i64:
    """[6.7] All Cattle of the raider's suit, or one card of another suit, whichever is worth more."""
    field = s.held(FIELD, robbed(s))
    own = field & SUIT_SET[SUIT[s.raider]]
    total: i64 = 0
    for i in range(size(own)):
        total += POINTS[nth_bit(own, i)]
    best: i64 = PLUNDER
    others = LOOT.others(s)
    for i in range(size(others)):
        kind = nth_bit(others, i)
        if POINTS[kind] > total:
            total = POINTS[kind]
            best = STEAL + kind
    return best


def strongest(s: ArdRi, seat: i64) -> i64:
    """The strongest Warrior that may be named."""
    moves = s.legal(seat)
    best: i64 = -1
    most: i64 = -1
    for move in moves:
        if move == DONE:
            continue
        base = FEED if move < ENFORCE else ENFORCE
        might = STRENGTH[warrior((move - base) % (2 * WARRIORS))]
        if might > most:
            best = move
            most = might
    return best
