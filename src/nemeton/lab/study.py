"""Carrying out a plan: blocks on all cores, saved as they finish, so that a study can be interrupted and resumed."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any

from nemeton import __version__
from nemeton.core.errors import BadRecord
from nemeton.core.registry import game
from nemeton.core.vector import COMPILED
from nemeton.lab.measures import Study, measured
from nemeton.lab.plan import Block, Plan
from nemeton.lab.play import Row, play_block

BLOCKS, RESULT, RECORDS = "blocks.jsonl", "result.json", "records.zip"
Workers = Callable[[Plan, Iterator[Block]], Iterator[Row]]
SAME_DAY = (2026, 1, 1, 0, 0, 0)  # the time in the archive of records, so that the same study gives the same bytes


def carry_out(plan: Plan, out: Path, workers: Workers, progress: Callable[[int, int], None]) -> dict[str, Any]:
    """Play what has not been played yet, and write the result and the records; returns the result."""
    out.mkdir(parents=True, exist_ok=True)
    kept = out / BLOCKS
    rows = {row["key"]: row for row in read_kept(kept, plan)}
    blocks = list(plan.blocks())
    todo = [block for block in blocks if block.key not in rows]
    progress(len(blocks) - len(todo), len(blocks))
    with kept.open("a", encoding="utf-8") as file:
        for row in workers(plan, iter(todo)):
            if row["key"] not in rows:  # else it was played twice, because a worker was thought dead
                rows[row["key"]] = row
                file.write(json.dumps(row) + "\n")
                file.flush()
                progress(len(rows), len(blocks))
    study = Study(plan, [(block, rows[block.key]) for block in blocks])
    found = result(study)
    (out / RESULT).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    keep_records(study, out / RECORDS)
    return found


def result(study: Study) -> dict[str, Any]:
    """What is known after the last game, as JSON."""
    g = game(study.plan.game)
    return {
        "nemeton": __version__,
        "compiled": COMPILED,
        "title": g.title,
        "plan": study.plan.dump(),
        "measures": [measure.dump() for measure in measured(study)],
    }


def keep_records(study: Study, path: Path) -> None:
    """All main games, as records that `nemeton replay` reads."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for index, _, players in study.tables():
            for row in study.games(index, players):
                name = f"{index + 1}-{players}/{row['number']:06}.record"
                archive.writestr(zipfile.ZipInfo(name, SAME_DAY), row["record"], zipfile.ZIP_DEFLATED)


def head(plan: Plan) -> dict[str, Any]:
    """What two studies must share so that one can continue the other: everything but the number of games."""
    return json.loads(json.dumps(plan.dump() | {"games": "any"}))  # type: ignore[no-any-return]


def read_kept(path: Path, plan: Plan) -> list[Row]:
    """The blocks played so far; an incomplete last line, left by a process that was killed, is cut off."""
    if not path.exists():
        path.write_text(json.dumps(head(plan)) + "\n", "utf-8")
        return []
    whole, _, torn = path.read_text("utf-8", "replace").rpartition("\n")
    try:
        found, *rows = [json.loads(line) for line in whole.split("\n")]
    except ValueError as error:
        raise BadRecord(f"{path} holds no blocks of a study: {error}") from error
    if found != head(plan):
        raise BadRecord(f"{path} holds another study, or one of other rules or bots: choose another folder")
    if torn:
        path.write_text(whole + "\n", "utf-8")
    return rows


def by_processes(processes: int | None) -> Workers:
    """Workers of this machine; one core: this process itself."""
    count = processes or os.cpu_count() or 1

    def work(plan: Plan, todo: Iterator[Block]) -> Iterator[Row]:
        if count == 1:
            yield from (play_block(plan, block) for block in todo)
            return
        with ProcessPoolExecutor(count) as pool:
            running: set[Future[Row]] = set()
            try:
                while True:
                    running |= {
                        pool.submit(play_block, plan, block) for block in islice(todo, count + 1 - len(running))
                    }
                    if not running:
                        return
                    ready, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in ready)
            finally:
                for future in running:
                    future.cancel()

    return work
