"""How the engine runs: the page warns people who choose a bot that thinks less for now."""

from __future__ import annotations

from litestar import get

from nemeton.server.http.errors import REFUSALS, TheRuntime
from nemeton.server.wire.calls import EngineInfo


@get("/engine", responses=REFUSALS)
async def engine(runtime: TheRuntime) -> EngineInfo:
    """Whether bots think with the compiled engine, or how far its compilation has got."""
    return EngineInfo(runtime.engine.state, runtime.engine.percent)
