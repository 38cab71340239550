"""Words: keys and arguments of the engine become sentences, in any language that has a catalogue.

    words = Words("fr", names=["Morrigane", "Lug"])
    words.question("clans", state.ask(0))

Arguments are made readable according to their kind. `seat` and `seats` become names; a text is a noun of the game,
looked up as `<game>-<argument>-<text>` (`clan: "red"` is `clans-clan-red`) and left as it is where there is no such
key; a list `clans` is joined, each item looked up as a `clan`, and comes with its length as `$clans-count`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from nemeton.core.answers import Args, Question, Reason
from nemeton.core.errors import BadOption
from nemeton.core.registry import AnyGame
from nemeton.core.state import State

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """The language the environment asks for, or English if we do not have it."""
    variables = os.environ if environment is None else environment
    for name in ("NEMETON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            language = variables[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@lru_cache(maxsize=32)
def _bundle(language: str, skins: tuple[str, ...], only: str) -> FluentBundle:
    """All catalogues of a language, or only one; a skin such as `clans.fae` replaces some of the words."""
    from fluent.runtime import FluentBundle, FluentResource  # a server does not need it and starts sooner without

    if language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    folder = files("nemeton") / "locale" / language
    names = sorted(item.name for item in folder.iterdir() if item.name.endswith(".ftl"))
    plain = [f"{only}.ftl"] if only else [name for name in names if name.count(".") == 1]
    worn = [f"{skin}.ftl" for skin in skins]
    if missing := set(worn) - set(names):
        raise BadOption(f"there is no skin {min(missing).removesuffix('.ftl')!r}")
    bundle = FluentBundle([language], use_isolating=False)
    for name in plain + worn:
        bundle.add_resource(FluentResource((folder / name).read_text("utf-8")), allow_overrides=name in worn)
    return bundle


class Words:
    """One language, the names of the seats, and the skins of the games. `only`: one catalogue, which is read sooner."""

    def __init__(
        self, language: str = "en", names: Sequence[str] = (), skins: Iterable[str] = (), only: str = ""
    ) -> None:
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(language, tuple(skins), only)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, game: str = "", /, **args: object) -> str:
        """The sentence of a key; an unknown key or a missing argument is our own mistake, and raises."""
        message = self._bundle.get_message(key) if self.has(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no words for {key!r} in {self.language!r}")
        ready: dict[str, object] = {}
        for name, value in args.items():
            ready[name] = self._readable(game, name, value)
            if isinstance(value, list | tuple):
                ready[f"{name}-count"] = len(value)
        text, errors = self._bundle.format_pattern(message.value, ready)
        if errors:
            raise KeyError(f"the words for {key!r} in {self.language!r} need more than {sorted(args)}: {errors[0]}")
        return str(text)

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1)

    def join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def decimal(self, number: str) -> str:
        """A number from Python, written as the language writes it."""
        return number.replace(".", self.say("decimal-point"))

    def question(self, game: str, question: Question) -> str:
        return self.say(f"{game}-ask-{question.kind}", game, **question.args)

    def reason(self, game: str, reason: Reason) -> str:
        own = f"{game}-why-{reason.key}"
        args = {name: value for name, value in reason.args.items() if name != "word"}
        why = self.say(own if self.has(own) else f"why-{reason.key}", game, **args)
        return self.say("why-word", word=reason.args["word"], why=why) if "word" in reason.args else why

    def phrase(self, game: str, phrase: tuple[str, Args]) -> str:
        return self.say(f"{game}-{phrase[0]}", game, **phrase[1])

    def event(self, game: str, event: Mapping[str, object]) -> str:
        """The sentence of an event as a seat sees it (`Event.seen_by`, `State.story`)."""
        args = event["args"]
        assert isinstance(args, dict)
        own = f"{game}-log-{event['key']}"
        return self.say(own if self.has(own) else f"log-{event['key']}", game, **args)

    def move(self, game: AnyGame, state: State, seat: int, move: int) -> str:
        key, args = game.describe(state, seat, move)
        return self.say(f"{game.id}-move-{key}", game.id, **args)

    def result(self, state: State) -> str:
        winners = state.winners()
        key = "won-nobody" if not winners else "won" if len(winners) == 1 else "won-shared"
        return self.say(key, seats=winners)

    def _readable(self, game: str, name: str, value: object) -> object:
        if isinstance(value, list | tuple):
            return self.join([str(self._readable(game, name.removesuffix("s"), item)) for item in value])
        if name == "seat" and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, str) and self.has(f"{game}-{name}-{value}"):
            return self.say(f"{game}-{name}-{value}")
        return value
