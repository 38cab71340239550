"""[3] The turn: move and activate, expand the clan, or pass; and the items before and after."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import append, i64, vec
from nemeton.games.samhain.data import (
    ACTIVE,
    BIT,
    CARD_NAMES,
    CARDS,
    MOST_SEATS,
    ORTHOGONAL,
    SEAT_PLACES,
    STANDS,
    STEPS,
)
from nemeton.games.samhain.moves import ACTIVATE, END, EXPAND, MOVE, PASS
from nemeton.games.samhain.rules.activation import activate
from nemeton.games.samhain.rules.asking import Ask, within
from nemeton.games.samhain.rules.items import holds_any, is_item, no_item, usable, use
from nemeton.games.samhain.rules.points import EXPANSION, Pay
from nemeton.games.samhain.rules.rounds import end_round
from nemeton.games.samhain.state import Samhain


def active_on(s: Samhain, seat: i64, card: i64) -> bool:
    return s.members[SEAT_PLACES * seat + STANDS * card + ACTIVE] > 0


def open_cards(s: Samhain, seat: i64) -> i64:
    """[3.6] The cards the clan may expand to: with room, and next to a member, if there is one."""
    cards: i64 = 0
    for card in range(CARDS):
        if s.board[seat] == 0:
            cards |= BIT[card]
        elif s.present(seat, card):
            for way in range(ORTHOGONAL):
                target = s.near[STEPS * card + way]
                if target >= 0:
                    cards |= BIT[target]
    return cards


def can_expand(s: Samhain, seat: i64) -> bool:
    """[3.6] A member in the pool, and the whole price."""
    return s.pool[seat] > 0 and s.purse(seat) > s.board[seat]


@final
class Turn(Ask):
    """[3.2] The seat whose turn it is does one of three things, and may use items before."""

    name = "turn"
    rule = "3.2"

    def actor(self, s: Samhain) -> i64:
        return s.turn

    def offers(self, s: Samhain) -> vec[i64]:
        seat = s.turn
        menu = vec[i64]([])
        moves = vec[i64]([])
        for card in range(CARDS):
            if active_on(s, seat, card):
                menu = append(menu, ACTIVATE + card)
                for way in range(ORTHOGONAL):
                    target = s.near[STEPS * card + way]
                    if target >= 0 and s.crowd[target] < s.seats:
                        moves = append(moves, MOVE + ORTHOGONAL * card + way)
        if len(menu) == 0:
            menu = append(menu, PASS)
        for move in moves:
            menu = append(menu, move)
        if can_expand(s, seat):
            cards = open_cards(s, seat)
            for card in range(CARDS):
                if (cards >> card) & 1 and s.crowd[card] < s.seats:
                    menu = append(menu, EXPAND + card)
        return usable(s, seat, menu)

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if is_item(move):
            s.push(TURN)
            use(s, seat, move)
            return
        s.doer = seat
        s.push(END_TURN)
        if move == PASS:
            s.passes += 1
            s.tell("3.7", "pass", {"seat": seat})
            return
        s.push(AFTER)
        if move >= EXPAND:
            self.expand(s, seat, move - EXPAND)
        elif move >= MOVE:
            self.move(s, seat, move - MOVE)
        else:
            if s.log is not None:
                s.tell("3.5", "activate", {"seat": seat, "card": CARD_NAMES[move - ACTIVATE]})
            activate(s, move - ACTIVATE)

    def move(self, s: Samhain, seat: i64, noun: i64) -> None:
        """[3.3] An active member goes to a neighbouring card and activates it."""
        card = noun // ORTHOGONAL
        target = s.near[STEPS * card + noun % ORTHOGONAL]
        if s.log is not None:
            s.tell("3.3", "move", {"seat": seat, "from": CARD_NAMES[card], "card": CARD_NAMES[target]})
        s.carry(SEAT_PLACES * seat + STANDS * card + ACTIVE, target)
        activate(s, target)

    def expand(self, s: Samhain, seat: i64, card: i64) -> None:
        """[3.6] A new member costs one more than there are on the board."""
        s.passes = 0
        price = s.board[seat] + 1
        if s.log is not None:
            s.tell("3.6", "expand", {"seat": seat, "card": CARD_NAMES[card], "price": price})
        s.push(Settle(seat, card))
        s.push(Pay(seat, price, EXPANSION))

    def ask(self, s: Samhain, seat: i64) -> Question:
        """If the seat can only pass, the question says so, though items may be used before."""
        idle = s.menu[0] == PASS and (len(s.menu) == 1 or is_item(s.menu[1]))
        return Question("only-pass" if idle else "turn", "3.7" if idle else "3.2", {"round": s.round})

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        if move == PASS:
            return Reason("3.7", "still-active", {})
        if ACTIVATE <= move < MOVE:
            return Reason("3.5", "no-active-member", {"card": CARD_NAMES[move - ACTIVATE]})
        if MOVE <= move < EXPAND:
            return self.no_move(s, seat, move - MOVE)
        if EXPAND <= move < EXPAND + CARDS:
            return self.no_expansion(s, seat, move - EXPAND)
        if is_item(move):
            return no_item(s, seat, move)
        return Reason("3.2", "your-turn", {})

    def no_move(self, s: Samhain, seat: i64, noun: i64) -> Reason:
        card = noun // ORTHOGONAL
        if not active_on(s, seat, card):
            return Reason("3.3", "no-active-member", {"card": CARD_NAMES[card]})
        target = s.near[STEPS * card + noun % ORTHOGONAL]
        if target < 0:
            return Reason("1.3", "edge", {"card": CARD_NAMES[card]})
        return Reason("1.4", "full", {"card": CARD_NAMES[target]})

    def no_expansion(self, s: Samhain, seat: i64, card: i64) -> Reason:
        if s.pool[seat] == 0:
            return Reason("3.6", "pool-empty", {})
        if not can_expand(s, seat):
            return Reason("3.6", "too-expensive", {"price": s.board[seat] + 1, "purse": s.purse(seat)})
        if s.full(card):
            return Reason("1.4", "full", {"card": CARD_NAMES[card]})
        return Reason("3.6", "not-beside-clan", {"card": CARD_NAMES[card]})


@final
class Settle(Step[Samhain]):
    """[3.6] The new member is put on the board, active or exhausted by edition or option."""

    name = "settle"
    rule = "3.6"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final = within(seat, 0, MOST_SEATS - 1)
        self.card: Final = within(card, 0, CARDS - 1)

    def args(self) -> list[object]:
        return [self.seat, self.card]

    def run(self, s: Samhain) -> bool:
        s.pool[self.seat] -= 1
        s.enter(self.seat, self.card, s.rules.newcomer)
        return False


@final
class After(Ask):
    """[9.2] After the main choice, as long as the seat has an upright item for its turn: use one, or end the turn."""

    name = "after"
    rule = "9.2"

    def actor(self, s: Samhain) -> i64:
        return s.turn

    def run(self, s: Samhain) -> bool:
        if not holds_any(s, s.turn):
            return False
        s.menu = self.offers(s)
        return True

    def offers(self, s: Samhain) -> vec[i64]:
        return usable(s, s.turn, append(vec[i64]([]), END))

    def take(self, s: Samhain, seat: i64, move: i64) -> None:
        if move != END:
            s.push(AFTER)
            use(s, seat, move)

    def refusal(self, s: Samhain, seat: i64, move: i64) -> Reason:
        return no_item(s, seat, move) if is_item(move) else Reason("3.2", "one-choice", {})


@final
class EndTurn(Step[Samhain]):
    """[3.8] The turn goes clockwise, until all seats have passed in a row; [3.9] or until our cap is reached."""

    name = "end_turn"
    rule = "3.8"

    def run(self, s: Samhain) -> bool:
        s.turns += 1
        s.performed = 0
        s.feats = 0
        s.absent = 0
        s.action = -1
        s.acting = -1
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        capped = s.rules.cap > 0 and s.turns >= s.rules.cap * s.seats
        if capped and s.log is not None:
            s.tell("3.9", "capped", {"turns": s.rules.cap})
        if (s.passes >= s.seats or capped) and end_round(s):
            return False
        s.doer = s.turn
        s.push(TURN)
        return False


TURN: Final = Turn()
AFTER: Final = After()
END_TURN: Final = EndTurn()
