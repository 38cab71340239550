"""A choice of one card after the other: the shape of nearly every question of Ard Rí."""

from __future__ import annotations

from nemeton.core.answers import Reason
from nemeton.core.step import Choice
from nemeton.core.vector import i64
from nemeton.games.ardri.cards import bits, name, nth_bit, size
from nemeton.games.ardri.data import CATTLE, HAND, KIND_NAMES, KINDS, SHOWN, WARRIORS
from nemeton.games.ardri.moves import DONE
from nemeton.games.ardri.state import ArdRi


class Offer(Choice[ArdRi]):
    """Cards on offer, as nouns of one verb, and perhaps one other answer."""

    def actor(self, s: ArdRi) -> i64:
        return s.turn()

    def base(self) -> i64:
        """The first move of the verb."""
        raise NotImplementedError

    def nouns(self, s: ArdRi, seat: i64) -> i64:
        """The set of the nouns that are legal."""
        raise NotImplementedError

    def end(self, s: ArdRi, seat: i64) -> i64:
        """The other answer, a move; -1 while there is none."""
        return DONE

    def refuse(self, s: ArdRi, seat: i64, move: i64) -> Reason:
        """Why a move is not on offer."""
        raise NotImplementedError

    def legal(self, s: ArdRi, seat: i64) -> list[int]:
        base = self.base()
        end = self.end(s, seat)
        moves: list[int] = [base + noun for noun in bits(self.nouns(s, seat))]
        if end < 0:
            return moves
        other: list[int] = [end]
        return other + moves if end < base else moves + other

    def count(self, s: ArdRi, seat: i64) -> i64:
        n = size(self.nouns(s, seat))
        if self.end(s, seat) >= 0:
            n += 1
        return n

    def nth(self, s: ArdRi, seat: i64, i: i64) -> i64:
        nouns = self.nouns(s, seat)
        base = self.base()
        end = self.end(s, seat)
        if end >= 0:
            if end < base:
                if i == 0:
                    return end
                i -= 1
            elif i == size(nouns):
                return end
        return base + nth_bit(nouns, i)

    def why_not(self, s: ArdRi, seat: i64, move: i64) -> Reason | None:
        if move < 0:
            return Reason(self.rule, "not-a-move", {})
        if move == self.end(s, seat):
            return None
        noun = move - self.base()
        if 0 <= noun < KINDS and (self.nouns(s, seat) >> noun) & 1:
            return None
        return self.refuse(s, seat, move)

    def named(self, move: i64, count: i64) -> i64:
        """The noun of a move, if it is one of this verb's `count`; otherwise -1."""
        noun = move - self.base()
        if 0 <= noun < count:
            return noun
        return -1


class InTurn(Choice[ArdRi]):
    """A question to every seat in order."""

    def run(self, s: ArdRi) -> bool:
        if s.at < len(s.order):
            return True
        s.at = 0
        return False

    def actor(self, s: ArdRi) -> i64:
        return s.turn()


def turn_with_hand(s: ArdRi) -> bool:
    """Go on to the next seat in order that has cards in hand; False, and back to the first, if there is none."""
    while s.at < len(s.order):
        if s.held(HAND, s.turn()):
            return True
        s.at += 1
    s.at = 0
    return False


def tell_face_down(s: ArdRi, rule: str, key: str, seat: i64, card: i64) -> None:
    """Log a face-down card: only its owner sees its face, unless everybody knows it [2.4]."""
    known = "none"
    if s.marked(SHOWN, card):
        known = name(card)
    s.tell_apart(rule, key, {"seat": seat, "card": known}, seat, {"seat": seat, "card": name(card)})


def no_such(rule: str, move: i64) -> Reason:
    """A move that answers another question, or "done" where that is not an answer."""
    if move == DONE:
        return Reason(rule, "not-done", {})
    return Reason(rule, "other-question", {})


def not_there(rule: str, key: str, kind: i64) -> Reason:
    """A card that is not where it would have to be."""
    return Reason(rule, key, {"card": KIND_NAMES[kind]})


def no_warrior(rule: str, noun: i64) -> Reason:
    """A Warrior that is not at home as named, proven or unproven."""
    return not_there(rule, "not-proven-here" if noun < WARRIORS else "not-unproven-here", warrior(noun))


def warrior(noun: i64) -> i64:
    """The kind of Warrior that a noun of twelve or twice twelve names."""
    if noun >= WARRIORS:
        noun -= WARRIORS
    return CATTLE + noun
