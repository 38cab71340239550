"""[12] Potions: druids in cauldrons brew mana and knowledge, then go to the council."""

from __future__ import annotations

from typing import Final, final

from nemeton.core.answers import Question, Reason
from nemeton.core.step import Step
from nemeton.core.vector import i64
from nemeton.games.karnag.data import BIT, DRUIDS
from nemeton.games.karnag.moves import LEARN, PLAY
from nemeton.games.karnag.rules.ask import Ask, bounded
from nemeton.games.karnag.rules.cards import add_cards, card_refusal, play_card
from nemeton.games.karnag.rules.knowledge import NONE, add_tracks, can_learn, learn, learn_refusal
from nemeton.games.karnag.state import Karnag


def brewers(s: Karnag, seat: i64) -> i64:
    """The druids of a seat in cauldrons, as a set."""
    board = s.board
    out: i64 = 0
    for i in range(DRUIDS):
        at = s.druids[DRUIDS * seat + i]
        if board.cauldron <= at < board.council:
            out |= BIT[i]
    return out


def brew(s: Karnag) -> None:
    """[12.1-12.4] Mana by the number of druids; a level for each; then all of them go to the council."""
    who = brewers(s, s.turn)
    count: i64 = 0
    for i in range(DRUIDS):
        if who & BIT[i]:
            count += 1
    gained = s.gain_mana(s.turn, s.board.potion[s.row * DRUIDS + count - 1])
    if s.log is not None:
        s.tell("12.1", "potion", {"seat": s.turn, "druids": count, "mana": gained})
    s.push(ToCouncil(who))
    for _ in range(count):
        s.push(POTION_LEARN)


@final
class PotionLearn(Ask):
    """[12.3] One level for each druid that brewed; a full set of tracks gives nothing."""

    name = "potion_learn"
    rule = "12.3"

    def run(self, s: Karnag) -> bool:
        s.menu_known = False
        return can_learn(s, s.turn, NONE)

    def moves(self, s: Karnag) -> list[int]:
        out: list[int] = []
        add_cards(s, out, False)
        add_tracks(s, out, NONE)
        return out

    def take(self, s: Karnag, seat: i64, move: i64) -> None:
        if move >= LEARN:
            learn(s, move - LEARN)
        else:
            s.push(POTION_LEARN)
            play_card(s, move - PLAY)

    def ask(self, s: Karnag, seat: i64) -> Question:
        return Question("potion_learn", "12.3", {})

    def refusal(self, s: Karnag, verb: str, noun: int) -> Reason:
        if verb == "play":
            return card_refusal(s, noun)
        return learn_refusal(s, noun, NONE) if verb == "learn" else Reason("12.3", "must-learn", {})


@final
class ToCouncil(Step[Karnag]):
    """[12.4] The druids that brewed leave their cauldrons for the council."""

    name = "to_council"
    rule = "12.4"

    def __init__(self, who: int) -> None:
        self.who: Final = bounded(who, 0, 7)

    def args(self) -> list[object]:
        return [self.who]

    def run(self, s: Karnag) -> bool:
        for i in range(DRUIDS):
            if self.who & BIT[i]:
                s.move_druid(DRUIDS * s.turn + i, s.board.council)
        return False


POTION_LEARN: Final = PotionLearn()
