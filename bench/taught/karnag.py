"""Karnag as its lesson teaches it: knowledge early, five cubes that go together, walk before you strike.

A learner sees from which squares of the path lightning would hit a creature, and tries out on the board where the
druids might end a walk. It does not predict what the others will do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nemeton.core.registry import game
from nemeton.games.karnag.data import (
    ACTION_NAMES,
    DRUIDS,
    GEMS,
    ON_TILE,
    ROW_NAMES,
    SPACES,
    TILE_CAPTURE,
    TILE_MOVE,
    TILE_POTION,
    TRACK_COUNCIL,
)
from nemeton.games.karnag.data import TRACKS as LEVELS
from nemeton.games.karnag.outlook import Prey, waiting

World = Any  # a state of Karnag, as this seat imagines it
WALKING = ("squares", "druid", "enter", "stay", "clockwise", "counter", "cauldron")
TRACKS = ("council", "capture", "mana", "move", "gems")  # in the order in which to learn them
CARDS = ("knowledge", "extra", "control", "speed", "through", "gems")
PLENTY = 7  # with this much mana there is no need to brew
LEVELS_WITH = ("telepathy main", "capture main", "gem main")  # actions that give a level of knowledge
REST = ("move secondary", "card main", "potion secondary", "card secondary", "capture secondary")
MANA = 0.5  # a point of mana, in victory points; worth nothing in the last round
BREWS = 4.0  # a druid in a cauldron before a potion
LATER = 0.3  # for a creature in line without a cube to catch it
KEPT = 2.0  # points for a captured creature at the end


def likes(world: World, seat: int, moves: list[int]) -> list[float]:
    """What a learner thinks of each move."""
    known = game("karnag")
    verbs = [known.verbs.split(move)[0] for move in moves]
    texts = [known.text(world, seat, move) for move in moves]
    if verbs[0] == "cube":
        return [cube(world, seat, text) for text in texts]
    if verbs[0] == "place":
        return [standing(after(world, seat, move), seat) for move in moves]
    walks = walked(world, seat) if any(verb in WALKING for verb in verbs) else {}
    return [
        walks.get(move, -9.0) if verb in WALKING else action(world, seat, move, verb, text)
        for move, verb, text in zip(moves, verbs, texts, strict=True)
    ]


def after(world: World, seat: int, move: int) -> World:
    then = world.clone()
    then.play_fast(seat, move)
    return then


# -- five cubes -----------------------------------------------------------------------------------


def cube(world: World, seat: int, text: str) -> float:
    """The most wanted free space, each row once."""
    _, tile, row, _ = text.split()
    taken = {
        f"{ACTION_NAMES[at // ON_TILE]} {ROW_NAMES[at // SPACES % 2]}"
        for at, owner in enumerate(world.cubes)
        if owner == seat + 1
    }
    wanted, name = plan(world, seat), f"{tile} {row}"
    return 0.0 if name in taken or name not in wanted else float(len(wanted) - wanted.index(name))


def plan(world: World, seat: int) -> list[str]:
    """A walk, then a strike (with little mana a potion first), in rows that come after it; then levels of knowledge."""
    strike, brew = after_walk(world, TILE_CAPTURE), after_walk(world, TILE_POTION)
    first = ["move main", brew, strike] if world.mana[seat] < PLENTY else ["move main", strike]
    return list(dict.fromkeys([*first, *LEVELS_WITH, *REST]))


def after_walk(world: World, tile: int) -> str:
    """The row of a tile that is performed after the walk: the main one if the tile lies further right."""
    line = [int(each) for each in world.line]
    row = ROW_NAMES[int(line.index(tile) < line.index(TILE_MOVE))]
    return f"{ACTION_NAMES[tile]} {row}"


# -- an action ------------------------------------------------------------------------------------


def action(world: World, seat: int, move: int, verb: str, text: str) -> float:
    """Strike at what is worth its mana; learn, brew and draw; decline, for a point, what does nothing."""
    name = text.split()[-1]
    if verb == "capture":
        then = after(world, seat, move)
        points = float(then.vp[seat] - world.vp[seat]) + KEPT
        worth = (
            council(then, seat)
            - council(world, seat)
            + points
            - mana_worth(world) * float(world.mana[seat] - then.mana[seat])
        )
        return 20.0 + worth if worth > 0 else -1.0
    if verb == "learn":  # it pays off in every later round; in the last one a declined cube pays more
        useful = name in TRACKS[:2] and world.round < last_round(world)
        return 10.0 - TRACKS.index(name) if useful else 0.9 - 0.1 * TRACKS.index(name)
    if verb == "keep":
        return 6.0 - CARDS.index(name)
    if verb == "play":
        return {"knowledge": 30.0, "extra": 30.0 if world.mana[seat] <= PLENTY else -1.0}.get(name, -1.0)
    if verb == "gem":
        then = after(world, seat, move)
        cells = [int(then.gems[GEMS * seat + i]) for i in range(GEMS) if then.gems[GEMS * seat + i] > 0]
        before = [int(world.gems[GEMS * seat + i]) for i in range(GEMS)]
        points = sum(float(world.board.gem_end[world.board.region[cell]]) for cell in cells if cell not in before)
        worth = points + seat_of_one(world, seat) - mana_worth(world) * float(world.mana[seat] - then.mana[seat])
        return 12.0 + worth if worth > 1.0 else -1.0
    likes = {"potion": 15.0, "draw": 15.0, "raise": 15.0, "eliminate": 9.0, "decline": 1.0, "end": 0.5}
    return likes.get(verb, 0.0)


# -- walks ----------------------------------------------------------------------------------------


def walked(world: World, seat: int) -> dict[int, float]:
    """The best outcome of each move of a walk, compared with standing still."""
    found: dict[int, float] = {}
    now = standing(world, seat)
    for first, end in ends(world, seat):
        found[first] = max(found.get(first, -9.0), 1.0 + standing(end, seat) - now)
    return found


def ends(world: World, seat: int, last: int = -1) -> Iterator[tuple[int, World]]:
    """Every move of a walk and where it may end; the druids that still have to move go in the order of their
    numbers."""
    verbs = game("karnag").verbs
    for move in world.legal(seat):
        verb, index = verbs.split(move)
        if verb not in WALKING or (verb == "druid" and index < last):
            continue
        then = after(world, seat, move)
        druid = int(index) if verb == "druid" else last
        rest = list(ends(then, seat, druid)) if goes_on(then, seat) else []
        yield from ((move, end) for _, end in rest)
        if not rest:
            yield move, then


def goes_on(world: World, seat: int) -> bool:
    """Are there squares left to walk?"""
    return bool(not world.over() and world.actor() == seat and world.left > 0)


def standing(world: World, seat: int) -> float:
    """What a seat's druids are worth where they stand: prey for coming captures, cauldrons, the council."""
    board, prey = world.board, Prey(world, seat)
    hunting, brewing = waiting(world, seat, TILE_CAPTURE) > 0, waiting(world, seat, TILE_POTION) > 0
    total, mana, met = council(world, seat), float(world.mana[seat]), set[int]()
    for at in sorted(world.druids[DRUIDS * seat + i] for i in range(DRUIDS)):
        if board.path_length <= at < board.council:
            total += BREWS + seat_of_one(world, seat) if brewing else LATER
        elif at < board.path_length and prey.points[at] and prey.cell[at] not in met and prey.cost[at] <= mana:
            met.add(int(prey.cell[at]))
            mana -= float(prey.cost[at])
            worth = float(prey.points[at]) + seat_of_one(world, seat) - mana_worth(world) * float(prey.cost[at])
            total += max(0.0, worth if hunting else LATER * worth)
    return total


def council(world: World, seat: int) -> float:
    """What a seat's druids at the council bring at the end of the round."""
    return seated(world, seat, int(world.at_council(seat)))


def seat_of_one(world: World, seat: int) -> float:
    """What one more druid brings there, on average."""
    return seated(world, seat, DRUIDS) / DRUIDS


def seated(world: World, seat: int, druids: int) -> float:
    level = int(world.knowledge[LEVELS * seat + TRACK_COUNCIL])
    return float(druids + world.board.council_bonus[level * (DRUIDS + 1) + druids])


def mana_worth(world: World) -> float:
    return MANA if world.round < last_round(world) else 0.0


def last_round(world: World) -> int:
    return int(world.board.rounds[world.players - 2])
