"""Why who won has won, for the end of the log."""

from __future__ import annotations

from nemeton.core.answers import Event


def verdict(rule: str, seats: list[int], criteria: list[tuple[str, list[int]]]) -> list[Event]:
    """Most by the first criterion wins; the next ones decide between those who are tied; what is left is shared.

    A criterion has a name and a value for every seat. Where less is better the values are negative.
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
