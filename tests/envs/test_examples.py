"""The worked examples do what they say."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.slow
def test_the_policy_of_clans_learns() -> None:
    policy = example("clans_policy")
    assert policy.against_random(policy.learn(0), 64, 99) == pytest.approx(0.5, abs=0.1)
    assert policy.against_random(policy.learn(8), 128, 99) > 0.65


@pytest.mark.slow
@pytest.mark.parametrize("name", example("baselines").NAMES)
def test_level_three_is_better_than_chance_everywhere(name: str) -> None:
    baselines = example("baselines")
    assert baselines.score(name, "3", "random", 2)[0] == 1.0


def test_a_random_player_has_its_share() -> None:
    table = example("baselines").table(["nemeton/clans-2002-v0"], (("random", "random"),), 8)
    assert table.splitlines()[-1].startswith("| `nemeton/clans-2002-v0` | random | random | 8 | 0.")
