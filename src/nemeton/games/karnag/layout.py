"""What is printed on a board of Karnag, for screens."""

from __future__ import annotations

from nemeton.games.karnag.board import Board
from nemeton.games.karnag.boardfile import ACTIONS, KINDS, TRACKS
from nemeton.games.karnag.boards import named
from nemeton.games.karnag.data import DIRECTION_NAMES, TERRAIN_NAMES


def printed(id: str) -> dict[str, object]:
    """The board with this id; the standard one if no such board was added."""
    return layout(named(id))


def layout(board: Board) -> dict[str, object]:
    """The board itself, for screens: sizes, path, regions, tracks; and which parts are reconstructed."""
    file = board.file
    return {
        "version": file.version,
        "digest": board.digest,
        "status": dict(file.status),
        "cols": file.cols,
        "rows": file.rows,
        "path": [[board.col(cell), board.row(cell)] for cell in board.ring],
        "corners": list(board.corners),
        "starts": list(board.starts),
        "cauldrons": [{"id": c, "entrances": file.entrances[i]} for i, c in enumerate(file.cauldrons)],
        "places": file.places,
        "gate": [
            [board.col(cell), board.row(cell), DIRECTION_NAMES[file.arrow[i]]] for i, cell in enumerate(file.gate)
        ],
        "regions": [
            [file.region[y * (file.cols + 2) + x] for x in range(1, file.cols + 1)] for y in range(1, file.rows + 1)
        ],
        "menhir_bonus": file.menhir_bonus,
        "gem_end": file.gem_end,
        "colours": file.colours,
        "mana_max": file.mana_max,
        "menhirs": file.menhirs,
        "tracks": {
            "capture": file.capture,
            "move": file.stride,
            "council": file.council,
            "gems": file.gem_steps,
            "mana": [[mana, parchment] for mana, parchment in zip(file.recovery, file.parchment, strict=True)],
        },
        "spaces": {"main": file.main, "secondary": file.secondary},
        "actions": ACTIONS,
        "kinds": KINDS,
        "track_names": TRACKS,
        "walks": file.walks,
        "lead": file.lead,
        "nudge": file.nudge,
        "potion": file.potion,
        "draw": file.draw,
        "tile_ids": board.tile_ids,
        # By tile and turn: the squares it covers, from its upper left corner.
        "tiles": [[[[x, y, TERRAIN_NAMES[t]] for x, y, t in shape] for shape in turns] for turns in board.turned],
    }
