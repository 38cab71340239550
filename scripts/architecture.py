"""The drawing in docs/architecture.md, made from the imports: python scripts/architecture.py [--check].

A room is a folder of the package, or a file at its top level. An arrow means that a room knows another.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
Rooms = dict[str, set[str]]  # a room, and the rooms that it knows


def imported(path: Path) -> Iterator[str]:
    """The modules a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files(package: str) -> dict[str, Path]:
    """The modules of a package, by name."""
    folder = ROOT / "src" / Path(*package.split("."))
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        if parts[-1] != "__main__":
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def room_of(package: str, module: str) -> str:
    """The room of a package that a module is in; empty for the package itself and for anything outside it."""
    if not module.startswith(f"{package}."):
        return ""
    return module.removeprefix(f"{package}.").split(".")[0]


def rooms(package: str) -> Rooms:
    """The rooms of a package, each with those that it knows."""
    modules = files(package)
    found: Rooms = {room: set() for module in modules if (room := room_of(package, module))}
    for module, path in modules.items():
        own = room_of(package, module)
        for name in imported(path) if own else ():
            other = room_of(package, name)
            if other in found and other != own:
                found[own].add(other)
    return found


def floors(known: Rooms) -> dict[str, int]:
    """How high a room is drawn: above every room it knows."""
    height: dict[str, int] = {}

    def of(room: str, above: tuple[str, ...]) -> int:
        if room in above:
            raise SystemExit(f"rooms that know each other: {' → '.join((*above[above.index(room) :], room))}")
        if room not in height:
            height[room] = max((of(other, (*above, room)) + 1 for other in known[room]), default=0)
        return height[room]

    for room in known:
        of(room, ())
    return height


def direct(known: Rooms) -> Rooms:
    """Without the arrows that others imply: rooms known only through another room have no arrow."""

    def reach(room: str) -> set[str]:
        return known[room].union(*(reach(other) for other in known[room]))

    return {
        room: {other for other in others if not any(other in reach(between) for between in others - {other})}
        for room, others in known.items()
    }


def drawing(package: str) -> str:
    """The rooms as a Mermaid chart, the highest first."""
    known = rooms(package)
    height, arrows = floors(known), direct(known)
    lines = ["```mermaid", "flowchart TD"]
    for room in sorted(known, key=lambda room: (-height[room], room)):
        targets = sorted(arrows[room], key=lambda other: (-height[other], other))
        lines += [f"    {room} --> {other}" for other in targets] or [f"    {room}"]
    return "\n".join([*lines, "```"])


def drawn(page: str) -> str:
    """The page with its drawings updated from the imports."""
    for package in ("nemeton", "nemeton.server"):
        begin, end = f"<!-- rooms of {package} -->", "<!-- end -->"
        before, rest = page.split(begin, 1)
        page = f"{before}{begin}\n\n{drawing(package)}\n\n{rest[rest.index(end) :]}"
    return page


if __name__ == "__main__":
    text = PAGE.read_text("utf-8")
    if "--check" in sys.argv[1:]:
        sys.exit(0 if drawn(text) == text else "docs/architecture.md is not as the imports are: run this script")
    PAGE.write_text(drawn(text), "utf-8")
