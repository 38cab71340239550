"""A Ray cluster of two nodes on this machine, started as a person would start it, in its own home folder."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RAY = Path(sys.executable).with_name("ray")
ALIKE = ("--num-cpus=1", "--object-store-memory=80000000", "--min-worker-port=0", "--max-worker-port=0")
ATTEMPTS = 3  # Ray gives a node thirty seconds to come up, and a busy machine may need longer
PATIENT = {
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # with it the process that Ray's door starts for a client dies now and then
    "RAY_agent_register_timeout_ms": "300000",
    "RAY_worker_register_timeout_seconds": "300",
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300",
}


class Node:
    """A node: `ray start --block`, whose children are the parts of Ray."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        for _ in range(ATTEMPTS):
            self.process = subprocess.Popen(
                [RAY, "start", "--block", *ALIKE, *arguments],
                env=environment,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            assert self.process.stdout is not None
            self.said: list[str] = []
            for line in self.process.stdout:
                self.said.append(line)
                if "Ray runtime started." in line:
                    return
            self.close()
        raise AssertionError("".join(self.said))

    def part(self, name: str) -> int:
        """The process id of one of its parts."""
        return next(pid for pid in children(self.process.pid) if program(pid)[0].endswith(name))

    def players(self) -> list[int]:
        """The processes that are playing a block: Ray names a worker after its task."""
        return [pid for pid in children(self.part("/raylet")) if program(pid)[0].startswith("ray::play_there")]

    def kill(self) -> None:
        """All at once, as when somebody pulls the plug: the workers, then everything else."""
        raylet = self.part("/raylet")
        for pid in [raylet, *children(raylet), *children(self.process.pid)]:
            os.kill(pid, signal.SIGKILL)
        self.close()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children")
    return [int(pid) for pid in found.read_text().split()] if found.exists() else []


def program(pid: int) -> list[str]:
    """The command line of a process; empty for one that has gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().split("\0")
    except OSError:
        return [""]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def cluster() -> Iterator[tuple[str, Node, Node, Path]]:
    """Its address, its head, its other node, and the home folder that both have."""
    home = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))  # a short path, because Ray puts sockets in it
    environment = {**os.environ, **PATIENT, "HOME": str(home), "RAY_USAGE_STATS_ENABLED": "0"}
    nodes: list[Node] = []
    try:
        port, door = free_port(), free_port()
        doors = (f"--port={port}", f"--ray-client-server-port={door}", f"--temp-dir={home}/t")
        nodes.append(Node(environment, "--head", "--node-ip-address=127.0.0.1", "--include-dashboard=false", *doors))
        nodes.append(Node(environment, f"--address=127.0.0.1:{port}", "--node-ip-address=127.0.0.1"))
        yield f"ray://127.0.0.1:{door}", nodes[0], nodes[1], home
    finally:
        for node in reversed(nodes):
            node.close()
        shutil.rmtree(home, ignore_errors=True)
