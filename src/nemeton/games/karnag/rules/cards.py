"""[13, 14] Power cards: how they are drawn, when they may be played, what they do."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.vector import i64, vec
from nemeton.games.karnag.data import (
    ALL,
    BIT,
    CARD_NAMES,
    CONTROL,
    DECK,
    ELIMINATE,
    EXTRA,
    GHOUL,
    INCREASE,
    KIND_NAMES,
    KINDS,
    MAIN,
    MOVE_GEMS,
    OUT,
    PLAYABLE,
    SPEED,
    THROUGH,
    TILE_CAPTURE,
    TILE_GEM,
)
from nemeton.games.karnag.moves import ELIMINATE as ELIMINATE_MOVE
from nemeton.games.karnag.moves import KEEP, PASS, PLAY, REFUSE
from nemeton.games.karnag.rules.ask import Ask, AskSeat, require
from nemeton.games.karnag.rules.cubes import tile_of
from nemeton.games.karnag.rules.done import MOST_CAPTURES, MOST_GEMS, WALKED, made
from nemeton.games.karnag.rules.druids import any_walker
from nemeton.games.karnag.rules.gems import Shift, can_shift
from nemeton.games.karnag.rules.knowledge import NONE, Learn, can_learn
from nemeton.games.karnag.rules.speed import ADJUST_CARD, HASTE
from nemeton.games.karnag.rules.telepathy import PICK, any_creature, discard
from nemeton.games.karnag.state import Karnag

# -- playing --------------------------------------------------------------------------------------


def useful(s: Karnag, kind: i64, acting: bool) -> bool:
    """[14.2-14.7] Can a card do anything now? `acting`: in the middle of the seat's own action."""
    if kind == EXTRA:
        return True
    if kind == SPEED:
        return s.left > 0 or any_walker(s, s.turn, 0)
    if kind == MOVE_GEMS:
        return can_shift(s)
    if kind == INCREASE:
        return can_learn(s, s.turn, NONE)
    if kind == CONTROL:
        return any_creature(s)
    return acting and can_flash(s)


def can_flash(s: Karnag) -> bool:
    """[14.2] Is this an action in which lightning may be used?"""
    if s.current < 0 or s.did & WALKED:
        return False
    tile = tile_of(s.current)
    return (tile == TILE_GEM and made(s) < MOST_GEMS) or (tile == TILE_CAPTURE and made(s) < MOST_CAPTURES)


def add_cards(s: Karnag, out: list[int], acting: bool) -> None:
    """[14.1] The cards that may be played now, added to the current question."""
    hand = s.hands[s.turn]
    if hand:
        for kind in range(PLAYABLE):
            if hand & s.board.of_kind[kind] and useful(s, kind, acting):
                out.append(PLAY + kind)


def card_refusal(s: Karnag, kind: i64) -> Reason:
    if not s.hands[s.turn] & s.board.of_kind[kind]:
        return Reason("14.1", "not-held", {"card": CARD_NAMES[kind]})
    return Reason(f"14.{kind + 2}", "useless", {"card": CARD_NAMES[kind]})


def play_card(s: Karnag, kind: i64) -> None:
    """[14] The card goes under the deck; its whole effect comes next."""
    discard(s, kind)
    amount = s.board.card_amount[kind]
    if kind == THROUGH:
        s.through += 1
    elif kind == SPEED:
        s.push(ADJUST_CARD if s.left > 0 else HASTE)
    elif kind == EXTRA:
        gained = s.gain_mana(s.turn, amount)
        if s.log is not None:
            s.tell("14.4", "mana", {"seat": s.turn, "mana": gained})
    elif kind == MOVE_GEMS:
        s.push(Shift(amount, 1, 1))
    elif kind == INCREASE:
        for _ in range(amount):
            s.push(Learn(0, NONE))
    else:
        s.push(PICK)


@final
class Interlude(AskSeat):
    """[14.9] By option: before the next action, any seat may play cards. All seats that hold any are asked."""

    name = "interlude"
    rule = "14.9"

    def due(self, s: Karnag) -> bool:
        return s.hands[self.seat] != 0

    def offer(self, s: Karnag, out: list[int]) -> None:
        add_cards(s, out, False)

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move != PASS:
            s.push(self)
            play_card(s, move - PLAY)

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        return card_refusal(s, noun) if verb == "play" else Reason("14.9", "cards-only", {})


# -- drawing --------------------------------------------------------------------------------------


def look(s: Karnag, row: i64) -> None:
    """[13.1, 13.2, 13.4] Draw; cards already looked at in this action do not come again."""
    board = s.board
    count = min(board.draw[row], len(s.deck) - s.met)
    if count <= 0:
        if s.log is not None:
            s.tell("13.4", "no-card", {"seat": s.turn})
        return
    s.drawn = s.take_top(count, s.turn)
    s.met += count
    if s.log is not None:
        tell_draw(s)
    if row == MAIN or s.drawn[0] >= board.unmarked:
        s.push(KEEP_CARD)
    else:
        keep(s, s.drawn[0])


def tell_draw(s: Karnag) -> None:
    """Everybody sees how many, only the drawer sees which. (The view shows the backs.)"""
    open_facts: dict[str, object] = {"seat": s.turn, "count": len(s.drawn)}
    kinds = [CARD_NAMES[s.board.card_kind[card]] for card in s.drawn]
    secret: dict[str, object] = {"seat": s.turn, "count": len(s.drawn), "cards": kinds}
    s.tell_apart("13.1", "draw", open_facts, s.turn, secret)


def keep(s: Karnag, card: i64) -> None:
    """[13.1] One card comes into the hand, the others under the deck."""
    if s.log is not None:
        facts: dict[str, object] = {"seat": s.turn, "card": CARD_NAMES[s.board.card_kind[card]]}
        s.tell_apart("13.1", "keep", {"seat": s.turn, "card": "hidden"}, s.turn, facts)
    s.hands[s.turn] |= BIT[card]
    put_back(s, card)


def drawn_card(s: Karnag, kind: i64) -> i64:
    """The first card of a kind among those drawn."""
    i: i64 = 0
    while s.board.card_kind[s.drawn[i]] != kind:
        i += 1
    return s.drawn[i]


def put_back(s: Karnag, but: i64) -> None:
    """[13.5] The drawn cards go under the deck in random order, except one (-1: all of them)."""
    rest = vec[i64]([card for card in s.drawn if card != but])
    s.drawn = vec[i64]([])
    if len(rest) > 0:
        s.chance.shuffle(DECK, rest, 0, len(rest))
        s.put_under(rest, s.turn)


@final
class KeepCard(Ask):
    """[13.1-13.4] Which of the drawn cards is kept, or which marked one is played."""

    name = "keep"
    rule = "13.1"

    def check(self, s: Karnag) -> None:
        require(len(s.drawn) > 0, "a card is to be kept but none was drawn")

    def moves(self, s: Karnag) -> list[int]:
        kinds = [s.board.card_kind[card] for card in s.drawn]
        out = [KEEP + kind for kind in range(PLAYABLE) if kind in kinds]
        plain = len(out)
        for kind in range(GHOUL, KINDS):
            if ELIMINATE + kind in kinds and s.captured(s.turn, kind) > 0:
                out.append(ELIMINATE_MOVE + kind - GHOUL)
        if plain == 0:
            out.append(REFUSE)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move == REFUSE:
            if s.log is not None:
                s.tell("13.4", "refuse", {"seat": seat, "count": len(s.drawn)})
            put_back(s, -1)
            look(s, s.row)
        elif move >= ELIMINATE_MOVE:
            self.eliminate(s, move - ELIMINATE_MOVE + GHOUL)
        else:
            keep(s, drawn_card(s, move - KEEP))

    def eliminate(self, s: Karnag, kind: i64) -> None:
        """[13.3, 14.8] The card is shown and goes under the deck, a creature of its kind leaves the reserve."""
        board = s.board
        card = drawn_card(s, ELIMINATE + kind)
        token: i64 = 0
        while s.creatures[token] != OUT - 1 - s.turn or board.token_kind[token] != kind:
            token += 1
        points = board.card_amount[ELIMINATE + kind]
        s.move_creature(token, OUT)
        s.vp[s.turn] += points
        if s.log is not None:
            s.tell("14.8", "eliminate", {"seat": s.turn, "kind": KIND_NAMES[kind], "points": points})
        s.put_under(vec[i64]([card]), ALL)
        put_back(s, card)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("keep", "13.1", {"count": len(s.drawn)})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb == "keep":
            return Reason("13.1", "not-drawn", {"card": CARD_NAMES[noun]})
        if verb == "eliminate":
            drawn = ELIMINATE + GHOUL + noun in [s.board.card_kind[card] for card in s.drawn]
            return Reason(
                "13.3", "no-such-creature" if drawn else "not-drawn-marked", {"kind": KIND_NAMES[noun + GHOUL]}
            )
        return Reason("13.4", "keep-one", {}) if verb == "refuse" else Reason("13.1", "keep-first", {})


KEEP_CARD: Final = KeepCard()
