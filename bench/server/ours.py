"""Our server as `nemeton serve` runs it, without its limits: python -m bench.server.ours PORT FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from nemeton.server.app import create_app
from nemeton.server.main import listen, settings, tune
from nemeton.server.people.limits import Limits

if __name__ == "__main__":
    app = create_app(Path(sys.argv[2]), limits=Limits(factor=1e6))
    tune()
    uvicorn.Server(settings(app)).run(sockets=[listen("127.0.0.1", int(sys.argv[1]))])
