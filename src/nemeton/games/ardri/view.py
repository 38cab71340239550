"""What a seat sees of Ard Rí, its moves as phrases, how its log begins and ends."""

from __future__ import annotations

from nemeton.core.answers import Event
from nemeton.core.verdict import verdict
from nemeton.games.ardri.cards import bits
from nemeton.games.ardri.data import (
    ALL,
    ASIDE,
    ATTACK,
    CATTLE,
    DOWN,
    ENDINGS,
    FIELD,
    FRESH,
    GIFT,
    HAND,
    HAND_SIZE,
    KIND_NAMES,
    KINDS,
    OUT,
    SHOWN,
    SPOILS,
    THROUGH,
    TURNED_SEAT,
    TURNED_SECRET,
    UP,
    WARRIORS,
    WILDERNESS,
    YEARS_OVER,
)
from nemeton.games.ardri.knowledge import brew_number, brew_set, brews
from nemeton.games.ardri.moves import VERBS
from nemeton.games.ardri.state import ArdRi

SEASONS = {
    "redraw": "set-up",
    "first_spring": "spring",
    "spring": "spring",
    "summer": "summer",
    "autumn": "autumn",
    "feed_proven": "samhain",
    "feed_unproven": "samhain",
    "pay": "samhain",
    "over": "over",
}  # every other choice is one of Winter


def seen(s: ArdRi, seat: int) -> dict[str, object]:
    """[1.7] Everything except the deck's order and others' hands and face-down Warriors. At the end all is shown."""
    seats = range(s.players)
    sealed = s.seats[0] >= 0  # in the first Spring even the number of cards set aside is secret
    out: dict[str, object] = {
        "year": s.year,
        "season": SEASONS.get(s.choice.name, "winter"),
        "order": list(s.order),
        "at": s.at,
        "active": [s.active(p) for p in seats],
        "wealth": [s.wealth(p) for p in seats],
        "best": [s.best(p) for p in seats],
        "deck": s.left_in_deck,
        "discard": list(s.pile),
        "wilderness": s.listed(s.common(WILDERNESS)),
        "ending": ENDINGS[s.ending],
        "hands": [_hidden(s, HAND, p, seat) for p in seats],
        "held": [s.number(HAND, p) + (s.number(ASIDE, p) if sealed else 0) for p in seats],
        "down": [_hidden(s, DOWN, p, seat) for p in seats],
        "unproven": [s.number(DOWN, p) + (0 if sealed else s.number(ASIDE, p)) for p in seats],
        "aside": [_hidden(s, ASIDE, p, seat) for p in seats],
        "fed_unproven": [0 if sealed else s.number(ASIDE, p) for p in seats],
    }
    proven = [s.listed(s.spot(UP, p)) for p in seats]
    away = [s.listed(s.spot(OUT, p)) for p in seats]
    feast = out["season"] == "samhain"  # then those at table are at home
    out["up"] = [sorted(up + fed) for up, fed in zip(proven, away, strict=True)] if feast else proven
    out["out"] = [[] for _ in seats] if feast else away
    out["fed_proven"] = away if feast else [[] for _ in seats]
    for name, place in (
        ("fields", FIELD),
        ("spoils", SPOILS),
        ("attack", ATTACK),
        ("through", THROUGH),
        ("gifts", GIFT),
    ):
        out[name] = [s.listed(s.spot(place, p)) for p in seats]
    out["turn"] = _turn(s)
    out["turned"] = _turned(s, seat)
    out["known"] = _known(s)
    return out


def _hidden(s: ArdRi, place: int, owner: int, seat: int) -> list[int] | None:
    """Hidden cards: for their owner, and for all when the game is over."""
    return s.listed(s.spot(place, owner)) if owner == seat or s.over() else None


def _turn(s: ArdRi) -> dict[str, object]:
    """How far the current turn is."""
    return {
        "suit": s.suit,
        "takes": s.takes,
        "fed": s.fed,
        "paid": s.paid,
        "raider": s.raider_kind(),
        "clients": [p for p in (s.client, s.other_client) if p >= 0],
        "answers": [s.seats[p] for p in range(s.players)],
    }


def _turned(s: ArdRi, seat: int) -> list[list[int]]:
    """What the last move turned up, or the seat itself drew: pairs of a seat and a card."""
    out = []
    for item in s.turned:
        owner, card = divmod(item, TURNED_SEAT)
        if card < TURNED_SECRET or owner == seat:
            out.append([owner, card % TURNED_SECRET])
    return out


def _known(s: ArdRi) -> dict[str, object]:
    """[1.7] What everybody can work out about hidden cards: see knowledge.py. At first there is only one brew."""
    seats = range(s.players)
    marks = set(s.listed(s.common(SHOWN)))
    known: dict[str, object] = {
        name: [[card for card in s.listed(s.spot(place, p)) if card in marks] for p in seats]
        for name, place in (("hands", HAND), ("down", DOWN), ("aside", ASIDE))
    }
    if all(s.cards[s.common(FRESH) * s.decks + d] == ALL for d in range(s.decks)):
        return {**known, "brews": []}
    known["brews"] = [
        {
            "cards": [KINDS * d + kind for d in range(s.decks) for kind in bits(brew_set(s, b, d))],
            "held": [brew_number(s, p, b) for p in seats],
            "bounds": list(s.bounds[b * s.players : (b + 1) * s.players]),
        }
        for b in range(brews(s))
    ]
    return known


def describe(s: ArdRi, seat: int, move: int) -> tuple[str, dict[str, object]]:
    """A move as the key and the arguments of a phrase."""
    verb, noun = VERBS.split(move)
    if verb in ("spring", "pay", "steal", "gift"):
        return verb, {"card": KIND_NAMES[noun]}
    if verb in ("summer", "take", "hunt", "lead"):
        return verb, {"card": KIND_NAMES[CATTLE + noun]}
    if verb in ("feed", "block", "raid", "enforce"):
        return verb, {"card": KIND_NAMES[CATTLE + noun % WARRIORS], "proven": _word(noun < WARRIORS)}
    if verb == "done":
        begun = _word(_begun(s, seat))
        return ("done-bare", {}) if _bare(s, seat) else ("done", {"question": s.choice.name, "begun": begun})
    return (verb, {"seats": [noun]}) if verb in ("client", "against") else (verb, {})


def _bare(s: ArdRi, seat: int) -> bool:
    """[3.3] Would it leave the seat without Cattle at Bealtaine, and so out of the game?"""
    return SEASONS.get(s.choice.name) == "spring" and not s.number(FIELD, seat) and not s.number(ASIDE, seat)


def _begun(s: ArdRi, seat: int) -> bool:
    """Has something been answered already? Of the Warriors placed in Summer only the log knows."""
    name = s.choice.name
    if name == "first_spring":
        return s.number(ASIDE, seat) > 0
    if name == "spring":
        return s.suit >= 0
    if name == "hunt":
        return s.takes > 0
    return s.fed > 0 if name == "feed_unproven" else True


def _word(holds: bool) -> str:
    """A selector for the words."""
    return "yes" if holds else "no"


# -- how the log begins and ends ------------------------------------------------------------------


def opening(s: ArdRi) -> list[Event]:
    """[1.4] The deal, and who begins."""
    return [Event("1.4", "set-up", {"seat": s.order[0], "cards": HAND_SIZE, "decks": s.decks})]


def open_answers(s: ArdRi) -> bool:
    """[1.7] Questions about fields, proven Warriors and the deck are open; hands and face-down Warriors are hidden."""
    return s.choice.name in ("autumn", "feed_proven", "pay", "hunt", "loot")


def closing(s: ArdRi) -> list[Event]:
    """[2.3, 8.4] What decided between the richest when the years are over; every other ending says who won."""
    if s.ending != YEARS_OVER:
        return []
    seats = range(s.players)
    criteria = [
        ("wealth", s.scores()),
        ("cattle", [s.number(FIELD, p) for p in seats]),
        ("warriors", [s.number(UP, p) + s.number(DOWN, p) for p in seats]),
        ("worth", [s.points(s.spot(FIELD, p)) for p in seats]),
        ("proven", [s.number(UP, p) for p in seats]),
        ("hand", [s.number(HAND, p) for p in seats]),
    ]
    told = verdict("2.3", sorted(s.order), criteria)
    return told if len(told) > 1 else []
