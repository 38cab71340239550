"""Boards on a server: those that come with the program, those a host has put into the data folder, and those played on.

The board of a table is kept in the store: its file may change or disappear, and the game goes on as it began.
"""

from __future__ import annotations

import logging
from pathlib import Path

from nemeton.core.boards import OPTION, STANDARD, supplied
from nemeton.core.errors import BadBoard
from nemeton.core.registry import game, games
from nemeton.server.store.rows import Sheet
from nemeton.server.store.store import Store

logger = logging.getLogger("nemeton.server")

FOLDER = "boards"
NOTE = "board"  # and the game, and the board's id


def add_own(data: Path) -> dict[str, dict[str, str]]:
    """Add the boards that come with the program and `boards/<game>*.toml` in the data folder; by game and board id, the
    names of those that may be played on.
    """
    offered: dict[str, dict[str, str]] = {}
    for id in games():
        boards = game(id).boards
        if boards is not None:
            offered[id] = {boards.add(source): name for name, source in supplied(id).items()}
    for path in sorted((data / FOLDER).glob("*.toml")):
        for id in games():
            boards = game(id).boards
            if boards is None or not path.stem.lower().startswith(id):
                continue
            try:
                board = boards.add(path.read_text("utf-8"))
            except (BadBoard, OSError, UnicodeDecodeError) as error:
                logger.warning("%s is not offered: %s (see nemeton board %s --check)", path, error, id)
                continue
            offered.setdefault(id, {})[board] = path.stem
            logger.info("the board %s is offered for new tables of %s", path.name, id)
    return offered


async def add_kept(store: Store) -> None:
    """Add the boards of existing tables."""
    for id in games():
        boards = game(id).boards
        if boards is not None:
            for text in await store.notes(f"{NOTE} {id} "):
                try:
                    boards.add(text)
                except BadBoard as error:
                    logger.warning("a board of %s that was played on fits the game no more: %s", id, error)


async def keep(store: Store, sheet: Sheet) -> None:
    """Store an owner's board chosen for a new table, so that it outlives its file."""
    text = game(sheet.game).board_of(sheet.options)
    if text and sheet.options.get(OPTION, STANDARD) != STANDARD:
        await store.set_note(f"{NOTE} {sheet.game} {sheet.options[OPTION]}", text)
