"""What must hold of every game, edition, seat count and option."""

import pytest

from nemeton.testing import Case, conform


@pytest.mark.parametrize("seed", [1, 2])
def test_conformance(case: Case, seed: int) -> None:
    assert conform(case, seed) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 9))
def test_conformance_more(case: Case, seed: int) -> None:
    assert conform(case, seed) > 10
