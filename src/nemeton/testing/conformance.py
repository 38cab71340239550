"""Conformance: what holds at every state of every game, checked along random games.

`conform` plays one random game and checks every state along the way. It reports what is wrong as
`Nonconformity`, with everything needed to reproduce it.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec.json import Encoder, decode

from nemeton.core import recordtext
from nemeton.core.errors import BadState, IllegalMove, NemetonError
from nemeton.core.game import OptionValue
from nemeton.core.record import Record
from nemeton.core.registry import AnyGame
from nemeton.core.state import State

LONGEST = 5000  # decisions: a game that takes more counts as endless


class Nonconformity(AssertionError):
    """Something that must hold for every game does not hold for this one."""


@dataclass(frozen=True)
class Case:
    """A game as it may be agreed on: seats, edition, options."""

    game: AnyGame
    players: int
    edition: str
    options: tuple[tuple[str, OptionValue], ...] = field(default=())

    def __str__(self) -> str:
        return "-".join([self.game.id, self.edition, str(self.players), *(f"{k}={v}" for k, v in self.options)])

    def record(self, seed: int) -> Record:
        return Record.begin(self.game, self.players, self.edition, dict(self.options), seed=seed)


def cases(game: AnyGame) -> Iterator[Case]:
    """Every edition and seat count, with the defaults and with each option at each other value in turn."""
    for edition, players in itertools.product(game.editions, game.seats):
        yield Case(game, players, edition)
        for option in game.options:
            for value in option.values[1:]:
                yield Case(game, players, edition, ((option.id, value),))


def conform(case: Case, seed: int) -> int:
    """Play a random game and check every state; returns the number of decisions."""
    luck = random.Random(seed)
    record = case.record(seed)
    state = record.start()
    said: dict[str, str] = {}
    try:
        while not state.over():
            _require(len(record.moves) < LONGEST, f"not over after {LONGEST} decisions")
            _check_questions(case.game, state)
            _check_words(case.game, state, said)
            _check_saving(case.game, state)
            no_secrets(case.game, state, luck)
            seat = luck.choice(state.actors())
            move = luck.choice(state.legal(seat))
            _check_refusal(case.game, state, seat, luck)
            _check_clone(state, seat, move, luck)
            _check_simultaneous(state, seat, move, luck)
            record.play(state, seat, move)
        _check_end(case, state, record)
    except (NemetonError, Nonconformity) as error:
        where = f"{case}, seed {seed}, after {len(record.moves)} decisions"
        raise Nonconformity(f"{error}\n  in {where}\n  agenda {[step.dump() for step in state.agenda()]}") from error
    return len(record.moves)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Nonconformity(otherwise)


def _json(value: object) -> str:
    try:
        return json.dumps(value, sort_keys=True)
    except (TypeError, ValueError) as error:
        raise Nonconformity(f"not plain JSON: {error}") from error


_written = Encoder(order="sorted").encode  # what is plain JSON, written quickly, to be compared


def _check_questions(game: AnyGame, state: State) -> None:
    """Legal moves: ascending, counted right, exactly those not refused, each with a text of its own."""
    actors = state.actors()
    _require(bool(actors), "the game is not over but nobody is asked")
    _require(state.actor() == actors[0], "actor() is not the first of actors()")
    for seat in range(state.setup.players):
        moves = state.legal(seat)
        if seat not in actors:
            _require(not moves and state.count(seat) == 0, f"seat {seat} is not asked but has legal moves")
            _require(state.ask(seat) is None, f"seat {seat} is not to act but is asked something")
            _require(state.why_not(seat, 0) is not None, f"seat {seat} is not to act but is not refused")
            continue
        _require(bool(moves), f"seat {seat} is asked but has no legal move")
        _require(moves == sorted(set(moves)), f"legal moves are not ascending: {moves}")
        listed = [state.nth(seat, i) for i in range(state.count(seat))]
        _require(listed == moves, f"count and nth do not give the legal moves: {listed} instead of {moves}")
        allowed = [move for move in range(game.verbs.size) if state.why_not(seat, move) is None]
        _require(allowed == moves, f"legal and why_not disagree about {sorted(set(allowed) ^ set(moves))}")
        question = state.ask(seat)
        _require(question is not None and bool(question.kind and question.rule), "a question has no kind or no rule")
        texts = [game.text(state, seat, move) for move in moves]
        _require(len(set(texts)) == len(moves), f"two legal moves are written alike: {texts}")
        for move, text in zip(moves, texts, strict=True):
            _require(game.parse(state, seat, text) == move, f"{text!r} is not read as the move it was written for")


def _check_words(game: AnyGame, state: State, said: dict[str, str]) -> None:
    """A move with the same words as before has the same notation, so its words need not be sent again."""
    for seat in state.actors():
        moves = state.legal(seat)
        described = [game.describe(state, seat, move) for move in moves]
        if game.describe_all is not None:
            at_once = game.describe_all(state, seat, moves)
            _require(at_once == described, f"described at once moves are {at_once}, one by one {described}")
        for move, told in zip(moves, described, strict=True):
            text = game.text(state, seat, move)
            words = _json([move, *told])
            before = said.setdefault(words, text)
            _require(before == text, f"the words {words} are written {before!r} and {text!r}")


def _check_saving(game: AnyGame, state: State) -> None:
    """A saved state loads as the same to every seat; asking changes nothing."""
    before = _json(state.dump())
    again = _check_loading(game, state)
    for seat in range(-1, state.setup.players):
        _require(_json(again.view(seat)) == _json(state.view(seat)), "a loaded state looks different")
        _require(again.legal(seat) == state.legal(seat), "a loaded state has other legal moves")
    _require(_json(state.dump()) == before, "asking changed the state")


def _check_loading(game: AnyGame, state: State) -> State:
    """No piece is lost; dump and load are inverse of each other."""
    state.check()
    before = _written(state.dump())
    try:
        again = game.load(decode(before))
    except BadState as error:
        raise Nonconformity(f"a saved state does not load: {error}") from error
    _require(_written(again.dump()) == before, "a saved state loads as another")
    return again


def _check_refusal(game: AnyGame, state: State, seat: int, luck: random.Random) -> None:
    """An illegal move is refused, and changes nothing."""
    before = state.dump()
    for move in (luck.randrange(game.verbs.size), -1, game.verbs.size):
        if state.why_not(seat, move) is not None:
            try:
                state.play(seat, move)
            except IllegalMove:
                _require(state.dump() == before, f"the refused move {move} changed the state")
            else:
                raise Nonconformity(f"the illegal move {move} was carried out")


def _check_clone(state: State, seat: int, move: int, luck: random.Random) -> None:
    """A clone goes its own way; the same move makes the same state."""
    before = _written(state.dump())
    clone, twin = state.clone(), state.clone()
    _require(_written(clone.dump()) == before, "a clone is different")
    clone.play(seat, move)
    twin.play_fast(seat, move)
    _require(clone.dump() == twin.dump(), "play and play_fast differ, or a move is not determined by the state")
    for _ in range(3):
        if not clone.over():
            actor = clone.actor()
            clone.play(actor, luck.choice(clone.legal(actor)))
    _require(_written(state.dump()) == before, "a clone shares something with its original")


def no_secrets(game: AnyGame, state: State, luck: random.Random) -> None:
    """Nothing that a seat sees or may do, and nothing it can imagine, depends on what it cannot know."""
    saved = luck.randrange(-1, state.setup.players)
    for seat in range(-1, state.setup.players):
        x, y = luck.getrandbits(60), luck.getrandbits(60)
        world = state.imagine(seat, x)
        if seat == saved:
            _check_loading(game, world)
        _twins(game, state, world, seat, "a world imagined")
        _require(
            _written(world.imagine(seat, y).dump()) == _written(state.imagine(seat, y).dump()),
            f"imagine(seat {seat}) depends on what the seat cannot know",
        )
        _go_on_together(game, state, world, seat, luck)


def _twins(game: AnyGame, one: State, other: State, seat: int, what: str) -> None:
    """Two worlds that a seat cannot tell apart have the same view, question, legal moves and notation for it."""
    _require(_written(one.view(seat)) == _written(other.view(seat)), f"hidden information shows in the view ({what})")
    _require(one.legal(seat) == other.legal(seat), f"hidden information shows in the legal moves ({what})")
    _require(one.ask(seat) == other.ask(seat), f"hidden information shows in the question ({what})")
    for move in one.legal(seat):
        same = game.text(one, seat, move) == game.text(other, seat, move)
        _require(same, f"hidden information shows in the notation ({what})")


def _go_on_together(game: AnyGame, state: State, world: State, seat: int, luck: random.Random) -> None:
    """While two worlds still look the same to a seat, a move made in both reads the same to it."""
    one, other = state.clone(), world.clone()
    one.log, other.log = [], []
    for _ in range(4):
        actors = one.actors()
        if not actors:
            return
        actor = luck.choice(actors)
        shared = sorted(set(one.legal(actor)) & set(other.legal(actor)))
        if not shared:
            return
        move = luck.choice(shared)
        one.play_fast(actor, move)
        other.play_fast(actor, move)
        if _written(one.view(seat)) != _written(other.view(seat)):
            return  # chance or a card has distinguished them, which is allowed
        same = _written(one.story(seat)) == _written(other.story(seat))
        _require(same, "hidden information shows in the log")


def _check_simultaneous(state: State, seat: int, move: int, luck: random.Random) -> None:
    """Several seats asked at once: the order of answers does not matter, and a sealed answer stays sealed."""
    others = [other for other in state.actors() if other != seat]
    if not others:
        return
    other = luck.choice(others)
    answer = luck.choice(state.legal(other))
    one, two = state.clone(), state.clone()
    one.play(seat, move)
    one.play(other, answer)
    two.play(other, answer)
    two.play(seat, move)
    _require(one.dump() == two.dump(), "the order of simultaneous answers matters")
    worlds = []
    for answer in state.legal(other):
        world = state.clone()
        world.play(other, answer)
        if seat in world.actors():
            worlds.append(world)
    seed = luck.getrandbits(60)
    for world in worlds[1:]:
        _require(_written(world.view(seat)) == _written(worlds[0].view(seat)), "a sealed answer shows in the view")
        same = world.imagine(seat, seed).dump() == worlds[0].imagine(seat, seed).dump()
        _require(same, "a sealed answer is kept by imagine")


def _check_nothing_hidden(state: State) -> None:
    """A finished game hides nothing: imagining it gives the game as it is."""
    for seat in range(-1, state.setup.players):
        world = state.imagine(seat, 1)
        same = (world.fields(), world.agenda()) == (state.fields(), state.agenda())
        _require(same, f"imagine(seat {seat}) changes a game that is over")
        results = (world.scores(), world.winners()) == (state.scores(), state.winners())
        _require(results, f"imagine(seat {seat}) changes the result of a game that is over")


def _check_end(case: Case, state: State, record: Record) -> None:
    """Nobody is asked, the result is valid, and the record leads to the same state."""
    players = state.setup.players
    _require(state.actors() == [] and state.actor() == -1, "the game is over but somebody is asked")
    _require(all(state.legal(seat) == [] for seat in range(players)), "there are legal moves after the end")
    _require(len(state.scores()) == players, "scores() has not one entry a seat")
    _require(set(state.winners()) <= set(range(players)), "somebody wins who does not play")
    _check_saving(case.game, state)
    _check_nothing_hidden(state)
    text = recordtext.write(record)
    again = recordtext.read(text)
    _require(recordtext.write(again) == text and Record.load(again.dump()) == again, "a record reads as another")
    replayed = again.replay()
    _require(replayed.dump() == state.dump(), "the record replays to another state")
    _require(replayed.story(-1) == state.story(-1), "the record replays with another log")
