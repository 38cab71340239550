"""What must hold for every game, edition, seat count and option."""

import pytest

from nemeton.core.vector import COMPILED
from nemeton.testing import Case, conform

# Each engine is shown other games, for both play the same from the same seed: `nemeton.testing.agree` compares them.
SEED = 2 if COMPILED else 1


@pytest.mark.conformance
def test_conformance(case: Case) -> None:
    assert conform(case, seed=SEED) > 10
