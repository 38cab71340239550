"""Is every world that a seat considers possible drawn equally often?"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable

from nemeton.core.state import State
from nemeton.testing.conformance import Nonconformity

Secret = Callable[[State], object]


def same_odds(state: State, seat: int, worlds: Iterable[object], secret: Secret, draws_each: int = 200) -> float:
    """Compare `imagine` with an enumeration of the consistent worlds.

    `worlds` lists the possible values of `secret`, as JSON, each once. Every one must be drawn, and no other, and
    the frequencies must pass a chi-square test that a fair draw fails once in a million times.
    The result is the statistic in standard deviations from its mean.
    """
    expected = {json.dumps(world) for world in worlds}
    drawn = Counter(json.dumps(secret(state.imagine(seat, seed))) for seed in range(draws_each * len(expected)))
    if foreign := set(drawn) - expected:
        raise Nonconformity(f"imagine draws an impossible world: {min(foreign)}")
    if missing := expected - set(drawn):
        raise Nonconformity(f"imagine never draws a possible world: {min(missing)}")
    freedom = len(expected) - 1
    if freedom == 0:
        return 0.0
    chi_square = sum((drawn[world] - draws_each) ** 2 / draws_each for world in expected)
    # Wilson and Hilferty: the cube root of chi-square over its mean is nearly normal.
    spread = 2 / (9 * freedom)
    deviation = float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
    if deviation > 4.9:
        raise Nonconformity(f"imagine draws some worlds more often than others ({deviation:.1f} standard deviations)")
    return deviation
