"""Build the documentation: python scripts/site.py FOLDER. The site is in FOLDER/site, the decisions in its menu."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml
from architecture import Rooms, floors

ROOT = Path(__file__).resolve().parent.parent
CHART = re.compile(r"^```mermaid\nflowchart TD\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WIDE, HIGH, ROW, GAP = 92, 30, 74, 18  # px: a room, from floor to floor, and between two rooms of one


def picture(chart: str) -> str:
    """A Mermaid chart as a drawing in the page: Mermaid itself would have to be fetched from elsewhere.

    A room is drawn as low as the rooms it knows allow, and near those that know it.
    """
    arrows = [(words[0], words[2]) for line in chart.splitlines() if len(words := line.split()) == 3]
    known: Rooms = {line.split()[0]: set() for line in chart.splitlines()}
    for room, other in arrows:
        known[room].add(other)
        known.setdefault(other, set())
    height = floors(known)
    top, width = max(height.values()), max(list(height.values()).count(floor) for floor in height.values())
    width = width * (WIDE + GAP) + GAP
    place: dict[str, tuple[float, float]] = {}
    for floor in range(top, -1, -1):
        row = [room for room in known if height[room] == floor]
        above = {room: [place[over][0] for over, other in arrows if other == room] for room in row}
        row.sort(key=lambda room: sum(above[room]) / len(above[room]) if above[room] else width / 2)
        for number, room in enumerate(row):
            place[room] = (width * (2 * number + 1) / (2 * len(row)), GAP + HIGH / 2 + (top - floor) * ROW)
    drawn = [line(*place[room], *place[other]) for room, other in arrows]
    drawn += [box(room, *place[room]) for room in known]
    head = f'class="rooms" role="img" viewBox="0 0 {width} {top * ROW + HIGH + 2 * GAP}"'
    return f'<svg {head} aria-label="Rooms, and which others they know">{"".join(drawn)}</svg>'


def line(x: float, y: float, to: float, below: float) -> str:
    """From the lower edge of a room to the upper edge of another."""
    start, end = y + HIGH / 2, below - HIGH / 2
    return f'<path d="M{x:.0f} {start:.0f}C{x:.0f} {start + 24:.0f} {to:.0f} {end - 24:.0f} {to:.0f} {end:.0f}"/>'


def box(room: str, x: float, y: float) -> str:
    frame = f'<rect x="{x - WIDE / 2:.0f}" y="{y - HIGH / 2:.0f}" width="{WIDE}" height="{HIGH}" rx="6"/>'
    return f'{frame}<text x="{x:.0f}" y="{y + 4.5:.1f}">{room}</text>'


def build(folder: Path) -> int:
    """Let Zensical work on a copy of the pages, with mkdocs.yml completed; a warning is an error."""
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in sorted(ROOT.glob("docs/decisions/*.md"))]
    settings["nav"].append({"Decisions": pages})
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder / "docs")
    page = folder / "docs" / "architecture.md"
    page.write_text(CHART.sub(lambda found: picture(found[1]), page.read_text("utf-8")), "utf-8")
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(settings), "utf-8")
    return subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1])))
