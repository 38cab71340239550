"""[9, 10] Lightning: gemstones where two flashes cross, creatures caught by one."""

from __future__ import annotations

from typing import Final

from nemeton.core.answers import Reason
from nemeton.core.vector import i64
from nemeton.games.karnag.data import (
    BIT,
    CREATURE,
    DRUIDS,
    GATE,
    GEMS,
    GHOUL,
    KIND_NAMES,
    NAJA,
    OUT,
    PASSES_EACH_FLASH,
    PATH,
    ROCK,
    SHADOW,
    STONE,
    SWAMP,
    TRACK_CAPTURE,
    TRACKS,
)
from nemeton.games.karnag.rules.done import MADE, MOST_CAPTURES, MOST_GEMS, made
from nemeton.games.karnag.state import Karnag

# The flash of a druid as one number: squares, and how many of rock, swamp and stone it must pass.
FIELD: Final = 255
ROCK_AT: Final = 8
SWAMP_AT: Final = 16
STONE_AT: Final = 24
BLOCKED: Final = -1
IMPOSSIBLE: Final = 99

FIRST_OF: Final = [0, 0, 1]  # the druids of a pair
SECOND_OF: Final = [1, 2, 2]


def looks(s: Karnag, druid: i64) -> i64:
    """[9.2] The direction in which a druid's lightning goes; -1 from a corner, a cauldron or the council."""
    board = s.board
    at = s.druids[druid]
    return board.facing[at] if at < board.path_length else -1


def flash(s: Karnag, druid: i64, to: i64) -> i64:
    """[9.2] The flash of a druid up to a square in its line; BLOCKED if a creature or the gate is in the way.

    Anything on the last square must be passed, too, but a creature there does not block.
    """
    board = s.board
    step = board.delta[looks(s, druid)]
    cell = board.ring[s.druids[druid]]
    out: i64 = 0
    while True:
        cell += step
        here = s.grid[cell]
        if here & (GATE | PATH):
            return BLOCKED
        out += 1 + (here & ROCK) * 256 + (here & SWAMP) * 32768 + (here & STONE) * 2097152
        if cell == to:
            return out
        if here & CREATURE:
            return BLOCKED


def missing(s: Karnag, one: i64, other: i64) -> i64:
    """[9.9] How many through cards two flashes need besides the seat's creatures; IMPOSSIBLE if cards cannot help."""
    if (one | other) >> ROCK_AT == 0:
        return 0
    rock, swamp, stone = (
        s.captured(s.turn, SHADOW) - s.used_rock,
        s.captured(s.turn, GHOUL) - s.used_swamp,
        s.captured(s.turn, NAJA) - s.used_stone,
    )
    if s.house & PASSES_EACH_FLASH:
        if max(part(one, STONE_AT), part(other, STONE_AT)) > stone:
            return IMPOSSIBLE
        need = lack(part(one, ROCK_AT), rock) + lack(part(one, SWAMP_AT), swamp)
        return need + lack(part(other, ROCK_AT), rock) + lack(part(other, SWAMP_AT), swamp)
    both = one + other
    if part(both, STONE_AT) > stone:
        return IMPOSSIBLE
    return lack(part(both, ROCK_AT), rock) + lack(part(both, SWAMP_AT), swamp)


def part(flashed: i64, at: i64) -> i64:
    return (flashed >> at) & FIELD


def lack(need: i64, have: i64) -> i64:
    return need - have if need > have else 0


def use_passes(s: Karnag, one: i64, other: i64) -> None:
    """[9.9] Creatures are used first, then cards for the rest; each pass can be used once in an action."""
    s.through -= missing(s, one, other)
    if s.house & PASSES_EACH_FLASH or (one | other) >> ROCK_AT == 0:
        return
    both = one + other
    s.used_rock = min(s.used_rock + part(both, ROCK_AT), s.captured(s.turn, SHADOW))
    s.used_swamp = min(s.used_swamp + part(both, SWAMP_AT), s.captured(s.turn, GHOUL))
    s.used_stone += part(both, STONE_AT)


def send_to_council(s: Karnag, druid: i64) -> None:
    """[9.7, 10.5, 12.4] A druid goes to report to the council."""
    s.move_druid(druid, s.board.council)


# -- gemstones ------------------------------------------------------------------------------------


def crossing(s: Karnag, a: i64, b: i64) -> i64:
    """[9.3] Where the lines of two druids cross, one looking along a column and one along a row; 0 nowhere."""
    board = s.board
    along_a = looks(s, a)
    along_b = looks(s, b)
    if along_a < 0 or along_b < 0 or (along_a ^ along_b) & 1 == 0:
        return 0
    vertical, level = (a, b) if along_a & 1 == 0 else (b, a)
    return board.ring[s.druids[level]] // board.stride * board.stride + board.ring[s.druids[vertical]] % board.stride


def spare_gem(s: Karnag) -> i64:
    """A gemstone in reserve, or -1."""
    for gem in range(GEMS * s.turn, GEMS * s.turn + GEMS):
        if s.gems[gem] == 0:
            return gem
    return -1


def gem_trouble(s: Karnag, pair: i64) -> str:
    """Why a pair of druids cannot make a gemstone; an empty text if they can."""
    if made(s) == MOST_GEMS:
        return "enough-gems"
    a = DRUIDS * s.turn + FIRST_OF[pair]
    b = DRUIDS * s.turn + SECOND_OF[pair]
    cell = crossing(s, a, b)
    if cell == 0:
        return "no-crossing"
    if s.grid[cell]:
        return "not-free"
    one = flash(s, a, cell)
    other = flash(s, b, cell)
    if one < 0 or other < 0:
        return "flash-stopped"
    if spare_gem(s) < 0:
        return "no-gem"
    if (one & FIELD) + (other & FIELD) - 1 > s.mana[s.turn]:
        return "no-mana"
    return "no-pass" if missing(s, one, other) > s.through else ""


def gem_refusal(s: Karnag, pair: i64) -> Reason:
    """[9] The trouble as a reason, with its section and arguments."""
    key = gem_trouble(s, pair)
    facts: dict[str, object] = {"first": FIRST_OF[pair] + 1, "second": SECOND_OF[pair] + 1}
    rules = {"no-crossing": "9.3", "not-free": "9.4", "flash-stopped": "9.2", "no-gem": "9.6", "no-mana": "9.5"}
    rules["enough-gems"] = "9.8"
    if key == "not-free":
        a = DRUIDS * s.turn + FIRST_OF[pair]
        facts = {"to": s.board.name(crossing(s, a, DRUIDS * s.turn + SECOND_OF[pair]))}
    return Reason(rules.get(key, "9.9"), key, facts)


def make_gem(s: Karnag, pair: i64, leaver: i64) -> None:
    """[9.5-9.7] The gemstone is paid and set, one of its two druids goes to the council."""
    a = DRUIDS * s.turn + FIRST_OF[pair]
    b = DRUIDS * s.turn + SECOND_OF[pair]
    cell = crossing(s, a, b)
    one = flash(s, a, cell)
    other = flash(s, b, cell)
    cost = (one & FIELD) + (other & FIELD) - 1
    use_passes(s, one, other)
    s.mana[s.turn] -= cost
    s.move_gem(spare_gem(s), cell)
    s.did += MADE
    gone = FIRST_OF[pair] if leaver == 0 else SECOND_OF[pair]
    send_to_council(s, DRUIDS * s.turn + gone)
    if s.log is not None:
        s.tell("9.5", "gem", {"seat": s.turn, "at": s.board.name(cell), "mana": cost, "druid": gone + 1})


# -- captures -------------------------------------------------------------------------------------


def quarry(s: Karnag, druid: i64) -> i64:
    """[10.2] The cell of the first creature in a druid's line; 0 if the gate or the far path comes first."""
    board = s.board
    along = looks(s, druid)
    if along < 0:
        return 0
    cell = board.ring[s.druids[druid]] + board.delta[along]
    while not s.grid[cell] & (GATE | PATH | CREATURE):
        cell += board.delta[along]
    return cell if s.grid[cell] & CREATURE else 0


def capture_trouble(s: Karnag, i: i64) -> str:
    """Why a druid cannot capture; an empty text if it can."""
    if made(s) == MOST_CAPTURES:
        return "enough"
    druid = DRUIDS * s.turn + i
    cell = quarry(s, druid)
    if cell == 0:
        return "no-quarry"
    flashed = flash(s, druid, cell)
    if flashed & FIELD > s.mana[s.turn]:
        return "no-mana"
    return "no-pass" if missing(s, flashed, 0) > s.through else ""


def capture_refusal(s: Karnag, i: i64) -> Reason:
    key = capture_trouble(s, i)
    rule = {"enough": "10.5", "no-quarry": "10.2", "no-mana": "10.2"}.get(key, "9.9")
    return Reason(rule, "lone-" + key, {"druid": i + 1})


def capture(s: Karnag, i: i64) -> None:
    """[10.2-10.5] The creature goes into the reserve, the druid to the council; points at once."""
    board = s.board
    druid = DRUIDS * s.turn + i
    cell = quarry(s, druid)
    flashed = flash(s, druid, cell)
    use_passes(s, flashed, 0)
    s.mana[s.turn] -= flashed & FIELD
    token: i64 = 0
    while token < board.tokens and s.creatures[token] != cell:
        token += 1
    s.move_creature(token, OUT - 1 - s.turn)
    s.cubed &= ~BIT[token]
    send_to_council(s, druid)
    level = s.knowledge[TRACKS * s.turn + TRACK_CAPTURE]
    points = board.creature_vp[board.token_kind[token]] + board.capture_each[level]
    if made(s) == 0:
        points += board.capture_once[level]
    s.did += MADE
    s.vp[s.turn] += points
    if s.log is not None:
        facts: dict[str, object] = {
            "seat": s.turn,
            "kind": KIND_NAMES[board.token_kind[token]],
            "at": board.name(cell),
            "druid": i + 1,
        }
        facts.update({"mana": flashed & FIELD, "points": points})
        s.tell("10.3", "capture", facts)
