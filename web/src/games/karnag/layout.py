"""Writes layout.json, the board that the browser draws, from the engine; to be run when board.toml was corrected.

PYTHONPATH=src python web/src/games/karnag/layout.py
"""

import json
from pathlib import Path

from nemeton.games.karnag.board import STANDARD
from nemeton.games.karnag.layout import layout

lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in layout(STANDARD).items())
Path(__file__).with_name("layout.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")
