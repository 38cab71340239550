"""Samhain, the clans against Rome, in two editions."""

from nemeton.core.game import Game, Option, in_the_open
from nemeton.games.samhain.editions import NAMES
from nemeton.games.samhain.moves import VERBS
from nemeton.games.samhain.notation import parse, text
from nemeton.games.samhain.observation import SamhainObserver
from nemeton.games.samhain.rules import costs, gains, members, opponents
from nemeton.games.samhain.rules.actions import Fee, Perform
from nemeton.games.samhain.rules.activation import Act
from nemeton.games.samhain.rules.countermove import SPARE, Countermove
from nemeton.games.samhain.rules.items import REAP, ReapGain
from nemeton.games.samhain.rules.points import Pay
from nemeton.games.samhain.rules.setup import Dedicate, Place, deal
from nemeton.games.samhain.rules.turn import AFTER, END_TURN, TURN, Settle
from nemeton.games.samhain.rules.wisps import EVENT, Repay, Sacrifice
from nemeton.games.samhain.sketch import sketch
from nemeton.games.samhain.state import STREAMS, Samhain, restore
from nemeton.games.samhain.tally import tally
from nemeton.games.samhain.view import closing, compared, describe, opening, seen

GAME: Game[Samhain] = Game(
    id="samhain",
    title="Samhain",
    designers=("Mauro Chiabotto", "Alessandro Chiabotto"),
    publisher="Giochix",
    year=2017,
    seats=range(2, 5),
    best=3,  # from three on a traitor has lost [12.3], and nobody waits for three others
    first={"village": "first"},  # the easy set-up for a first game
    editions=NAMES,
    options=(
        Option("countermove", (False, True), rule="10.1"),
        Option("village", ("shuffled", "first"), rule="2.7"),
        Option("screens", ("closed", "open"), rule="15.1"),
        Option("expansion", ("printed", "active", "exhausted"), rule="3.6"),
        Option("bonfire", ("printed", "one", "any"), rule="13.21"),
        Option("graves", ("printed", "formula"), rule="8.1"),
        Option("dolmen", ("rested", "exhausted"), rule="9.3"),
        Option("shelter", ("all", "upright"), rule="12.5"),
    ),
    streams=STREAMS,
    verbs=VERBS,
    steps=(
        Place, Dedicate, TURN, AFTER, END_TURN, Settle, Act, Fee, Perform, Countermove, SPARE, REAP, ReapGain,
        Pay, EVENT, Sacrifice, Repay,
        costs.Price, costs.PaySame, costs.PAY_DIFFERENT, costs.PayWisps, costs.PayDevotion, costs.BurySelf,
        costs.SELF_HOME,
        gains.Devotion, gains.AnyDevotion, gains.Resource, gains.AnyResource, gains.WISP, gains.Victory, gains.Item,
        gains.KINDS_STEP, gains.PAIRS_STEP, gains.LEAD,
        members.Walk, members.WalkTo, members.Swap, members.SwapWith, members.Raise, members.RaiseTo,
        opponents.KILL, opponents.EXHAUST, opponents.Give, opponents.Steal, opponents.Tribute, opponents.ROB_STEP,
    ),
    deal=deal,
    restore=restore,
    seen=seen,
    text=text,
    parse=parse,
    describe=describe,
    open_answers=in_the_open,
    opening=opening,
    closing=closing,
    tally=tally,
    sketch=sketch,
    observer=SamhainObserver,
    compared=compared(),
    package="nemeton.games.samhain",
)  # fmt: skip
