"""What a move would do, as far as a seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from nemeton.core.answers import Args
from nemeton.core.state import State

WORLDS = 6  # that the seat cannot tell apart; what is alike in all of them is taken for certain


@dataclass(frozen=True)
class Preview:
    """The events up to where chance or something hidden decides, what is certain of the view, and whether all is."""

    events: list[Args]
    view: Args
    certain: bool


def preview(state: State, seat: int, move: int) -> Preview:
    """Play a legal move in worlds that the seat cannot tell from the real one."""
    stories, views = [], []
    for seed in range(WORLDS):
        world = state.imagine(seat, seed)
        world.log = []
        world.play_fast(seat, move)
        stories.append(world.story(seat))
        views.append(world.view(seat))
    same = 0
    while all(len(story) > same for story in stories) and all(story[same] == stories[0][same] for story in stories):
        same += 1
    certain = all(len(story) == same for story in stories) and all(view == views[0] for view in views)
    return Preview(stories[0][:same], _common(state.view(seat), views), certain)


def _common(now: Args, views: list[Args]) -> Args:
    """What all views have in common; elsewhere all stays as it is now."""
    out: Args = {}
    for name, value in now.items():
        found = [view.get(name) for view in views]
        if all(one == found[0] for one in found):
            out[name] = found[0]
        elif isinstance(value, dict) and all(isinstance(one, dict) for one in found):
            out[name] = _common(value, [one for one in found if isinstance(one, dict)])
        else:
            out[name] = value
    return out
