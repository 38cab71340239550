"""Answers of Ard Rí that go together: cards are chosen, sent, fed, placed and given several at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nemeton.core.gesture import Gesture, Part, Pick
from nemeton.games.ardri.data import (
    ATTACK,
    CATTLE,
    DOWN,
    FIELD,
    GIFT,
    HAND,
    HAND_SIZE,
    KIND_NAMES,
    KINDS,
    POINTS,
    PRICE,
    SUIT,
    SUIT_SIGNS,
    SUITS,
    UP,
    WARRIORS,
)
from nemeton.games.ardri.moves import AGAINST, BLOCK, DONE, FEED, GIFT_CARD, HUNT, LET, PAY, RAID, SPRING, SUMMER
from nemeton.games.ardri.plans import best_gift
from nemeton.games.ardri.state import ArdRi

SLIGHT: Final[dict[str, tuple[str, ...]]] = {}
FREE: Final = 1000  # a pick that uses nothing up


def gesture(s: ArdRi, seat: int) -> Gesture | None:
    make = GESTURES.get(s.choice.name)
    found = make(s, seat) if make is not None else None
    return found if found is not None and any(part.picks for part in found.parts) else None


def held(s: ArdRi, place: int, seat: int) -> dict[int, int]:
    """How many cards of each kind lie at a place of a seat."""
    found: dict[int, int] = {}
    for card in s.listed(s.spot(place, seat)):
        found[card % KINDS] = found.get(card % KINDS, 0) + 1
    return found


def spring(s: ArdRi, seat: int) -> Gesture:
    """[3.1, 3.2] Cattle of one suit."""
    first = s.choice.name == "first_spring"
    ends = HAND_SIZE - int(s.seats[seat]) if first else int(s.number(HAND, seat))
    own = held(s, HAND, seat)
    kinds = [move - SPRING for move in s.legal(seat) if move >= SPRING]
    picks = [Pick([SPRING + kind], kind, own[kind], POINTS[kind], int(SUIT[kind])) for kind in kinds]
    return Gesture("spring", [Part("spring", picks, ends=ends, done=DONE, alike=True)])


def summer(s: ArdRi, seat: int) -> Gesture:
    """[4.1] Warriors, face down."""
    picks = [Pick([SUMMER + kind - CATTLE], kind, n) for kind, n in held(s, HAND, seat).items() if kind >= CATTLE]
    return Gesture("summer", [Part("summer", picks, ends=int(s.number(HAND, seat)), done=DONE)])


def hunt(s: ArdRi, seat: int) -> Gesture:
    """[6.2] Proven Warriors go along."""
    picks = [Pick([HUNT + kind - CATTLE], kind, n) for kind, n in held(s, UP, seat).items()]
    return Gesture("hunt", [Part("hunt", picks, ends=int(s.number(UP, seat)), done=DONE)])


def feast(s: ArdRi, seat: int) -> Gesture:
    """[5.2-5.4] Who eats, initially as many as can be paid for, and the Cattle that pays for it."""
    parts: list[Part] = []
    room = int(s.points(s.spot(FIELD, seat))) // PRICE - int(s.fed)
    if s.choice.name == "feed_proven":
        picks = [Pick([FEED + kind - CATTLE], kind, n) for kind, n in held(s, UP, seat).items()]
        parts.append(Part("feed-proven", picks, least=room, most=room, each=PRICE, ends=room, exact=True))
    elif s.choice.name == "feed_unproven":
        own = held(s, DOWN, seat)
        room = min(room, sum(own.values()))
        left = room
        picks = []
        for kind, n in own.items():
            picks.append(Pick([FEED + WARRIORS + kind - CATTLE], WARRIORS + kind, n, proposed=min(n, left)))
            left -= min(n, left)
        parts.append(Part("feed", picks, most=room, each=PRICE, ends=room, done=DONE))
    field = [Pick([PAY + kind], kind, n, POINTS[kind]) for kind, n in held(s, FIELD, seat).items()]
    due = PRICE * int(s.fed) - int(s.paid)
    parts.append(Part("pay", field, least=due, ends=int(s.number(FIELD, seat)), done=DONE))
    return Gesture("feast", parts)


def raid(s: ArdRi, seat: int) -> Gesture:
    """[6.3] Who goes, and against whom."""
    targets = [other for other in s.order if other != seat]
    picks = []
    for place, noun in ((UP, 0), (DOWN, WARRIORS)):
        for kind, n in held(s, place, seat).items():
            move = RAID + noun + kind - CATTLE
            ways = [[move]] if len(targets) == 1 else [[move, AGAINST + target] for target in targets]
            picks += [Pick(way, noun + kind, n) for way in ways]
    sent = any(s.held(ATTACK, other) for other in targets)
    least = 0 if sent else 1
    return Gesture("raid", [Part("raid", picks, least=least, ends=int(s.at_home(seat)), done=DONE)])


def defend(s: ArdRi, seat: int) -> Gesture | None:
    """[6.4] For every attacker, who meets it."""
    attackers = [kind for kind, n in sorted(held(s, ATTACK, seat).items()) for _ in range(n)]
    if len(attackers) < 2:
        return None
    own = [(noun, kind, n) for place, noun in ((UP, 0), (DOWN, WARRIORS)) for kind, n in held(s, place, seat).items()]
    parts = []
    for number, attacker in enumerate(attackers):
        picks = [Pick([BLOCK + noun + kind - CATTLE], noun + kind, n) for noun, kind, n in own]
        picks.append(Pick([LET], FREE + number, worth=0))
        parts.append(Part("defend", picks, most=1, ends=1, args={"attacker": KIND_NAMES[attacker]}))
    return Gesture("defend", parts, ends=int(s.at_home(seat)))


def gifts(s: ArdRi, seat: int) -> Gesture:
    """[7.2] A card of every suit for each receiver; initially the best that may be given."""
    world = s.clone()
    proposed: list[int] = []
    while world.choice.name == "gift":
        proposed.append(int(best_gift(world, seat)))
        world.play_fast(seat, proposed[-1])
    field = held(s, FIELD, seat)
    parts: list[Part] = []
    for receiver in (int(s.client), int(s.other_client)):
        for suit in range(int(s.number(GIFT, receiver)) if receiver >= 0 else SUITS, SUITS):
            chosen = proposed[len(parts)]
            picks = [
                Pick([GIFT_CARD + kind], kind, n, proposed=int(chosen == GIFT_CARD + kind))
                for kind, n in field.items()
                if SUIT[kind] == suit
            ]
            args: dict[str, object] = {"seats": [receiver], "suit": SUIT_SIGNS[suit]}
            parts.append(Part("gift", picks, least=1, most=1, ends=1, args=args))
    return Gesture("gifts", parts)


GESTURES: Final[dict[str, Callable[[ArdRi, int], Gesture | None]]] = {
    "first_spring": spring,
    "spring": spring,
    "summer": summer,
    "hunt": hunt,
    "feed_proven": feast,
    "feed_unproven": feast,
    "pay": feast,
    "raid": raid,
    "defend": defend,
    "gift": gifts,
}
