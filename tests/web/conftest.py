"""The real server, the real bundle, a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from nemeton.server.http.static import WEB, missing
from server.running import Running, running
from web.house import Visitor, Visitors, Wardrobe

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the quickest first
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return os.environ.get("NEMETON_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def wardrobe() -> Iterator[Wardrobe]:
    path = chromium()
    if path is None and not os.environ.get("CI"):
        pytest.skip("there is no chromium on this machine")
    if missing(WEB):
        pytest.fail("the browser client is not built: (cd web && npm ci && npm run build)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, headless=True)
        yield Wardrobe(browser)
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(Path(tmp_path_factory.mktemp("web")), bot_seconds=0.05) as server:
        yield server


@pytest.fixture
def visitors(wardrobe: Wardrobe, server: Running) -> Iterator[Visitors]:
    """`visitors.come(...)`: one more person with a browser. No browser may log an error in its console."""
    visitors = Visitors(wardrobe, server.address)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.come("Maëlle")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "web" in item.path.parts:
            item.add_marker(pytest.mark.browser)
