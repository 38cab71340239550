"""What must hold for every game, edition, seat count and option."""

import pytest

import nemeton
from nemeton.testing import Case, cases, conform

pytestmark = pytest.mark.conformance

PLAIN = [case for id in nemeton.games() for case in cases(nemeton.game(id)) if not case.options]


def test_conformance(case: Case) -> None:
    assert conform(case, seed=1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_conformance_more(plain: Case) -> None:
    assert conform(plain, seed=2) > 10
