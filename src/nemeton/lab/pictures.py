"""The charts of a report: points with their intervals, drawn without a browser."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import altair

from nemeton.lab.report import Reading

WIDTH, STEP, GAP = 300, 13, 8  # of a panel, of a line, between rows
COLOURS = ["#2f6f4f", "#b8622b", "#3b5b92", "#8a3f6b", "#77712c", "#4f8a8b"]


@dataclass(frozen=True)
class Picture:
    """One chart: its file name, its title, and its figures."""

    name: str
    title: str
    readings: list[Reading]
    percent: bool = False


def draw(picture: Picture) -> Any:
    """Rows by what is measured, colours by variant, a panel for every number of seats."""
    rows = [reading.dump() for reading in picture.readings]
    variants = list(dict.fromkeys(row["variant"] for row in rows))
    shape = ".0%" if picture.percent else ".4~g"
    y = altair.Y("about:N", title=None, sort=None, axis=altair.Axis(labelLimit=220))
    offset = altair.YOffset("variant:N", sort=variants)
    colour = altair.Color("variant:N", sort=variants, title=None, scale=altair.Scale(range=COLOURS))
    axis = altair.Axis(format=shape)
    base = altair.Chart().encode(y=y, yOffset=offset, color=colour)
    lines = base.mark_rule(strokeWidth=2).encode(x=altair.X("low:Q", title=None, axis=axis), x2="high:Q")
    points = base.mark_point(filled=True, size=45, opacity=1).encode(x=altair.X("value:Q", title=None))
    usual = altair.Chart().mark_tick(color="#888", thickness=2, size=STEP * len(variants)).encode(x="reference:Q", y=y)
    tall = len({row["about"] for row in rows}) * (STEP * len(variants) + GAP)
    panel = altair.layer(usual, lines, points).properties(width=WIDTH, height=tall)
    chart = panel.facet(
        data=altair.InlineData(values=rows),
        column=altair.Column("seats:N", title=None, header=altair.Header(labelFontSize=12, labelFontWeight="bold")),
    )
    legend: dict[str, Any] = {"disable": True} if len(variants) == 1 else {"orient": "top", "labelLimit": 300}
    return chart.configure_legend(**legend).configure_view(stroke="#ddd").configure_axis(gridColor="#eee")


def save(pictures: list[Picture], folder: Path) -> dict[str, str]:
    """Save each as SVG and PNG; returns the text of the SVGs by name."""
    folder.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        chart = draw(picture)
        for kind in ("svg", "png"):
            chart.save(folder / f"{picture.name}.{kind}")
    return {picture.name: (folder / f"{picture.name}.svg").read_text("utf-8") for picture in pictures}
