"""Clans, the game of the first villages."""

from nemeton.core.game import Game, Option
from nemeton.games.clans.moves import VERBS
from nemeton.games.clans.notation import parse, text
from nemeton.games.clans.rules.movement import END_TURN, MOVE
from nemeton.games.clans.rules.setup import deal
from nemeton.games.clans.rules.villages import Order
from nemeton.games.clans.sketch import sketch
from nemeton.games.clans.state import STREAMS, Clans, restore
from nemeton.games.clans.view import closing, describe, describe_all, opening

GAME: Game[Clans] = Game(
    id="clans",
    title="Clans",
    designers=("Leo Colovini",),
    publisher="Winning Moves",
    year=2002,
    seats=range(2, 5),
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
    text=text,
    parse=parse,
    describe=describe,
    describe_all=describe_all,
    opening=opening,
    closing=closing,
    sketch=sketch,
    package="nemeton.games.clans",
    skins=("fae",),
)
