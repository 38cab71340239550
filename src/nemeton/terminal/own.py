"""`nemeton bot`: your own bot sits down at a table with people, over the same API as everybody."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from urllib.parse import urlsplit

from rich.console import Console

from nemeton.bots.own import Chooser, load
from nemeton.client import Client, Json, Live, Refused
from nemeton.core.errors import BadOption
from nemeton.core.registry import game
from nemeton.words import Words

OVER = ("finished", "abandoned")
PATIENCE = 24 * 3600.0  # seconds that it waits for others
TOO_FAST = "too-fast"  # what a server says whose budget for one person is used up, and for how many seconds
OVERTAKEN = ("stale", "not-your-turn", "not-running")  # somebody was quicker: the next situation says what holds


def sit_down(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    """Take a free seat, wait for the start, and play to the end."""
    try:
        return play_at(arguments, console, words)
    except Refused as refused:
        key = f"error-{refused.key}"
        raise BadOption(words.say(key, **refused.args_) if words.has(key) else str(refused)) from refused


def play_at(arguments: argparse.Namespace, console: Console, words: Words) -> int:
    choose = load(arguments.bot)
    address, id = found_at(arguments.table)
    with Client(address, arguments.token) as client:
        if not arguments.token:
            client.introduce(arguments.name or Path(arguments.bot).stem)
        table = client.by_code(id.removeprefix("join/")) if id.startswith("join/") else client.table(id)
        if table["yours"] < 0:
            table = client.take(table["id"], free_seat(table))
        console.print(words.say("cli-bot-seated", seat=table["yours"], title=words.say(f"{table['game']}-title")))
        with client.live(table["id"]) as live:
            play(client, live, table, choose, arguments.seed)
        end = client.table(table["id"])
        console.print(words.say("cli-bot-over", won="yes" if end["yours"] in end["winners"] else "no"))
    return 0


def found_at(link: str) -> tuple[str, str]:
    """The server and the table of a link: `…/table/ID`, or `…/join/CODE`."""
    parts = urlsplit(link)
    kind, _, id = parts.path.strip("/").partition("/")
    if not parts.netloc or kind not in ("table", "join") or not id:
        raise BadOption(f"--table is the link of a table, http://…/table/…, not {link!r}")
    return f"{parts.scheme}://{parts.netloc}", f"join/{id}" if kind == "join" else id


def free_seat(table: Json) -> int:
    for seat, who in enumerate(table["seats"]):
        if who["kind"] == "person" and not who["name"]:
            return seat
    raise BadOption("no seat is free at this table")


def play(client: Client, live: Live, table: Json, choose: Chooser, seed: int) -> None:
    """Answer every question until the game is over. The bot only sees a world as its seat imagines it."""
    g = game(table["game"])
    while not live.situation or live.situation["turn"]["status"] not in OVER:
        told = live.receive(PATIENCE)
        if told["type"] == "trouble" and not bear(Refused(0, told)):
            continue
        situation = live.situation
        if not situation or not situation["legal"] or situation["turn"]["status"] != "running":
            continue
        if len(situation["legal"]) == 1:
            live.play(situation["legal"][0])
            continue
        luck = seed * 1_000_003 + situation["version"]
        world = imagined(client, table["id"], luck)
        if world:
            live.play(int(choose(g.load(world["state"]), world["seat"], luck)))


def imagined(client: Client, id: str, luck: int) -> Json:
    """A world as the bot's seat imagines it, asked for until the server gives one; empty if somebody was quicker."""
    while True:
        try:
            return client.world(id, luck)
        except Refused as refused:
            if not bear(refused):
                return {}


def bear(refused: Refused) -> bool:
    """Is it worth trying again, now that one has waited as long as the server asks for? Not if somebody was quicker;
    other refusals are errors.
    """
    if refused.key == TOO_FAST:
        time.sleep(refused.args_["seconds"])
        return True
    if refused.key in OVERTAKEN:
        return False
    raise refused
