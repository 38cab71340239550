"""A result in words: what is certain, what stays open, and every figure with its interval."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from nemeton.words import Words

SHARES = ("win-share", "nobody-wins", "forced", "decided", "luck", "ladder", "never", "use", "dead")
FEWEST = 12  # most and least used moves, in charts and tables
PARTS = ("win-share", "game", "source", "verb", "use", "ladder", "never", "luck", "difference")
NAMES = {  # where the catalogues name what a figure is about
    "source": ("{game}-part-{about}",),
    "verb": ("lab-verb-{game}-{about}",),
    "never": ("lab-verb-{game}-{about}",),
    "luck": ("lab-stream-{game}-{about}", "lab-stream-{about}"),
}
GAME = ("decisions", "rounds", "branching", "forced", "leads", "decided", "points", "lead", "nobody-wins")


@dataclass(frozen=True)
class Reading:
    """A figure as it is drawn and read."""

    about: str
    variant: str
    seats: str
    value: float
    low: float
    high: float
    reference: float | None
    verdict: str
    text: str

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


class Reader:
    """A result in the words of one language."""

    def __init__(self, result: Mapping[str, Any], words: Words) -> None:
        self.result, self.words = result, words
        self.game = str(result["plan"]["game"])
        self.measures: list[dict[str, Any]] = result["measures"]

    # -- figures -------------------------------------------------------------------------------------

    def number(self, value: float, percent: bool, signed: bool = False) -> str:
        """`12.3` or `12.3 %`, as the language writes it; never a minus sign before zero."""
        digits = 1 if percent or abs(value) >= 10 else 2
        text = f"{value * 100 if percent else value:{'+' if signed else ''}.{digits}f}".replace("-", "−")
        return self.words.say("lab-percent" if percent else "lab-number", number=self.words.decimal(text))

    def figure(self, measure: Mapping[str, Any]) -> str:
        percent, signed = measure["id"] in SHARES, "against" in measure
        value, low, high = (self.number(measure[end], percent, signed) for end in ("value", "low", "high"))
        return self.words.say("lab-figure", value=value, low=low, high=high)

    def named(self, measure: Mapping[str, Any], short: bool = False) -> str:
        """What a figure is about; if `short`, only what distinguishes it from others of its kind."""
        about = self.about(str(measure["id"]), str(measure.get("about", "")))
        if short and about:
            return self.words.say("lab-seat", seat=about) if measure["id"] == "win-share" else about
        return self.words.say(f"lab-measure-{measure['id']}", about=about)

    def about(self, id: str, about: str) -> str:
        """A source of points, a verb or a stream of luck as people call it, if the catalogue knows it."""
        keys = (key.format(game=self.game, about=about) for key in NAMES.get(id, ()))
        return next((self.words.say(key) for key in keys if self.words.has(key)), about)

    def reading(self, measure: Mapping[str, Any], short: bool) -> Reading:
        return Reading(
            self.named(measure, short),
            str(measure["variant"]),
            self.words.say("lab-seats", seats=measure["players"]),
            measure["value"],
            measure["low"],
            measure["high"],
            measure.get("reference"),
            measure.get("verdict", ""),
            self.figure(measure),
        )

    # -- parts of the page -----------------------------------------------------------------------------

    def part(self, name: str) -> list[dict[str, Any]]:
        """The figures that belong together on the page."""
        single = [measure for measure in self.measures if "against" not in measure]
        if name == "difference":
            return [measure for measure in self.measures if measure.get("verdict") == "yes" and "against" in measure]
        if name == "game":
            return [measure for measure in single if measure["id"] in GAME]
        if name == "use":
            used = [measure for measure in single if measure["id"] in ("use", "dead")]
            least = sorted(used, key=lambda measure: measure["high"])[:FEWEST]
            most = sorted(used, key=lambda measure: measure["low"])[-FEWEST:]
            return least + [measure for measure in most if measure not in least]
        return [measure for measure in single if measure["id"] == name]

    def readings(self, name: str) -> list[Reading]:
        return [self.reading(measure, name != "game") for measure in self.part(name)]

    def effects(self) -> list[Reading]:
        """What certainly differs, in standard deviations, the largest first."""
        varied = [measure for measure in self.part("difference") if "effect" in measure]
        found = sorted(varied, key=lambda measure: -abs(measure["effect"]))
        out = []
        for measure in found[: 2 * FEWEST]:
            scale = measure["effect"] / measure["value"] if measure["value"] else 0.0
            ends = {end: measure[end] * scale for end in ("value", "low", "high")}
            out.append(self.reading(measure | ends, short=False))
        return out

    def sure(self) -> list[str]:
        """A sentence for every yes: first what differs, then which shares are unfair; dead options last."""
        asked = [measure for measure in self.measures if measure.get("verdict") == "yes"]
        asked.sort(key=lambda measure: ("against" not in measure, -abs(measure.get("effect", 0.0))))
        dead = [measure for measure in self.measures if measure["id"] == "dead"]
        return [self.sentence(measure) for measure in asked] + list(self.dead(dead))

    def sentence(self, measure: Mapping[str, Any]) -> str:
        facts = {
            "about": self.named(measure),
            "figure": self.figure(measure),
            "variant": measure["variant"],
            "seats": measure["players"],
        }
        if "against" in measure and "effect" not in measure:
            return self.words.say("lab-differs-always", against=measure["against"], **facts)
        if "against" in measure:
            effect = self.words.decimal(f"{measure['effect']:+.2f}".replace("-", "−"))
            return self.words.say("lab-differs", against=measure["against"], effect=effect, **facts)
        fair = self.number(measure["reference"], measure["id"] in SHARES)
        return self.words.say("lab-unfair", fair=fair, **facts)

    def dead(self, dead: Iterable[Mapping[str, Any]]) -> Iterable[str]:
        by_table: dict[tuple[str, int], list[str]] = {}
        for measure in dead:
            by_table.setdefault((measure["variant"], measure["players"]), []).append(measure["about"])
        for (variant, seats), names in by_table.items():
            yield self.words.say("lab-dead", variant=variant, seats=seats, names=", ".join(names))

    def open(self) -> int:
        return sum(measure.get("verdict") == "open" for measure in self.measures)

    def played(self) -> str:
        """What was played, with what and under which rules."""
        plan = self.result["plan"]
        rules = ", ".join(f"{v['name']} {hash}" for v, hash in zip(plan["variants"], plan["rules"], strict=True))
        counts = [m["n"] for m in self.measures if m["id"] == "decisions" and "against" not in m]
        facts = {"games": sum(counts), "each": max(counts, default=0), "bot": plan["bot"], "seed": plan["seed"]}
        return self.words.say("lab-played", rules=rules, version=self.result["nemeton"], **facts)


def page(reader: Reader, drawings: Mapping[str, str], style: str) -> str:
    """The report as one file that needs nothing else."""
    words = reader.words
    title = escape(words.say("lab-title", title=words.say(f"{reader.game}-title")))
    sure = "".join(f"<li>{escape(line)}</li>" for line in reader.sure() or [words.say("lab-nothing")])
    parts = "".join(section(reader, name, drawings.get(name, "")) for name in PARTS)
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{style}</style>'
        f"<main><h1>{title}</h1><p>{escape(reader.played())}</p><h2>{escape(words.say('lab-sure'))}</h2><ul>{sure}</ul>"
        f"<p>{escape(words.say('lab-open', count=reader.open()))}</p>{parts}"
        f"<p>{escape(words.say('lab-method'))}</p></main></html>\n"
    )


def section(reader: Reader, name: str, drawing: str) -> str:
    """A part of the page: what it is about, its picture, its figures."""
    say, rows = reader.words.say, "".join(map(row, reader.readings(name)))
    if not rows:
        return ""
    heading, more, figures = (escape(say(key)) for key in (f"lab-part-{name}", f"lab-part-{name}-more", "lab-figures"))
    table = f"<details{' open' if name == 'game' else ''}><summary>{figures}</summary><table>{rows}</table></details>"
    return f"<section><h2>{heading}</h2><p>{more}</p><figure>{drawing}</figure>{table}</section>"


def row(reading: Reading) -> str:
    cells = "".join(f"<td>{escape(text)}</td>" for text in (reading.variant, reading.seats, reading.text))
    return f"<tr{' class=yes' if reading.verdict == 'yes' else ''}><th>{escape(reading.about)}</th>{cells}</tr>"
