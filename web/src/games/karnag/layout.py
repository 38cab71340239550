"""Writes layout.json, the board that the browser draws, from the engine.

PYTHONPATH=src python web/src/games/karnag/layout.py
"""

import json
from pathlib import Path

from nemeton.games.karnag.board import ACTIONS, CARDS, KINDS, TRACKS
from nemeton.games.karnag.data import BOARD
from nemeton.games.karnag.view import layout

out = layout() | {"actions": ACTIONS, "kinds": KINDS, "track_names": TRACKS, "card_names": CARDS, "walks": BOARD.walks}
out |= {"lead": BOARD.lead, "nudge": BOARD.nudge, "potion": BOARD.potion, "draw": BOARD.draw}
lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in out.items())
Path(__file__).with_name("layout.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")
