"""Notation: a phrase stands for several small moves of one question, in the terminal, in records and at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import nemeton
from games.ardri.positions import legal, lies, play, position, reason_of
from nemeton.core.answers import Reason
from nemeton.core.record import Record
from nemeton.games.ardri import GAME
from nemeton.games.ardri.state import ArdRi
from nemeton.words import Words


def spring() -> ArdRi:
    return position("spring", fields={0: "2d", 1: "3d"}, hands={0: "10h 7h Ah 2s", 1: "4d"})


def raid() -> ArdRi:
    fields = {0: "2s", 1: "3s", 2: "4s", 3: "5s"}
    return play(position(players=4, fields=fields, up={0: "Qh Jd"}, down={0: "Ks"}), "raiding")


def bid(home: str = "Js Qs Kc") -> ArdRi:
    fields = {0: "As 3s Ah 3h Ad 3d Ac 3c", 1: "10s 9h", 2: "10h 9s", 3: "2s 4s"}
    return play(position(players=4, fields=fields, up={0: home}), "ceilsine")


def feast() -> ArdRi:
    return position("feast", fields={0: "8s 4s 2h 5h", 1: "9s"}, up={0: "Kd Qs Jh"}, down={0: "Kc"})


def refused(s: ArdRi, text: str) -> Reason:
    before = s.dump()
    found = reason_of(s, text)
    assert s.dump() == before
    return found


@pytest.mark.parametrize(
    ("start", "phrase", "small"),
    [
        (spring, "spring hearts 10 7", ["spring 10♥", "spring 7♥"]),
        (spring, "Spring H A 10 done", ["spring A♥", "spring 10♥", "done"]),
        (spring, "spring ♥ 10 7h", ["spring 10♥", "spring 7♥"]),
        (raid, "raid (K♠)>2 Q♥>3", ["raid (K♠)", ">2", "raid Q♥", ">3"]),
        (raid, "raid Qh > 4 done", ["raid Q♥", ">4", "done"]),
        (raid, "raid Jd against 2 (Ks)", ["raid J♦", ">2", "raid (K♠)"]),
        (bid, "client 2 3", ["client 2", "client 3"]),
        (feast, "pay spades 8 4", ["pay 8♠", "pay 4♠"]),
    ],
)
def test_a_phrase_is_its_small_moves(start: Callable[[], ArdRi], phrase: str, small: list[str]) -> None:
    s = start()
    if s.choice.name.startswith("feed"):
        play(s, "done")
    one, other = s.clone(), s.clone()
    seat = s.actor()
    moves = GAME.moves(s, seat, phrase)
    for text, move in zip(small, moves, strict=True):
        assert GAME.text(one, seat, move) == text
        one.play(seat, move)
        play(other, text)
    assert one.dump() == other.dump()


def test_both_gifts_and_their_enforcers_in_three_phrases() -> None:
    s = play(bid(), "client 2 3", "gift 3s 3h 3d 3c As Ah Ad Ac")
    assert (legal(s), lies(s, "gifts", 1)) == (["enforce J♠", "enforce Q♠", "enforce K♣"], ["3♠", "3♥", "3♦", "3♣"])
    assert play(s, "enforce Js>2 Qs>2 done").winners() == [0]


def test_a_target_that_goes_without_saying_may_be_said() -> None:
    s = play(position(fields={0: "2s", 1: "3s"}, up={0: "Js Qs", 1: "Kd"}), "raiding")
    assert GAME.moves(s, 0, "raid Js>2 Qs>2") == GAME.moves(s, 0, "raid Js Qs")
    assert refused(s, "raid Js>2 Qs>1") == Reason("6.3", "only-against", {"seats": [1], "word": "against 1"})
    assert play(s, "raid Js>2 Qs>2").choice.name == "defend"


@pytest.mark.parametrize(
    ("start", "phrase", "rule", "key", "word"),
    [
        (spring, "spring hearts 10 8", "3.2", "not-in-hand", "spring 8♥"),
        (spring, "spring hearts 10 spades 2", "3.2", "other-suit", "spring 2♠"),
        (spring, "spring hearts 10 11", "1.2", "no-such-card", "spring 11♥"),
        (spring, "spring 10h K", "", "unreadable", "spring K"),
        (spring, "spring hearts 10 done 7", "3.2", "answered-already", "spring 7♥"),
        (raid, "raid Qh>2 Qh>3", "6.3", "not-proven-here", "raid Qh"),
        (raid, "raid Qh>2 Jd>1", "6.3", "own-field", "against 1"),
        (raid, "raid Qh>2 Jd>7", "", "no-such-seat", "against 7"),
        (raid, "raid Qh Jd>2", "6.3", "other-question", "raid Jd"),
        (bid, "client 2 2", "7.1", "client-already", "client 2"),
        (bid, "client 2 3 4", "7.1", "answered-already", "client 4"),
    ],
)
def test_a_refusal_names_the_word_and_changes_nothing(
    start: Callable[[], ArdRi], phrase: str, rule: str, key: str, word: str
) -> None:
    s = start()
    reason = refused(s, phrase)
    assert (reason.rule, reason.key, reason.args["word"]) == (rule, key, word)
    for language in ("en", "fr"):
        assert word in Words(language).reason("ardri", reason)


def test_one_move_is_refused_as_ever() -> None:
    assert refused(spring(), "spring 8h") == Reason("3.2", "not-in-hand", {"card": "8♥"})
    for text in ("spring hearts", "raid K♠ >", "", "fly 2 3"):
        assert refused(spring(), text).key == "unreadable"


def test_a_phrase_tells_nothing_of_what_comes_after_its_question() -> None:
    """After the last word of an answer luck may come in: asking must not reveal what follows."""
    s = position("spring", fields={0: "8s", 1: "8h"}, hands={0: "10h"}, deck="Kc 7s")
    assert refused(s, "spring 10h done").key == "answered-already"


def test_a_phrase_in_a_record_replays_as_its_moves() -> None:
    state = GAME.new(2, seed=3)
    record = Record.begin(nemeton.game("ardri"), 2, seed=3)
    while state.choice.name != "first_spring":
        record.play(state, state.actor(), state.legal(state.actor())[0])
    sealed = [text for text in legal(state, 0) if text.startswith("spring")][:1]
    phrases = [*record.moves, (0, f"{sealed[0]} done")]
    for text in (*sealed, "done"):
        record.play(state, 0, GAME.parse(state, 0, text))
    other = Record(**{**record.__dict__, "moves": phrases})
    assert other.replay().dump() == record.replay().dump() == state.dump()
    assert [move for _, _, move in other.walk()] == [move for _, _, move in record.walk()]
    other.moves.append((1, f"{legal(state, 1)[1]} 11h"))
    with pytest.raises(nemeton.BadRecord, match=f"move {len(other.moves)}, seat 2"):
        other.replay()
