"""What a seat sees of Karnag, all but the hands of others and the order of the deck; how its log begins and ends."""

from __future__ import annotations

from functools import lru_cache

from nemeton.core.answers import Event
from nemeton.core.verdict import verdict
from nemeton.games.karnag import account
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boardfile import ACTIONS, CARDS, KINDS, TRACKS
from nemeton.games.karnag.data import (
    BACKS_HIDDEN,
    BIT,
    CARD_NAMES,
    DIRECTION_NAMES,
    DRUIDS,
    GEMS,
    ON_TILE,
    OUT,
    ROW_NAMES,
    SPACES,
    TERRAIN_NAMES,
)
from nemeton.games.karnag.forecast import outlooks, queue
from nemeton.games.karnag.moves import VERBS
from nemeton.games.karnag.rules import lightning
from nemeton.games.karnag.rules.druids import EITHER, ONLY_CLOCKWISE, ONLY_COUNTER, Approach, Stride, landing
from nemeton.games.karnag.rules.telepathy import Lead
from nemeton.games.karnag.state import Karnag, tile_squares

Words = tuple[str, dict[str, object]]
# Moves whose phrase says less than the event of the same name have keys of their own, so that both are shown.
SAID = {"capture": "seize", "potion": "brew", "eliminate": "send-back", "decline": "forgo"}


def seen(s: Karnag, seat: int) -> dict[str, object]:
    """[20] Everything on the table is open; cards are known to those who hold or have seen them."""
    board = s.board
    players = range(s.players)
    return {
        "board": board.digest,
        "round": s.round,
        "rounds": board.file.rounds[s.players - 2],
        "phase": "-ABCDEFG."[s.phase],
        "turn": s.turn,
        "order": list(s.order),
        "obstacles": obstacles(board, tuple(s.tiles)),
        "creatures": creatures(s),
        "reserves": reserves(s),
        "bag": sum(1 for at in s.creatures if at == 0),
        "druids": [[where(board, at) for at in s.druids[DRUIDS * p : DRUIDS * p + DRUIDS]] for p in players],
        "gems": [[square_of(board, c) for c in s.gems[GEMS * p : GEMS * p + GEMS]] for p in players],
        "menhirs": [[square_of(board, c) for c in menhirs_of(s, p) if c] for p in players],
        "vp": list(s.vp),
        "mana": list(s.mana),
        "knowledge": [list(s.knowledge[len(TRACKS) * p : len(TRACKS) * p + len(TRACKS)]) for p in players],
        "line": [ACTIONS[tile] for tile in s.line],
        "cubes": list(s.cubes),
        "queue": queue(s),
        "action": action(s),
        "hand": kinds(board, account.members(s.hands[seat], board.unmarked)) if seat >= 0 else [],
        "held": [s.held(p) for p in players],
        "drawn": drawn(s, seat),
        "deck": deck(s, seat),
    }


@lru_cache(maxsize=64)
def obstacles(board: Board, tiles: tuple[int, ...]) -> list[dict[str, object]]:
    """Every obstacle tile with the squares it covers; none if it lies nowhere."""
    squares = [
        [[board.col(c), board.row(c), TERRAIN_NAMES[t]] for c, t in tile_squares(board, tile, at)]
        for tile, at in enumerate(tiles)
    ]
    return [{"tile": name, "squares": cells} for name, cells in zip(board.tile_ids, squares, strict=True)]


def creatures(s: Karnag) -> list[dict[str, object]]:
    """[4] The creatures in the glade, each with what it would do in the next phase B."""
    board = s.board
    ahead = outlooks(s)
    return [
        {
            "token": token,
            "kind": KINDS[board.token_kind[token]],
            "turns": "right" if board.token_turn[token] == 1 else "left",
            "at": square_of(board, s.creatures[token]),
            "cube": bool(s.cubed & BIT[token]),
            "next": ahead[token],
        }
        for token in range(board.tokens)
        if s.creatures[token] > 0
    ]


def reserves(s: Karnag) -> list[list[int]]:
    """How many creatures of each kind every seat has captured and still has."""
    out = [[0] * len(KINDS) for _ in range(s.players)]
    for token, at in enumerate(s.creatures):
        if at < OUT:
            out[OUT - 1 - at][s.board.token_kind[token]] += 1
    return out


def where(board: Board, at: int) -> object:
    """A druid's path square, its cauldron, `council`, or None before it is placed."""
    if at < board.path_length:
        return at
    if at == board.nowhere:
        return None
    return "council" if at == board.council else board.cauldron_names[at - board.cauldron]


def menhirs_of(s: Karnag, seat: int) -> list[int]:
    """The cells of a seat's menhirs, 0 for those in reserve."""
    return list(s.menhirs[s.board.menhirs * seat : s.board.menhirs * (seat + 1)])


def square_of(board: Board, cell: int) -> list[int] | None:
    return [board.col(cell), board.row(cell)] if cell else None


def kinds(board: Board, cards: list[int]) -> list[str]:
    return [CARD_NAMES[board.card_kind[card]] for card in sorted(cards)]


def action(s: Karnag) -> dict[str, object] | None:
    """How far the current action has got."""
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
    board = s.board
    if seat == s.turn:
        return [CARD_NAMES[board.card_kind[card]] for card in s.drawn]
    if s.house & BACKS_HIDDEN and not account.single_draw(s):
        return ["hidden"] * len(s.drawn)
    return ["plain" if card < board.unmarked else "marked" for card in s.drawn]


def deck(s: Karnag, seat: int) -> dict[str, object]:
    """[20.2] The deck as packets from the top: how many cards, how many marked, and which if the seat knows."""
    board = s.board
    packets: list[dict[str, object]] = []
    first = 0
    hidden = bool(s.house & BACKS_HIDDEN)
    for i, size in enumerate(s.sizes):
        cards = list(s.deck[first : first + size])
        known = account.knows(s, seat, i)
        marked = None if hidden and not known else sum(card >= board.unmarked for card in cards)
        packets.append({"size": size, "marked": marked, "cards": kinds(board, cards) if known else None})
        first += size
    top = None if hidden or not s.deck else "plain" if s.deck[0] < board.unmarked else "marked"
    return {"size": len(s.deck), "top": top, "packets": packets}


# -- how the log begins and ends ------------------------------------------------------------------


def opening(s: Karnag) -> list[Event]:
    """[2.5, 2.6] The order of play, and the creatures that have come already."""
    board = s.board
    here = [
        Event("2.6", "first-creature", {"kind": KINDS[board.token_kind[token]], "at": board.name(s.creatures[token])})
        for token in range(board.tokens)
        if s.creatures[token] > 0
    ]
    return [Event("2.5", "order", {"seats": list(s.order)}), *here]


def closing(s: Karnag) -> list[Event]:
    """[18.7] What decided: points, then mana."""
    return verdict("18.7", list(range(s.players)), [("points", s.scores()), ("mana", list(s.mana))])


def open_answers(s: Karnag) -> bool:
    """[20.1] Cards in hand and cards just drawn are hidden; that a hand is empty is open."""
    name = s.choice.name
    return name != "keep" and (name not in ("act", "interlude", "lead", "potion_learn") or s.hands[s.turn] == 0)


# -- moves in words -------------------------------------------------------------------------------


def describe(s: Karnag, seat: int, move: int) -> Words:
    """The phrase of a move: a key, to follow `karnag-move-`, and its arguments."""
    verb, noun = VERBS.split(move)
    if verb == "cube":
        return "cube", {
            "tile": ACTIONS[noun // ON_TILE],
            "row": ROW_NAMES[noun // SPACES % 2],
            "space": noun % SPACES + 1,
        }
    if verb == "enter":
        return ("enter", "enter-clockwise", "enter-counter")[noun % 3], enter_words(s, noun)
    if verb == "gem":
        return "gem", gem_words(s, seat, noun)
    if verb == "adjust":
        most = s.board.file.card_amount[1]
        change = noun - most if noun < most else noun - most + 1
        return ("faster" if change > 0 else "slower"), {"squares": abs(change)}
    if verb == "creature" and isinstance(s.choice, Lead):
        return "lengthen", {}
    if verb in ("creature", "shift", "raise", "capture", "lead"):
        return SAID.get(verb, verb), piece_words(s, seat, verb, noun)
    if verb in ("clockwise", "counter", "stay"):
        return verb, walk_words(s, verb, noun)
    return SAID.get(verb, verb), plain_words(s, seat, verb, noun)


def gem_words(s: Karnag, seat: int, noun: int) -> dict[str, object]:
    """Where the gemstone goes, what it costs, who goes to the council."""
    pair = noun // 2
    druids = [lightning.FIRST_OF[pair], lightning.SECOND_OF[pair]]
    a, b = (DRUIDS * seat + i for i in druids)
    cell = lightning.crossing(s, a, b)
    cost = sum(lightning.flash(s, d, cell) & lightning.FIELD for d in (a, b)) - 1 if cell else 0
    return {"at": s.board.name(cell), "mana": cost, "druid": druids[noun % 2] + 1, "path": s.druids[(a, b)[noun % 2]]}


def enter_words(s: Karnag, noun: int) -> dict[str, object]:
    """[8.8] The corner, and the square on which a druid from the council comes to stand."""
    corner = s.board.corners[noun // 3]
    return {"corner": corner, "to": corner if noun % 3 == EITHER else landing(s, corner, noun % 3, 1)}


def walk_words(s: Karnag, verb: str, noun: int) -> dict[str, object]:
    """[8.4, 8.6] How far the druid that is walking goes, and where it then stands."""
    board = s.board
    step = s.choice
    out: dict[str, object] = {} if verb == "stay" else {"squares": noun + 1}
    if isinstance(step, Approach):
        out["to"] = board.file.cauldrons[step.cauldron]
    elif isinstance(step, Stride) and step.at(s) < board.path_length:
        way = ONLY_CLOCKWISE if verb == "clockwise" else ONLY_COUNTER
        out["to"] = step.at(s) if verb == "stay" else landing(s, step.at(s), way, noun + 1)
    return out


def capture_words(s: Karnag, seat: int, noun: int) -> dict[str, object]:
    """[10.2] Who captures what, where, and for how much mana."""
    board = s.board
    druid = DRUIDS * seat + noun
    cell = lightning.quarry(s, druid)
    kinds = [KINDS[board.token_kind[token]] for token in range(board.tokens) if cell and s.creatures[token] == cell]
    cost = lightning.flash(s, druid, cell) & lightning.FIELD if cell else 0
    return {
        "druid": noun + 1,
        "from": where(s.board, s.druids[druid]),
        "kind": "".join(kinds),
        "at": board.name(cell),
        "mana": cost,
    }


def piece_words(s: Karnag, seat: int, verb: str, noun: int) -> dict[str, object]:
    board = s.board
    if verb == "capture":
        return capture_words(s, seat, noun)
    if verb == "lead":
        return lead_words(s, noun)
    if verb == "creature":
        return {"kind": KINDS[board.token_kind[noun]], "at": board.name(max(s.creatures[noun], 0))}
    if verb == "raise":
        return {"at": board.name(s.gems[GEMS * seat + noun])}
    return {"from": board.name(s.gems[GEMS * seat + noun // 4]), "direction": DIRECTION_NAMES[noun % 4]}


def lead_words(s: Karnag, noun: int) -> dict[str, object]:
    """[11.2] In which direction the creature is led, and onto which square."""
    board = s.board
    step = s.choice
    out: dict[str, object] = {"direction": DIRECTION_NAMES[noun]}
    if isinstance(step, Lead):
        out["to"] = board.name(s.creatures[step.token] + board.delta[noun])
    return out


def plain_words(s: Karnag, seat: int, verb: str, noun: int) -> dict[str, object]:
    board = s.board
    if verb in ("play", "keep"):
        return {"card": CARDS[noun]}
    if verb == "eliminate":
        return {"kind": KINDS[noun + 1]}
    if verb == "learn":
        return {"track": TRACKS[noun], "level": s.knowledge[len(TRACKS) * seat + noun] + 1}
    if verb == "druid":
        return {"druid": noun + 1, "at": where(s.board, s.druids[DRUIDS * seat + noun])}
    if verb == "cauldron":
        return {"cauldron": board.file.cauldrons[noun]}
    if verb == "place":
        return {"to": board.starts[noun]}
    if verb == "tile":
        return {"obstacle": board.tile_ids[noun]}
    if verb in ("squares", "column", "row"):
        return {verb: noun + 1}
    return {"quarters": noun} if verb == "turn" else {}
