"""What a release consists of: one version, the browser client inside, a bill of materials, workflows."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from ruamel.yaml import YAML

import nemeton
from nemeton.cli import main
from nemeton.terminal.about import Package, bundled_packages, python_packages
from nemeton.terminal.parser import read_arguments

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
BUILD = "from setuptools import build_meta as b; import sys; print(getattr(b, sys.argv[1])(sys.argv[2]))"


# -- the version ----------------------------------------------------------------------------------


def test_there_is_one_version() -> None:
    assert PROJECT["project"]["version"] == nemeton.__version__


def test_the_version_is_told_with_the_engine_and_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--language", "en", "--version"])
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == f"nemeton {nemeton.__version__}, interpreted engine"
    assert [line.split() for line in rest] == [[id, nemeton.game(id).rules_hash] for id in nemeton.games()]


def test_no_command_opens_the_table() -> None:
    assert read_arguments([]).command == "serve"
    french = read_arguments(["--language", "fr"])
    assert (french.command, french.language, french.no_browser) == ("serve", "fr", False)


# -- a release ------------------------------------------------------------------------------------


def git(folder: Path, *arguments: str) -> str:
    names = ["-c", "user.name=Nuada", "-c", "user.email=nuada@example.com"]
    return subprocess.run(
        ["git", *names, *arguments], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.strip()


def run_release(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    named = {f"GIT_{who}_{what}": "nuada@example.com" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    call = [sys.executable, "scripts/release", *arguments]
    return subprocess.run(call, cwd=folder, env={**os.environ, **named}, capture_output=True, text=True, check=False)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with the files a release changes, as they are in this checkout."""
    for name in ("pyproject.toml", "src/nemeton/__init__.py", "scripts/release"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## Unreleased\n\n- A fifth game.\n", "utf-8")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "All")
    return tmp_path


def test_a_release_is_one_command(clone: Path) -> None:
    done = run_release(clone, "7.1.0")
    assert done.returncode == 0, done.stderr
    assert tomllib.loads((clone / "pyproject.toml").read_text("utf-8"))["project"]["version"] == "7.1.0"
    assert '__version__ = "7.1.0"' in (clone / "src/nemeton/__init__.py").read_text("utf-8")
    changes = (clone / "CHANGELOG.md").read_text("utf-8")
    assert re.fullmatch(r"# Changes\n\n## Unreleased\n\n## 7\.1\.0 \([-\d]{10}\)\n\n- A fifth game\.\n", changes)
    assert git(clone, "log", "-1", "--format=%s") == "Nemeton 7.1.0"
    assert git(clone, "for-each-ref", "refs/tags", "--format=%(refname:short) %(contents)").split("\n") == [
        "v7.1.0 Nemeton 7.1.0",
        "",
        "- A fifth game.",
    ]
    assert git(clone, "status", "--porcelain") == ""
    assert run_release(clone, "--check", "v7.1.0").returncode == 0
    assert "but the files say 7.1.0" in run_release(clone, "--check", "v7.2.0").stderr


@pytest.mark.parametrize(
    ("version", "said"),
    [("7.1", "three numbers"), ("7.1.0", "there is a v7.1.0"), ("7.0.9", "does not come after"), ("7.2.0", "nothing")],
)
def test_a_release_that_cannot_be_is_refused(clone: Path, version: str, said: str) -> None:
    assert run_release(clone, "7.1.0").returncode == 0
    before = git(clone, "rev-parse", "HEAD")
    refused = run_release(clone, version)
    assert refused.returncode == 1
    assert said in refused.stderr
    assert (git(clone, "rev-parse", "HEAD"), git(clone, "status", "--porcelain")) == (before, "")


# -- what is built --------------------------------------------------------------------------------


def build(folder: Path, what: str, into: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NEMETON_PURE": "1", "PYTHONWARNINGS": "ignore", **more}
    call = [sys.executable, "-c", BUILD, what, str(into)]
    return subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an sdist is made from, with a one-page browser client; without web/, so that no other can be built."""
    folder = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    junk = shutil.ignore_patterns("__pycache__", "*.egg-info", "web")
    shutil.copytree(ROOT / "src", folder / "src", ignore=junk)
    (folder / "src/nemeton/server/web/assets").mkdir(parents=True)
    (folder / "src/nemeton/server/web/assets/main-1.js").write_text("")
    return folder


@pytest.mark.long
def test_nothing_is_built_without_the_browser_client(source: Path, tmp_path: Path) -> None:
    for what in ("build_sdist", "build_wheel"):
        refused = build(source, what, tmp_path)
        assert refused.returncode != 0
        assert "run scripts/bundle first" in refused.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
def test_the_browser_client_is_in_the_wheel_that_an_sdist_makes(source: Path, tmp_path: Path) -> None:
    page = source / "src/nemeton/server/web/index.html"
    page.write_text("<p>Nemeton</p>")
    try:
        made = build(source, "build_sdist", tmp_path)
        assert made.returncode == 0, made.stderr
        (sdist,) = tmp_path.glob("*.tar.gz")
    finally:
        page.unlink()
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = (path for path in tmp_path.iterdir() if path.is_dir())
    made = build(unpacked, "build_wheel", tmp_path)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {"nemeton/server/web/index.html", "nemeton/server/web/assets/main-1.js"} <= inside
    kept = [path.relative_to(source / "src").as_posix() for path in (source / "src").rglob("*") if path.is_file()]
    assert {name for name in kept if "egg-info" not in name} <= inside  # migrations, catalogues, rules, weights


# -- licences -------------------------------------------------------------------------------------


def test_every_python_package_is_listed() -> None:
    """Compared with the pinned requirements, which uv resolved."""
    lines = re.findall(r"^([a-z0-9].*?) \\$", (ROOT / "requirements/run.txt").read_text("utf-8"), re.MULTILINE)
    pinned = [Requirement(line) for line in lines]
    wanted = {one.name for one in pinned if one.marker is None or one.marker.evaluate()}
    listed = python_packages()
    assert len(wanted) > 20
    assert wanted <= {one.name for one in listed} <= {one.name for one in pinned}
    assert [one.name for one in listed if not one.licence] == []


def test_what_only_an_older_python_needs_is_not_listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Even if it is installed for another reason, for example by setuptools, which brings packages of its own."""
    described = {
        "eight": "Requires-Dist: nine\nRequires-Dist: ten; python_version < '3.10'\nRequires-Dist: six; extra == 'x'\n",
        "nine": "",
        "ten": "",
        "six": "",
    }
    for name, needs in described.items():
        folder = tmp_path / f"{name}-1.0.dist-info"
        folder.mkdir()
        facts = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\nLicense: MIT\n{needs}"
        (folder / "METADATA").write_text(facts, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert [one.name for one in python_packages("eight")] == ["nine"]


def test_every_package_inside_the_browser_client_is_listed() -> None:
    """Compared with what the sources import and what the lock contains."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    sources = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    imported: set[str] = set()
    for path in sources:
        said = re.findall(r"""(?:from|import|url)\s*\(?\s*["'](@?[a-z][^"']*)["']""", path.read_text("utf-8"))
        imported |= {"/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in said}
    listed = {one.name: one for one in bundled_packages()}
    assert {"svelte", "@fluent/bundle"} <= imported & set(lock_names(lock)) <= set(listed)
    assert all(one.version == lock[f"node_modules/{name}"]["version"] for name, one in listed.items())
    assert [one.name for one in listed.values() if not one.licence] == []


def lock_names(lock: dict[str, Any]) -> set[str]:
    return {name.removeprefix("node_modules/") for name in lock}


def test_licences_are_told_to_people_and_to_tools(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "licences"]) == 0
    out = capsys.readouterr().out
    assert "Inside the browser client" in out
    assert re.search(r"msgspec +[\d.]+ +BSD-3-Clause", out)
    assert main(["licences", "--json"]) == 0
    bill = json.loads(capsys.readouterr().out)
    assert bill["bomFormat"] == "CycloneDX"
    assert [one["purl"] for one in bill["components"]] == [
        one.purl for one in [*python_packages(), *bundled_packages()]
    ]
    assert Package("npm", "@fluent/bundle", "1.0", "").purl == "pkg:npm/%40fluent/bundle@1.0"


# -- workflows ------------------------------------------------------------------------------------


def jobs_of(workflow: Path) -> dict[str, Any]:
    jobs: dict[str, Any] = YAML(typ="safe").load(workflow)["jobs"]
    return jobs


def commands(workflow: Path) -> list[str]:
    """Every line that a workflow runs."""
    jobs = jobs_of(workflow).values()
    runs = [step["run"] for job in jobs for step in job["steps"] if "run" in step]
    return [line.strip() for run in runs for line in run.splitlines() if line.strip()]


def test_workflows_are_what_github_reads() -> None:
    call = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    done = subprocess.run([*call, *map(str, WORKFLOWS)], capture_output=True, text=True, check=False)
    assert WORKFLOWS
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_names_is_there(workflow: Path) -> None:
    jobs = jobs_of(workflow)
    for job in jobs.values():
        needs = job.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= set(jobs)
    lines = [*commands(workflow), *PROJECT["tool"]["cibuildwheel"]["test-command"]]
    for line in lines:
        check_command(shlex.split(line.partition(" > ")[0]))


def check_command(words: list[str]) -> None:
    """Files of this repository exist, and our own commands are known to the parser."""
    ours = [word for word in words if re.match(r"(\./)?(test|play)$|(scripts|tests|requirements|src)/", word)]
    assert [word for word in ours if not (ROOT / word).is_file()] == []
    program = Path(words[0]).name
    if program == "nemeton" and words[1] != "--version":
        read_arguments(words[1:])
    else:
        assert program in ("nemeton", "python", "sh", "gh", "rm", "test"), f"{program} is unknown here"


def test_platform_wheels_are_made_from_the_sdist_and_try_every_game() -> None:
    (workflow,) = (path for path in WORKFLOWS if path.stem == "wheels")
    systems = jobs_of(workflow)["wheels"]["strategy"]["matrix"]["os"]
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    assert any(name.endswith("-arm") for name in systems)
    assert any("cibuildwheel" in line and ".tar.gz" in line for line in commands(workflow))
    settings = PROJECT["tool"]["cibuildwheel"]
    assert settings["environment"] == {"NEMETON_COMPILED": "1"}
    assert any("tests/test_conformance.py" in line for line in settings["test-command"])
