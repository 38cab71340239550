"""The worked examples learn what they say."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples/clans_policy.py"


@pytest.mark.slow
def test_the_policy_of_clans_learns() -> None:
    spec = spec_from_file_location("clans_policy", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    assert example.against_random(example.learn(0), 64, 99) == pytest.approx(0.5, abs=0.1)
    assert example.against_random(example.learn(8), 128, 99) > 0.65
