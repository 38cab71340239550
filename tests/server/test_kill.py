"""`kill -9` at random moments under load: no move that was confirmed or told is lost, no game is corrupt."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

import nemeton
from nemeton.client import Client, Refused
from server.running import free_port, until

PLAYERS = 4  # threads, each at a table of its own
ENOUGH = 10  # moves


class Victim:
    """The server's process; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        path = os.pathsep.join(entry for entry in sys.path if entry)
        command = [sys.executable, "-m", "server.killable", str(self.port), str(self.data)]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path})
        until(self.answers, 120)  # on a busy machine it starts slowly

    def answers(self) -> bool:
        try:
            return httpx.get(self.address + "/api/games", trust_env=False, timeout=60).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player(threading.Thread):
    """Plays both sides of one table after another and remembers every move that was confirmed."""

    def __init__(self, address: str, tokens: tuple[str, str], seed: int) -> None:
        super().__init__()
        self.sides = [Client(address, token, timeout=60) for token in tokens]
        self.luck = random.Random(seed)
        self.confirmed: dict[str, list[str]] = {}
        self.ended = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        id = ""
        while not self.ended.is_set():
            try:
                id = self.play(id)
            except httpx.HTTPError:
                time.sleep(0.05)  # the server is down
            except Refused as error:
                if error.key != "stale":
                    self.failure = error
                    return
            except BaseException as error:
                self.failure = error
                return

    def play(self, id: str) -> str:
        if not id:
            id = self.sides[0].make("clans", [{}, {}], visibility="link")["id"]
            self.confirmed[id] = []
        table = self.sides[0].table(id)
        if table["status"] == "waiting":
            if not table["seats"][1]["name"]:
                self.sides[1].take(id, 1)
            self.sides[0].start(id)
            return id
        if table["status"] == "finished":
            return ""
        side = self.sides[table["actors"][0]]
        situation = side.situation(id, words=True)
        done = self.sides[0].record(id).count("\n", self.sides[0].record(id).index("\n\n") + 2)
        known = self.confirmed[id]
        # A move, and the table's own answer if there is only one.
        assert len(known) <= done <= len(known) + 2, "a confirmed move was lost"
        known += [""] * (done - len(known))  # written, but the answer was lost with the server
        move = self.luck.choice(situation["words"])
        after = side.play(id, situation["version"], move["move"])
        made = after["table"]["decisions"] - len(known)
        assert 1 <= made <= 2
        known += [move["text"], *[""] * (made - 1)]
        return id


class Watcher(threading.Thread):
    """Remembers how many decisions of each table were ever told to a spectator."""

    def __init__(self, address: str, token: str, players: list[Player]) -> None:
        super().__init__()
        self.client = Client(address, token, timeout=60)
        self.players = players
        self.told: dict[str, int] = {}
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            for player in self.players:
                for id in list(player.confirmed)[-1:]:
                    self.watch(id)

    def watch(self, id: str) -> None:
        try:
            with self.client.live(id) as live:
                for _ in range(5):
                    live.receive(timeout=0.2)
                    self.told[id] = max(self.told.get(id, 0), live.situation["table"]["decisions"])
        except (OSError, WebSocketException, TimeoutError, EOFError):
            time.sleep(0.02)


def sabotage(folder: Path, kills: int) -> None:
    victim = Victim(folder)
    threads: list[Player] = []
    watcher: Watcher | None = None
    try:
        tokens = []
        for n in range(PLAYERS * 2 + 1):
            with Client(victim.address) as person:
                person.introduce(f"Person {n}")
                tokens.append(person.make_token())
        threads = [Player(victim.address, (tokens[2 * n], tokens[2 * n + 1]), n) for n in range(PLAYERS)]
        watcher = Watcher(victim.address, tokens[-1], threads)
        for thread in (*threads, watcher):
            thread.start()
        luck = random.Random(kills)
        for _ in range(kills):
            time.sleep(luck.uniform(0.1, 0.9))
            victim.kill()
            victim.start()
        until(lambda: enough(threads, watcher), 300)
    finally:
        for thread in [*threads] if watcher is None else [*threads, watcher]:
            thread.ended.set()  # type: ignore[attr-defined]
            thread.join(30)
        for player in threads:
            assert player.failure is None
    victim.kill()
    victim.start()
    try:
        assert watcher is not None
        look_back(victim, threads, watcher)
    finally:
        for player in threads:
            for side in player.sides:
                side.close()
        watcher.client.close()
        victim.kill()


def enough(players: list[Player], watcher: Watcher | None) -> bool:
    """Has enough been played and told to prove anything? Or has somebody failed, so that nothing more will come?"""
    if any(player.failure for player in players):
        return True
    played = sum(len(moves) for player in players for moves in list(player.confirmed.values()))
    return played > ENOUGH and watcher is not None and bool(watcher.told)


def look_back(victim: Victim, players: list[Player], watcher: Watcher) -> None:
    """Every table is whole and has every move that anybody was told of."""
    moves = 0
    for player in players:
        for id, confirmed in player.confirmed.items():
            if player.sides[0].table(id)["status"] == "waiting":
                continue
            record = player.sides[0].record(id)
            kept = [text for _, text in nemeton.read(record).moves]
            assert len(confirmed) <= len(kept) <= len(confirmed) + 2
            assert all(told in ("", text) for told, text in zip(confirmed, kept, strict=False))
            assert watcher.told.get(id, 0) <= len(kept)
            if "secret" in record:
                assert nemeton.verify(record).ok
            moves += len(kept)
    assert moves > ENOUGH
    db = sqlite3.connect(victim.data / "nemeton.sqlite3")
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


@pytest.mark.long
@pytest.mark.pure  # on the wheel there are ten
def test_three_kills(tmp_path: Path) -> None:
    sabotage(tmp_path / "data", 3)


@pytest.mark.slow
def test_ten_kills(tmp_path: Path) -> None:
    sabotage(tmp_path / "data", 10)
