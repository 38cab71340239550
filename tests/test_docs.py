"""The documentation: the site builds without a warning, loads nothing from elsewhere, and every command in it works.

Python is run, page by page, against a running server. Our own commands that end by themselves are run, in a folder with
a record; those that serve, learn or measure are only parsed, by the real parser. Anything else must be on a short list.
"""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from html.parser import HTMLParser
from importlib.metadata import metadata
from pathlib import Path

import pytest

import nemeton
from nemeton.cli import main
from nemeton.terminal.parser import read_arguments
from server.running import running

pytestmark = [pytest.mark.pure, pytest.mark.long]

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web/README.md"])
FENCE = re.compile(r"^( *)```(.*?)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LASTING = {
    "serve",
    "train",
    "arena",
    "bot",
    "lab",
    "fuzz",
    "play",
    "bench",
    "learn",
}  # commands that take long, or ask for input
# tests/test_release.py builds that wheel
INSTALLED = {"uvx nemeton", "pipx install nemeton", "pip install nemeton", "pip install 'nemeton[envs]'"}
OF_RAY = {"ray start --head --disable-usage-stats", "ray start --address=FIRST:6379"}


@dataclass(frozen=True)
class Block:
    """A piece of a page between fences."""

    page: Path
    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    found = []
    for indent, head, text in FENCE.findall(page.read_text("utf-8")):
        language, _, more = head.strip().partition(" ")
        title = re.search(r'title="(.*?)"', more)
        plain = "".join(line.removeprefix(indent) for line in text.splitlines(keepends=True))
        found.append(Block(page, language, title[1] if title else "", plain))
    return found


BLOCKS = [block for page in PAGES for block in blocks(page)]
RUN_IN_PYTHON = sorted({block.page for block in BLOCKS if block.language == "python" and ">>>" not in block.text})
COMMANDS = sorted(
    {
        (block.page.name, line.partition("#")[0].strip())
        for block in BLOCKS
        if block.language == "sh"
        for line in block.text.splitlines()
        if line.strip() and not line.strip().startswith("#")
    }
)


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    kinds = {"python", "sh", "ini", "mermaid", "console", "text"}  # the last two: tests/test_hosting.py
    assert {block.language for block in BLOCKS} <= kinds
    assert len(BLOCKS) > 15


# -- Python ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", RUN_IN_PYTHON, ids=lambda page: page.stem)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    """All of a page's Python in one process, in order; a block with a title is a file."""
    script = ""
    for block in blocks(page):
        if block.title:
            (tmp_path / block.title).parent.mkdir(exist_ok=True)
            (tmp_path / block.title).write_text(block.text, "utf-8")
        elif block.language == "python":
            script += block.text
    with running(tmp_path / "data") as server:
        script = script.replace("http://127.0.0.1:8000", server.address)
        call = [sys.executable, "-W", "error", "-c", script]
        done = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# -- commands -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where commands are run: with a finished game, a board, and the tables of a server."""
    folder = tmp_path_factory.mktemp("typed")
    record = nemeton.Record.begin(nemeton.game("clans"), 2, secret=bytes(32), salts=["1f", "2e"])
    state = record.start()
    while not state.over():
        record.play(state, state.actor(), state.nth(state.actor(), 0))
    (folder / "my.record").write_text(nemeton.write(record), "utf-8")
    shutil.copy(Path(nemeton.__file__).parent / "games/karnag/board.toml", folder / "karnag-mine.toml")
    with running(folder / "tables"):
        pass  # from a server that has run
    return folder


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_a_command_is_one(page: str, command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    words = shlex.split(command)
    if extra := re.fullmatch(r"pip install 'nemeton\[(\w+)\]'", command):
        assert extra[1] in metadata("nemeton").get_all("Provides-Extra", [])
        return
    if command in INSTALLED | OF_RAY:
        return
    if words[0] == "nemeton" and words[1:] == ["--version"]:
        with pytest.raises(SystemExit, match="0"):
            main(words[1:])
    elif words[0] == "nemeton":
        if read_arguments(words[1:]).command not in LASTING:
            assert main(words[1:]) == 0
    elif words[0] == "./play":
        read_arguments(words[1:] if words[1:2] in ([], ["serve"]) else ["play", *words[1:]])
    else:
        assert (ROOT / words[0]).is_file(), f"{page}: nobody knows {words[0]}"
        assert os.access(ROOT / words[0], os.X_OK)


def test_what_a_system_is_told_to_start_is_a_command() -> None:
    units = [block.text for block in BLOCKS if block.language == "ini"]
    assert units
    for text in units:
        unit = configparser.ConfigParser(interpolation=None, strict=False)  # a key may be given twice
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read_string(text)
        program, *arguments = shlex.split(unit["Service"]["ExecStart"])
        assert Path(program).name == "nemeton"
        assert read_arguments(arguments).command == "serve"


# -- the site -------------------------------------------------------------------------------------


class Loaded(HTMLParser):
    """What a page makes the browser fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        if tag in ("script", "img", "iframe", "source", "video", "audio", "embed"):
            self.addresses.append(named.get("src") or "")
        elif tag == "link" and named.get("rel") not in ("canonical", "prev", "next"):
            self.addresses.append(named.get("href") or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("pages") / "pages"
    done = subprocess.run(
        [sys.executable, "scripts/site.py", str(into)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return into / "site"


def test_the_site_leads_to_all_pages(site: Path) -> None:
    """A new page must be added to mkdocs.yml; decisions are found automatically."""
    home = (site / "index.html").read_text("utf-8")
    for page in DOCS.rglob("*.md"):
        written = page.relative_to(DOCS).with_suffix(".html")
        assert (site / written).is_file(), page.name
        assert page.name == "index.md" or f'href="./{written.as_posix()}"' in home, f"{page.name} is not in mkdocs.yml"


def test_charts_are_drawn(site: Path) -> None:
    """Every room has its place, every arrow its line; no chart is left as text."""
    charts = [block.text for block in BLOCKS if block.language == "mermaid"]
    assert len(charts) == 2
    written = (site / "architecture.html").read_text("utf-8")
    assert "flowchart" not in written
    for chart, drawn in zip(charts, re.findall(r'<svg class="rooms".*?</svg>', written), strict=True):
        assert drawn.count("<path") == chart.count("-->")
        assert set(re.findall(r">([a-z_]+)</text>", drawn)) == set(re.findall(r"[a-z_]+", chart)) - {"flowchart"}


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert pages
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        assert [address for address in loaded.addresses if re.match(r"([a-z]+:)?//", address)] == [], page.name
    assert not [sheet for sheet in site.rglob("*.css") if re.search(r"url\(.?(https?:)?//", sheet.read_text("utf-8"))]
