"""What must hold of every game, edition, seat count and option."""

import pytest

from nemeton.testing import Case, conform


def test_conformance(case: Case) -> None:
    assert conform(case, seed=1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_conformance_more(case: Case, seed: int) -> None:
    assert conform(case, seed) > 10
