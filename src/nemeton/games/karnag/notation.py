"""Karnag in writing: `cube gem main 2`, `squares 7`, `clockwise 3`, `gem 1+2 send 1`, `creature h5`, `lead north`.

Squares of the glade are a letter and a number (`h5`: column 8, row 5), path squares a number. Druids are 1 to 3.
Who points at a square writes `gem h5`, `capture h5`, `lead h5`, `shift h5`, `place 12`, `go 12` or, into a cauldron,
`go N`: it means the move that makes, takes or goes there, or a reason why none can.
"""

from __future__ import annotations

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation
from nemeton.games.karnag.board import ACTIONS, CARDS, KINDS, TRACKS
from nemeton.games.karnag.data import (
    BOARD,
    CAULDRON_NAMES,
    CELLS,
    CORNERS,
    COUNCIL,
    DELTA,
    DIRECTION_NAMES,
    DRUIDS,
    GEMS,
    ROW_NAMES,
    STARTS,
    TILE_IDS,
    TOKENS,
    name,
)
from nemeton.games.karnag.moves import (
    ADJUST,
    CAPTURE,
    CLOCKWISE,
    COUNTER,
    CREATURE,
    ENTER,
    GEM,
    INTO,
    LEAD,
    PLACE,
    RAISE,
    SHIFT,
    SQUARES,
    STAY,
    VERBS,
)
from nemeton.games.karnag.rules.druids import ONLY_CLOCKWISE, ONLY_COUNTER, Stride, landing, occupied
from nemeton.games.karnag.rules.lightning import FIRST_OF, SECOND_OF, crossing, quarry
from nemeton.games.karnag.rules.telepathy import Lead
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
    if len(words) == 2 and words[0] in POINTED and words[1] in CELL:
        return POINTED[words[0]](s, seat, CELL[words[1]])
    if len(words) == 2 and words[0] == "go" and words[1].upper() in CAULDRON_NAMES:
        return _into(s, seat, CAULDRON_NAMES.index(words[1].upper()))
    raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))


def _find(names: list[str], word: str, count: int) -> int:
    """The piece on a square, or with a number after #."""
    if word[:1] == "#" and word[1:].isascii() and word[1:].isdigit() and int(word[1:]) < count:
        return int(word[1:])
    if word not in names:
        raise BadNotation(Reason("", "nothing-there", {"at": word[:20]}))
    return names.index(word)


# -- pointing at a square ------------------------------------------------------------------------------

CELL = {name(cell): cell for cell in range(CELLS)}


def _nothing(s: Karnag, seat: int, move: int, reason: Reason, own: tuple[str, ...]) -> int:
    """No move of a verb is about that square: the reason, if the question at hand is one for this verb.

    It is, if it takes `move`, which is any of that verb, or refuses it by one of the verb's `own` rules. Another
    question refuses `move` by what it asks itself.
    """
    told = s.why_not(seat, move)
    if told is None or told.rule in own:
        raise BadNotation(reason)
    return move


def _gem(s: Karnag, seat: int, cell: int) -> int:
    """[9.3] The pair of druids whose lines cross there."""
    for pair in range(len(FIRST_OF)):
        if crossing(s, DRUIDS * seat + FIRST_OF[pair], DRUIDS * seat + SECOND_OF[pair]) == cell:
            return GEM + 2 * pair
    own = ("9.2", "9.3", "9.4", "9.5", "9.6", "9.9")
    return _nothing(s, seat, GEM, Reason("9.3", "no-lines", {"at": name(cell)}), own)


def _capture(s: Karnag, seat: int, cell: int) -> int:
    """[10.2] The druid that has the creature there before it."""
    for druid in range(DRUIDS):
        if quarry(s, DRUIDS * seat + druid) == cell:
            return CAPTURE + druid
    key = "not-before" if cell in list(s.creatures) else "nothing-there"
    return _nothing(s, seat, CAPTURE, Reason("10.2", key, {"at": name(cell)}), ("9.9", "10.2"))


def _lead(s: Karnag, seat: int, cell: int) -> int:
    """[11.2] One square in the direction of that square."""
    if not isinstance(s.choice, Lead):
        return LEAD
    at = s.creatures[s.choice.token]
    for direction in range(4):
        if at + DELTA[direction] == cell:
            return LEAD + direction
    raise BadNotation(Reason("11.2", "step-by-step", {"at": name(at)}))


def _shift(s: Karnag, seat: int, cell: int) -> int:
    """[11.5] A gemstone beside that square goes onto it."""
    gems = list(s.gems[GEMS * seat : GEMS * seat + GEMS])
    moves = [SHIFT + 4 * i + d for i, gem in enumerate(gems) for d in range(4) if gem and gem + DELTA[d] == cell]
    if moves and cell not in gems:
        return min(moves, key=lambda move: (s.why_not(seat, move) is not None, move))
    key = "which-way" if cell in gems else "no-gem-beside"
    return _nothing(s, seat, SHIFT, Reason("11.5", key, {"at": name(cell)}), ("11.5",))


def _place(s: Karnag, seat: int, cell: int) -> int:
    """[2.7] Start squares are moves of their own: this is none of them."""
    return _nothing(s, seat, PLACE, Reason("2.7", "no-start", {"to": name(cell)}), ("1.3",))


def _go(s: Karnag, seat: int, cell: int) -> int:
    """[8.3-8.8] The move of the druid at hand that ends on that square of the path."""
    step = s.choice
    if not isinstance(step, Stride):
        return _total_first(s, seat)
    if not name(cell).isdigit():
        raise BadNotation(Reason("8.3", "off-path", {}))
    to, at = int(name(cell)), step.at(s)
    if at == COUNCIL:
        return ENTER + 3 * BOARD.corners.index(to) if to in BOARD.corners else CLOCKWISE
    if to == at:
        return STAY
    if occupied(s, to):
        raise BadNotation(Reason("8.4", "druid-there", {"to": to}))
    for squares in range(1, COUNTER - CLOCKWISE + 1):
        for way, first in ((ONLY_CLOCKWISE, CLOCKWISE), (ONLY_COUNTER, COUNTER)):
            if step.goes(way) and landing(s, at, way, squares) == to:
                return first + squares - 1
    raise BadNotation(Reason("8.1", "too-far", {"left": s.left}))


def _into(s: Karnag, seat: int, cauldron: int) -> int:
    """[8.6] Into a cauldron."""
    return INTO + cauldron if isinstance(s.choice, Stride) else _total_first(s, seat)


def _total_first(s: Karnag, seat: int) -> int:
    """[8.1] No druid is on its way: the total comes first, if there is one to be named."""
    if any(SQUARES <= move < ADJUST for move in s.legal(seat)):
        raise BadNotation(Reason("8.1", "total-first", {}))
    return SQUARES


POINTED = {"gem": _gem, "capture": _capture, "lead": _lead, "shift": _shift, "place": _place, "go": _go}
