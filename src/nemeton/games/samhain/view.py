"""What a seat sees of Samhain, its moves in words, how its log begins and ends, and its editions side by side."""

from __future__ import annotations

from nemeton.core.answers import Args, Event
from nemeton.core.game import Compared
from nemeton.core.verdict import verdict
from nemeton.games.samhain.data import (
    BONUS_NAMES,
    CARD_NAMES,
    DARK,
    ITEM_NAMES,
    ITEMS,
    KIND_NAMES,
    LIGHT,
    ORTHOGONAL,
    PAIR_LEAVES,
    RECIPES,
    RESOURCE_NAMES,
    RESOURCES,
    SEAT_PLACES,
    SIDES,
    STAND_NAMES,
    STANDS,
    STEPS,
    TRACK_NAMES,
    TRACKS,
)
from nemeton.games.samhain.editions import DIFFERENCES, NAMES, cap
from nemeton.games.samhain.moves import VERBS
from nemeton.games.samhain.state import Samhain


def seen(s: Samhain, seat: int) -> dict[str, object]:
    """[15.1] Everything except what is behind others' screens, unless the table plays with open screens."""
    seats = range(s.setup.players)
    known = [s.rules.open or s.over() or other == seat for other in seats]
    return {
        "cards": list(s.cards),
        "members": members(s),
        "pool": list(s.pool),
        "graves": list(s.graves),
        "graves_in_play": s.rules.graves,
        "devotion": [list(s.devotion[TRACKS * p : TRACKS * (p + 1)]) for p in seats],
        "points": list(s.points),
        "items": [list(s.items[ITEMS * p : ITEMS * (p + 1)]) for p in seats],
        "laid": [list(s.laid[ITEMS * p : ITEMS * (p + 1)]) for p in seats],
        "resources": [list(s.resources[RESOURCES * p : RESOURCES * (p + 1)]) if known[p] else None for p in seats],
        "wisps": [s.wisps[p] if known[p] else None for p in seats],
        "reserve": list(s.reserve),
        "reserve_wisps": s.reserve_wisps,
        "shelf": list(s.shelf),
        "round": s.round,
        "rounds": s.rules.rounds,
        "free_sides": free_sides(s),
        "first": s.first,
        "turn": s.turn,
        "doer": s.doer,
        "number": s.action + 1,
        "bonus": BONUS_NAMES[s.bonus],
        "passes": s.passes,
        "traitors": [p for p in seats if (s.out >> p) & 1],
    }


def members(s: Samhain) -> list[dict[str, object]]:
    """Who stands where and how, seat by seat, card by card."""
    return [
        {
            "seat": place // SEAT_PLACES,
            "card": place % SEAT_PLACES // STANDS,
            "stand": STAND_NAMES[place % STANDS],
            "number": number,
        }
        for place, number in enumerate(s.members)
        if number
    ]


def free_sides(s: Samhain) -> list[int]:
    """[4.3, 4.5] The sides that cost nothing in this round."""
    return [LIGHT, DARK] if s.round == s.rules.both_sides else [(s.round + 1) % SIDES]


def describe(s: Samhain, seat: int, move: int) -> tuple[str, dict[str, object]]:
    """A legal move as the key of a phrase, after `samhain-move-`, and its arguments."""
    verb, noun = VERBS.split(move)
    if verb in ("activate", "expand", "card"):
        return verb, {"card": CARD_NAMES[noun]}
    if verb == "move":
        card = noun // ORTHOGONAL
        return verb, {"from": CARD_NAMES[card], "card": CARD_NAMES[s.near[STEPS * card + noun % ORTHOGONAL]]}
    if verb == "rune":
        return verb, {"resource": RESOURCE_NAMES[noun]}
    if verb == "bonus":
        return f"bonus-{BONUS_NAMES[noun]}", {}
    if verb in ("pay", "gain"):
        return verb, {"kind": KIND_NAMES[noun]}
    if verb == "pair":
        return verb, {"resources": [RESOURCE_NAMES[r] for r in range(RESOURCES) if r != PAIR_LEAVES[noun]]}
    if verb == "temple":
        return verb, {"track": TRACK_NAMES[noun]}
    if verb == "decline" and s.choice.name == "swap":
        return "let-be", {}
    if verb in ("light", "dark"):
        return side_phrase(s, verb)
    return _opponents(s, seat, verb, noun)


def side_phrase(s: Samhain, verb: str) -> tuple[str, dict[str, object]]:
    """The number of the action, and whether it costs a multiple point: not the free side of an activation."""
    step = s.choice.dump()
    side = ("light", "dark").index(verb)
    number = 2 * int(str(step[1])) + side + 1
    free = step[0] == "act" and side in free_sides(s)
    return verb if free else f"{verb}-paid", {"number": number}


def _opponents(s: Samhain, seat: int, verb: str, noun: int) -> tuple[str, dict[str, object]]:
    if verb == "raise":
        return ("raise-own", {}) if noun == seat else ("raise", {"seat": noun})
    if verb == "give":
        return "give-reserve" if noun % 2 else "give", {"seat": noun // 2}
    if verb == "rob":
        return verb, {"seat": noun // TRACKS, "track": TRACK_NAMES[noun % TRACKS]}
    if verb == "steal":
        item = noun // 2
        return "steal-laid" if noun % 2 else "steal", {"seat": item // ITEMS, "item": ITEM_NAMES[item % ITEMS]}
    if verb == "member":
        owner, place = divmod(noun, SEAT_PLACES)
        facts: dict[str, object] = {"card": CARD_NAMES[place // STANDS], "stand": STAND_NAMES[place % STANDS]}
        return ("member-own", facts) if owner == seat else ("member", {"seat": owner, **facts})
    return verb, {}


# -- how the log begins and ends ------------------------------------------------------------------


def opening(s: Samhain) -> list[Event]:
    """[2] What everybody saw of the set-up, who begins, and who already stands where [2.7]."""
    facts: dict[str, object] = {"seat": s.first, "members": s.rules.clan, "resources": s.reserve[0]}
    facts.update({"wisps": s.reserve_wisps, "rounds": s.rules.rounds})
    placed = [Event("2.5", "place", {"seat": m["seat"], "card": CARD_NAMES[int(str(m["card"]))]}) for m in members(s)]
    return [Event("2.4", "set-up", facts), *placed]


def closing(s: Samhain) -> list[Event]:
    """[12.6] What decided: points, members on cards, wisps; or that all are traitors [12.3]."""
    loyal = [seat for seat in range(s.setup.players) if not (s.out >> seat) & 1]
    if not loyal:
        return [Event("12.3", "all-traitors", {})]
    criteria = [("points", s.scores()), ("members", list(s.board)), ("wisps", [-wisps for wisps in s.wisps])]
    return verdict("12.6", loyal, criteria)


# -- the editions side by side --------------------------------------------------------------------


def compared() -> tuple[Compared, ...]:
    """Both editions, from their tables: every value that differs and what follows from it, and all thirty actions."""
    rows: list[Compared] = []
    for name, rule, fr, en in DIFFERENCES:
        rows.append(_compared_value(name, rule, fr, en))
        if name == "newcomer":
            rows.append(_compared_value("cap", "3.9", [cap(fr[0])], [cap(en[0])]))
    values = {row.rule: row for row in rows}
    actions = [_compared_action(number, bool(en)) for number, (_, en, _) in enumerate(RECIPES, 1)]
    return (*(row for row in rows if row.part == "rules"), *(values.get(row.rule, row) for row in actions))


def _compared_value(name: str, rule: str, *editions: list[int]) -> Compared:
    """A value of each edition, or one for each number of seats; some are part of an action [13]."""
    chapter, number = rule.split(".")
    action = chapter == "13"
    about: tuple[str, Args] = (f"difference-{name}", {"number": int(number)} if action else {})
    said: list[tuple[str, Args]] = []
    for values in editions:
        single = len(values) == 1
        args: Args = {"value": values[0]} if single else {"two": values[2], "three": values[3], "four": values[4]}
        said.append((f"difference-{name}-is", args))
    return Compared("actions" if action else "rules", rule, about, tuple(said))


def _compared_action(number: int, unlike: bool) -> Compared:
    said: list[tuple[str, Args]] = [(f"action-{number}-{name}" if unlike else f"action-{number}", {}) for name in NAMES]
    return Compared("actions", f"13.{number}", ("compare-action", {"number": number}), tuple(said))
