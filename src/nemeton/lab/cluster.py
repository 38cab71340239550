"""Blocks on a Ray cluster: `nemeton lab … --on ray://HOST:10001`. It needs the extra `ray`, here and on every node.

A block depends on nothing but the plan, so one whose worker has died is simply played again somewhere else; its row is
the same, and a row that comes twice is kept once (`study.carry_out`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

from nemeton.core.errors import BadOption, BadRecord, NemetonError
from nemeton.core.vector import COMPILED
from nemeton.lab.plan import Block, Plan
from nemeton.lab.play import Row, play_block
from nemeton.lab.study import Workers, head

SCHEME = "ray://"
KNOCKS = 3  # how often the cluster is asked for a process of its own for us, whose start fails now and then
AGAIN = 8  # how often a block is begun anew after its worker or its node has died
AHEAD = 2  # blocks handed out for each core, so that none waits for us


class LostCluster(NemetonError):
    """The cluster cannot be reached, or gives up."""


def by_ray(address: str) -> Workers:
    """Workers on the nodes of a cluster."""
    if not address.startswith(SCHEME):
        raise BadOption(f"--on is written {SCHEME}HOST:10001, not {address!r}")
    # Ray reports usage to its makers unless it is told not to. Only a cluster that it starts itself writes a token to
    # the home folder, and we never start one.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError as error:
        raise BadOption("a cluster needs its extra: pip install 'nemeton[ray]'") from error

    def work(plan: Plan, todo: Iterator[Block]) -> Iterator[Row]:
        try:
            connect(ray, address)
            try:
                yield from handed_out(ray, plan, todo)
            finally:
                ray.shutdown()
        except (ray.exceptions.RayError, ConnectionError) as error:
            raise refusal(error) or LostCluster(f"the cluster {address}: {last_line(error)}") from error

    return work


def connect(ray: Any, address: str) -> None:
    for _ in range(KNOCKS - 1):
        with suppress(ConnectionAbortedError):
            ray.init(address, log_to_driver=False)
            return
    ray.init(address, log_to_driver=False)


def handed_out(ray: Any, plan: Plan, todo: Iterator[Block]) -> Iterator[Row]:
    """The rows of all blocks, in the order in which they are finished."""
    play = ray.remote(num_cpus=1, max_retries=AGAIN)(play_there)
    study = ray.put((plan, alike(plan)))
    running: list[Any] = []
    while True:
        cores = int(ray.cluster_resources().get("CPU", 1))  # nodes come and go
        running += [play.remote(study, block) for block in islice(todo, max(0, AHEAD * cores - len(running)))]
        if not running:
            return
        finished, running = ray.wait(running, num_returns=1)
        yield from ray.get(finished)


def play_there(study: tuple[Plan, object], block: Block) -> Row:
    """Play a block on a node that has the same rules and bots as who asks."""
    plan, expected = study
    if alike(plan) != expected:
        raise BadRecord("a node of the cluster has other rules or bots: install the same nemeton everywhere")
    return play_block(plan, block)


def alike(plan: Plan) -> object:
    """What must be the same on all machines for the same games to be played."""
    return head(plan), COMPILED


def refusal(error: BaseException) -> NemetonError | None:
    """What one of our own functions said on a node; Ray wraps it."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, NemetonError) else None


def last_line(error: BaseException) -> str:
    """What an error says; those of Ray begin with what was called where."""
    return (str(error).strip() or repr(error)).splitlines()[-1]
