"""Literal positions of Ard Rí for tests: who has which cards where, and what comes next."""

from __future__ import annotations

import nemeton
from nemeton.core.answers import Reason
from nemeton.core.chance import seeded
from nemeton.core.fields import Fields
from nemeton.core.game import OptionValue
from nemeton.core.step import Step
from nemeton.core.vector import i64, vec
from nemeton.games.ardri import GAME
from nemeton.games.ardri.data import ALL, DECKS, HAND, KIND_NAMES, KINDS
from nemeton.games.ardri.notation import _kind
from nemeton.games.ardri.saving import PLACE_NAMES
from nemeton.games.ardri.state import ArdRi, restore

STEPS: dict[str, Step[ArdRi]] = {step.name: step for step in GAME.steps if isinstance(step, Step)}
YEAR = ["year", "return", "winter", "ranking", "feast", "autumn", "summer", "bealtaine", "spring"]
Cards = dict[int, str]  # by seat: "10s 7h K♠"


class Box:
    """All decks of a game; cards are taken out by name, those of the first deck first."""

    def __init__(self, players: int) -> None:
        self.left = list(range(KINDS * DECKS[players]))

    def take(self, names: str) -> list[int]:
        return sorted(self.take_one(name) for name in names.split())

    def take_one(self, name: str) -> int:
        kind = _kind(name)
        card = next(card for card in self.left if card % KINDS == kind)
        self.left.remove(card)
        return card


def position(
    season: str = "winter",
    players: int = 2,
    *,
    order: list[int] | None = None,
    at: int = 0,
    year: int = 3,
    deck: str | None = None,
    discard: str = "",
    wilderness: str = "",
    shown: str = "",
    options: dict[str, OptionValue] | None = None,
    seed: int = 1,
    **places: Cards,
) -> ArdRi:
    """A state at the first question of a season. `deck` names the cards of the deck, the next one first, and all other
    cards are in the discard pile; without it, all cards that are not named are in the deck."""
    box = Box(players)
    fields: dict[str, object] = {}
    for name in PLACE_NAMES:
        cards = places.pop(name, {})
        fields[name] = [box.take(cards.get(seat, "")) for seat in range(players)]
    assert not places, places
    fields["wilderness"] = box.take(wilderness)
    named = box.take(discard)
    drawn = [] if deck is None else [box.take_one(name) for name in deck.split()][::-1]
    fields["deck"] = box.left if deck is None else drawn
    fields["discard"] = named if deck is None else sorted(named + box.left)
    fields.update({"older": [], "bounds": []})
    fields["fresh"] = [ALL] * DECKS[players]
    fields["shown"] = Box(players).take(shown)
    fields.update({"order": order or list(range(players)), "turned": [], "answers": [-1] * players})
    fields.update({"year": year, "at": at, "suit": -1, "takes": -1, "fed": 0, "paid": 0, "raider": -1})
    fields.update({"client": -1, "other_client": -1, "ending": 0, "won": 0})
    return at_season(restore(GAME.setup(players, None, options), seeded(seed, 4), Fields(fields)), season)


def at_season(s: ArdRi, season: str) -> ArdRi:
    for name in YEAR[: YEAR.index(season) + 1]:
        s.push(STEPS[name])
    s.check()
    s.log = []
    s.advance()
    s.check()
    return s


def empty_discard(s: ArdRi) -> ArdRi:
    """Put the discard pile into the last seat's hand: nothing can be drawn."""
    return pile_to(s, s.spot(HAND, s.players - 1))


def pile_to(s: ArdRi, spot: int) -> ArdRi:
    """Put the discard pile somewhere else."""
    for card in s.pile:
        s.put(spot, card)
    s.pile = vec[i64]([])
    return s


def play(s: ArdRi, *texts: str) -> ArdRi:
    """Make moves given in notation, including phrases, each by the (first) seat that must answer."""
    for text in texts:
        seat = s.actor()
        for move in GAME.moves(s, seat, text):
            s.play(seat, move)
            s.check()
    return s


def legal(s: ArdRi, seat: int | None = None) -> list[str]:
    seat = s.actor() if seat is None else seat
    return [GAME.text(s, seat, move) for move in s.legal(seat)]


def refusal(s: ArdRi, text: str) -> tuple[str, str]:
    """The rule and the key with which a move is refused."""
    reason = reason_of(s, text)
    return reason.rule, reason.key


def reason_of(s: ArdRi, text: str) -> Reason:
    """Why moves in notation are refused."""
    try:
        GAME.moves(s, s.actor(), text)
    except (nemeton.BadNotation, nemeton.IllegalMove) as error:
        return error.reason
    raise AssertionError(f"{text!r} was not refused")


def lies(s: ArdRi, place: str, seat: int = 0) -> list[str]:
    """The names of the cards at a place."""
    found = s.fields()[place]
    assert isinstance(found, list)
    cards = found if place in ("deck", "discard", "wilderness") else found[seat]
    return [KIND_NAMES[card % KINDS] for card in cards]


def events(s: ArdRi, key: str) -> list[dict[str, object]]:
    return [event.args for event in s.log or [] if event.key == key]
