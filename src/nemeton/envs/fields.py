"""The observations of all games field by field, as a page: `python -m nemeton.envs.fields > docs/observations.md`."""

from __future__ import annotations

from nemeton.core.registry import AnyGame, game, games

HEAD = """\
# Observations, field by field

<!-- Made by `python -m nemeton.envs.fields`; a test compares. -->

An observation is a row of `float32` numbers of a fixed length: what a seat sees of the table, and nothing else. Seats
are counted clockwise, beginning with the observer. Most numbers are scaled to lie between 0 and 1: "in tenths" means
that the number was divided by ten, "of all rounds" that it was divided by the number of rounds. "One-hot" means a 1 in
one place and zeros in all others. The length of a field depends on the number of seats.

An action is an index into the game's verb table; the mask has a 1 for each action that is legal.
"""


def page(ids: list[str]) -> str:
    """The page of these games."""
    return "\n".join([HEAD, *(line for id in ids for line in chapter(game(id)))])


def chapter(known: AnyGame) -> list[str]:
    """The fields of one game, for every number of seats."""
    observers = [known.observing(known.setup(players)) for players in known.seats]
    sizes = [[int(field.size) for field in observer.fields()] for observer in observers]
    seats = " | ".join(f"{players} seats" for players in known.seats)
    out = [
        f"## {known.title}",
        "",
        f"{known.verbs.size} actions: "
        + ", ".join(f"`{name}` {size}" for name, size in zip(known.verbs.names, known.verbs.sizes, strict=True))
        + ".",
        "",
        f"| field | {seats} | what it says |",
        "|---" * (len(observers) + 2) + "|",
    ]
    for n, field in enumerate(observers[0].fields()):
        out.append(f"| `{field.name}` | {' | '.join(str(row[n]) for row in sizes)} | {field.about} |")
    out.append(f"| all | {' | '.join(str(sum(row)) for row in sizes)} | |")
    return [*out, ""]


if __name__ == "__main__":
    print(page(games()), end="")
