"""[1.7] What everybody knows of the hidden cards, and how a world that fits it is drawn.

Hidden are the deck, the hands and the face-down Warriors of others. Cards in the deck are *fresh*: they went into it
when it was last shuffled (at first: all cards). A hidden card that is not fresh is *old*: it lies in a hand or face
down and has been there since before that shuffle. How many fresh cards each seat holds is known to all, for draws are
counted and every card that leaves a hand for the table is seen. How many of its face-down Warriors are fresh is known
within bounds, `low` and `high`, which move with every card that is played.
"""

from __future__ import annotations

from math import comb, factorial, perm
from typing import TYPE_CHECKING, Final

from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import size
from nemeton.games.ardri.data import (
    ASIDE,
    CATTLE,
    DISCARD,
    DOWN,
    FRESH,
    HAND,
    KINDS,
    RANKS,
    SHOWN,
    SUITS,
    TURNED_SEAT,
    TURNED_SECRET,
    UNKNOWN_CARD,
)

if TYPE_CHECKING:
    from nemeton.games.ardri.state import ArdRi

IMAGINE: Final = 3  # the stream of luck, as in state.py
ROLL_BITS: Final = 30

# -- keeping account ------------------------------------------------------------------------------------


def forget(s: ArdRi) -> None:
    """[1.6] The discard pile goes into the deck: it alone is fresh now, and all hidden cards elsewhere are old."""
    discard = s.common(DISCARD) * s.decks
    fresh = s.common(FRESH) * s.decks
    shown = s.common(SHOWN) * s.decks
    for d in range(s.decks):
        s.cards[fresh + d] = s.cards[discard + d]
        s.cards[shown + d] &= ~s.cards[discard + d]
        s.cards[discard + d] = 0
    for i in range(s.players, 3 * s.players):
        s.seats[i] = 0


def hidden_number(s: ArdRi, seat: i64) -> i64:
    """How many cards of a seat, in hand or face down, are hidden from the others."""
    return house_number(s, seat) + unseen(s, HAND, seat)


def house_number(s: ArdRi, seat: i64) -> i64:
    """How many face-down Warriors of a seat are hidden from the others."""
    return unseen(s, DOWN, seat) + unseen(s, ASIDE, seat)


def unseen(s: ArdRi, place: i64, seat: i64) -> i64:
    """How many cards at a place of a seat nobody else has seen."""
    first = s.spot(place, seat) * s.decks
    shown = s.common(SHOWN) * s.decks
    n: i64 = 0
    for d in range(s.decks):
        n += size(s.cards[first + d] & ~s.cards[shown + d])
    return n


def fresh_number(s: ArdRi, seat: i64) -> i64:
    """How many of the hidden cards of a seat are fresh."""
    return fresh_at(s, HAND, seat) + fresh_at(s, DOWN, seat) + fresh_at(s, ASIDE, seat)


def fresh_at(s: ArdRi, place: i64, seat: i64) -> i64:
    """How many hidden cards at a place of a seat are fresh."""
    first = s.spot(place, seat) * s.decks
    shown = s.common(SHOWN) * s.decks
    fresh = s.common(FRESH) * s.decks
    n: i64 = 0
    for d in range(s.decks):
        n += size(s.cards[first + d] & s.cards[fresh + d] & ~s.cards[shown + d])
    return n


def clamp(s: ArdRi, seat: i64) -> None:
    """Keep the bounds within what the numbers of fresh and old cards allow."""
    house = house_number(s, seat)
    fresh = fresh_number(s, seat)
    old = house + unseen(s, HAND, seat) - fresh
    low = s.players + seat
    high = low + s.players
    if s.seats[low] < house - old:
        s.seats[low] = house - old
    if s.seats[high] > fresh:
        s.seats[high] = fresh
    if s.seats[high] > house:
        s.seats[high] = house


def note_mustered(s: ArdRi, seat: i64, card: i64) -> None:
    """A card went from the hand to the face-down Warriors: nobody else knows which."""
    if not s.marked(SHOWN, card):
        s.seats[2 * s.players + seat] += 1
    clamp(s, seat)


def note_turned_up(s: ArdRi, seat: i64, card: i64) -> None:
    """A face-down Warrior was turned up."""
    if s.marked(FRESH, card) and not s.marked(SHOWN, card):
        low = s.players + seat
        if s.seats[low] > 0:
            s.seats[low] -= 1
        s.seats[low + s.players] -= 1
    clamp(s, seat)


# -- drawing a world ---------------------------------------------------------------------------------------


def redraw(s: ArdRi, seat: i64) -> None:
    """Deal all that `seat` cannot see afresh, every deal that fits what is known alike."""
    others = [p for p in range(s.players) if p != seat]
    asides = [0 if s.seats[p] >= 0 else unseen(s, ASIDE, p) for p in others]
    houses = [asides[i] + unseen(s, DOWN, others[i]) for i in range(len(others))]
    fresh = [fresh_number(s, p) for p in others]
    old = [hidden_number(s, others[i]) - fresh[i] for i in range(len(others))]
    if s.seats[0] >= 0:
        houses = [0] * len(others)
    pool = gather(s, others)
    new_cattle, new_warriors, old_cattle, old_warriors = sort_pool(s, pool)
    taken = share_out(
        s, others, houses, fresh, old, len(new_warriors), len(new_cattle), len(old_warriors), len(old_cattle)
    )
    new_troop = mixed(s, new_warriors)
    old_troop = mixed(s, old_warriors)
    for i in range(len(others)):
        house = [new_troop.pop() for _ in range(taken[i])] + [old_troop.pop() for _ in range(houses[i] - taken[i])]
        house_them(s, others[i], house, asides[i])
    new = mixed(s, sorted(new_troop + new_cattle))
    rest = mixed(s, sorted(old_troop + old_cattle))
    for i in range(len(others)):
        hand = s.spot(HAND, others[i])
        for _ in range(fresh[i] - taken[i]):
            s.put(hand, new.pop())
        for _ in range(old[i] - houses[i] + taken[i]):
            s.put(hand, rest.pop())
        if s.seats[others[i]] > 0:
            seal(s, others[i])
    s.deck = vec[i64](new)
    for i in range(len(s.turned)):
        if s.turned[i] & TURNED_SECRET and s.turned[i] // TURNED_SEAT != seat:
            s.turned[i] |= UNKNOWN_CARD


def gather(s: ArdRi, others: list[int]) -> list[int]:
    """Take up the deck and all hidden cards of others: their sets, deck by deck."""
    pool = [0] * s.decks
    for i in range(s.left_in_deck):
        card: int = s.deck[i]
        pool[card // KINDS] |= 1 << (card % KINDS)
    shown = s.common(SHOWN) * s.decks
    for p in others:
        for place in (HAND, DOWN, ASIDE):
            first = s.spot(place, p) * s.decks
            for d in range(s.decks):
                pool[d] |= s.cards[first + d] & ~s.cards[shown + d]
                s.cards[first + d] &= s.cards[shown + d]
    return pool


def sort_pool(s: ArdRi, pool: list[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """The cards of a pool: fresh Cattle, fresh Warriors, old Cattle, old Warriors; each ascending."""
    piles: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])
    fresh = s.common(FRESH) * s.decks
    for d in range(s.decks):
        for kind in range(KINDS):
            if (pool[d] >> kind) & 1:
                first = 0 if (s.cards[fresh + d] >> kind) & 1 else 2
                piles[first if kind < CATTLE else first + 1].append(KINDS * d + kind)
    return piles


def mixed(s: ArdRi, cards: list[int]) -> list[int]:
    """Cards in random order."""
    out = vec[i64](cards)
    s.chance.shuffle(IMAGINE, out, 0, len(out))
    return list(out)


def house_them(s: ArdRi, seat: i64, house: list[int], aside: i64) -> None:
    """Put Warriors face down into a Roundhouse, some of them where the fed ones sit."""
    if aside > 0:
        house = mixed(s, sorted(house))
    for i in range(len(house)):
        s.put(s.spot(ASIDE if i < aside else DOWN, seat), house[i])


def share_out(
    s: ArdRi,
    others: list[int],
    houses: list[int],
    fresh: list[int],
    old: list[int],
    new_warriors: int,
    new_cattle: int,
    old_warriors: int,
    old_cattle: int,
) -> list[int]:
    """How many face-down Warriors of each seat are fresh: drawn by the number of deals that each answer allows."""
    lows = [s.seats[s.players + p] if houses[i] else 0 for i, p in enumerate(others)]
    highs = [s.seats[2 * s.players + p] if houses[i] else 0 for i, p in enumerate(others)]
    if lows == highs:
        return lows
    total = sum(houses)
    ways = [
        perm(new_warriors, x)
        * perm(old_warriors, total - x)
        * factorial(new_warriors + new_cattle - x)
        * factorial(old_warriors + old_cattle - total + x)
        if x <= new_warriors and total - x <= old_warriors
        else 0
        for x in range(total + 1)
    ]
    chosen: list[int] = []
    for i in range(len(others)):
        # `ways[x]` counts the deals in which the seats from here on have x fresh ones; `later` those after this one.
        later = spread(houses, fresh, old, lows, highs, i + 1)
        weights = [0] * (highs[i] + 1)
        for x in range(lows[i], highs[i] + 1):
            own = comb(fresh[i], x) * comb(old[i], houses[i] - x)
            weights[x] = own * sum([later[y] * ways[x + y] for y in range(len(later)) if x + y < len(ways)])
        x = weighted(s, weights)
        chosen.append(x)
        ways = ways[x:]
    return chosen


def spread(
    houses: list[int], fresh: list[int], old: list[int], lows: list[int], highs: list[int], first: int
) -> list[int]:
    """For every number: in how many ways the seats from the `first` on can hold so many fresh face-down Warriors."""
    out = [1]
    for i in range(first, len(houses)):
        longer = [0] * (len(out) + highs[i])
        for x in range(lows[i], highs[i] + 1):
            own = comb(fresh[i], x) * comb(old[i], houses[i] - x)
            for y in range(len(out)):
                longer[x + y] += own * out[y]
        out = longer
    return out


def weighted(s: ArdRi, weights: list[int]) -> int:
    """An index, drawn with these weights, which may be very large numbers."""
    total = sum(weights)
    number = 0
    bits = 0
    while bits < total.bit_length() + ROLL_BITS:
        number = (number << ROLL_BITS) | int(s.chance.roll(IMAGINE, 1 << ROLL_BITS))
        bits += ROLL_BITS
    rest = (number * total) >> bits
    for i in range(len(weights)):
        if rest < weights[i]:
            return i
        rest -= weights[i]
    raise ValueError("no world fits what is known")


def seal(s: ArdRi, seat: i64) -> None:
    """[3.1] Set Cattle aside from a hand, every choice that so many answers allow alike."""
    answers = s.seats[seat]
    hand = s.listed(s.spot(HAND, seat))
    choices: list[list[int]] = [[]]
    for suit in range(SUITS):
        row = sorted([c for c in hand if c % KINDS < CATTLE and c % KINDS // RANKS == suit], key=by_kind)
        for mask in range(1, 1 << len(row)):
            chosen = [row[i] for i in range(len(row)) if (mask >> i) & 1]
            if len(chosen) <= answers and lowest_first(row, mask):
                choices.append(chosen)
    for card in choices[s.chance.roll(IMAGINE, len(choices))]:
        s.shift(s.spot(HAND, seat), s.spot(ASIDE, seat), card % KINDS)


def by_kind(card: int) -> int:
    """Sort by kind, then by deck."""
    return card % KINDS * KINDS + card // KINDS


def lowest_first(row: list[int], mask: int) -> bool:
    """[1.8] Of equal cards, is that of the lower deck always taken first?"""
    for i in range(1, len(row)):
        if row[i] % KINDS == row[i - 1] % KINDS and (mask >> i) & 1 and not (mask >> (i - 1)) & 1:
            return False
    return True
