"""What moves would do, as far as a seat can know.

They are played in worlds that the seat cannot tell from the real one, and followed on while the same seat has only one
answer. A preview says what happens in all of these worlds up to the first roll of chance, and always where it ends and
why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nemeton.core.answers import Args, Event, Question
from nemeton.core.chance import Chance
from nemeton.core.state import State
from nemeton.core.vector import i64

WORLDS: Final = 12  # what is the same in all of them counts as certain
SOME: Final = 3  # of these worlds, in which the seat's further choices are tried
FOLLOWED: Final = 40  # forced answers in a row, at most
ENDS: Final = 32  # outcomes of the seat's further choices, at most

# Where a preview ends:
OVER: Final = "over"  # the game is over
OTHERS: Final = "others"  # somebody else is asked
YOURS: Final = "yours"  # the seat itself has to choose
UNKNOWN: Final = "unknown"  # chance decides, or something that the seat cannot see


@dataclass(frozen=True)
class Foreseen:
    """What is certain to happen, up to where the preview ends."""

    moves: list[int]  # those given, and the forced answers after them
    events: list[Args]
    view: Args  # as far as it is certain; otherwise as it is now
    end: str  # one of the words above
    actors: list[int]  # the seats that are asked there; none if that is not known
    asked: Question | None  # what the seat itself is asked there
    points: list[int]  # what its points may become by its further choices, ascending; none if unknown

    @property
    def certain(self) -> bool:
        return self.end != UNKNOWN


class Watched(Chance):
    """Chance that marks how much of the log was written when it was first asked."""

    def __init__(self, chance: Chance, log: list[Event]) -> None:
        self.chance: Final = chance
        self.log: Final = log
        self.first = -1

    def roll(self, stream: i64, n: i64) -> i64:
        if self.first < 0:
            self.first = len(self.log)
        return self.chance.roll(stream, n)

    def clone(self) -> Chance:
        return self.chance.clone()

    def dump(self) -> dict[str, object]:
        return self.chance.dump()


class World:
    """A world that the seat cannot tell from the real one."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        log: list[Event] = []
        self.luck: Final = Watched(state.chance, log)
        state.log = log
        state.chance = self.luck

    def play(self, seat: int, move: int) -> None:
        self.state.play_fast(seat, move)

    def known(self, seat: int) -> list[Args]:
        """The story up to the first roll."""
        story = self.state.story(seat)
        return story if self.luck.first < 0 else story[: self.luck.first]


def foresee(state: State, seat: int, moves: Sequence[int]) -> Foreseen:
    """Play moves that the seat knows to be legal, and whatever follows automatically, in worlds that it cannot tell
    from the real one.
    """
    worlds = [World(state.imagine(seat, seed)) for seed in range(WORLDS)]
    played: list[int] = []
    due = list(moves)
    while True:
        for world in worlds:
            for move in due:
                world.play(seat, move)
        played += due
        stories = [world.known(seat) for world in worlds]
        views = [world.state.view(seat) for world in worlds]
        end = ending(worlds, seat, stories, views)
        first = worlds[0].state
        if end != YOURS or first.count(seat) > 1 or len(played) > FOLLOWED:
            break
        due = [first.nth(seat, 0)]
    events = stories[0][: common_start(stories)]
    view = common(state.view(seat), views)
    if end == UNKNOWN:
        return Foreseen(played, events, view, end, [], None, [])
    asked = first.ask(seat) if end == YOURS else None
    points = further_points(worlds, seat) if end == YOURS else []
    return Foreseen(played, events, view, end, first.actors(), asked, points)


def ending(worlds: list[World], seat: int, stories: list[list[Args]], views: list[Args]) -> str:
    """Where the preview ends, if all worlds agree."""
    first = worlds[0].state
    for i, world in enumerate(worlds):
        if world.luck.first >= 0 or stories[i] != stories[0] or views[i] != views[0]:
            return UNKNOWN
    if first.over():
        return OVER
    return YOURS if seat in first.actors() else OTHERS


def common_start(stories: list[list[Args]]) -> int:
    """How many events all stories have in common at the beginning."""
    same = 0
    while all(len(story) > same and story[same] == stories[0][same] for story in stories):
        same += 1
    return same


def common(now: Args, views: list[Args]) -> Args:
    """What all views have in common; the rest stays as it is now."""
    out: Args = {}
    for name, value in now.items():
        found = [view.get(name) for view in views]
        if all(one == found[0] for one in found):
            out[name] = found[0]
        elif isinstance(value, dict) and all(isinstance(one, dict) for one in found):
            out[name] = common(value, [one for one in found if isinstance(one, dict)])
        else:
            out[name] = value
    return out


def further_points(worlds: list[World], seat: int) -> list[int]:
    """The points to which the seat's further choices may lead before anybody else is asked. Empty if there are too many
    ways, if chance or something hidden decides, or if all lead to the same.
    """
    found = [Further(seat) for _ in range(SOME)]
    for further, world in zip(found, worlds, strict=False):
        further.look(world.state)
    points = sorted(found[0].points)
    known = all(further.known and sorted(further.points) == points for further in found)
    return points if known and len(points) > 1 else []


class Further:
    """The ways in which the seat may go on choosing."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.points: set[int] = set()
        self.ends = 0
        self.known = True

    def look(self, state: State) -> None:
        for move in state.legal(self.seat):
            if not self.known:
                return
            world = World(state.clone())
            world.play(self.seat, move)
            if world.luck.first >= 0 or self.ends >= ENDS:
                self.known = False
            elif self.seat in world.state.actors():
                self.look(world.state)
            else:
                self.ends += 1
                self.points.add(world.state.scores()[self.seat])
