"""Ard Rí, a card game of raids, feasts and gifts."""

from nemeton.core.game import Game, Option
from nemeton.games.ardri.moves import VERBS
from nemeton.games.ardri.notation import parse, phrase, text
from nemeton.games.ardri.observation import ArdRiObserver
from nemeton.games.ardri.rules.ceilsine import BID_END, CLIENTS_STEP, ENFORCE_STEP, ENFORCE_TARGET, GIFTS
from nemeton.games.ardri.rules.harvest import AUTUMN, SUMMER_STEP
from nemeton.games.ardri.rules.raid import DEFEND, LEAD_STEP, LOOT, RAID_STEP, RAID_TARGET
from nemeton.games.ardri.rules.samhain import FEAST, FEAST_END, FEED_PROVEN, FEED_UNPROVEN, PAY_STEP
from nemeton.games.ardri.rules.setup import REDRAW_STEP, deal
from nemeton.games.ardri.rules.spring import BEALTAINE, FIRST_SPRING, SPRING_STEP
from nemeton.games.ardri.rules.wealth import RANKING
from nemeton.games.ardri.rules.winter import END_ACTION, HUNT_END, HUNT_STEP, RETURN, WINTER, YEAR
from nemeton.games.ardri.sketch import sketch
from nemeton.games.ardri.state import STREAMS, ArdRi, restore
from nemeton.games.ardri.tally import tally
from nemeton.games.ardri.view import closing, describe, open_answers, opening, seen

GAME: Game[ArdRi] = Game(
    id="ardri",
    title="Ard Rí",
    designers=("Acken", "Henry", "Silverstein"),
    publisher="Cultúrlán",
    year=2015,
    seats=range(2, 6),
    best=3,  # the fewest at which two rivals must be won [7]
    editions=("basic",),
    options=(
        Option("years", (15, 25, 40, "none"), rule="8.4"),
        Option("unfed", ("chosen", "each", "none-fed", "all"), rule="5.6"),
        Option("failed", ("kept", "returned"), rule="7.7"),
        Option("tie", ("discard", "keep"), rule="2.4"),
    ),
    streams=STREAMS,
    verbs=VERBS,
    steps=(
        REDRAW_STEP, FIRST_SPRING, YEAR, SPRING_STEP, BEALTAINE, SUMMER_STEP, AUTUMN, FEAST, FEED_PROVEN,
        FEED_UNPROVEN, PAY_STEP, FEAST_END, RANKING, WINTER, HUNT_STEP, HUNT_END, RAID_STEP, RAID_TARGET, DEFEND,
        LEAD_STEP, LOOT, CLIENTS_STEP, GIFTS, ENFORCE_STEP, ENFORCE_TARGET, BID_END, END_ACTION, RETURN,
    ),
    deal=deal,
    restore=restore,
    seen=seen,
    text=text,
    parse=parse,
    phrase=phrase,
    describe=describe,
    open_answers=open_answers,
    opening=opening,
    closing=closing,
    tally=tally,
    sketch=sketch,
    observer=ArdRiObserver,
    package="nemeton.games.ardri",
    sealed=("summer", "feed"),  # [1.7] which Warriors lie face down is known to their owner alone
)  # fmt: skip
