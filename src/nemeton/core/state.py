"""The state of a game: plain data, an agenda of what remains to be done, a source of luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self, final

from mypy_extensions import mypyc_attr

from nemeton.core.answers import Event, Question, Reason
from nemeton.core.chance import Chance, seeded
from nemeton.core.errors import IllegalMove
from nemeton.core.step import OVER, Step
from nemeton.core.vector import i64

Seen = Callable[[Any, int], dict[str, object]]  # (state, seat), seat -1 for a spectator


@final
class Setup:
    """What was agreed before the first move. Shared by every state of the game, never changed."""

    def __init__(
        self, game: str, edition: str, players: i64, options: dict[str, object], streams: i64, seen: Seen
    ) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.players: Final = players
        self.options: Final = options
        self.streams: Final = streams  # how many sources of luck the game has
        self.seen: Final = seen  # what a seat sees of the game's own fields

    def dump(self) -> dict[str, object]:
        return {"game": self.game, "edition": self.edition, "players": self.players, "options": self.options.copy()}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game offers to bots, the server, the laboratory and the environments."""

    def __init__(self: Self, setup: Setup, chance: Chance) -> None:
        self.setup: Final = setup
        self.chance = chance
        self.log: list[Event] | None = None  # a list if somebody will read it, None in search
        self.choice: Step[Self] = OVER  # the step that waits for a seat
        # The steps beneath it: the next one, and the rest, last first. The list never shrinks, because growing it
        # again would be slow, and most of the time there is no rest.
        self._next: Step[Self] = OVER
        self._rest: list[Step[Self]] = []
        self._depth: i64 = 0

    # -- who may do what -------------------------------------------------------------------------

    def over(self: Self) -> bool:
        """Is the game over?"""
        return self.choice is OVER

    def actor(self: Self) -> i64:
        """The seat that must answer now (the lowest, if several must); -1 when the game is over."""
        return self.choice.actor(self)

    def actors(self: Self) -> list[int]:
        """The seats that must answer now; empty when the game is over."""
        return [seat for seat in range(self.setup.players) if self.choice.acts(self, seat)]

    def legal(self: Self, seat: i64) -> list[int]:
        """The legal moves of `seat`, ascending; empty unless it must answer."""
        return self.choice.legal(self, seat) if self.choice.acts(self, seat) else []

    def count(self: Self, seat: i64) -> i64:
        """`len(legal(seat))`, without the list."""
        choice = self.choice
        if (seat >= 0 and choice.actor(self) == seat) or choice.acts(self, seat):
            return choice.count(self, seat)
        return 0

    def nth(self: Self, seat: i64, i: i64) -> i64:
        """`legal(seat)[i]`, without the list, for 0 <= i < count(seat)."""
        return self.choice.nth(self, seat, i)

    def ask(self: Self, seat: i64) -> Question | None:
        """What `seat` is asked now; None if nothing."""
        return self.choice.ask(self, seat) if self.choice.acts(self, seat) else None

    def why_not(self: Self, seat: i64, move: i64) -> Reason | None:
        """Why `seat` may not make `move`; None if it may."""
        if self.over():
            return Reason("", "game-over", {})
        if not self.choice.acts(self, seat):
            return Reason(self.choice.rule, "not-your-turn", {"seats": self.actors()})
        return self.choice.why_not(self, seat, move)

    # -- playing ---------------------------------------------------------------------------------

    def play(self: Self, seat: i64, move: i64) -> None:
        """Make a move, in place; `IllegalMove` if it is not legal, and then nothing has changed."""
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.play_fast(seat, move)

    def play_fast(self: Self, seat: i64, move: i64) -> i64:
        """Make a move known to be legal, in place; returns the seat that must answer next, as `actor` does."""
        self.choice.take(self, seat, move)
        self.advance()
        return self.choice.actor(self)

    def push(self: Self, step: Step[Self]) -> None:
        """Put a step on the agenda: it comes next. Push what is to follow it first."""
        if self._next is not OVER:
            if self._depth < len(self._rest):
                self._rest[self._depth] = self._next
            else:
                self._rest.append(self._next)
            self._depth += 1
        self._next = step

    def advance(self: Self) -> None:
        """Carry out the agenda until a step waits for a seat or nothing is left."""
        while True:
            step = self._next
            if self._depth > 0:
                self._depth -= 1
                self._next = self._rest[self._depth]
            else:
                self._next = OVER
            if step is OVER or step.run(self):
                self.choice = step
                return

    def agenda(self: Self) -> list[Step[Self]]:
        """What remains to be done, the next step last; while the game runs, that is the waiting choice."""
        return [step for step in [*self._rest[: self._depth], self._next, self.choice] if step is not OVER]

    # -- copies ----------------------------------------------------------------------------------

    def clone(self: Self) -> Self:
        """An independent copy, without the log."""
        other = self.copy()
        other.chance = self.chance.clone()
        other.choice = self.choice
        other._next = self._next
        if self._depth > 0:
            other._rest = self._rest[: self._depth]
            other._depth = self._depth
        return other

    def imagine(self: Self, seat: i64, seed: int) -> Self:
        """A clone in which everything `seat` (-1: a spectator) cannot know is drawn afresh, all worlds equally likely.

        A game that is over hides nothing: the clone is the same as the original.
        """
        other = self.clone()
        other.chance = seeded(seed, self.setup.streams)
        if self.over():
            return other
        other.redraw(seat)
        for i in range(other._depth):
            other._rest[i] = other._rest[i].imagined_by(other, seat)
        other._next = other._next.imagined_by(other, seat)
        other.choice = other.choice.imagined_by(other, seat)
        return other

    # -- reading ---------------------------------------------------------------------------------

    def dump(self: Self) -> dict[str, object]:
        """The whole state as JSON, secrets and luck included; `Game.load` is the inverse."""
        out = self.setup.dump()
        out["chance"] = self.chance.dump()
        out["agenda"] = [step.dump() for step in self.agenda()]
        out["fields"] = self.fields()
        return out

    def view(self: Self, seat: i64) -> dict[str, object]:
        """What `seat` (-1: a spectator) may see, as JSON; built up from what is visible."""
        out = self.setup.dump()
        out["seat"] = seat
        out["actors"] = self.actors()
        out["agenda"] = [step.seen_by(self, seat) for step in self.agenda()]
        if self.over():
            out["scores"] = self.scores()
            out["winners"] = self.winners()
        out["table"] = self.setup.seen(self, seat)
        return out

    def tell(self: Self, rule: str, key: str, args: dict[str, object]) -> None:
        """Log what everybody saw. (In hot code, check first whether there is a log.)"""
        if self.log is not None:
            self.log.append(Event(rule, key, args))

    def tell_apart(
        self: Self, rule: str, key: str, args: dict[str, object], owner: i64, secret: dict[str, object]
    ) -> None:
        """Log what everybody saw (`args`) and what only one seat saw (`secret`)."""
        if self.log is not None:
            self.log.append(Event(rule, key, args, owner, secret))

    def story(self: Self, seat: i64) -> list[dict[str, object]]:
        """The log as `seat` (-1: a spectator) may read it."""
        return [] if self.log is None else [event.seen_by(seat) for event in self.log]

    # -- what a game adds ------------------------------------------------------------------------

    def copy(self: Self) -> Self:
        """A state with copies of the game's own fields; `clone` adds the rest."""
        raise NotImplementedError

    def fields(self: Self) -> dict[str, object]:
        """The game's own fields as JSON."""
        raise NotImplementedError

    def check(self: Self) -> None:
        """`BadState` unless the fields are possible in a game: no piece lost, no number out of range."""
        raise NotImplementedError

    def redraw(self: Self, seat: i64) -> None:
        """Draw afresh, in place, whatever `seat` cannot know about the fields.

        The draw must depend only on the seed and on what the seat can see: sort what is hidden, then shuffle.
        """
        raise NotImplementedError

    def scores(self: Self) -> list[int]:
        """The points of every seat as they stand, secrets included."""
        raise NotImplementedError

    def winners(self: Self) -> list[int]:
        """The seats that share the win; empty while the game runs and if nobody wins."""
        raise NotImplementedError
