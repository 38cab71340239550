"""PostgreSQL and Redis for the tests: in CI they must be there; elsewhere tests that need them are skipped."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from bench.server import services as installed
from bench.server.services import Missing, PostgreSQL, Redis


@contextmanager
def services() -> Iterator[tuple[PostgreSQL, Redis]]:
    """Both, running, for the time of the block."""
    with ExitStack() as stack:
        try:
            found = stack.enter_context(installed.services())
        except Missing as error:
            if os.environ.get("CI"):
                pytest.fail(f"there is no {error} on this machine: ./test installs it where it may")
            pytest.skip(f"there is no {error} on this machine")
        yield found


__all__ = ["PostgreSQL", "Redis", "services"]
