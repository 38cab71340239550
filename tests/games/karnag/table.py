"""Positions of Karnag for tests, written the way you would set them up on a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from nemeton.core.errors import IllegalMove
from nemeton.games.karnag import GAME
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.boardfile import ACTIONS, CARDS, KINDS, MARKED, TRACKS
from nemeton.games.karnag.data import GEMS, OUT, THIS_PASS
from nemeton.games.karnag.state import Karnag

At = tuple[int, int]
Creature = tuple[str, str, At]
FULL = 20


def position(
    players: int = 4,
    *,
    tile: str = "move",
    row: str = "main",
    druids: Mapping[int, list[int | str]] | None = None,
    creatures: Iterable[Creature] = (),
    reserves: Mapping[int, list[str]] | None = None,
    gems: Mapping[int, list[At]] | None = None,
    menhirs: Mapping[int, list[At]] | None = None,
    hands: Mapping[int, list[str]] | None = None,
    tracks: Mapping[int, Mapping[str, int]] | None = None,
    top: Iterable[str] = (),
    options: Mapping[str, bool | int | str] | None = None,
    **fields: object,
) -> Karnag:
    """Seat 0's cube on an action tile has just been reached, seat 1's comes next; everything else is as given or in the
    box."""
    saved = GAME.new(players, seed=0, options=options).dump()
    own: dict[str, object] = cast(dict[str, object], saved["fields"])
    own["order"] = list(range(players))
    own["line"] = list(range(6))
    own["druids"] = [place(at) for p in range(players) for at in (druids or {}).get(p, ["council"] * 3)]
    own["creatures"] = tokens(creatures, reserves or {})
    own["gems"] = stones(gems or {}, players, GEMS)
    own["menhirs"] = stones(menhirs or {}, players, STANDARD.menhirs)
    knowledge = [(tracks or {}).get(p, {}).get(track, 0) for p in range(players) for track in TRACKS]
    own.update(knowledge=knowledge, mana=[FULL] * players, vp=[10] * players)
    deal(own, players, hands or {}, list(top))
    cube = (ACTIONS.index(tile) * 2 + ("main", "secondary").index(row)) * 3
    own.update(round=1, phase=5, turn=0, laid=5 * players, row=("main", "secondary").index(row))
    own.update(current=cube, place=ACTIONS.index(tile), cubes=[0] * 36)
    cast(list[int], own["cubes"])[cube] = THIS_PASS + 1
    cast(list[int], own["cubes"])[21 if cube == 33 else 33] = 2  # seat 1 comes next
    own.update(fields)
    saved["agenda"] = [["round"], ["assembly"], ["activate", 0], ["next_cube"], ["act"]]
    return GAME.load(saved)


def place(at: int | str) -> int:
    if isinstance(at, int):
        return at
    return int(STANDARD.council) if at == "council" else int(STANDARD.cauldron) + STANDARD.file.cauldrons.index(at)


def tokens(creatures: Iterable[Creature], reserves: Mapping[int, list[str]]) -> list[int]:
    out = [0] * STANDARD.tokens
    for kind, side, at in creatures:
        out[free_token(out, kind, side)] = STANDARD.square(*at)
    for seat, kinds in reserves.items():
        for kind in kinds:
            out[free_token(out, kind, "")] = OUT - 1 - seat
    return out


def free_token(taken: list[int], kind: str, side: str) -> int:
    turns = {"left": [3], "right": [1], "": [1, 3]}[side]
    wanted = KINDS.index(kind)
    return next(
        t
        for t in range(STANDARD.tokens)
        if not taken[t] and STANDARD.token_kind[t] == wanted and STANDARD.token_turn[t] in turns
    )


def stones(given: Mapping[int, list[At]], players: int, count: int) -> list[int]:
    out: list[int] = []
    for seat in range(players):
        cells = [STANDARD.square(*at) for at in given.get(seat, [])]
        out += cells + [0] * (count - len(cells))
    return out


def deal(own: dict[str, object], players: int, hands: Mapping[int, list[str]], top: list[str]) -> None:
    """Put cards into hands and onto the top of the deck; the rest lies beneath, in order."""
    left = list(range(STANDARD.cards))
    own["hands"] = [sorted(take_card(left, kind) for kind in hands.get(p, [])) for p in range(players)]
    deck = [take_card(left, kind) for kind in top]
    own.update(deck=deck + left, sizes=[len(deck) + len(left)], owners=[-1], drawn=[])


def take_card(left: list[int], kind: str) -> int:
    card = next(c for c in left if STANDARD.card_kind[c] == (CARDS + MARKED).index(kind))
    left.remove(card)
    return card


def play(s: Karnag, *texts: str) -> Karnag:
    """Make moves, given in notation, each by the seat that is asked."""
    for text in texts:
        seat = s.actor()
        s.play(seat, GAME.parse(s, seat, text))
    return s


def offered(s: Karnag) -> list[str]:
    """The legal moves of the seat that is asked, in notation."""
    seat = s.actor()
    return [GAME.text(s, seat, move) for move in s.legal(seat)]


def refused(s: Karnag, text: str) -> str:
    """Why a move is refused: the rule and the key."""
    seat = s.actor()
    try:
        s.clone().play(seat, GAME.parse(s, seat, text))
    except IllegalMove as error:
        return f"{error.reason.rule} {error.reason.key}"
    return ""


def where(s: Karnag) -> dict[str, str]:
    """Creatures in the glade: square and kind."""
    return {STANDARD.name(cell): KINDS[STANDARD.token_kind[t]] for t, cell in enumerate(s.creatures) if cell > 0}


def token_at(s: Karnag, at: At) -> int:
    return list(s.creatures).index(STANDARD.square(*at))


def asked(s: Karnag) -> str:
    question = s.ask(s.actor())
    assert question is not None
    return question.kind
