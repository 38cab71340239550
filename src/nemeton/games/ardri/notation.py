"""Ard Rí in writing: `spring 10♥`, `raid (K♠)`, `>2`, `gift A♣`. Parentheses: unproven. Seats count from 1.

Suits may be written s, h, d, c instead of their signs. A phrase stands for several small moves that answer one
question: `spring hearts 10 7 done`, `raid (K♠)>2 Q♥>3`, `gift A♠ 9♥ 9♦ 2♣`.
"""

from __future__ import annotations

import re

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.games.ardri.data import (
    CATTLE,
    KIND_NAMES,
    MAX_SEATS,
    SUIT_LETTERS,
    SUIT_NAMES,
    SUIT_SIGNS,
    SUITS,
    WARRIORS,
)
from nemeton.games.ardri.moves import VERBS
from nemeton.games.ardri.state import ArdRi

MOVE = re.compile(r"([a-z]+)(?: (\()?([0-9ajqk]{1,2}[♠♥♦♣shdc])(\))?)?(?: ([0-9]))?", re.IGNORECASE)
OF_CATTLE = ("spring", "pay", "steal", "gift")
OF_WARRIORS = ("summer", "take", "hunt", "lead")
OF_TROOP = ("feed", "block", "raid", "enforce")
OF_SEATS = ("client", "against")
SENDING = ("raid", "enforce")
RANK = re.compile(r"[0-9]{1,2}|[ajqk]", re.IGNORECASE)
SIGNED = {names[suit]: SUIT_SIGNS[suit] for names in (SUIT_NAMES, SUIT_LETTERS, SUIT_SIGNS) for suit in range(SUITS)}
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
    if verb == "against":
        return f">{noun + 1}"
    return f"{verb} {noun + 1}" if verb == "client" else verb


def _warrior(noun: int) -> str:
    name = KIND_NAMES[CATTLE + noun % WARRIORS]
    return name if noun < WARRIORS else f"({name})"


def parse(s: ArdRi, seat: int, text: str) -> int:
    """The move a text stands for, legal or not; `BadNotation` if there is none."""
    found = MOVE.fullmatch(" ".join(_words(text)))
    if found is None or found[1].lower() not in VERBS.names or bool(found[2]) != bool(found[4]):
        raise unreadable(text)
    verb = found[1].lower()
    base = VERBS.base(verb)
    card, unproven, target = found[3], bool(found[2]), found[5]
    if (card is not None) != (verb in OF_CATTLE + OF_WARRIORS + OF_TROOP):
        raise unreadable(text)
    if (target is not None) != (verb in OF_SEATS) or (unproven and verb not in OF_TROOP):
        raise unreadable(text)
    if card is None:
        return base + (_seat(target) if target is not None else 0)
    kind = _kind(card)
    if (kind < CATTLE) != (verb in OF_CATTLE):
        raise BadNotation(Reason("1.2", "wrong-kind", {"card": KIND_NAMES[kind]}))
    return base + (kind if kind < CATTLE else kind - CATTLE + (WARRIORS if unproven else 0))


def unreadable(text: str) -> BadNotation:
    return BadNotation(Reason("", "unreadable", {"text": text[:40]}))


def _words(text: str) -> list[str]:
    """The words of a text. An arrow begins a new word; `>2` is short for `against 2`."""
    return re.sub(r"\s*\)", ")", re.sub(r"\(\s*", " (", text)).replace(">", " against ").split()


def _kind(word: str) -> int:
    """The kind of a card, by its name."""
    rank, suit = word[:-1].upper(), word[-1].lower()
    sign = SUIT_SIGNS[SUIT_LETTERS.index(suit)] if suit in SUIT_LETTERS else suit
    if rank + sign not in KIND:
        raise BadNotation(Reason("1.2", "no-such-card", {"card": word}))
    return KIND[rank + sign]


def _seat(word: str) -> int:
    if not 1 <= int(word) <= MAX_SEATS:
        raise BadNotation(Reason("", "no-such-seat", {"number": int(word)}))
    return int(word) - 1


# -- several small moves in one text -------------------------------------------------------------------


def phrase(s: ArdRi, seat: int, text: str) -> list[int]:
    """The legal moves that a text stands for, all of them answers to one question; nothing is played."""
    words = _small(text)
    ahead = s
    moves: list[int] = []
    for word in words:
        try:
            if moves and word.startswith("against") and (target := _went(ahead)) >= 0:
                if _seat(word.split()[1]) != target:
                    raise IllegalMove(Reason(s.choice.rule, "only-against", {"seats": [target]}))
                continue  # there was only one possible target
            if moves and (ahead.choice.rule != s.choice.rule or not ahead.choice.acts(ahead, seat)):
                raise IllegalMove(Reason(s.choice.rule, "answered-already", {}))
            move = parse(ahead, seat, word)
            reason = ahead.why_not(seat, move)
            if reason is not None:
                raise IllegalMove(reason)
        except (BadNotation, IllegalMove) as error:
            if len(words) == 1:
                raise
            why = error.reason
            raise type(error)(Reason(why.rule, why.key, {**why.args, "word": word})) from error
        moves.append(move)
        if len(words) > 1:
            ahead = ahead.clone()
            ahead.log = []
            ahead.play_fast(seat, move)
    return moves


def _small(text: str) -> list[str]:
    """The texts of the small moves: the verb before every card, the suit behind every rank that lacks one."""
    verb, *nouns = _words(text) or [""]
    if not nouns:
        return [text]
    suit = ""
    small: list[str] = []
    for noun in nouns:
        if noun.lower() in SIGNED:
            suit = SIGNED[noun.lower()]
        elif noun.lower() in ("against", "done"):
            small.append(noun.lower())
        elif small and small[-1] == "against":
            small[-1] += f" {noun}"
        else:
            small.append(f"{verb} {noun}{suit if RANK.fullmatch(noun) else ''}")
    if not small or "against" in small:
        raise unreadable(text)
    return small


def _went(s: ArdRi) -> int:
    """The seat that the Warrior sent last went against automatically; -1: none."""
    for event in s.log or []:
        if event.key in SENDING and isinstance(seats := event.args["seats"], list):
            return int(seats[0])
    return -1
