"""Why the winners won, for the end of the log."""

from __future__ import annotations

from nemeton.core.answers import Event


def verdict(rule: str, seats: list[int], criteria: list[tuple[str, list[int]]]) -> list[Event]:
    """The most by the first criterion wins; later ones break ties; a tie that remains is a shared win.

    A criterion has a name and a value for every seat. If less is better, the values are negative.
    """
    first, values = criteria[0]
    best = max([values[seat] for seat in seats])
    left = [seat for seat in seats if values[seat] == best]
    if len(left) == 1:
        return [Event(rule, "won", {"seats": left, first: best})]
    out = [Event(rule, "tie", {"seats": left, first: best})]
    for name, values in criteria[1:]:
        best = max([values[seat] for seat in left])
        left = [seat for seat in left if values[seat] == best]
        if len(left) == 1:
            return [*out, Event(rule, f"won-{name}", {"seats": left, name: abs(best)})]
    return [*out, Event(rule, "won-shared", {"seats": left})]
