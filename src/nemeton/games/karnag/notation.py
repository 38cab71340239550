"""Karnag in writing: `cube gem main 2`, `squares 7`, `clockwise 3`, `gem 1+2 send 1`, `creature h5`, `lead north`.

Squares of the glade are a letter and a number (`h5`: column 8, row 5), path squares a number. Druids are 1 to 3.
"""

from __future__ import annotations

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation
from nemeton.games.karnag.board import ACTIONS, CARDS, KINDS, TRACKS
from nemeton.games.karnag.data import BOARD, CORNERS, DIRECTION_NAMES, GEMS, ROW_NAMES, STARTS, TILE_IDS, TOKENS, name
from nemeton.games.karnag.moves import CREATURE, RAISE, SHIFT, VERBS
from nemeton.games.karnag.rules.lightning import FIRST_OF, SECOND_OF
from nemeton.games.karnag.state import Karnag

LONGEST = 60
WAYS = ["", " clockwise", " counter"]


def fixed(move: int) -> str:
    """The notation of a move that means the same in every state; empty for those that name a piece."""
    verb, noun = VERBS.split(move)
    words: dict[str, list[str]] = {
        "tile": TILE_IDS,
        "place": [str(at) for at in STARTS],
        "cube": [f"{tile} {row} {space}" for tile in ACTIONS for row in ROW_NAMES for space in (1, 2, 3)],
        "adjust": [f"{k:+d}" for k in range(-BOARD.card_amount[1], BOARD.card_amount[1] + 1) if k],
        "play": CARDS,
        "enter": [f"{corner}{way}" for corner in CORNERS for way in WAYS],
        "cauldron": BOARD.cauldrons,
        "gem": [f"{a + 1}+{b + 1} send {d + 1}" for a, b in zip(FIRST_OF, SECOND_OF, strict=True) for d in (a, b)],
        "learn": TRACKS,
        "lead": DIRECTION_NAMES,
        "keep": CARDS,
        "eliminate": KINDS[1:],
    }
    if verb in ("creature", "shift", "raise"):
        return ""
    if verb in words:
        return f"{verb} {words[verb][noun]}"
    if VERBS.sizes[VERBS.names.index(verb)] == 1:
        return verb
    return f"{verb} {noun if verb == 'turn' else noun + 1}"


FIXED = {move: fixed(move) for move in range(VERBS.size) if fixed(move)}
MOVES = {text.lower(): move for move, text in FIXED.items()}


def text(s: Karnag, seat: int, move: int) -> str:
    """The notation of a move."""
    if move in FIXED:
        return FIXED[move]
    verb, noun = VERBS.split(move)
    if verb == "creature":
        return f"creature {name(s.creatures[noun])}" if s.creatures[noun] > 0 else f"creature #{noun}"
    cell = s.gems[GEMS * seat + (noun if verb == "raise" else noun // 4)]
    gem = name(cell) if cell else f"#{noun if verb == 'raise' else noun // 4}"
    return f"raise {gem}" if verb == "raise" else f"shift {gem} {DIRECTION_NAMES[noun % 4]}"


def parse(s: Karnag, seat: int, text: str) -> int:
    """The move that a text means, legal or not; `BadNotation` if it means none."""
    words = text[:LONGEST].lower().split()
    plain = " ".join(words)
    if plain in MOVES:
        return MOVES[plain]
    if len(words) == 2 and words[0] == "creature":
        return CREATURE + _find([name(c) if c > 0 else "" for c in s.creatures], words[1], TOKENS)
    gems = [name(c) if c else "" for c in s.gems[GEMS * seat : GEMS * seat + GEMS]]
    if len(words) == 2 and words[0] == "raise":
        return RAISE + _find(gems, words[1], GEMS)
    if len(words) == 3 and words[0] == "shift" and words[2] in DIRECTION_NAMES:
        return SHIFT + 4 * _find(gems, words[1], GEMS) + DIRECTION_NAMES.index(words[2])
    raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))


def _find(names: list[str], word: str, count: int) -> int:
    """The piece on a square, or with a number after #."""
    if word[:1] == "#" and word[1:].isascii() and word[1:].isdigit() and int(word[1:]) < count:
        return int(word[1:])
    if word not in names:
        raise BadNotation(Reason("", "nothing-there", {"at": word[:20]}))
    return names.index(word)
