"""What a seat sees of Karnag, all but the hands of others and the order of the deck; how its log begins and ends."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import TYPE_CHECKING

from nemeton.core.answers import Event
from nemeton.core.verdict import verdict
from nemeton.games.karnag import account
from nemeton.games.karnag.board import ACTIONS, CARDS, KINDS, TRACKS
from nemeton.games.karnag.data import (
    BACKS_HIDDEN,
    BIT,
    BOARD,
    CARD_KIND,
    CARD_NAMES,
    CAULDRON,
    CORNERS,
    COUNCIL,
    DELTA,
    DIRECTION_NAMES,
    DRUIDS,
    GEMS,
    MENHIRS,
    NOWHERE,
    OUT,
    PATH_LENGTH,
    RING,
    ROW_NAMES,
    STARTS,
    TILE_IDS,
    TOKEN_KIND,
    TOKEN_TURN,
    TOKENS,
    TURNED,
    UNMARKED,
    col,
    name,
    row,
)
from nemeton.games.karnag.forecast import outlooks, queue
from nemeton.games.karnag.moves import VERBS

if TYPE_CHECKING:
    from nemeton.games.karnag.state import Karnag

Words = tuple[str, dict[str, object]]
# Which data file is played with: a screen that draws another says so.
DIGEST = blake2b((files("nemeton.games.karnag") / "board.toml").read_bytes(), digest_size=6).hexdigest()
TERRAIN = ["", "rock", "swamp"]
# Moves whose phrase tells less than the event of the same name: under keys of their own, so that both are shown.
SAID = {"capture": "seize", "potion": "brew", "eliminate": "send-back", "decline": "forgo"}


def seen(s: Karnag, seat: int) -> dict[str, object]:
    """[20] Everything on the table is open; cards are known to those who hold or have seen them."""
    players = range(s.players)
    return {
        "board": DIGEST,
        "round": s.round,
        "rounds": BOARD.rounds[s.players - 2],
        "phase": "-ABCDEFG."[s.phase],
        "turn": s.turn,
        "order": list(s.order),
        "obstacles": obstacles(tuple(s.tiles)),
        "creatures": creatures(s),
        "reserves": reserves(s),
        "bag": sum(1 for at in s.creatures if at == 0),
        "druids": [[where(at) for at in s.druids[DRUIDS * p : DRUIDS * p + DRUIDS]] for p in players],
        "gems": [[square_of(c) for c in s.gems[GEMS * p : GEMS * p + GEMS]] for p in players],
        "menhirs": [[square_of(c) for c in s.menhirs[MENHIRS * p : MENHIRS * p + MENHIRS] if c] for p in players],
        "vp": list(s.vp),
        "mana": list(s.mana),
        "knowledge": [list(s.knowledge[len(TRACKS) * p : len(TRACKS) * p + len(TRACKS)]) for p in players],
        "line": [ACTIONS[tile] for tile in s.line],
        "cubes": list(s.cubes),
        "queue": queue(s),
        "action": action(s),
        "hand": kinds(account.members(s.hands[seat], UNMARKED)) if seat >= 0 else [],
        "held": [s.held(p) for p in players],
        "drawn": drawn(s, seat),
        "deck": deck(s, seat),
    }


@lru_cache(maxsize=64)
def obstacles(tiles: tuple[int, ...]) -> list[dict[str, object]]:
    """Every obstacle tile with the squares it covers; none if it lies nowhere."""
    from nemeton.games.karnag.state import tile_squares

    squares = [[[col(c), row(c), TERRAIN[t]] for c, t in tile_squares(tile, at)] for tile, at in enumerate(tiles)]
    return [{"tile": name, "squares": cells} for name, cells in zip(TILE_IDS, squares, strict=True)]


def creatures(s: Karnag) -> list[dict[str, object]]:
    """[4] Those in the glade, each with what it would do in the next phase B."""
    ahead = outlooks(s)
    return [
        {
            "token": token,
            "kind": KINDS[TOKEN_KIND[token]],
            "turns": "right" if TOKEN_TURN[token] == 1 else "left",
            "at": square_of(s.creatures[token]),
            "cube": bool(s.cubed & BIT[token]),
            "next": ahead[token],
        }
        for token in range(TOKENS)
        if s.creatures[token] > 0
    ]


def reserves(s: Karnag) -> list[list[int]]:
    """How many creatures of each kind every seat has captured and still has."""
    out = [[0] * len(KINDS) for _ in range(s.players)]
    for token, at in enumerate(s.creatures):
        if at < OUT:
            out[OUT - 1 - at][TOKEN_KIND[token]] += 1
    return out


def where(at: int) -> object:
    """A druid's path square, its cauldron, `council`, or None before it is placed."""
    if at < PATH_LENGTH:
        return at
    if at == NOWHERE:
        return None
    return "council" if at == COUNCIL else BOARD.cauldrons[at - CAULDRON]


def square_of(cell: int) -> list[int] | None:
    return [col(cell), row(cell)] if cell else None


def kinds(cards: list[int]) -> list[str]:
    return [CARD_NAMES[CARD_KIND[card]] for card in sorted(cards)]


def action(s: Karnag) -> dict[str, object] | None:
    """How far the action at hand has come."""
    if s.current < 0:
        return None
    return {
        "cube": s.current,
        "performed": bool(s.did & 1),
        "left": s.left,
        "walked": [i for i in range(DRUIDS) if s.walked & BIT[i]],
        "through": s.through,
        "used": {"rock": s.used_rock, "swamp": s.used_swamp, "stone": s.used_stone},
    }


def drawn(s: Karnag, seat: int) -> list[str]:
    """[13.6] The cards being looked at: their drawer knows them, all others see their backs."""
    if seat == s.turn:
        return [CARD_NAMES[CARD_KIND[card]] for card in s.drawn]
    if s.house & BACKS_HIDDEN and not account.single_draw(s):
        return ["hidden"] * len(s.drawn)
    return ["plain" if card < UNMARKED else "marked" for card in s.drawn]


def deck(s: Karnag, seat: int) -> dict[str, object]:
    """[20.2] The deck as packets from the top: how many cards, how many marked, and which if the seat knows."""
    packets: list[dict[str, object]] = []
    first = 0
    hidden = bool(s.house & BACKS_HIDDEN)
    for i, size in enumerate(s.sizes):
        cards = list(s.deck[first : first + size])
        known = account.knows(s, seat, i)
        marked = None if hidden and not known else sum(card >= UNMARKED for card in cards)
        packets.append({"size": size, "marked": marked, "cards": kinds(cards) if known else None})
        first += size
    top = None if hidden or not s.deck else "plain" if s.deck[0] < UNMARKED else "marked"
    return {"size": len(s.deck), "top": top, "packets": packets}


def layout() -> dict[str, object]:
    """The board itself, for screens: sizes, path, regions, tracks; and which of it is reconstructed."""
    return {
        "version": BOARD.version,
        "digest": DIGEST,
        "status": dict(BOARD.status),
        "cols": BOARD.cols,
        "rows": BOARD.rows,
        "path": [[col(cell), row(cell)] for cell in RING],
        "corners": list(CORNERS),
        "starts": list(STARTS),
        "cauldrons": [{"id": c, "entrances": BOARD.entrances[i]} for i, c in enumerate(BOARD.cauldrons)],
        "places": BOARD.places,
        "gate": [[col(cell), row(cell), DIRECTION_NAMES[BOARD.arrow[i]]] for i, cell in enumerate(BOARD.gate)],
        "regions": [[BOARD.region[y * (BOARD.cols + 2) + x] for x in range(1, BOARD.cols + 1)] for y in glade_rows()],
        "menhir_bonus": BOARD.menhir_bonus,
        "gem_end": BOARD.gem_end,
        "colours": BOARD.colours,
        "mana_max": BOARD.mana_max,
        "tracks": {
            "capture": BOARD.capture,
            "move": BOARD.stride,
            "council": BOARD.council,
            "gems": BOARD.gem_steps,
            "mana": [[mana, parchment] for mana, parchment in zip(BOARD.recovery, BOARD.parchment, strict=True)],
        },
        "spaces": {"main": BOARD.main, "secondary": BOARD.secondary},
        "actions": ACTIONS,
        "kinds": KINDS,
        "track_names": TRACKS,
        "walks": BOARD.walks,
        "lead": BOARD.lead,
        "nudge": BOARD.nudge,
        "potion": BOARD.potion,
        "draw": BOARD.draw,
        "tile_ids": TILE_IDS,
        # By tile and turn: the squares it covers, from its upper left corner.
        "tiles": [[[[x, y, TERRAIN[t]] for x, y, t in shape] for shape in turns] for turns in TURNED],
    }


def glade_rows() -> range:
    return range(1, BOARD.rows + 1)


# -- how the log begins and ends ------------------------------------------------------------------


def opening(s: Karnag) -> list[Event]:
    """[2.5, 2.6] The order of play, and the creatures that have come already."""
    here = [
        Event("2.6", "first-creature", {"kind": KINDS[TOKEN_KIND[token]], "at": name(s.creatures[token])})
        for token in range(TOKENS)
        if s.creatures[token] > 0
    ]
    return [Event("2.5", "order", {"seats": list(s.order)}), *here]


def closing(s: Karnag) -> list[Event]:
    """[18.7] What decided: points, then mana."""
    return verdict("18.7", list(range(s.players)), [("points", s.scores()), ("mana", list(s.mana))])


# -- moves in words -------------------------------------------------------------------------------


def describe(s: Karnag, seat: int, move: int) -> Words:
    """The phrase of a move: a key, to follow `karnag-move-`, and its arguments."""
    verb, noun = VERBS.split(move)
    if verb == "cube":
        return "cube", {"tile": ACTIONS[noun // 6], "row": ROW_NAMES[noun // 3 % 2], "space": noun % 3 + 1}
    if verb == "enter":
        return ("enter", "enter-clockwise", "enter-counter")[noun % 3], enter_words(s, noun)
    if verb == "gem":
        return "gem", gem_words(s, seat, noun)
    if verb == "adjust":
        most = BOARD.card_amount[1]
        change = noun - most if noun < most else noun - most + 1
        return ("faster" if change > 0 else "slower"), {"squares": abs(change)}
    if verb in ("creature", "shift", "raise", "capture", "lead"):
        return SAID.get(verb, verb), piece_words(s, seat, verb, noun)
    if verb in ("clockwise", "counter", "stay"):
        return verb, walk_words(s, verb, noun)
    return SAID.get(verb, verb), plain_words(s, seat, verb, noun)


def gem_words(s: Karnag, seat: int, noun: int) -> dict[str, object]:
    """Where the gemstone comes, what it costs, who goes to the council."""
    from nemeton.games.karnag.rules import lightning

    pair = noun // 2
    druids = [lightning.FIRST_OF[pair], lightning.SECOND_OF[pair]]
    a, b = (DRUIDS * seat + i for i in druids)
    cell = lightning.crossing(s, a, b)
    cost = sum(lightning.flash(s, d, cell) & lightning.FIELD for d in (a, b)) - 1 if cell else 0
    return {"at": name(cell), "mana": cost, "druid": druids[noun % 2] + 1, "path": s.druids[(a, b)[noun % 2]]}


def enter_words(s: Karnag, noun: int) -> dict[str, object]:
    """[8.8] The corner, and the square on which a druid from the council comes to stand."""
    from nemeton.games.karnag.rules.druids import EITHER, landing

    corner = CORNERS[noun // 3]
    return {"corner": corner, "to": corner if noun % 3 == EITHER else landing(s, corner, noun % 3, 1)}


def walk_words(s: Karnag, verb: str, noun: int) -> dict[str, object]:
    """[8.4, 8.6] How far the druid that is walking goes, and where it then stands."""
    from nemeton.games.karnag.rules.druids import ONLY_CLOCKWISE, ONLY_COUNTER, Approach, Stride, landing

    step = s.choice
    out: dict[str, object] = {} if verb == "stay" else {"squares": noun + 1}
    if isinstance(step, Approach):
        out["to"] = BOARD.cauldrons[step.cauldron]
    elif isinstance(step, Stride) and step.at(s) < PATH_LENGTH:
        way = ONLY_CLOCKWISE if verb == "clockwise" else ONLY_COUNTER
        out["to"] = step.at(s) if verb == "stay" else landing(s, step.at(s), way, noun + 1)
    return out


def capture_words(s: Karnag, seat: int, noun: int) -> dict[str, object]:
    """[10.2] Who captures what, where, and for how much mana."""
    from nemeton.games.karnag.rules import lightning

    druid = DRUIDS * seat + noun
    cell = lightning.quarry(s, druid)
    kinds = [KINDS[TOKEN_KIND[token]] for token in range(TOKENS) if cell and s.creatures[token] == cell]
    cost = lightning.flash(s, druid, cell) & lightning.FIELD if cell else 0
    return {"druid": noun + 1, "from": where(s.druids[druid]), "kind": "".join(kinds), "at": name(cell), "mana": cost}


def piece_words(s: Karnag, seat: int, verb: str, noun: int) -> dict[str, object]:
    if verb == "capture":
        return capture_words(s, seat, noun)
    if verb == "lead":
        return lead_words(s, noun)
    if verb == "creature":
        return {"kind": KINDS[TOKEN_KIND[noun]], "at": name(max(s.creatures[noun], 0))}
    if verb == "raise":
        return {"at": name(s.gems[GEMS * seat + noun])}
    return {"from": name(s.gems[GEMS * seat + noun // 4]), "direction": DIRECTION_NAMES[noun % 4]}


def lead_words(s: Karnag, noun: int) -> dict[str, object]:
    """[11.2] In which direction the creature is led, and onto which square."""
    from nemeton.games.karnag.rules.telepathy import Lead

    step = s.choice
    out: dict[str, object] = {"direction": DIRECTION_NAMES[noun]}
    if isinstance(step, Lead):
        out["to"] = name(s.creatures[step.token] + DELTA[noun])
    return out


def plain_words(s: Karnag, seat: int, verb: str, noun: int) -> dict[str, object]:
    if verb in ("play", "keep"):
        return {"card": CARDS[noun]}
    if verb == "eliminate":
        return {"kind": KINDS[noun + 1]}
    if verb == "learn":
        return {"track": TRACKS[noun], "level": s.knowledge[len(TRACKS) * seat + noun] + 1}
    if verb == "druid":
        return {"druid": noun + 1, "at": where(s.druids[DRUIDS * seat + noun])}
    if verb == "cauldron":
        return {"cauldron": BOARD.cauldrons[noun]}
    if verb == "place":
        return {"to": STARTS[noun]}
    if verb == "tile":
        return {"obstacle": TILE_IDS[noun]}
    if verb in ("squares", "column", "row"):
        return {verb: noun + 1}
    return {"quarters": noun} if verb == "turn" else {}
