"""Ard Rí as plain data: saving, reading back, and checking that a saved game is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemeton.core.errors import BadState
from nemeton.core.fields import Fields
from nemeton.core.vector import i64, vec
from nemeton.games.ardri.data import (
    ALL,
    ASIDE,
    ATTACK,
    BIT,
    CATTLE_SET,
    DECKS,
    DOWN,
    FIELD,
    FRESH,
    GIFT,
    HAND,
    HAND_SIZE,
    KINDS,
    PLACES,
    SPOILS,
    SUIT_SET,
    SUITS,
    TABLE_PLACES,
    TURNED_SEAT,
    WARRIOR_SET,
    WARRIORS,
    WILDERNESS,
    YEARS_OVER,
)
from nemeton.games.ardri.knowledge import brew_at, brew_set, brews, held_sets

if TYPE_CHECKING:
    from nemeton.games.ardri.state import ArdRi

PLACE_NAMES: Final = [
    "hands", "fields", "down", "up", "aside", "out", "spoils", "attack", "through", "gifts",
]  # fmt: skip
TABLE_NAMES: Final = ["wilderness", "fresh", "shown"]
MOST_YEARS: Final = 1_000_000
MOST_POINTS: Final = 10_000
# The single numbers of a state, with their bounds (a seat: -1 to the last; `at` and `won` by the number of seats).
NUMBERS: Final = [
    ("year", 1, MOST_YEARS),
    ("at", 0, 5),
    ("suit", -1, SUITS - 1),
    ("takes", -1, MOST_POINTS),
    ("fed", 0, MOST_POINTS),
    ("paid", 0, MOST_POINTS),
    ("raider", -1, KINDS + WARRIORS - 1),
    ("client", -1, 4),
    ("other_client", -1, 4),
    ("ending", 0, YEARS_OVER),
    ("won", 0, 31),
]


def fields(s: ArdRi) -> dict[str, object]:
    """All fields of a state, cards as lists of numbers."""
    out: dict[str, object] = {"deck": [s.deck[i] for i in range(s.left_in_deck)], "discard": list(s.pile)}
    for place in range(PLACES):
        out[PLACE_NAMES[place]] = [s.listed(s.spot(place, seat)) for seat in range(s.players)]
    for place in range(TABLE_PLACES):
        out[TABLE_NAMES[place]] = s.listed(s.common(place))
    fresh = s.common(FRESH) * s.decks  # many cards, so stored as one set for each deck
    out["fresh"] = [s.cards[fresh + d] for d in range(s.decks)]
    out["order"] = list(s.order)
    out["answers"] = list(s.seats)
    out["older"] = list(s.older)
    out["bounds"] = list(s.bounds)
    out["turned"] = list(s.turned)
    numbers = s.numbers()
    for i in range(len(NUMBERS)):
        out[NUMBERS[i][0]] = numbers[i]
    return out


def read_cards(players: int, saved: Fields) -> list[int]:
    """The sets of cards of saved fields."""
    decks = DECKS[players]
    cards: list[int] = []
    for name in PLACE_NAMES:
        for item in saved.items(name, players):
            cards += sets(decks, Fields({name: item}).numbers(name, 0, KINDS * decks - 1), name)
    for name in TABLE_NAMES:
        if name == "fresh":
            cards += saved.numbers(name, 0, ALL, decks)
            continue
        cards += sets(decks, saved.numbers(name, 0, KINDS * decks - 1), name)
    return cards


def sets(decks: int, listed: list[int], name: str) -> list[int]:
    """A list of cards as one set for each deck."""
    out = [0] * decks
    for card in listed:
        if (out[card // KINDS] >> (card % KINDS)) & 1:
            raise BadState(f"{name} holds the card {card} twice")
        out[card // KINDS] |= 1 << (card % KINDS)
    if listed != sorted(listed):
        raise BadState(f"{name} must list its cards in ascending order")
    return out


def read_pile(players: int, saved: Fields, name: str) -> vec[i64]:
    """The draw deck or the discard pile of saved fields."""
    most = KINDS * DECKS[players]
    return vec[i64](saved.numbers(name, 0, most - 1, range(most + 1)))


def read_brews(players: int, saved: Fields) -> vec[i64]:
    """The older brews: one set for each deck."""
    older = saved.numbers("older", 0, ALL, range(KINDS * DECKS[players] * DECKS[players] + 1))
    if len(older) % DECKS[players]:
        raise BadState(f"older must hold sets of {DECKS[players]} decks, not {len(older)} sets")
    return vec[i64](older)


def read_bounds(players: int, saved: Fields) -> vec[i64]:
    """The bounds of every older brew, seat by seat."""
    rows = len(read_brews(players, saved)) // DECKS[players]
    return vec[i64](saved.numbers("bounds", 0, KINDS * DECKS[players], rows * players))


def read_answers(players: int, saved: Fields) -> vec[i64]:
    """The answers of each seat in the first Spring."""
    answers = saved.numbers("answers", -1, HAND_SIZE, players)
    if min(answers) < 0 <= max(answers):
        raise BadState("the first Spring is over for some seats only")
    return vec[i64](answers)


def read_turned(players: int, saved: Fields) -> vec[i64]:
    """What the last move turned up."""
    return vec[i64](saved.numbers("turned", 0, TURNED_SEAT * players - 1, range(MOST_POINTS)))


def read_numbers(players: int, saved: Fields) -> vec[i64]:
    """The single numbers of saved fields."""
    numbers = [saved.number(name, low, high) for name, low, high in NUMBERS]
    for i in (7, 8):
        if numbers[i] >= players:
            raise BadState(f"{NUMBERS[i][0]} is seat {numbers[i]} of {players}")
    if numbers[10] >= 1 << players:
        raise BadState(f"won is {numbers[10]}, must be a set of {players} seats")
    return vec[i64](numbers)


# -- what must hold ------------------------------------------------------------------------------------------


def check(s: ArdRi) -> None:
    """Every card is in one place, of a kind that may lie there, and the seats' own numbers can be true."""
    check_all_cards(s)
    check_kinds(s)
    check_brews(s)
    seats = list(s.order)
    if len(set(seats)) < len(seats):
        raise BadState(f"order must name active seats, each once, not {seats}")
    if s.at > len(seats):
        raise BadState(f"at is {s.at}, but only {len(seats)} seats are active")
    for seat in range(s.players):
        check_seat(s, seat)
    check_sent(s)


def check_sent(s: ArdRi) -> None:
    """[6.3] A Warrior lacks a target only while its owner is being asked for one."""
    if s.at == len(s.order):
        return
    sent = s.listed(s.spot(ATTACK, s.turn()))
    if s.choice.name in ("raid_target", "enforce_target"):
        if [card % KINDS for card in sent] != [s.raider_kind()]:
            raise BadState(f"seat {s.turn()} is asked for the target of one warrior, but has sent {sent}")
    elif sent:
        raise BadState(f"seat {s.turn()} has sent {sent} against itself")


def check_all_cards(s: ArdRi) -> None:
    """All cards of all decks, each once."""
    for d in range(s.decks):
        seen: i64 = 0
        for card in [*[s.deck[i] for i in range(s.left_in_deck)], *s.pile]:
            if card // KINDS == d:
                seen = add(seen, BIT[card - KINDS * d], d)
        for spot in range(s.common(FRESH)):
            seen = add(seen, s.cards[spot * s.decks + d], d)
        if seen != ALL:
            raise BadState(
                f"cards of deck {d} are missing: {[k + KINDS * d for k in range(KINDS) if not (seen >> k) & 1]}"
            )


def add(seen: i64, more: i64, d: i64) -> i64:
    """Add cards to those seen so far; none may occur twice."""
    if seen & more:
        raise BadState(
            f"cards of deck {d} are in two places: {[k + KINDS * d for k in range(KINDS) if ((seen & more) >> k) & 1]}"
        )
    return seen | more


def check_kinds(s: ArdRi) -> None:
    """Cattle in fields, spoils and gifts; Warriors in houses, raids, Wilderness; fresh cards in the deck."""
    for place in range(FIELD, PLACES):
        for seat in range(s.players):
            found = s.held(place, seat)
            if place == ASIDE:
                continue
            wrong = WARRIOR_SET if place in (FIELD, SPOILS, GIFT) else CATTLE_SET
            if found & wrong:
                raise BadState(f"{PLACE_NAMES[place]} of seat {seat} holds cards that cannot be there")
    if s.kinds(s.common(WILDERNESS)) & CATTLE_SET:
        raise BadState("there is Cattle in the wilderness")
    if s.ending == 0 and s.won:
        raise BadState("somebody has won a game that is not over")


def check_brews(s: ArdRi) -> None:
    """Every hidden card is of one brew, those in the deck are fresh, and no brew is empty."""
    held = held_sets(s)
    for d in range(s.decks):
        seen = s.cards[s.common(FRESH) * s.decks + d]
        for i in range(s.left_in_deck):
            card = s.deck[i]
            if card // KINDS == d and not seen & BIT[card - KINDS * d]:
                raise BadState(f"the card {card} is in the deck but is not fresh")
        for b in range(brews(s) - 1):
            seen = add(seen, brew_set(s, b, d), d)
        if held[d] & ~seen:
            raise BadState(f"hidden cards of deck {d} are of no brew")


def check_seat(s: ArdRi, seat: i64) -> None:
    """Only active seats hold cards; sealed cards are of one suit; the bounds of knowledge hold."""
    if not s.active(seat):
        for place in range(PLACES):
            if s.held(place, seat):
                raise BadState(f"seat {seat} is out but has cards ({PLACE_NAMES[place]})")
    answers = s.seats[seat]
    aside = s.held(ASIDE, seat)
    if answers < 0:
        if aside & CATTLE_SET:
            raise BadState(f"aside of seat {seat} holds Cattle after the first Spring")
        total: i64 = 0
        for b in range(brews(s) - 1):
            total += brew_at(s, DOWN, seat, b) + brew_at(s, ASIDE, seat, b)
            if total < s.bounds[b * s.players + seat]:
                raise BadState(f"seat {seat} has too few warriors face down of the first {b + 1} brews: {total}")
        return
    suits = [suit for suit in range(SUITS) if aside & SUIT_SET[suit]]
    if len(suits) > 1 or aside & WARRIOR_SET or s.number(ASIDE, seat) > answers:
        raise BadState(f"seat {seat} cannot have set these cards aside with {answers} answers")
    if s.number(HAND, seat) + s.number(ASIDE, seat) != HAND_SIZE:
        raise BadState(f"seat {seat} must hold {HAND_SIZE} cards in the first Spring")
