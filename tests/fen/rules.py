"""The rules of Fen; the sections are those of the package's docstring."""

from __future__ import annotations

from typing import Final

from fen.state import CARDS, DECK, GOLD, LANTERN, LEAP, MIST, STONES, WISPS, Fen
from nemeton.core.answers import Question, Reason
from nemeton.core.chance import Chance
from nemeton.core.moves import Verbs
from nemeton.core.state import Setup
from nemeton.core.step import Choice, JointChoice, Step
from nemeton.core.vector import i64, vec

VERBS: Final = Verbs([("rest", 1), ("walk", 2), ("card", CARDS), ("let", 1), ("lead", 2), ("offer", 3)])
REST, WALK, CARD, LET, LEAD, OFFER = VERBS.bases
AT_WILL: Final = (LEAP, GOLD, LANTERN)


def play_card(s: Fen, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.tell("2", "card", {"seat": seat, "card": card})


class Turn(Choice[Fen]):
    """[2] Walk or rest; play cards at any moment of the turn. `steps` are left to walk, -1 before the walk."""

    name = "turn"
    rule = "2"

    def __init__(self, steps: int, longer: int) -> None:
        self.steps: Final = steps
        self.longer: Final = longer

    def args(self) -> list[object]:
        return [self.steps, self.longer]

    def actor(self, s: Fen) -> int:
        return s.turn

    def legal(self, s: Fen, seat: int) -> list[int]:
        walks = [REST, WALK, WALK + 1] if self.steps < 0 else [REST]
        return walks + [CARD + card for card in s.hands[seat] if card % 4 in AT_WILL]

    def take(self, s: Fen, seat: int, move: int) -> None:
        if move == REST:
            if self.steps > 0:
                s.push(Turn(self.steps - 1, 0))
                s.push(Arrive())
        elif move < CARD:
            steps = move - WALK + 1 + self.longer
            s.tell("2", "walk", {"seat": seat, "steps": steps})
            # [3] The walk itself is not on the agenda yet: that is up to the seat that may cancel it.
            s.push(Mist(steps))
        else:
            self.use(s, seat, move - CARD)

    def use(self, s: Fen, seat: int, card: int) -> None:
        play_card(s, seat, card)
        longer = self.longer
        if card % 4 == GOLD:
            s.points[seat] += 1
        elif card % 4 == LANTERN and s.walkers[seat] in s.wisps:
            s.wisps.remove(s.walkers[seat])
        elif card % 4 == LEAP:
            longer += 1
        s.push(Turn(self.steps, longer))


class Mist(Choice[Fen]):
    """[3] The seat to the left may cancel the walk. It is asked on public knowledge alone: that it holds a card."""

    name = "mist"
    rule = "3"

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def args(self) -> list[object]:
        return [self.steps]

    def run(self, s: Fen) -> bool:
        if s.hands[self.actor(s)] and s.setup.options["misty"]:
            return True
        s.push(Turn(self.steps, 0))
        return False

    def actor(self, s: Fen) -> int:
        return (s.turn + 1) % s.setup.players

    def legal(self, s: Fen, seat: int) -> list[int]:
        return [CARD + card for card in s.hands[seat] if card % 4 == MIST] + [LET]

    def take(self, s: Fen, seat: int, move: int) -> None:
        if move == LET:
            s.push(Turn(self.steps, 0))
        else:
            play_card(s, seat, move - CARD)


class Arrive(Step[Fen]):
    """[4] One stone on; a wisp there interrupts. [5] A point on even stones."""

    name = "arrive"

    def run(self, s: Fen) -> bool:
        s.walkers[s.turn] = (s.walkers[s.turn] + 1) % STONES
        if s.walkers[s.turn] in s.wisps:
            s.push(Lure(s.walkers[s.turn]))
        elif s.walkers[s.turn] % 2 == 0:
            s.points[s.turn] += 1
        return False


class Lure(Choice[Fen]):
    """[4] The seat to the right leads the walker one stone on or back."""

    name = "lure"
    rule = "4"

    def __init__(self, stone: int) -> None:
        self.stone: Final = stone

    def args(self) -> list[object]:
        return [self.stone]

    def actor(self, s: Fen) -> int:
        return (s.turn - 1) % s.setup.players

    def legal(self, s: Fen, seat: int) -> list[int]:
        return [LEAD, LEAD + 1]

    def take(self, s: Fen, seat: int, move: int) -> None:
        s.walkers[s.turn] = (self.stone + (1 if move == LEAD else -1)) % STONES
        s.tell("4", "lure", {"seat": seat, "stone": s.walkers[s.turn]})

    def ask(self, s: Fen, seat: int) -> Question:
        return Question("lure", "4", {"stone": self.stone})

    def why_not(self, s: Fen, seat: int, move: int) -> Reason | None:
        return None if move in (LEAD, LEAD + 1) else Reason("4", "lead-first", {"stone": self.stone})


class EndTurn(Step[Fen]):
    """[5] Draw a card."""

    name = "end_turn"

    def run(self, s: Fen) -> bool:
        if not s.deck:
            s.deck, s.discard = s.shuffled(s.discard), []
        if s.deck:
            card = s.deck.pop()
            s.hands[s.turn] = sorted([*s.hands[s.turn], card])
            s.tell_apart("5", "draw", {"seat": s.turn}, s.turn, {"seat": s.turn, "card": card})
        s.turn = (s.turn + 1) % s.setup.players
        if s.turn == 0:
            s.push(NEXT_ROUND)
            s.push(Auction([-1] * s.setup.players))
        else:
            begin_turn(s)
        return False


class Auction(JointChoice[Fen]):
    """[6] All seats offer at once. The offers are sealed until the last is made."""

    name = "auction"
    rule = "6"

    def __init__(self, offers: list[int]) -> None:
        self.offers: Final = offers  # -1: not made yet

    def args(self) -> list[object]:
        return [self.offers[:]]

    def acts(self, s: Fen, seat: int) -> bool:
        return 0 <= seat < len(self.offers) and self.offers[seat] < 0

    def legal(self, s: Fen, seat: int) -> list[int]:
        return [OFFER, OFFER + 1, OFFER + 2]

    def take(self, s: Fen, seat: int, move: int) -> None:
        offers = self.offers[:]
        offers[seat] = move - OFFER
        if min(offers) < 0:
            s.push(Auction(offers))
            return
        lone = [offer for offer in offers if offers.count(offer) == 1]
        s.offers = offers
        s.tell("6", "offers", {"offers": offers})
        if lone:
            s.points[offers.index(max(lone))] += max(lone)

    def seen_by(self, s: Fen, seat: int) -> list[object]:
        return ["auction", [offer if p == seat else min(offer, 0) for p, offer in enumerate(self.offers)]]

    def imagined_by(self, s: Fen, seat: int) -> Step[Fen]:
        return Auction(
            [offer if p == seat or offer < 0 else s.chance.roll(DECK, 3) for p, offer in enumerate(self.offers)]
        )


class NextRound(Step[Fen]):
    """[7] Three rounds, five in the long edition."""

    name = "next_round"

    def run(self, s: Fen) -> bool:
        s.round += 1
        if s.round < (5 if s.setup.edition == "long" else 3):
            begin_turn(s)
        return False


END_TURN: Final = EndTurn()
NEXT_ROUND: Final = NextRound()


def begin_turn(s: Fen) -> None:
    s.push(END_TURN)
    s.push(Turn(-1, 0))


def deal(setup: Setup, chance: Chance) -> Fen:
    """[1] Set-up."""
    n = setup.players
    stones = vec[i64](list(range(STONES)))
    chance.shuffle(WISPS, stones, 0, STONES)
    wisps = setup.options["wisps"]
    assert isinstance(wisps, int)
    deck = vec[i64](list(range(CARDS)))
    chance.shuffle(DECK, deck, 0, CARDS)
    cards = list(deck)
    hands = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(n)]
    s = Fen(setup, chance, [0] * n, sorted(list(stones)[:wisps]), hands, cards[2 * n :], [], [0] * n, 0, 0, [])
    begin_turn(s)
    s.advance()
    return s
