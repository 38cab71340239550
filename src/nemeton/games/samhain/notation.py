"""Samhain in writing: a verb and what it is about, cards by their two numbers, seats from 1.

activate 25-26              light                      member 2 7-8 exhausted
move 25-26 to 1-2           pay sirona-dark            steal 3 rune laid
"""

from __future__ import annotations

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation
from nemeton.games.samhain.data import (
    BONUS_NAMES,
    CARD_NAMES,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    ORTHOGONAL,
    PAIR_LEAVES,
    RESOURCE_NAMES,
    RESOURCES,
    SEAT_PLACES,
    STAND_NAMES,
    STANDS,
    STEPS,
    TRACK_NAMES,
    TRACKS,
)
from nemeton.games.samhain.moves import MOVE, VERBS
from nemeton.games.samhain.state import Samhain


def _noun(verb: str, noun: int) -> str:
    """The noun of a verb as text; moves in the village are written by `text`."""
    if verb in ("activate", "expand", "card"):
        return CARD_NAMES[noun]
    if verb == "rune":
        return RESOURCE_NAMES[noun]
    if verb == "bonus":
        return BONUS_NAMES[noun]
    if verb in ("pay", "gain"):
        return KIND_NAMES[noun]
    if verb == "pair":
        return " ".join(RESOURCE_NAMES[r] for r in range(RESOURCES) if r != PAIR_LEAVES[noun])
    if verb == "temple":
        return TRACK_NAMES[noun]
    if verb == "raise":
        return str(noun + 1)
    if verb == "give":
        return f"{noun // 2 + 1}{' reserve' if noun % 2 else ''}"
    if verb == "rob":
        return f"{noun // TRACKS + 1} {TRACK_NAMES[noun % TRACKS]}"
    if verb == "steal":
        item = noun // 2
        return f"{item // ITEMS + 1} {ITEM_NAMES[item % ITEMS]}{' laid' if noun % 2 else ''}"
    place = noun % SEAT_PLACES
    return f"{noun // SEAT_PLACES + 1} {CARD_NAMES[place // STANDS]} {STAND_NAMES[place % STANDS]}"


def _plain(move: int) -> str:
    verb, noun = VERBS.split(move)
    return verb if VERBS.sizes[VERBS.names.index(verb)] == 1 else f"{verb} {_noun(verb, noun)}"


TEXTS = ["" if VERBS.split(move)[0] == "move" else _plain(move) for move in range(VERBS.size)]
MOVES = {text: move for move, text in enumerate(TEXTS) if text}


def text(s: Samhain, seat: int, move: int) -> str:
    """The notation of a move."""
    verb, noun = VERBS.split(move)
    if verb != "move":
        return TEXTS[move]
    card = noun // ORTHOGONAL
    target = s.near[STEPS * card + noun % ORTHOGONAL]
    return f"move {CARD_NAMES[card]} to {CARD_NAMES[target] if target >= 0 else 'nowhere'}"


def parse(s: Samhain, seat: int, text: str) -> int:
    """The move a text stands for, legal or not; `BadNotation` if there is none."""
    words = text.lower().split()
    plain = " ".join(words)
    if plain in MOVES:
        return MOVES[plain]
    if len(words) == 4 and words[0] == "move" and words[2] == "to":
        return _move(s, _card(words[1]), _card(words[3]))
    raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))


def _card(word: str) -> int:
    if word not in CARD_NAMES:
        raise BadNotation(Reason("1.2", "no-such-card", {"text": word[:40]}))
    return CARD_NAMES.index(word)


def _move(s: Samhain, card: int, target: int) -> int:
    for way in range(ORTHOGONAL):
        if s.near[STEPS * card + way] == target:
            return MOVE + ORTHOGONAL * card + way
    raise BadNotation(Reason("1.3", "not-adjacent", {"from": CARD_NAMES[card], "card": CARD_NAMES[target]}))
