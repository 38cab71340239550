"""For monitoring: is the server well, and how much does it do? Only numbers, no names."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import MediaType, Response, get

from nemeton.server.http.errors import Ask, TheRuntime
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.table.meter import BOUNDS

STATUSES = ("waiting", "running", "frozen", "finished", "abandoned")
FORWARDED = ("x-forwarded-for", "forwarded")


@get("/health", include_in_schema=False)
async def health(runtime: TheRuntime) -> Response[dict[str, bool]]:
    """Live: it answers. Ready: moves can be written; 503 while they cannot, or while the server is closing or sends
    everybody on to other nodes."""
    ready = runtime.ready
    return Response({"live": True, "ready": ready}, status_code=200 if ready else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(runtime: TheRuntime, request: Ask) -> Response[str]:
    """Metrics for Prometheus. Only for direct callers: through a proxy it does not exist."""
    if any(header in request.headers for header in FORWARDED):
        raise Refusal("not-found")
    lines = [*_tables(runtime, await runtime.store.counts()), *_work(runtime), *_moves(runtime)]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _metric(name: str, kind: str, help_: str, *samples: tuple[str, float]) -> Iterator[str]:
    yield f"# HELP nemeton_{name} {help_}"
    yield f"# TYPE nemeton_{name} {kind}"
    for labels, value in samples:
        yield f"nemeton_{name}{labels} {value}"


def _tables(runtime: Runtime, counts: dict[str, int]) -> Iterator[str]:
    by_status = [(f'{{status="{status}"}}', counts.get(status, 0)) for status in STATUSES]
    yield from _metric("tables", "gauge", "Tables that are kept.", *by_status)
    yield from _metric("tables_in_memory", "gauge", "Tables in memory.", ("", len(runtime.tables)))


def _work(runtime: Runtime) -> Iterator[str]:
    thinking, processes = runtime.turns.count(), runtime.pool.count
    yield from _metric("sockets", "gauge", "Connections to tables.", ("", runtime.hub.count()))
    yield from _metric("bots_thinking", "gauge", "Tables at which a bot is to move.", ("", thinking))
    yield from _metric("bots_queue", "gauge", "Of these, those that wait.", ("", max(0, thinking - processes)))
    yield from _metric("journal_tables", "gauge", "Tables with changes in the journal.", ("", runtime.store.waiting))
    yield from _metric("writable", "gauge", "Can what is played be written?", ("", int(not runtime.store.failing)))


def _moves(runtime: Runtime) -> Iterator[str]:
    meter, so_far = runtime.tables.meter, 0
    samples: list[tuple[str, float]] = []
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), meter.counts, strict=True):
        so_far += count
        samples.append((f'_bucket{{le="{bound}"}}', so_far))
    samples += [("_sum", meter.seconds), ("_count", so_far)]
    yield from _metric("move_seconds", "histogram", "From a move's judgement until it is written.", *samples)


ROUTES = [health, metrics]
