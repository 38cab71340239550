"""The invented game joins the others, so that everything that runs over all games runs over it too."""

import pytest

import fen
import nemeton

LONG = ("slow", "conformance", "plays", "long")

nemeton.register(fen.GAME)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first: otherwise one core is still at it when the others have nothing left to do."""
    items.sort(key=lambda item: not any(item.get_closest_marker(mark) for mark in LONG))
