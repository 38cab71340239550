"""A pytest plugin: a test that takes `case` runs over every seat count, edition and option of every registered game.

    def test_conformance(case):
        conform(case, seed=1)

Games of one's own join with `nemeton.register` in a conftest.py. `--game ID` limits a run to one game.
"""

from __future__ import annotations

import pytest

from nemeton.core.registry import game, games
from nemeton.testing.conformance import cases


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="nemeton: run over this game only (may be repeated)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--game") or games()
        metafunc.parametrize("case", [case for id in chosen for case in cases(game(id))], ids=str)
