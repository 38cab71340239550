"""Words: both languages are complete, and everything the engine can say has words in both."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import nemeton
from nemeton.core.game import Game
from nemeton.core.recordtext import write_value
from nemeton.core.registry import AnyGame
from nemeton.rules import Chapter, chapters, rule_text
from nemeton.rules import parse as parse_rules
from nemeton.words import LANGUAGES, Words, preferred_language

pytestmark = pytest.mark.pure  # words are data; what the compiled engine says is what its sources say

LOCALE = Path(nemeton.__file__).parent / "locale"
CATALOGUES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
OURS = [id for id in nemeton.games() if id != "fen"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Texts(Visitor):
    """The text of a message, apart from its arguments."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def catalogue(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a catalogue with the arguments it uses."""
    found = {}
    for entry in parse((LOCALE / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = {name.removesuffix("-count") for name in variables.names}
    return found


def test_every_language_has_every_catalogue() -> None:
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALE / language).glob("*.ftl")) == CATALOGUES


@pytest.mark.parametrize("name", CATALOGUES)
def test_every_key_is_in_both_languages_with_the_same_arguments(name: str) -> None:
    assert catalogue("en", name) == catalogue("fr", name)


def test_refusals_have_a_catalogue_of_their_own() -> None:
    """The server reads that one alone to say them."""
    for language in LANGUAGES:
        for path in (LOCALE / language).glob("*.ftl"):
            said = [key.startswith("error-") for key in catalogue(language, path.name)]
            assert said
            assert all(said) if path.stem == "refusals" else not any(said), path


def test_apostrophes_are_curved_in_words_and_rules() -> None:
    """Words from many files appear side by side on one screen."""
    source = Path(nemeton.__file__).parent
    said = [*source.glob("locale/*/*.ftl"), *source.glob("games/*/RULES*.md")]
    assert said
    assert [path.name for path in said if "'" in path.read_text("utf-8")] == []


def test_a_skin_only_changes_words_that_are_there() -> None:
    for language in LANGUAGES:
        plain = {**catalogue(language, "clans.ftl"), **catalogue(language, "clans-board.ftl")}
        plain |= catalogue(language, "clans-what.ftl")
        fae = catalogue(language, "clans.fae.ftl")
        assert fae.items() <= {key: plain[key] for key in fae if key in plain}.items()


def test_a_skin_leaves_none_of_the_words_it_changes() -> None:
    """In Fae nobody founds a village: druids of an order complete rituals, on levels, for cards."""
    others = {
        "en": r"\b(huts?|villages?|clans?|chips?|epochs?)\b",
        "fr": r"\b(huttes?|villages?|clans?|jetons?|époques?)\b",
    }
    for language, words in others.items():
        fae = catalogue(language, "clans.fae.ftl")
        for name in ("clans.ftl", "clans-board.ftl", "clans-what.ftl"):
            for entry in parse((LOCALE / language / name).read_text("utf-8")).body:
                if isinstance(entry, Message) and entry.id.name not in fae:
                    texts = Texts()
                    texts.visit(entry)
                    assert not re.search(words, " ".join(texts.said), re.IGNORECASE), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_all_that_a_game_is_agreed_on_has_words(id: str, language: str) -> None:
    game, words = nemeton.game(id), Words(language)
    assert words.say(f"{id}-title")
    assert words.say(f"{id}-intro")
    for edition in game.editions:
        assert words.say(f"{id}-edition-{edition}")
    for option in game.options:
        assert words.say(f"{id}-option-{option.id}")
        for value in option.values:
            assert words.say(f"{id}-option-{option.id}-{write_value(value)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_editions_are_compared_in_words_that_differ_where_they_do(id: str, language: str) -> None:
    game, words = nemeton.game(id), Words(language)
    assert bool(game.compared) == (len(game.editions) > 1)
    for row in game.compared:
        assert words.say(f"{id}-compare-{row.part}")
        assert words.phrase(id, row.about)
        assert len(row.said) == len(game.editions)
        assert len({words.phrase(id, phrase) for phrase in row.said}) == (1 if row.same else len(game.editions))


@pytest.mark.plays
@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_all_that_random_games_say_has_words(id: str, language: str) -> None:
    """Questions, moves, refusals and events of random games, with every argument they carry."""
    game = nemeton.game(id)
    for players in game.seats:
        for skins in [(), *((f"{id}.{skin}",) for skin in game.skins)]:
            speak(game, players, Words(language, skins=skins))


def speak(game: AnyGame, players: int, words: Words) -> None:
    luck = random.Random(players)
    state = game.new(players, seed=players, log=True)
    while not state.over():
        seat = state.actor()
        question = state.ask(seat)
        assert question is not None
        assert words.question(game.id, question)
        move = luck.choice(state.legal(seat))
        assert words.move(game, state, seat, move)
        refused = state.why_not(seat, luck.randrange(game.verbs.size))
        assert refused is None or words.reason(game.id, refused)
        waiting = state.why_not((seat + 1) % players, move)
        assert waiting is None or words.reason(game.id, waiting)
        state.play(seat, move)
    for seat in range(-1, players):
        assert all(words.event(game.id, event) for event in state.story(seat))
    assert words.result(state)


def spoken_keys(id: str) -> set[str]:
    """The keys of all reasons and events in the source of a game."""
    found = set()
    for path in (Path(nemeton.__file__).parent / "games" / id).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                kind = {"Reason": "why", "tell": "log", "tell_apart": "log", "Event": "log"}.get(name)
                if kind and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                    found.add(f"{kind}-{node.args[1].value!s}")
    return found


@pytest.mark.parametrize("id", OURS)
def test_all_reasons_and_events_in_the_source_have_words(id: str) -> None:
    keys = catalogue("en", "core.ftl") | catalogue("en", f"{id}.ftl")
    missing = {key for key in spoken_keys(id) if f"{id}-{key}" not in keys and key not in keys}
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_the_rules_are_there_in_every_language_under_the_same_numbers(id: str, language: str) -> None:
    game = nemeton.game(id)
    numbers = [list(chapter.points) for chapter in chapters(game, language)]
    assert numbers == [list(chapter.points) for chapter in chapters(game, "en")]
    assert all(numbers)


@pytest.mark.parametrize("id", OURS)
def test_every_rule_that_is_cited_exists(id: str) -> None:
    game = nemeton.game(id)
    cited = {option.rule for option in game.options} | {row.rule for row in game.compared}
    cited |= {kind.rule for kind in game.steps if kind.rule}
    for path in (Path(nemeton.__file__).parent / "games" / id).rglob("*.py"):
        source = path.read_text("utf-8")
        cited |= set(
            re.findall(r'(?:tell|tell_apart|Reason|Question|Event|verdict)\([^"\n]*"([0-9]+(?:\.[0-9]+)*)"', source)
        )
        for bracket in re.findall(r'"""\[([0-9][0-9., ]*)\]', source):
            cited |= {number.strip() for number in bracket.split(",")}
    for number in cited:
        assert rule_text(game, number)


RULES = """# Clans

Some words before.

## 2 Movement

**2.1** One move
a turn.

More of it:
- a
- b

**2.4** Large groups *stay*.
"""


def test_rules_are_read_chapter_by_chapter() -> None:
    points = {"2.1": "One move a turn.\n\nMore of it:\n- a\n- b", "2.4": "Large groups *stay*."}
    assert parse_rules(RULES) == [Chapter("2", "Movement", points)]
    assert parse_rules("") == []


def test_a_missing_rule_says_which_there_are() -> None:
    with pytest.raises(nemeton.BadOption, match="its chapters are 1, 2"):
        rule_text(nemeton.game("clans"), "9.9")


def test_numbers_and_names_are_put_in_their_place() -> None:
    words = Words("en", ["Ana", "Ben"])
    assert words.say("clans-hut", huts=1) == "one hut"
    assert words.say("clans-hut", huts=3) == "3 huts"
    event = {"key": "dispute", "args": {"area": 3, "clans": ["red", "blue", "black"]}}
    assert words.event("clans", event) == "Dispute in area 3: Red, Blue and Black must leave."
    assert Words("fr").event("clans", event) == "Querelle sur le territoire 3 : Rouge, Bleu et Noir doivent partir."
    one = {"key": "reveal", "args": {"seat": 0, "wood": 1, "stone": 0, "gold": 2, "wisps": 1}}
    assert words.event("samhain", one) == "Ana has 1 wood, 0 stone, 2 gold, 1 wisp."
    waiting = nemeton.Reason("", "not-your-turn", {"seats": [1]})
    assert words.reason("clans", waiting).startswith("It is not your turn: Ben")


def test_a_missing_key_or_argument_is_loud() -> None:
    with pytest.raises(KeyError, match="no words for 'nonsense'"):
        Words("en").say("nonsense")
    with pytest.raises(KeyError, match="need more"):
        Words("en").say("clans-hut")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "NEMETON_LANGUAGE": "en"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "fr", "LANG": "en"}, "fr"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_an_unknown_language_or_skin_is_refused() -> None:
    with pytest.raises(nemeton.BadOption, match="no language 'de'"):
        Words("de")
    with pytest.raises(nemeton.BadOption, match=r"no skin 'clans\.gold'"):
        Words("en", skins=["clans.gold"])
    assert isinstance(nemeton.game("clans"), Game)


@pytest.mark.parametrize(
    ("game", "key", "args", "said"),
    [
        ("samhain", "resource", {"seat": 0, "number": 1, "resource": "stone"}, "Ann reçoit 1 pierre."),
        ("samhain", "resource", {"seat": 0, "number": 2, "resource": "stone"}, "Ann reçoit 2 pierres."),
        ("samhain", "resource", {"seat": 0, "number": 2, "resource": "wood"}, "Ann reçoit 2 bois."),
        ("karnag", "led", {"seat": 0, "kind": "ghoul", "from": "b2", "to": "b3"}, "Ann guide une goule de b2 à b3."),
        ("karnag", "led", {"seat": 0, "kind": "naja", "from": "b2", "to": "b3"}, "Ann guide un naja de b2 à b3."),
        ("karnag", "creature", {"kind": "shadow", "from": "b2", "to": "b3"}, "Une ombre noire va de b2 à b3."),
        ("ardri", "feast", {"seat": 0, "count": 0, "paid": 0}, "Ann ne nourrit personne."),
    ],
)
def test_french_has_number_and_gender(game: str, key: str, args: dict[str, object], said: str) -> None:
    assert Words("fr", names=["Ann"]).event(game, {"key": key, "args": args}) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", ["first_spring", "spring", "summer", "feed_unproven", "pay", "hunt", "raid"])
def test_who_is_done_is_told_with_what(question: str, language: str) -> None:
    """Whether in the title of a confirmation or in what a bot foresees, "done" alone says nothing."""
    words = Words(language)
    for begun in ("yes", "no"):
        said = words.say("ardri-move-done", "ardri", question=question, begun=begun)
        assert said != words.say("ardri-move-done", "ardri", question="", begun=begun)
