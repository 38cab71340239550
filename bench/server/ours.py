"""Our server as `nemeton serve` runs it, without its limits: python -m bench.server.ours PORT FOLDER [DATABASE BUS]."""

from __future__ import annotations

import sys
from pathlib import Path

from nemeton.server import logs
from nemeton.server.app import Shared, create_app
from nemeton.server.main import House, listen, tune
from nemeton.server.people.limits import Limits

if __name__ == "__main__":
    logs.begin()
    port, folder, *addresses = sys.argv[1:]
    shared = Shared(*addresses) if addresses else None
    app = create_app(Path(folder), limits=Limits(factor=1e6), shared=shared, bot_seconds=0.05)
    tune()
    House(app).run(sockets=[listen("127.0.0.1", int(port))])
