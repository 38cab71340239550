"""[6, 7] Phases C, D and E: the action tiles are laid out, cubes are placed, actions are performed."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.karnag.data import (
    ACTION_NAMES,
    ACTIONS,
    CARDS_OF_ALL,
    COLOUR,
    DRUIDS,
    LINE,
    MAIN,
    MANA_COMPENSATION,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    POTION_MUST,
    ROW_NAMES,
    SECONDARY,
    SPACES,
    THIS_PASS,
    TILE_CAPTURE,
    TILE_CARD,
    TILE_GEM,
    TILE_POTION,
    TILE_TELEPATHY,
)
from nemeton.games.karnag.moves import (
    CAPTURE,
    CREATURE,
    CUBE,
    DECLINE,
    DRAW,
    DRUID,
    END,
    GEM,
    LEARN,
    PLAY,
    POTION,
    SHIFT,
    SQUARES,
)
from nemeton.games.karnag.rules.ask import Ask, require
from nemeton.games.karnag.rules.cards import Interlude, add_cards, card_refusal, look, play_card
from nemeton.games.karnag.rules.cubes import next_cube, row_of, tile_of
from nemeton.games.karnag.rules.done import LEARNED, PERFORMED, WALKED
from nemeton.games.karnag.rules.druids import (
    FROM_REST,
    Stride,
    add_walkers,
    any_walker,
    begin_walk,
    druid_refusal,
    learns_beside_walk,
    may_walk,
    may_walk_here,
    totals,
)
from nemeton.games.karnag.rules.gems import add_shifts, shift, shift_refusal
from nemeton.games.karnag.rules.knowledge import NONE, add_tracks, learn, learn_refusal
from nemeton.games.karnag.rules.lightning import (
    capture,
    capture_refusal,
    capture_trouble,
    gem_refusal,
    gem_trouble,
    make_gem,
)
from nemeton.games.karnag.rules.potions import brew, brewers
from nemeton.games.karnag.rules.telepathy import Lead, add_creatures, creature_refusal
from nemeton.games.karnag.state import Karnag

PAIRS: Final = 3  # pairs of three druids, or one druid each for captures


# -- phases C and D -------------------------------------------------------------------------------


@final
class Prepare(Step[Karnag]):
    """[6.1] Phase C: the six action tiles are shuffled and laid in a line."""

    name = "prepare"
    rule = "6.1"

    def run(self, s: Karnag) -> bool:
        s.phase = PHASE_C
        s.chance.shuffle(LINE, s.line, 0, ACTIONS)
        s.laid = 0
        if s.log is not None:
            s.tell("6.1", "line", {"tiles": [ACTION_NAMES[tile] for tile in s.line]})
        return False


def tile_name(at: i64) -> str:
    """The name of the action tile on which a cube lies."""
    return ACTION_NAMES[tile_of(at)]


def place_of(s: Karnag, tile: i64) -> i64:
    """Where a tile lies in the line, from 0."""
    place: i64 = 0
    while s.line[place] != tile:
        place += 1
    return place


def space_count(s: Karnag, tile: i64, row: i64) -> i64:
    """[6.2] How many cubes a row of a tile takes, by seats and, with two of them, by its place in the line."""
    return s.board.space_count[((s.players - 2) * 2 + row) * ACTIONS + place_of(s, tile)]


@final
class Draft(Ask):
    """[6.3] Phase D: in order of play the seats place one cube at a time on any free space."""

    name = "draft"
    rule = "6.3"

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        s.phase = PHASE_D
        if s.laid == s.board.cubes * s.players:
            return False
        s.turn = s.order[s.laid % s.players]
        return True

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        for tile in range(ACTIONS):
            for row in range(2):
                first = (tile * 2 + row) * SPACES
                for space in range(space_count(s, tile, row)):
                    if s.cubes[first + space] == 0:
                        out.append(CUBE + first + space)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        at = move - CUBE
        s.cubes[at] = seat + 1
        s.laid += 1
        if s.log is not None:
            s.tell(
                "6.3",
                "cube",
                {"seat": seat, "tile": tile_name(at), "row": ROW_NAMES[row_of(at)], "space": at % SPACES + 1},
            )
        s.push(DRAFT)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("draft", "6.3", {"cubes": s.board.cubes - s.laid // s.players})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb != "cube":
            return Reason("6.3", "cube-first", {})
        if noun % SPACES >= space_count(s, tile_of(noun), row_of(noun)):
            return Reason("6.2", "masked", {"tile": tile_name(noun)})
        return Reason("6.3", "taken", {"tile": tile_name(noun), "seat": s.cubes[noun] - 1})


# -- phase E --------------------------------------------------------------------------------------


@final
class Perform(Step[Karnag]):
    """[7.1] Phase E: all main actions, then all secondary ones, each row from left to right."""

    name = "perform"
    rule = "7.1"

    def run(self, s: Karnag) -> bool:
        s.phase = PHASE_E
        s.row = MAIN
        s.place = 0
        s.push(NEXT_CUBE)
        return False


@final
class NextCube(Step[Karnag]):
    """[7.1, 7.2] The next cube: downwards on a tile until a colour comes again, then the next tile, then a new pass."""

    name = "next_cube"
    rule = "7.2"

    def run(self, s: Karnag) -> bool:
        s.current = -1
        at = next_cube(s)
        if at < 0:
            if s.house & CARDS_OF_ALL:
                push_interludes(s, -1)
            return False
        s.push(NEXT_CUBE)
        s.push(ACT)
        if s.house & CARDS_OF_ALL:
            push_interludes(s, s.cubes[at] - 1)
        begin_action(s, at)
        return False


def begin_action(s: Karnag, at: i64) -> None:
    """A cube is reached: nothing has been done yet, and no pass used."""
    seat = s.cubes[at] - 1
    s.cubes[at] += THIS_PASS
    s.current = at
    s.did = 0
    s.left = 0
    s.walked = 0
    s.through = 0
    s.used_rock = 0
    s.used_swamp = 0
    s.used_stone = 0
    s.met = 0
    if s.log is not None:
        s.tell("7.1", "action", {"seat": seat, "tile": tile_name(at), "row": ROW_NAMES[s.row]})


def push_interludes(s: Karnag, but: i64) -> None:
    """[14.9] For all seats but one, the first in order of play on top."""
    for i in range(s.players - 1, -1, -1):
        if s.order[i] != but:
            s.push(Interlude(s.order[i]))


@final
class Act(Ask):
    """[7.3-7.5] The seat whose cube is reached performs the action, plays cards before, during and after it, or
    declines.
    """

    name = "act"
    rule = "7.3"

    def check(self, s: Karnag) -> None:
        require(s.current >= 0 and s.cubes[s.current] > THIS_PASS, "an action is performed but no cube was reached")
        require(row_of(s.current) == s.row, "the cube reached is not of the row being performed")

    def run(self, s: Karnag) -> bool:
        """A finished action ends by itself if the hand, whose size everybody knows, is empty."""
        s.menu_known = False
        s.turn = (s.cubes[s.current] & COLOUR) - 1
        if s.did & PERFORMED and s.left == 0 and s.hands[s.turn] == 0:
            s.menu = self.moves(s)
            s.menu_known = True
            return len(s.menu) > 1
        return True

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        if s.left > 0:
            add_cards(s, out, True)
            add_walkers(s, out)
            return out
        if s.did & PERFORMED:
            out.append(END)
        elif may_decline(s):
            out.append(DECLINE)
        if may_walk(s):
            least, most = totals(s)
            for total in range(least, most + 1):
                out.append(SQUARES + total - 1)
        add_cards(s, out, True)
        add_parts(s, out)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move == DECLINE:
            decline(s)
        elif move == END:
            return
        elif move < PLAY:
            begin_walk(s, move - SQUARES + 1, 0)
            s.push(ACT)
        else:
            s.push(ACT)
            self.part(s, move)

    def part(self, s: Karnag, move: i64) -> None:
        """A card, a druid's move, or a part of the action."""
        if move < DRUID:
            play_card(s, move - PLAY)
            return
        if move < DRUID + DRUIDS:
            s.push(Stride(move - DRUID, FROM_REST))
            return
        s.did |= PERFORMED
        if move < CAPTURE:
            make_gem(s, (move - GEM) // 2, (move - GEM) % 2)
        elif move < LEARN:
            capture(s, move - CAPTURE)
        elif move < CREATURE:
            s.did |= LEARNED
            learn(s, move - LEARN)
        elif move < SHIFT:
            s.push(Lead(move - CREATURE, s.board.lead[s.row], 1))
        elif move < POTION:
            shift(s, move - SHIFT)
        elif move == POTION:
            brew(s)
        else:
            look(s, s.row)

    def ask(self, s: Karnag, seat: i64) -> Question:
        tile = tile_of(s.current)
        if s.left > 0:
            return Question("walk", "8.1", {"left": s.left})
        if s.did & PERFORMED:
            return Question("go-on", "7.5", {"tile": ACTION_NAMES[tile], "row": ROW_NAMES[s.row]})
        return Question("act", "7.3", {"tile": ACTION_NAMES[tile], "row": ROW_NAMES[s.row]})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb == "play":
            return card_refusal(s, noun)
        if s.left > 0:
            return druid_refusal(s, noun) if verb == "druid" else Reason("8.5", "walk-first", {"left": s.left})
        if verb == "decline":
            if s.did & PERFORMED:
                return Reason("7.4", "performed", {})
            return Reason("12.5", "potion-must", {})
        if verb == "end":
            return Reason("7.4", "nothing-done", {})
        return part_refusal(s, verb, noun)


def part_refusal(s: Karnag, verb: str, noun: int) -> Reason:
    """Why a part of an action is not available."""
    tile = tile_of(s.current)
    offers = {"squares": may_walk_here(s), "gem": tile == TILE_GEM, "capture": tile == TILE_CAPTURE}
    offers.update({"learn": offers_learning(s), "creature": tile == TILE_TELEPATHY, "potion": tile == TILE_POTION})
    offers.update({"shift": tile == TILE_TELEPATHY and s.row == SECONDARY, "draw": tile == TILE_CARD})
    if not offers.get(verb, False):
        return Reason("7.3", "not-this-tile", {"tile": ACTION_NAMES[tile], "row": ROW_NAMES[s.row]})
    if verb == "squares":
        return squares_refusal(s)
    if s.did & WALKED or (s.did & PERFORMED and tile >= TILE_TELEPATHY) or (verb == "learn" and s.did & LEARNED):
        return Reason("7.3", "done-already", {"tile": ACTION_NAMES[tile], "row": ROW_NAMES[s.row]})
    if verb == "gem":
        return gem_refusal(s, noun // 2)
    if verb == "capture":
        return capture_refusal(s, noun)
    if verb == "learn":
        return learn_refusal(s, noun, NONE)
    if verb == "creature":
        return creature_refusal(s, noun)
    if verb == "shift":
        return shift_refusal(s, noun)
    return Reason("12.1", "no-brewer", {}) if verb == "potion" else Reason("13.5", "no-cards", {})


def squares_refusal(s: Karnag) -> Reason:
    if not any_walker(s, s.turn, 0):
        return Reason("8.7", "nobody-walks", {})
    if may_walk(s):
        least, most = totals(s)
        return Reason("8.1", "wrong-total", {"least": least, "most": most})
    return Reason("7.3", "done-already", {"tile": tile_name(s.current), "row": ROW_NAMES[s.row]})


# -- which parts an action has --------------------------------------------------------------------


def offers_learning(s: Karnag) -> bool:
    tile = tile_of(s.current)
    return s.row == MAIN and (tile in (TILE_GEM, TILE_CAPTURE, TILE_TELEPATHY))


def add_parts(s: Karnag, out: list[int]) -> None:
    """[7.3] What the tile offers besides a druid move."""
    tile = tile_of(s.current)
    if s.did & WALKED:
        if offers_learning(s) and not s.did & LEARNED and learns_beside_walk(s):
            add_tracks(s, out, NONE)
        return
    if tile in (TILE_GEM, TILE_CAPTURE):
        add_lightning(s, out, tile)
        if s.row == MAIN and not s.did & LEARNED:
            add_tracks(s, out, NONE)
    elif s.did & PERFORMED:
        return
    elif tile == TILE_TELEPATHY:
        if s.row == MAIN:
            add_tracks(s, out, NONE)
        add_creatures(s, out)
        if s.row == SECONDARY:
            add_shifts(s, out)
    elif tile == TILE_POTION:
        if brewers(s, s.turn):
            out.append(POTION)
    elif tile == TILE_CARD and len(s.deck) > 0:
        out.append(DRAW)


def add_lightning(s: Karnag, out: list[int], tile: i64) -> None:
    """[9, 10] Gemstones by their pair of druids, or captures by their druid."""
    for i in range(PAIRS):
        if tile == TILE_GEM:
            if not gem_trouble(s, i):
                out.append(GEM + 2 * i)
                out.append(GEM + 2 * i + 1)
        elif not capture_trouble(s, i):
            out.append(CAPTURE + i)


def may_decline(s: Karnag) -> bool:
    """[7.4] Any action may be declined; by option not a potion that can be brewed [12.5]."""
    return not (s.house & POTION_MUST and tile_of(s.current) == TILE_POTION and brewers(s, s.turn))


def decline(s: Karnag) -> None:
    """[7.4] The compensation for an action that was not performed at all."""
    board = s.board
    if s.house & MANA_COMPENSATION:
        gained = s.gain_mana(s.turn, board.compensation)
        s.tell("7.4", "decline-mana", {"seat": s.turn, "mana": gained})
    else:
        s.vp[s.turn] += board.compensation
        s.tell("7.4", "decline", {"seat": s.turn, "points": board.compensation})


PREPARE: Final = Prepare()
DRAFT: Final = Draft()
PERFORM: Final = Perform()
NEXT_CUBE: Final = NextCube()
ACT: Final = Act()
