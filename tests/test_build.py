"""setup.py: what is compiled into which library, and that nothing is compiled twice."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
FIRST = "from typing import Final\n\nLEFT: Final = {0}\n\n\ndef twice(n: int) -> int:\n    return {0} * n\n"
SECOND = "from nemeton.core.vector import twice\n\n\ndef four(n: int) -> int:\n    return twice(twice(n))\n"


@pytest.fixture
def described(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py defines, when asked only for the project's name."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "--quiet", "--name"])
    return runpy.run_path("setup.py")


@pytest.mark.pure
def test_every_compiled_module_is_in_one_library_and_no_game_with_another(described: dict[str, Any]) -> None:
    libraries: list[tuple[list[str], str]] = described["libraries"]()
    assert sorted(file for files, _ in libraries for file in files) == described["modules"]()
    games = sorted(path.parent.name for path in (ROOT / "src/nemeton/games").glob("*/__init__.py"))
    assert sorted(name for _, name in libraries if "games" in name) == [f"nemeton.games.{game}" for game in games]
    for files, name in libraries:
        assert all(file.startswith("src/" + name.replace(".", "/") + "/") for file in files)


def small_package(source: Path) -> Path:
    """A checkout with three small libraries; its package."""
    for file in ("core/vector.py", "games/one/rules/a.py", "games/two/rules/b.py"):
        (source / "src/nemeton" / file).parent.mkdir(parents=True)
    for folder in [source / "src/nemeton", *(path for path in (source / "src/nemeton").rglob("*") if path.is_dir())]:
        (folder / "__init__.py").touch()
    package = source / "src/nemeton"
    (package / "core/vector.py").write_text(FIRST.format(2))
    (package / "games/one/rules/a.py").write_text(SECOND)
    (package / "games/two/rules/b.py").write_text(SECOND)
    setup = (ROOT / "setup.py").read_text()
    begin, end = setup.index("ALSO = ["), setup.index("]\n", setup.index("ALSO = ["))
    (source / "setup.py").write_text(setup[:begin] + "ALSO: list[str] = [" + setup[end:])
    shutil.copy(ROOT / "pyproject.toml", source)
    shutil.copy(ROOT / "README.md", source)
    return package


@pytest.mark.pure
@pytest.mark.parametrize("must", ["", "1"])
def test_a_crash_of_mypyc_leaves_a_package_that_is_interpreted(tmp_path: Path, must: str) -> None:
    """It says so in one clear line, unless it must be compiled."""
    source = tmp_path / "a checkout"
    small_package(source)
    broken = tmp_path / "broken/mypyc"
    broken.mkdir(parents=True)
    (broken / "__init__.py").touch()
    (broken / "build.py").write_text("raise KeyError('an attribute')\n")
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(tmp_path / "built")]
    wishes = {"PYTHONPATH": str(broken.parent), "NEMETON_COMPILED": must, "NEMETON_NO_CLIENT": "1", "CC": "true"}
    told = subprocess.run(
        command, cwd=source, env={**os.environ, **wishes}, capture_output=True, text=True, check=False
    )
    assert (told.returncode == 0) == (must == "")
    assert (tmp_path / "built/nemeton/core/vector.py").exists() == (must == "")
    assert "KeyError" in told.stderr  # for whoever wants to fix it
    line = "cannot compile" if must else "not compiled, the modules will be interpreted"
    assert f"nemeton: {line}: mypyc failed" in told.stderr


@pytest.mark.slow
def test_what_has_not_changed_is_not_compiled_again(tmp_path: Path) -> None:
    """A compiler whose calls are counted, and three builds."""
    source = tmp_path / "a checkout"
    package = small_package(source)
    counted, calls = tmp_path / "counted-cc", tmp_path / "calls"
    counted.write_text(f'#!/bin/sh\necho "$@" >>"{calls}"\nexec cc "$@"\n')
    counted.chmod(0o755)
    wishes = {"CC": str(counted), "NEMETON_KEPT": str(tmp_path / "kept"), "NEMETON_COMPILED": "1"}

    def build() -> set[str]:
        """The C files that were compiled."""
        calls.write_text("")
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(tmp_path / "built")]
        subprocess.run(command, cwd=source, check=True, env={**os.environ, **wishes}, capture_output=True)
        words = [word for line in calls.read_text().splitlines() if " -c " in f" {line} " for word in line.split()]
        return {Path(word).name for word in words if word.endswith(".c")}

    first = build()
    assert {"vector.c", "a.c", "b.c"} < first
    assert build() == set()
    (package / "games/one/rules/a.py").write_text(SECOND.replace("four", "quadruple"))
    changed = build()
    assert changed
    assert all("one" in name for name in changed)
