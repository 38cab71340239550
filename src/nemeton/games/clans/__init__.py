"""Clans, the game of the first villages."""

from nemeton.core.game import Game, Option, in_the_open
from nemeton.games.clans.moves import VERBS
from nemeton.games.clans.notation import parse, text
from nemeton.games.clans.observation import ClansObserver
from nemeton.games.clans.rules.movement import END_TURN, MOVE
from nemeton.games.clans.rules.setup import deal
from nemeton.games.clans.rules.villages import Order
from nemeton.games.clans.sketch import sketch
from nemeton.games.clans.state import STREAMS, Clans, restore
from nemeton.games.clans.tally import tally
from nemeton.games.clans.view import closing, describe, describe_all, opening, seen

GAME: Game[Clans] = Game(
    id="clans",
    title="Clans",
    designers=("Leo Colovini",),
    publisher="Winning Moves",
    year=2002,
    seats=range(2, 5),
    best=3,  # of the two or three that reviewers praise, the one with more to suspect
    editions=("2002",),
    options=(
        Option("tie", ("shared", "chips"), rule="6.4"),
        Option("join", ("may", "must"), rule="2.6"),
    ),
    streams=STREAMS,
    verbs=VERBS,
    steps=(MOVE, END_TURN, Order),
    deal=deal,
    restore=restore,
    seen=seen,
    text=text,
    parse=parse,
    describe=describe,
    describe_all=describe_all,
    open_answers=in_the_open,
    opening=opening,
    closing=closing,
    tally=tally,
    sketch=sketch,
    observer=ClansObserver,
    package="nemeton.games.clans",
    skins=("fae",),
)
