"""The house rules: what a reader may rely on in every file."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parent.parent
REGISTRY_HOST = re.compile(r"(pypi|pythonhosted|npmjs|debian)\.(org|com)")
DOWNLOAD = re.compile(r'"resolved"\s*:')
DRAWINGS = ("symbols.svelte", "sprite.svelte")  # paths, which are data: no line break would make them easier to read

AT_ONCE = {"count", "inner_text", "all_inner_texts", "text_content", "input_value", "get_attribute", "title"}
AT_ONCE |= {f"is_{state}" for state in ("visible", "hidden", "enabled", "disabled", "checked", "editable")}


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
    sources = [(path, text) for path, text in sources if path.name != "protocol.ts"]  # generated
    assert not [(path.name, text.count("\n")) for path, text in sources if text.count("\n") > 500]


def test_lines_of_the_client_fit_a_screen() -> None:
    """ruff checks the lines of Python; prettier breaks what it can, and people break the rest."""
    for path, text in texts():
        name = path.relative_to(ROOT)
        ours = name.parts[0] == "web" and path.suffix in (".ts", ".svelte", ".css", ".mjs", ".js", ".html")
        if ours and path.name not in DRAWINGS:
            assert not [line for line in text.splitlines() if len(line) > 120], name


def test_rules_use_no_other_luck_no_clock_and_no_files() -> None:
    """[House rule 7] Randomness comes only from the generator in the state."""
    forbidden = re.compile(r"^\s*(import|from) (random|time|datetime|os|secrets|uuid)\b", re.MULTILINE)
    for path in (ROOT / "src/nemeton/games").rglob("*.py"):
        assert not forbidden.search(path.read_text("utf-8")), path


def test_a_game_knows_no_other_game() -> None:
    for path in (ROOT / "src/nemeton/games").glob("*/**/*.py"):
        own = path.relative_to(ROOT / "src/nemeton/games").parts[0]
        others = set(re.findall(r"nemeton\.games\.([a-z]+)", path.read_text("utf-8"))) - {own}
        assert not others, path


def test_a_state_knows_no_view_and_rules_know_none() -> None:
    """What shows a game knows its rules, never the other way round: a better screen changes no game."""
    shown = {"view", "forecast", "sketch", "notation"}
    games = ROOT / "src/nemeton/games"
    for path in [*games.glob("*/state.py"), *games.glob("*/rules/*.py")]:
        known = {name.split(".")[3] for name in architecture().imported(path) if name.count(".") >= 3}
        assert not known & shown, path


def test_a_game_imports_at_the_top() -> None:
    """An import inside a function hides a circular import."""
    for path in (ROOT / "src/nemeton/games").glob("*/**/*.py"):
        functions = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
        inside = [node for function in functions for node in ast.walk(function)]
        assert not [node.lineno for node in inside if isinstance(node, ast.Import | ast.ImportFrom)], path


@pytest.mark.parametrize("name", ["Change", "Tables", "Step", "Preview", "Refused", "Verdict", "past_of"])
def test_a_name_that_is_read_often_means_one_thing(name: str) -> None:
    defined = re.compile(rf"^(class|def|async def) {name}\b", re.MULTILINE)
    found = [path for path in (ROOT / "src/nemeton").rglob("*.py") if defined.search(path.read_text("utf-8"))]
    assert len(found) == 1


def test_the_core_knows_no_game() -> None:
    for path in (ROOT / "src/nemeton/core").glob("*.py"):
        assert not re.search(r"(from|import) nemeton\.games\.[a-z]", path.read_text("utf-8")), path


# -- rooms ----------------------------------------------------------------------------------------

DOORS: dict[str, set[str]] = {  # a room of the server, and the rooms that it may know
    "refusals": set(),
    "logs": set(),
    "outside": set(),
    "tasks": {"refusals"},
    "store": set(),
    "table": {"store", "outside", "refusals", "tasks"},
    "people": {"store", "outside", "refusals"},
    "bots": {"table", "store", "outside", "tasks"},
    "wire": {"table", "people", "store", "outside", "refusals"},
    "bus": {"store"},
    "nodes": {"bus", "bots", "wire", "table", "people", "store", "outside", "tasks"},
    "runtime": {"nodes", "bus", "bots", "wire", "table", "people", "store", "outside", "tasks"},
    "http": {"runtime", "bots", "wire", "table", "people", "store", "refusals"},
}
ABOVE = {"app", "main"}  # they put everything together, and nobody knows them


@lru_cache
def architecture() -> ModuleType:
    """scripts/architecture.py, which reads the imports."""
    spec = spec_from_file_location("architecture", ROOT / "scripts/architecture.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rooms_of_the_server_know_each_other_through_their_doors_alone() -> None:
    known: dict[str, set[str]] = architecture().rooms("nemeton.server")
    assert known.keys() == DOORS.keys() | ABOVE
    assert not {(room, other) for room in DOORS for other in known[room] - DOORS[room]}


def test_the_store_is_known_by_its_interface() -> None:
    door = {"nemeton.server.store", "nemeton.server.store.rows", "nemeton.server.store.store"}
    for module, path in architecture().files("nemeton.server").items():
        room = module.split(".")[2:3]
        if room not in (["store"], ["app"], ["main"]):
            inside = {name for name in architecture().imported(path) if name.startswith("nemeton.server.store.")}
            assert not {name for name in inside if ".".join(name.split(".")[:4]) not in door}, module


def test_the_store_knows_its_own_rows_alone() -> None:
    for path in (ROOT / "src/nemeton/server/store").glob("*.py"):
        ours = {name for name in architecture().imported(path) if name.split(".")[0] == "nemeton"}
        assert all(name.startswith("nemeton.server.store.") for name in ours), path


def test_the_drawing_of_the_house_is_as_the_imports_are() -> None:
    page = architecture().PAGE.read_text("utf-8")
    assert architecture().drawn(page) == page, "python scripts/architecture.py draws it anew"


# -- the browser ----------------------------------------------------------------------------------


def hasty(source: str) -> list[int]:
    """Lines that judge a page by what it shows at this very moment: it may still be updating."""
    tree = ast.parse(source)
    patient = {
        inner
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "eventually"
        for inner in ast.walk(call)
    }
    return [
        call.lineno
        for judged in ast.walk(tree)
        if isinstance(judged, ast.Assert)
        for call in ast.walk(judged.test)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call not in patient
        if call.func.attr in AT_ONCE and not isinstance(call.func.value, ast.Constant)
        if call.func.attr == "get_attribute" or not call.args
    ]


def test_no_test_is_quicker_than_the_page() -> None:
    """In the browser `expect(...)` and `eventually(...)` wait; a plain assertion about a locator does not."""
    assert hasty("assert page.locator('.tokens li').count() == 1")
    assert hasty("assert 'lake' in str(bubble.inner_text())")
    assert not hasty("assert eventually(lambda: log.count() > 3)")
    found = {path.name: hasty(path.read_text("utf-8")) for path in (ROOT / "tests/web").glob("*.py")}
    assert not {name: lines for name, lines in found.items() if lines}


def test_no_test_finds_a_thing_by_words_that_may_stand_twice() -> None:
    """The test breaks when the page says them a second time: name the thing (`locator(".games label", has_text=…)`) or
    its role."""
    found = [path for path in (ROOT / "tests/web").glob("*.py") if ".get_by_text(" in path.read_text("utf-8")]
    assert not found
