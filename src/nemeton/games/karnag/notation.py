"""Karnag in writing: `cube gem main 2`, `squares 7`, `clockwise 3`, `gem 1+2 send 1`, `creature h5`, `lead north`.

Squares of the glade are a letter and a number (`h5`: column 8, row 5), path squares a number. Druids are 1 to 3.
To point at a square, write `gem h5`, `capture h5`, `lead h5`, `shift h5`, `place 12`, `go 12` or, into a cauldron,
`go N`: this is the move that makes, takes or goes there, or gives the reason why there is none. If there are several,
say which druid goes to the council: `gem h5 send 1`, `capture h5 send 2`.
"""

from __future__ import annotations

from functools import lru_cache

from nemeton.core.answers import Reason
from nemeton.core.errors import BadNotation
from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boardfile import ACTIONS, CARDS, KINDS, MOST_SPEED, TRACKS
from nemeton.games.karnag.data import DIRECTION_NAMES, DRUIDS, GEMS, ROW_NAMES
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


class Notation:
    """The texts of a board: for moves that mean the same in every state, and for its squares."""

    def __init__(self, board: Board) -> None:
        speed = board.file.card_amount[1]
        self.words: dict[str, list[str]] = {
            "tile": board.tile_ids,
            "place": [str(at) for at in board.starts],
            "cube": [f"{tile} {row} {space}" for tile in ACTIONS for row in ROW_NAMES for space in (1, 2, 3)],
            "adjust": [f"{k:+d}" if abs(k) <= speed else "" for k in range(-MOST_SPEED, MOST_SPEED + 1) if k],
            "play": CARDS,
            "enter": [f"{corner}{way}" for corner in board.corners for way in WAYS],
            "cauldron": board.cauldron_names,
            "gem": [f"{a + 1}+{b + 1} send {d + 1}" for a, b in zip(FIRST_OF, SECOND_OF, strict=True) for d in (a, b)],
            "learn": TRACKS,
            "lead": DIRECTION_NAMES,
            "keep": CARDS,
            "eliminate": KINDS[1:],
        }
        self.fixed = {move: text for move in range(VERBS.size) if (text := self.text(move))}
        self.moves = {text.lower(): move for move, text in self.fixed.items()}
        self.cells = {board.name(cell): cell for cell in range(board.cells)}

    def text(self, move: int) -> str:
        """Empty for moves that name a piece, and for those that this board does not have."""
        verb, noun = VERBS.split(move)
        if verb in ("creature", "shift", "raise"):
            return ""
        if verb in self.words:
            found = self.words[verb][noun] if noun < len(self.words[verb]) else ""
            return f"{verb} {found}" if found else ""
        if VERBS.sizes[VERBS.names.index(verb)] == 1:
            return verb
        return f"{verb} {noun if verb == 'turn' else noun + 1}"


notation = lru_cache(maxsize=64)(Notation)


def text(s: Karnag, seat: int, move: int) -> str:
    """The notation of a move."""
    board = s.board
    fixed = notation(board).fixed
    if move in fixed:
        return fixed[move]
    verb, noun = VERBS.split(move)
    if verb == "creature":
        return f"creature {board.name(s.creatures[noun])}" if s.creatures[noun] > 0 else f"creature #{noun}"
    cell = s.gems[GEMS * seat + (noun if verb == "raise" else noun // 4)]
    gem = board.name(cell) if cell else f"#{noun if verb == 'raise' else noun // 4}"
    return f"raise {gem}" if verb == "raise" else f"shift {gem} {DIRECTION_NAMES[noun % 4]}"


def parse(s: Karnag, seat: int, text: str) -> int:
    """The move a text stands for, legal or not; `BadNotation` if there is none."""
    board = s.board
    words = text[:LONGEST].lower().split()
    plain = " ".join(words)
    known, cells = notation(board).moves, notation(board).cells
    if plain in known:
        return known[plain]
    if len(words) == 2 and words[0] == "creature":
        return CREATURE + _find([board.name(c) if c > 0 else "" for c in s.creatures], words[1], board.tokens)
    gems = [board.name(c) if c else "" for c in s.gems[GEMS * seat : GEMS * seat + GEMS]]
    if len(words) == 2 and words[0] == "raise":
        return RAISE + _find(gems, words[1], GEMS)
    if len(words) == 3 and words[0] == "shift" and words[2] in DIRECTION_NAMES:
        return SHIFT + 4 * _find(gems, words[1], GEMS) + DIRECTION_NAMES.index(words[2])
    if len(words) == 2 and words[0] in POINTED and words[1] in cells:
        return POINTED[words[0]](s, seat, cells[words[1]])
    if len(words) == 4 and words[0] in LEAVING and words[1] in cells and words[2] == "send" and words[3] in DRUID_WORDS:
        return LEAVING[words[0]](s, seat, cells[words[1]], int(words[3]))
    if len(words) == 2 and words[0] == "go" and words[1].upper() in board.cauldron_names:
        return _into(s, seat, board.cauldron_names.index(words[1].upper()))
    raise BadNotation(Reason("", "unreadable", {"text": text[:40]}))


def _find(names: list[str], word: str, count: int) -> int:
    """The piece on a square, or with a number after #."""
    if word[:1] == "#" and word[1:].isascii() and word[1:].isdigit() and int(word[1:]) < count:
        return int(word[1:])
    if word not in names:
        raise BadNotation(Reason("", "nothing-there", {"at": word[:20]}))
    return names.index(word)


# -- pointing at a square ------------------------------------------------------------------------------

DRUID_WORDS = [str(druid + 1) for druid in range(DRUIDS)]


def _nothing(s: Karnag, seat: int, move: int, reason: Reason, own: tuple[str, ...]) -> int:
    """No move of a verb concerns that square: raise the reason, if the current question is one for this verb.

    It is if it accepts `move`, which is any move of that verb, or refuses it by one of the verb's `own` rules. Any
    other question refuses `move` by what it asks.
    """
    told = s.why_not(seat, move)
    if told is None or told.rule in own:
        raise BadNotation(reason)
    return move


def _gem(s: Karnag, seat: int, cell: int, leaver: int = 0) -> int:
    """[9.3, 9.7] The pair of druids that makes a gemstone there; the text must say which goes to the council."""
    board = s.board
    crossed = [
        GEM + 2 * pair + which
        for pair in range(len(FIRST_OF))
        if crossing(s, DRUIDS * seat + FIRST_OF[pair], DRUIDS * seat + SECOND_OF[pair]) == cell
        for which in (0, 1)
    ]
    if not crossed:
        own = ("9.2", "9.3", "9.4", "9.5", "9.6", "9.8", "9.9")
        return _nothing(s, seat, GEM, Reason("9.3", "no-lines", {"at": board.name(cell)}), own)
    goes = [(FIRST_OF, SECOND_OF)[(move - GEM) % 2][(move - GEM) // 2] + 1 for move in crossed]
    return _leaving(s, seat, board.name(cell), list(zip(crossed, goes, strict=True)), leaver)


def _capture(s: Karnag, seat: int, cell: int, leaver: int = 0) -> int:
    """[10.2, 10.5] The druid that takes the creature there, and goes to the council."""
    board = s.board
    before = [(CAPTURE + i, i + 1) for i in range(DRUIDS) if quarry(s, DRUIDS * seat + i) == cell]
    if before:
        return _leaving(s, seat, board.name(cell), before, leaver)
    key = "not-before" if cell in list(s.creatures) else "nothing-there"
    return _nothing(s, seat, CAPTURE, Reason("10.2", key, {"at": board.name(cell)}), ("9.9", "10.2", "10.5"))


def _leaving(s: Karnag, seat: int, at: str, moves: list[tuple[int, int]], leaver: int) -> int:
    """The legal one of these moves, each with the druid it sends to the council; if several are, the text must say
    which.
    """
    meant = [move for move, druid in moves if leaver in (0, druid)]
    if not meant:
        raise BadNotation(Reason("9.7", "not-that-druid", {"at": at, "druid": leaver}))
    legal = [move for move in meant if s.why_not(seat, move) is None]
    if len(legal) > 1:
        raise BadNotation(
            Reason("9.7", "which-leaves", {"at": at, "moves": ", ".join(text(s, seat, move) for move in legal)})
        )
    return (legal or meant)[0]


def _lead(s: Karnag, seat: int, cell: int) -> int:
    """[11.2] One square in the direction of that square."""
    board = s.board
    if not isinstance(s.choice, Lead):
        return LEAD
    at = s.creatures[s.choice.token]
    for direction in range(4):
        if at + board.delta[direction] == cell:
            return LEAD + direction
    raise BadNotation(Reason("11.2", "step-by-step", {"at": board.name(at)}))


def _shift(s: Karnag, seat: int, cell: int) -> int:
    """[11.5] A gemstone beside that square goes onto it."""
    board = s.board
    gems = list(s.gems[GEMS * seat : GEMS * seat + GEMS])
    moves = [SHIFT + 4 * i + d for i, gem in enumerate(gems) for d in range(4) if gem and gem + board.delta[d] == cell]
    if moves and cell not in gems:
        return min(moves, key=lambda move: (s.why_not(seat, move) is not None, move))
    key = "which-way" if cell in gems else "no-gem-beside"
    return _nothing(s, seat, SHIFT, Reason("11.5", key, {"at": board.name(cell)}), ("11.5",))


def _place(s: Karnag, seat: int, cell: int) -> int:
    """[2.7] Start squares are moves of their own, and this is not one."""
    return _nothing(s, seat, PLACE, Reason("2.7", "no-start", {"to": s.board.name(cell)}), ("1.3",))


def _go(s: Karnag, seat: int, cell: int) -> int:
    """[8.3-8.8] The move of the walking druid that ends on that square of the path."""
    board = s.board
    step = s.choice
    if not isinstance(step, Stride):
        return _total_first(s, seat)
    if not board.name(cell).isdigit():
        raise BadNotation(Reason("8.3", "off-path", {}))
    to, at = int(board.name(cell)), step.at(s)
    if at == board.council:
        return ENTER + 3 * board.file.corners.index(to) if to in board.file.corners else CLOCKWISE
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
    """[8.1] No druid is walking: the total comes first, if there is one to be named."""
    if any(SQUARES <= move < ADJUST for move in s.legal(seat)):
        raise BadNotation(Reason("8.1", "total-first", {}))
    return SQUARES


LEAVING = {"gem": _gem, "capture": _capture}
POINTED = {"gem": _gem, "capture": _capture, "lead": _lead, "shift": _shift, "place": _place, "go": _go}
