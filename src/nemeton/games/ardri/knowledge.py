"""[1.7] What everybody knows about the hidden cards, and how a world consistent with it is drawn.

The deck, and the hands and face-down Warriors of others, are hidden. Every hidden card belongs to a *brew*: the shuffle
with which it last went into the deck. The newest brew is *fresh*; cards held since before the last shuffle belong to
one of the `older` brews, the oldest first. Everybody knows which brew a card belongs to, and how many cards of each
brew a seat holds, because draws are counted and every card that goes from a hand to the table is seen.

The brews of a seat's face-down Warriors are known in part: those that lay there when the seat drew its first card of a
brew belong to earlier brews, and so on. All that can be said has this form: at least n of them belong to the first m
brews. These numbers, a row of seats for every brew but the last, are the `bounds`. (A Warrior placed face down may be
of any brew held, so bounds stay; drawing from the last brew raises one; a Warrior turned up lowers some.
test_knowledge.py checks against plain enumeration that the bounds say everything there is to say.)
"""

from __future__ import annotations

from math import comb, factorial, perm
from typing import TYPE_CHECKING, Final

from nemeton.core.vector import i64, vec
from nemeton.games.ardri.cards import size
from nemeton.games.ardri.data import (
    ASIDE,
    BIT,
    CATTLE,
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


def brews(s: ArdRi) -> i64:
    """How many brews there are, the fresh one included."""
    return len(s.older) // s.decks + 1


def brew(s: ArdRi, card: i64) -> i64:
    """The brew a hidden card belongs to."""
    d = card // KINDS
    bit = BIT[card - KINDS * d]
    last = brews(s) - 1
    for b in range(last):
        if s.older[b * s.decks + d] & bit:
            return b
    return last


def brew_set(s: ArdRi, b: i64, d: i64) -> i64:
    """The cards of a deck that belong to a brew."""
    if b * s.decks < len(s.older):
        return s.older[b * s.decks + d]
    return s.cards[s.common(FRESH) * s.decks + d]


def shuffled(s: ArdRi) -> None:
    """[1.6] The discard pile has become the deck, a new brew; cards still held keep theirs, empty brews are dropped."""
    gone = vec[i64]([0] * s.decks)
    for card in s.deck:
        gone[card // KINDS] |= BIT[card % KINDS]
    fresh = s.common(FRESH) * s.decks
    shown = s.common(SHOWN) * s.decks
    held = held_sets(s)
    older: list[int] = []
    bounds: list[int] = []
    for b in range(brews(s)):
        sets: list[int] = [brew_set(s, b, d) & held[d] for d in range(s.decks)]
        row: list[int] = [house_number(s, p) for p in range(s.players)]
        if b * s.players < len(s.bounds):
            row = [s.bounds[b * s.players + p] for p in range(s.players)]
        if any(sets):
            older += sets
            bounds += row
        elif bounds:  # nobody holds any: the bounds hold without them, too
            for p in range(s.players):
                i = len(bounds) - s.players + p
                bounds[i] = max(bounds[i], row[p])
    s.older = vec[i64](older)
    s.bounds = vec[i64](bounds)
    for d in range(s.decks):
        s.cards[fresh + d] = gone[d]
        s.cards[shown + d] &= ~gone[d]


def held_sets(s: ArdRi) -> list[int]:
    """The hidden cards in hands and face down, deck by deck: all that are not in the deck."""
    shown = s.common(SHOWN) * s.decks
    held: list[int] = [0] * s.decks
    for place in (HAND, DOWN, ASIDE):
        for p in range(s.players):
            first = s.spot(place, p) * s.decks
            for d in range(s.decks):
                held[d] |= s.cards[first + d] & ~s.cards[shown + d]
    return held


def note_drawing(s: ArdRi, seat: i64) -> None:
    """A seat is about to draw: the drawn cards are not among the Warriors already face down."""
    if len(s.older) == 0:
        return
    i = len(s.bounds) - s.players + seat
    least = house_number(s, seat) - brew_number(s, seat, brews(s) - 1)
    if s.bounds[i] < least:
        s.bounds[i] = least


def note_turned_up(s: ArdRi, seat: i64, card: i64) -> None:
    """A hidden Warrior that lay face down was turned up."""
    if len(s.older) == 0 or s.marked(SHOWN, card):
        return
    for i in range(brew(s, card) * s.players + seat, len(s.bounds), s.players):
        if s.bounds[i] > 0:
            s.bounds[i] -= 1


def note_gone(s: ArdRi, seat: i64) -> None:
    """All cards of a seat were turned up."""
    for i in range(seat, len(s.bounds), s.players):
        s.bounds[i] = 0


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


def brew_number(s: ArdRi, seat: i64, b: i64) -> i64:
    """How many hidden cards of a seat belong to a brew."""
    return brew_at(s, HAND, seat, b) + brew_at(s, DOWN, seat, b) + brew_at(s, ASIDE, seat, b)


def brew_at(s: ArdRi, place: i64, seat: i64, b: i64) -> i64:
    """How many hidden cards at a place of a seat belong to a brew."""
    first = s.spot(place, seat) * s.decks
    shown = s.common(SHOWN) * s.decks
    n: i64 = 0
    for d in range(s.decks):
        n += size(s.cards[first + d] & brew_set(s, b, d) & ~s.cards[shown + d])
    return n


# -- drawing a world ---------------------------------------------------------------------------------------


def redraw(s: ArdRi, seat: i64) -> None:
    """Deal everything `seat` cannot see afresh; every deal consistent with what is known is equally likely."""
    others = [p for p in range(s.players) if p != seat]
    sealed = s.seats[0] >= 0  # then the cards set aside are Cattle from the hand
    asides = [0 if sealed else unseen(s, ASIDE, p) for p in others]
    houses = [asides[i] + unseen(s, DOWN, others[i]) for i in range(len(others))]
    held: list[list[int]] = [[brew_number(s, p, b) for b in range(brews(s))] for p in others]
    cattle, warriors = sort_pool(s, gather(s, others))
    taken = share_out(s, others, houses, held, [len(cards) for cards in warriors], [len(cards) for cards in cattle])
    found: list[list[int]] = [[] for _ in others]
    for b in range(len(cattle)):
        troop = mixed(s, warriors[b])
        for i in range(len(others)):
            found[i] += [troop.pop() for _ in range(taken[i][b])]
        rest = mixed(s, sorted(troop + cattle[b]))
        for i in range(len(others)):
            for _ in range(held[i][b] - taken[i][b]):
                s.put(s.spot(HAND, others[i]), rest.pop())
        s.deck = vec[i64](rest)  # nothing remains of the older brews
    for i in range(len(others)):
        house_them(s, others[i], found[i], asides[i])
        if s.seats[others[i]] > 0:
            seal(s, others[i])
    for i in range(len(s.turned)):
        if s.turned[i] & TURNED_SECRET and s.turned[i] // TURNED_SEAT != seat:
            s.turned[i] |= UNKNOWN_CARD


def gather(s: ArdRi, others: list[int]) -> list[int]:
    """Take up the deck and all hidden cards of others; returns their sets, deck by deck."""
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


def sort_pool(s: ArdRi, pool: list[int]) -> tuple[list[list[int]], list[list[int]]]:
    """The cards of a pool, brew by brew: Cattle and Warriors, each ascending."""
    cattle: list[list[int]] = [[] for _ in range(brews(s))]
    warriors: list[list[int]] = [[] for _ in range(brews(s))]
    for d in range(s.decks):
        for kind in range(KINDS):
            if (pool[d] >> kind) & 1:
                card = KINDS * d + kind
                (cattle if kind < CATTLE else warriors)[brew(s, card)].append(card)
    return cattle, warriors


def mixed(s: ArdRi, cards: list[int]) -> list[int]:
    """Cards in random order."""
    out = vec[i64](cards)
    s.chance.shuffle(IMAGINE, out, 0, len(out))
    return list(out)


def house_them(s: ArdRi, seat: i64, house: list[int], aside: i64) -> None:
    """Put Warriors face down into a Roundhouse, `aside` of them among the fed."""
    if aside > 0:
        house = mixed(s, sorted(house))
    for i in range(len(house)):
        s.put(s.spot(ASIDE if i < aside else DOWN, seat), house[i])


def share_out(
    s: ArdRi, others: list[int], houses: list[int], held: list[list[int]], warriors: list[int], cattle: list[int]
) -> list[list[int]]:
    """How many face-down Warriors of each seat are of each brew: drawn in proportion to the deals each answer allows.

    If x of the w Warriors of a brew lie face down, those and the other cards of the brew can be dealt in
    w! / (w - x)! * (all - x)! orders; the order within a Roundhouse or a hand does not matter, which leaves, for each
    seat, a factor for the ways to choose its d face-down cards from the n it holds.
    """
    shares = [possible(s, others[i], houses[i], held[i], warriors) for i in range(len(others))]
    if max([len(found) for found in shares]) == 1:
        return [found[0] for found in shares]
    base = sum(houses) + 1  # sums over the seats so far, as the digits of one number
    sums: list[dict[int, int]] = [{0: 1}]
    for i in range(len(others)):
        more: dict[int, int] = {}
        for share in shares[i]:
            own = ways(held[i], share)
            digits = code(share, base)
            for number, count in sums[i].items():
                more[number + digits] = more.get(number + digits, 0) + own * count
        sums.append(more)
    ends = sorted(sums[-1])
    number = ends[weighted(s, [sums[-1][end] * deals(end, base, warriors, cattle) for end in ends])]
    chosen: list[list[int]] = []
    for i in range(len(others) - 1, -1, -1):
        weights = [ways(held[i], share) * sums[i].get(number - code(share, base), 0) for share in shares[i]]
        share = shares[i][weighted(s, weights)]
        number -= code(share, base)
        chosen.append(share)
    chosen.reverse()
    return chosen


def possible(s: ArdRi, seat: i64, house: int, held: list[int], warriors: list[int]) -> list[list[int]]:
    """All ways to divide a seat's face-down Warriors among the brews it holds, within the bounds."""
    found: list[list[int]] = [[]]
    last = len(held) - 1
    for b in range(last + 1):
        least: int = house if b == last else min(house, s.bounds[b * s.players + seat])
        most = min(held[b], warriors[b])
        longer: list[list[int]] = []
        for share in found:
            before = sum(share)
            longer += [[*share, x] for x in range(max(0, least - before), min(most, house - before) + 1)]
        found = longer
    if not found:
        raise ValueError("no world fits what is known")
    return found


def ways(held: list[int], share: list[int]) -> int:
    """In how many ways the face-down cards can be chosen from those held, brew by brew."""
    out = 1
    for b in range(len(held)):
        out *= comb(held[b], share[b])
    return out


def code(share: list[int], base: int) -> int:
    """Numbers as the digits of one."""
    out = 0
    for x in share:
        out = out * base + x
    return out


def deals(number: int, base: int, warriors: list[int], cattle: list[int]) -> int:
    """In how many orders all cards can be dealt if these numbers of Warriors lie face down."""
    out = 1
    for b in range(len(warriors) - 1, -1, -1):
        x = number % base
        number //= base
        out *= perm(warriors[b], x) * factorial(warriors[b] + cattle[b] - x)
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
    """[3.1] Set Cattle aside from a hand; every choice that the number of answers allows is equally likely."""
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
    """[1.8] Among equal cards, is the one from the lower deck always taken first?"""
    for i in range(1, len(row)):
        if row[i] % KINDS == row[i - 1] % KINDS and (mask >> i) & 1 and not (mask >> (i - 1)) & 1:
            return False
    return True
