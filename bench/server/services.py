"""PostgreSQL and Redis for what needs them, on free ports of this machine, ended with the run."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LIMIT = 120  # seconds for a service to start; only there so that a test that hangs comes to an end


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Missing(Exception):
    """A service is not installed on this machine."""


class PostgreSQL:
    """A cluster of its own in a folder of its own. It does not run as root: then another user's rights are taken."""

    def __init__(self, folder: Path) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        if not found and not shutil.which("postgres"):
            raise Missing("PostgreSQL")
        self._bin = found[-1] if found else Path(str(shutil.which("postgres"))).parent
        self._folder = folder
        self.port = free_port()
        self._as = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(folder, "nobody", "nogroup")
        data = str(folder / "data")
        self._run("initdb", "-D", data, "-U", "nemeton", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")

    def _run(self, program: str, *words: str) -> None:
        command = [*self._as, str(self._bin / program), *words]
        subprocess.run(command, check=True, timeout=LIMIT, stdout=subprocess.DEVNULL, cwd=self._folder)

    def _control(self, *words: str) -> None:
        self._run(
            "pg_ctl", "-D", str(self._folder / "data"), "-w", "-t", str(LIMIT), "-l", str(self._folder / "log"), *words
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._control("-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._control("-m", mode, "stop")

    def pid(self) -> int:
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def written(self) -> int:
        """Bytes of its log so far."""
        sql = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"
        call = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "nemeton", "-Atc", sql, "postgres"]
        return int(subprocess.run(call, check=True, capture_output=True, text=True).stdout)

    def database(self, name: str) -> str:
        """A new, empty database; its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "nemeton", name)
        return f"postgresql://nemeton@127.0.0.1:{self.port}/{name}"


class Redis:
    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise Missing("Redis")
        self._command = [str(program), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def sent(self) -> int:
        """Bytes that it has received and sent so far."""
        call = ["redis-cli", "-p", str(self.port), "info", "stats"]
        told = subprocess.run(call, check=True, capture_output=True, text=True).stdout
        return sum(map(int, re.findall(r"total_net_(?:input|output)_bytes:(\d+)", told)))

    def start(self) -> None:
        command = [*self._command, "--port", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(LIMIT)
            self._process = None


@contextmanager
def services() -> Iterator[tuple[PostgreSQL, Redis]]:
    """Both, running, for the time of the block."""
    with tempfile.TemporaryDirectory(prefix="nemeton-services-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        postgres, redis = PostgreSQL(folder / "postgres"), Redis(folder)
        postgres.start()
        redis.start()
        try:
            yield postgres, redis
        finally:
            redis.stop()
            postgres.stop("immediate")
