"""What a move would do, as far as a seat can know."""

from __future__ import annotations

from nemeton.core.answers import Args
from nemeton.core.state import State

WORLDS = 4  # that the seat cannot tell apart; what happens alike in all of them is taken for certain


def preview(state: State, seat: int, move: int) -> tuple[list[Args], bool]:
    """The events of a legal move up to where chance or something hidden decides, and whether that is all of them."""
    stories = []
    for seed in range(WORLDS):
        world = state.imagine(seat, seed)
        world.log = []
        world.play_fast(seat, move)
        stories.append(world.story(seat))
    certain: list[Args] = []
    for events in zip(*stories, strict=False):
        if any(event != events[0] for event in events):
            return certain, False
        certain.append(events[0])
    return certain, len({len(story) for story in stories}) == 1
