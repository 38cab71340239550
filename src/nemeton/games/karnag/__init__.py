"""Karnag: druids round a glade, creatures that come out of a gate, gemstones that become menhirs."""

from nemeton.core.game import Game, Option
from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.boards import BOARDS
from nemeton.games.karnag.data import STREAMS
from nemeton.games.karnag.layout import printed
from nemeton.games.karnag.moves import VERBS
from nemeton.games.karnag.notation import parse, text
from nemeton.games.karnag.observation import KarnagObserver
from nemeton.games.karnag.rules.actions import ACT, DRAFT, NEXT_CUBE, PERFORM, PREPARE
from nemeton.games.karnag.rules.cards import KEEP_CARD, Interlude
from nemeton.games.karnag.rules.creatures import CREATURES, FIRST
from nemeton.games.karnag.rules.druids import Approach, Stride
from nemeton.games.karnag.rules.ending import FINAL_COUNT
from nemeton.games.karnag.rules.gems import Shift
from nemeton.games.karnag.rules.knowledge import CouncilLearn, Learn
from nemeton.games.karnag.rules.menhirs import Activate, Raise
from nemeton.games.karnag.rules.potions import POTION_LEARN, ToCouncil
from nemeton.games.karnag.rules.rounds import ASSEMBLY, PLAY_ORDER, ROUND
from nemeton.games.karnag.rules.setup import PICK_TILE, PLACE_DRUID, TileColumn, TileRow, TurnTile, deal
from nemeton.games.karnag.rules.speed import ADJUST_CARD, HASTE, HASTEN, Total
from nemeton.games.karnag.rules.telepathy import PICK, Lead
from nemeton.games.karnag.sketch import sketch
from nemeton.games.karnag.state import Karnag, restore
from nemeton.games.karnag.tally import tally
from nemeton.games.karnag.view import closing, describe, open_answers, opening, seen


def _first(value: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """The values of an option, with the one that the data file names first."""
    return (value, *(other for other in values if other != value))


GAME: Game[Karnag] = Game(
    id="karnag",
    title="Karnag",
    designers=("Pascal Cadot",),
    publisher="Sit Down!",
    year=2012,
    seats=range(2, 6),
    best=4,  # as those say who have played it most
    first={"setup": "basic"},
    editions=("2012",),
    options=(
        Option("setup", ("basic", "advanced"), rule="2.3"),
        Option("compensation", _first(STANDARD.file.compensation_kind, ("vp", "mana")), rule="7.4"),
        Option("encircle", _first(STANDARD.file.metric, ("line", "area")), rule="18.3"),
        Option("across_gate", (True, False), rule="16.1"),
        Option("capture_learn", (False, True), rule="10.1"),
        Option("penalty", ("squares", "moves"), rule="4.9"),
        Option("potion", ("may", "must"), rule="12.5"),
        Option("passes", ("action", "flash"), rule="9.9"),
        Option("bonus", ("all", "tile"), rule="8.2"),
        Option("cards", ("own", "all"), rule="14.9"),
        Option("backs", ("open", "hidden"), rule="13.6"),
        Option("board", ("standard",), rule="22.4"),  # or the id of an owner's board, see core/boards.py
    ),
    streams=STREAMS,
    verbs=VERBS,
    steps=(
        PICK_TILE, TurnTile, TileColumn, TileRow, FIRST, PLACE_DRUID, ROUND, PLAY_ORDER, CREATURES, PREPARE, DRAFT,
        PERFORM, NEXT_CUBE, ACT, Interlude, Stride, Approach, ADJUST_CARD, HASTE, Total, HASTEN, Shift, Learn,
        CouncilLearn, PICK, Lead, KEEP_CARD, POTION_LEARN, ToCouncil, Activate, Raise, ASSEMBLY, FINAL_COUNT,
    ),
    deal=deal,
    restore=restore,
    seen=seen,
    text=text,
    parse=parse,
    describe=describe,
    open_answers=open_answers,
    opening=opening,
    closing=closing,
    tally=tally,
    sketch=sketch,
    observer=KarnagObserver,
    package="nemeton.games.karnag",
    boards=BOARDS,
    printed=printed,
    sealed=("keep",),  # which drawn card is kept is its owner's secret
)  # fmt: skip
