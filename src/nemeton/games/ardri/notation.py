"""Ard Rí in writing: `spring 10♥`, `raid (K♠)>2`, `gift A♣`. Parentheses: unproven. Seats count from 1.

Suits may be written s, h, d, c instead of their signs.
"""

from __future__ import annotations

import re

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation
from nemeton.games.ardri.data import CATTLE, KIND_NAMES, MAX_SEATS, SUIT_LETTERS, SUIT_SIGNS, WARRIORS
from nemeton.games.ardri.moves import VERBS
from nemeton.games.ardri.state import ArdRi

MOVE = re.compile(
    r"\s*([a-z]+)(?:\s+(\(?)\s*([0-9ajqk]{1,2}[♠♥♦♣shdc])\s*(\)?))?(?:\s*>?\s*([0-9]))?\s*", re.IGNORECASE
)
OF_CATTLE = ("spring", "pay", "steal", "gift")
OF_WARRIORS = ("summer", "take", "hunt", "lead")
OF_TROOP = ("feed", "block")
SENT = ("raid", "enforce")
KIND = {name: kind for kind, name in enumerate(KIND_NAMES)}


def text(s: ArdRi, seat: int, move: int) -> str:
    """The notation of a move."""
    verb, noun = VERBS.split(move)
    if verb in OF_CATTLE:
        return f"{verb} {KIND_NAMES[noun]}"
    if verb in OF_WARRIORS:
        return f"{verb} {KIND_NAMES[CATTLE + noun]}"
    if verb in OF_TROOP:
        return f"{verb} {_warrior(noun)}"
    if verb in SENT:
        return f"{verb} {_warrior(noun // MAX_SEATS)}>{noun % MAX_SEATS + 1}"
    return f"{verb} {noun + 1}" if verb == "client" else verb


def _warrior(noun: int) -> str:
    name = KIND_NAMES[CATTLE + noun % WARRIORS]
    return name if noun < WARRIORS else f"({name})"


def parse(s: ArdRi, seat: int, text: str) -> int:
    """The move that a text means, legal or not; `BadNotation` if it means none."""
    found = MOVE.fullmatch(text)
    if found is None or found[1].lower() not in VERBS.names or bool(found[2]) != bool(found[4]):
        raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))
    verb = found[1].lower()
    base = VERBS.base(verb)
    card, unproven, target = found[3], bool(found[2]), found[5]
    if (card is not None) != (verb in OF_CATTLE + OF_WARRIORS + OF_TROOP + SENT):
        raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))
    if (target is not None) != (verb in SENT or verb == "client") or (unproven and verb not in OF_TROOP + SENT):
        raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))
    if card is None:
        return base + (_seat(target) if target is not None else 0)
    kind = _kind(card)
    if (kind < CATTLE) != (verb in OF_CATTLE):
        raise BadNotation(Reason("1.2", "wrong-kind", {"card": KIND_NAMES[kind]}))
    noun = kind if kind < CATTLE else kind - CATTLE + (WARRIORS if unproven else 0)
    return base + (noun * MAX_SEATS + _seat(target) if target is not None else noun)


def _kind(word: str) -> int:
    """The kind that a card's name means."""
    rank, suit = word[:-1].upper(), word[-1].lower()
    sign = SUIT_SIGNS[SUIT_LETTERS.index(suit)] if suit in SUIT_LETTERS else suit
    if rank + sign not in KIND:
        raise BadNotation(Reason("1.2", "no-such-card", {"card": word}))
    return KIND[rank + sign]


def _seat(word: str) -> int:
    if not 1 <= int(word) <= MAX_SEATS:
        raise BadNotation(Reason("", "no-such-seat", {"number": int(word)}))
    return int(word) - 1
