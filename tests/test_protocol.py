"""What the browser assumes about the wire is generated from the wire's own types."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure

SCRIPT = Path(__file__).parent.parent / "scripts" / "protocol.py"


def test_the_browsers_types_are_those_of_the_messages() -> None:
    spec = importlib.util.spec_from_file_location("protocol", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    protocol = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(protocol)
    assert protocol.PATH.read_text("utf-8") == protocol.written(), "run scripts/protocol.py"
