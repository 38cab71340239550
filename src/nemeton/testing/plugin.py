"""A pytest plugin: a test that takes `case` runs over every seat count, edition and option of every registered game.

    def test_conformance(case):
        conform(case, seed=1)

Games of your own join with `nemeton.register` in a conftest.py. `--game ID` limits a run to one game. Each option is
tried with every seat count; these are marked `slow`, so that `-m "not slow"` is a quick first look.
"""

from __future__ import annotations

import pytest

from nemeton.core.registry import game, games
from nemeton.testing.conformance import Case, cases


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="nemeton: run over this game only (may be repeated)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes long; left out by -m 'not slow'")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--game") or games()
        metafunc.parametrize("case", [marked(case) for id in chosen for case in cases(game(id))])


def marked(case: Case) -> object:
    """Cases with an unusual option are marked slow: there are many."""
    return pytest.param(case, id=str(case), marks=[pytest.mark.slow] if case.options else [])
