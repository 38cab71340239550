"""Literal states of Samhain, written the way you would set them up on a table, and short ways to play on from them."""

from __future__ import annotations

from typing import Any

from nemeton.games.samhain import GAME
from nemeton.games.samhain.data import (
    ACTIVE,
    CARD_NAMES,
    CARDS,
    CLAN,
    COPIES,
    EXHAUSTED,
    ITEM_NAMES,
    ITEMS,
    RESERVE,
    RESOURCE_NAMES,
    RESOURCES,
    ROMAN,
    SEAT_PLACES,
    STANDS,
    TRACK_NAMES,
    TRACKS,
)
from nemeton.games.samhain.state import Samhain

Json = dict[str, Any]


def table(
    players: int = 2,
    edition: str = "fr",
    board: dict[int, str] | None = None,
    devotion: dict[int, dict[str, int]] | None = None,
    resources: dict[int, tuple[int, int, int]] | None = None,
    wisps: dict[int, int] | None = None,
    points: dict[int, int] | None = None,
    items: dict[int, str] | None = None,
    graves: dict[int, int] | None = None,
    agenda: list[list[object]] | None = None,
    options: dict[str, bool | int | str] | None = None,
    **others: int,
) -> Samhain:
    """A game at the turn of seat 0, the cards in the order of their numbers.

    `board` gives each seat its members (`"7-8 7-8 1-2*"`, a star for an exhausted one), `items` its items (a star
    for one laid down); every seat has its Roman resources unless given; whatever is not named is in pool and reserve.
    """
    fresh = GAME.new(players, seed=1, edition=edition, options={**(options or {}), "village": "first"})
    saved: Json = fresh.dump()
    saved["options"]["village"] = (options or {}).get("village", "shuffled")
    fields = saved["fields"]
    members = [0] * (SEAT_PLACES * players)
    for seat, words in (board or {}).items():
        for word in words.split():
            stand = EXHAUSTED if word.endswith("*") else ACTIVE
            members[SEAT_PLACES * seat + STANDS * CARD_NAMES.index(word.rstrip("*")) + stand] += 1
    fields["members"] = [[place, number] for place, number in enumerate(members) if number]
    fields["devotion"] = [0] * (TRACKS * players)
    for seat, tracks in (devotion or {}).items():
        for name, level in tracks.items():
            fields["devotion"][TRACKS * seat + TRACK_NAMES.index(name)] = level
    held = [(resources or {}).get(seat, (ROMAN, ROMAN, ROMAN)) for seat in range(players)]
    fields["resources"] = [n for hand in held for n in hand]
    total = RESERVE[players] + ROMAN * players
    fields["reserve"] = [total - sum(hand[r] for hand in held) for r in range(RESOURCES)]
    fields["wisps"] = [(wisps or {}).get(seat, 0) for seat in range(players)]
    fields["reserve_wisps"] = RESERVE[players] - sum(fields["wisps"])
    fields["points"] = [(points or {}).get(seat, 0) for seat in range(players)]
    fields["graves"] = [(graves or {}).get(seat, 0) for seat in range(players)]
    fields["items"] = [0] * (ITEMS * players)
    fields["laid"] = [0] * (ITEMS * players)
    for seat, words in (items or {}).items():
        for word in words.split():
            fields["items"][ITEMS * seat + ITEM_NAMES.index(word.rstrip("*"))] += 1
            fields["laid"][ITEMS * seat + ITEM_NAMES.index(word.rstrip("*"))] += word.endswith("*")
    fields["shelf"] = [COPIES[players] - sum(fields["items"][i::ITEMS]) for i in range(ITEMS)]
    for seat in range(players):
        on_board = sum(members[SEAT_PLACES * seat : SEAT_PLACES * (seat + 1)])
        on_tracks = sum(1 for n in fields["devotion"][TRACKS * seat : TRACKS * (seat + 1)] if n)
        fields["pool"][seat] = CLAN[players] - on_board - on_tracks - fields["graves"][seat]
    fields.update({"first": 0, "turn": 0, "doer": 0, **others})
    saved["agenda"] = agenda or [["turn"]]
    state = GAME.load(saved)
    state.log = []
    return state


def play(s: Samhain, *texts: str) -> Samhain:
    """Make moves, each by the seat that is asked."""
    for text in texts:
        seat = s.actor()
        s.play(seat, GAME.parse(s, seat, text))
        s.check()
    return s


def offers(s: Samhain) -> list[str]:
    """The legal moves of the seat that is asked, as text."""
    seat = s.actor()
    return [GAME.text(s, seat, move) for move in s.legal(seat)]


def why_not(s: Samhain, text: str) -> str:
    """The key of the refusal of a move; empty if it is legal."""
    seat = s.actor()
    reason = s.why_not(seat, GAME.parse(s, seat, text))
    return reason.key if reason else ""


def asked(s: Samhain) -> tuple[int, str]:
    """Who is asked what."""
    question = s.ask(s.actor())
    assert question is not None
    return s.actor(), question.kind


def told(s: Samhain, *keys: str) -> list[dict[str, object]]:
    """What the log has under these keys."""
    return [{"key": event.key, **event.args} for event in s.log or [] if event.key in keys]


def keys(s: Samhain) -> list[str]:
    return [event.key for event in s.log or []]


def holdings(s: Samhain, seat: int) -> dict[str, int]:
    """Everything a seat has, by name."""
    out = {name: int(s.resources[RESOURCES * seat + i]) for i, name in enumerate(RESOURCE_NAMES)}
    out |= {name: int(s.devotion[TRACKS * seat + i]) for i, name in enumerate(TRACK_NAMES)}
    out |= {name: int(s.items[ITEMS * seat + i]) for i, name in enumerate(ITEM_NAMES)}
    out |= {"wisp": int(s.wisps[seat]), "vp": int(s.points[seat]), "pool": int(s.pool[seat])}
    out |= {"grave": int(s.graves[seat]), "board": int(s.board[seat])}
    return out


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has increased or decreased, and by how much."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def members(s: Samhain, seat: int) -> str:
    """A seat's members on the board, in the form that `table` takes; `?` is waiting, `!` has acted."""
    words = []
    for card in range(CARDS):
        for stand, mark in enumerate(["", "?", "!", "*"]):
            words += [CARD_NAMES[card] + mark] * s.members[SEAT_PLACES * seat + STANDS * card + stand]
    return " ".join(words)
