"""The rules of the house: what a reader may rely on in every file."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parent.parent
REGISTRY_HOST = re.compile(r"(pypi|pythonhosted|npmjs|debian)\.(org|com)")
DOWNLOAD = re.compile(r'"resolved"\s*:')


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in tracked():
        try:
            found.append((path, path.read_text("utf-8")))
        except UnicodeDecodeError:
            continue
    return found


def test_no_file_names_a_registrys_host() -> None:
    own = Path(__file__).resolve()
    assert not [path for path, text in texts() if path.resolve() != own and REGISTRY_HOST.search(text)]


def test_no_lock_file_holds_a_download_address() -> None:
    locks = [path for path in tracked() if path.name in ("package-lock.json", "uv.lock", "pylock.toml")]
    assert all(path.name == "package-lock.json" and not DOWNLOAD.search(path.read_text()) for path in locks)


def test_nothing_built_is_tracked() -> None:
    built = (".so", ".pyd", ".pyc", ".whl")
    assert not [path for path in tracked() if path.suffix in built or "node_modules" in path.parts]


def test_source_files_are_short_enough_to_read() -> None:
    sources = [(path, text) for path, text in texts() if path.suffix in (".py", ".ts", ".svelte")]
    assert not [(path.name, text.count("\n")) for path, text in sources if text.count("\n") > 500]


def test_rules_use_no_other_luck_no_clock_and_no_files() -> None:
    """[Rule 7 of the house] Randomness comes only from the generator in the state."""
    forbidden = re.compile(r"^\s*(import|from) (random|time|datetime|os|secrets|uuid)\b", re.MULTILINE)
    for path in (ROOT / "src/nemeton/games").rglob("*.py"):
        assert not forbidden.search(path.read_text("utf-8")), path


def test_a_game_knows_no_other_game() -> None:
    for path in (ROOT / "src/nemeton/games").glob("*/**/*.py"):
        own = path.relative_to(ROOT / "src/nemeton/games").parts[0]
        others = set(re.findall(r"nemeton\.games\.([a-z]+)", path.read_text("utf-8"))) - {own}
        assert not others, path


def test_the_core_knows_no_game() -> None:
    for path in (ROOT / "src/nemeton/core").glob("*.py"):
        assert not re.search(r"(from|import) nemeton\.games\.[a-z]", path.read_text("utf-8")), path
