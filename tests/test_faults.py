"""Planted faults: each is one that real engines have had, and conformance must catch each."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

import fen
import nemeton
from fen.rules import LEAD, OFFER, Auction, EndTurn, Lure, Mist, Turn
from fen.state import MIST, Fen
from nemeton.core.answers import Reason
from nemeton.core.registry import AnyGame
from nemeton.core.state import State
from nemeton.testing import Case, Nonconformity, conform, same_odds

Patch = pytest.MonkeyPatch


def shallow_clone(patch: Patch) -> None:
    copy = Fen.copy

    def shallow(self: Fen) -> Fen:
        other = copy(self)
        other.walkers = self.walkers
        return other

    patch.setattr(Fen, "copy", shallow)


def leaked_hand(patch: Patch) -> None:
    view = Fen.view
    patch.setattr(Fen, "view", lambda self, seat: {**view(self, seat), "hands": self.hands})


def leaked_deck_in_question(patch: Patch) -> None:
    ask = Turn.ask

    def telling(self: Turn, s: Fen, seat: int) -> Any:
        question = ask(self, s, seat)
        return dataclasses.replace(question, args={"next": s.deck[-1] if s.deck else -1})

    patch.setattr(Turn, "ask", telling)


def leaked_draw_in_log(patch: Patch) -> None:
    def tell(self: Fen, rule: str, key: str, args: Any, owner: int, secret: Any) -> None:
        self.tell(rule, key, secret)

    patch.setattr(Fen, "tell_apart", tell)


def sealed_answer_kept(patch: Patch) -> None:
    patch.setattr(Auction, "imagined_by", lambda self, s, seat: self)


def sealed_answer_shown(patch: Patch) -> None:
    patch.setattr(Auction, "seen_by", lambda self, s, seat: self.dump())


def unsorted_hidden_set(patch: Patch) -> None:
    shuffled = Fen.shuffled

    def unsorted(self: Fen, cards: list[int]) -> list[int]:
        order = shuffled(self, list(range(len(cards))))
        return [cards[i] for i in order]

    patch.setattr(Fen, "shuffled", unsorted)


def refused_legal_move(patch: Patch) -> None:
    def refuse(self: Lure, s: Fen, seat: int, move: int) -> Reason | None:
        return None if move == LEAD else Reason("4", "lead-first")

    patch.setattr(Lure, "why_not", refuse)


def question_on_hidden_knowledge(patch: Patch) -> None:
    def run(self: Mist, s: Fen) -> bool:
        if any(card % 4 == MIST for card in s.hands[self.actor(s)]):
            return True
        s.push(Turn(self.steps, 0))
        return False

    patch.setattr(Mist, "run", run)


def lost_card(patch: Patch) -> None:
    run = EndTurn.run

    def lose(self: EndTurn, s: Fen) -> bool:
        s.discard = s.discard[1:]
        return run(self, s)

    patch.setattr(EndTurn, "run", lose)


def order_of_answers(patch: Patch) -> None:
    take = Auction.take

    def first_gains(self: Auction, s: Fen, seat: int, move: int) -> None:
        if max(self.offers) < 0:
            s.points[seat] += 1
        take(self, s, seat, move)

    patch.setattr(Auction, "take", first_gains)


def descending_moves(patch: Patch) -> None:
    patch.setattr(Auction, "legal", lambda self, s, seat: [OFFER + 2, OFFER + 1, OFFER])


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (shallow_clone, "a clone shares something"),
    (leaked_hand, "shows in the view"),
    (leaked_deck_in_question, "shows in the question"),
    (leaked_draw_in_log, "shows in the log"),
    (sealed_answer_kept, "sealed answer is kept|imagine.* depends on what the seat cannot know"),
    (sealed_answer_shown, "sealed answer shows|shows in the view"),
    (unsorted_hidden_set, "depends on what the seat cannot know"),
    (refused_legal_move, "legal and why_not disagree|lead-first"),
    (question_on_hidden_knowledge, "a saved state does not load"),
    (lost_card, "cards are missing"),
    (order_of_answers, "order of simultaneous answers"),
    (descending_moves, "not ascending"),
]


def play_some(game: AnyGame) -> None:
    for seed in range(6):
        conform(Case(game, 3, "plain"), seed)


@pytest.mark.long
def test_without_a_fault_nothing_is_caught() -> None:
    play_some(nemeton.game("fen"))


@pytest.mark.parametrize(("plant", "message"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_planted_fault_is_caught(plant: Callable[[Patch], None], message: str, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    with pytest.raises(Nonconformity, match=message):
        play_some(nemeton.game("fen"))


def test_step_that_does_not_load_is_caught() -> None:
    game = nemeton.game("fen")
    broken = dataclasses.replace(game, steps=[kind for kind in game.steps if kind is not Lure])
    with pytest.raises(Nonconformity, match="has no step 'lure'"):
        play_some(broken)


def test_moves_written_alike_are_caught() -> None:
    broken = dataclasses.replace(nemeton.game("fen"), text=lambda state, seat, move: "move")
    with pytest.raises(Nonconformity, match="written alike"):
        play_some(broken)


def test_a_notation_that_its_words_do_not_tell_is_caught() -> None:
    """Somebody who already has the words would not be sent the new notation."""
    game = nemeton.game("fen")

    def dated(state: State, seat: int, move: int) -> str:
        assert isinstance(state, Fen)
        return f"{game.text(state, seat, move)} {len(state.deck)}"

    def read(state: State, seat: int, text: str) -> int:
        return game.parse(state, seat, text.rpartition(" ")[0])

    with pytest.raises(Nonconformity, match="are written"):
        play_some(dataclasses.replace(game, text=dated, parse=read))


def test_moves_described_otherwise_at_once_are_caught() -> None:
    broken = dataclasses.replace(nemeton.game("fen"), describe_all=lambda state, seat, moves: [("x", {})] * len(moves))
    with pytest.raises(Nonconformity, match="described at once"):
        play_some(broken)


def hand(world: State) -> list[int]:
    assert isinstance(world, Fen)
    return world.hands[1]


@pytest.mark.long
def test_unfair_imagination_is_caught() -> None:
    """`same_odds` sees worlds that are never drawn, impossible ones, and ones drawn too often."""
    state = fen.GAME.new(players=2, seed=1)
    hidden = sorted(state.deck + state.hands[1])
    pairs = [[a, b] for a in hidden for b in hidden if a < b]
    assert same_odds(state, 0, pairs, hand) < 4.9
    with pytest.raises(Nonconformity, match="never draws"):
        same_odds(state, 0, [*pairs, [99, 100]], hand)
    with pytest.raises(Nonconformity, match="impossible"):
        same_odds(state, 0, pairs[1:], hand)
    with pytest.raises(Nonconformity, match="more often"):
        same_odds(state, 0, hidden[:-1], lambda world: min(hand(world)))
