"""The files in `hosting/` and the page for hosts: linted, and what they say is done, as far as no daemon is needed."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nemeton.client import Client, Live
from nemeton.server.app import Shared
from nemeton.server.http.place import Place
from nemeton.server.wire.sockets import MOVED
from nemeton.terminal.parser import read_arguments
from server.running import Running, closed_with, free_port, running, until
from server.services import services

ROOT = Path(__file__).parent.parent
HOSTING = ROOT / "hosting"
PAGE = ROOT / "docs" / "host.md"
pytestmark = [pytest.mark.pure, pytest.mark.long]
# In CI it must be there: ./test installs it if it can.
with_caddy = pytest.mark.skipif(not shutil.which("caddy") and not os.environ.get("CI"), reason="no Caddy here")


def instructions() -> list[tuple[str, str]]:
    """The lines of the last stage of the Containerfile."""
    text = re.sub(r"^#.*\n", "", (HOSTING / "Containerfile").read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    last = max(number for number, line in enumerate(lines) if line[0] == "FROM")
    return [(name, " ".join(more.split())) for name, more in lines[last:]]


def the(name: str) -> str:
    found = [more for instruction, more in instructions() if instruction == name]
    assert len(found) == 1, name
    return found[0]


def test_the_container_has_no_root_one_volume_and_a_command_of_ours() -> None:
    names = [name for name, _ in instructions()]
    assert the("USER") == "10001"
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert the("VOLUME") == "/data"
    assert json.loads(the("ENTRYPOINT")) == ["nemeton"]
    started = read_arguments(json.loads(the("CMD")))
    assert (started.command, started.host, str(started.data)) == ("serve", "0.0.0.0", "/data")
    assert the("EXPOSE") == str(started.port)


def test_the_container_is_healthy_when_the_house_is(tmp_path: Path) -> None:
    _, check = the("HEALTHCHECK").split("CMD ")
    command = json.loads(check)

    def healthy(server: Running) -> bool:
        code = command[2].replace("http://127.0.0.1:8000", server.address)
        return subprocess.run([sys.executable, *command[1:2], code], stderr=subprocess.DEVNULL).returncode == 0

    with running(tmp_path) as server:
        assert healthy(server)
        server.runtime.hub.announce("closing")
        assert not healthy(server)


# A separate root, as the last stage of the Containerfile leaves it and compose.yaml locks it: what RUN says is run
# there; after that only /data and /tmp can be written, and there are no privileges that the process could gain.
IN_A_ROOT_OF_ITS_OWN = """
set -eu
mount --make-rprivate /
mount -t tmpfs tmpfs "$PLACE"
mkdir "$PLACE/upper" "$PLACE/work" "$PLACE/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$PLACE/upper,workdir=$PLACE/work" "$PLACE/root"
mount -t tmpfs -o mode=1777 tmpfs "$PLACE/root/tmp"
for folder in $SEEN; do mkdir -p "$PLACE/root$folder"; done
for folder in $WAY; do chmod a+rx "$PLACE/root$folder"; done
for folder in $SEEN /dev; do mount --rbind "$folder" "$PLACE/root$folder"; done
mount -t proc proc "$PLACE/root/proc"
chroot "$PLACE/root" sh -c "$RUN"
mount --bind "$PLACE/root/data" "$PLACE/root/data"
mount -o remount,ro,bind "$PLACE/root"
exec chroot "$PLACE/root" setpriv --reuid "$USER" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \\
    env HOME=/data "$@"
"""


def may_make_a_root() -> bool:
    tried = ["unshare", "--mount", "--pid", "--fork", "true"]
    return bool(shutil.which("unshare")) and subprocess.run(tried, capture_output=True).returncode == 0


@pytest.mark.skipif(not may_make_a_root(), reason="no namespaces may be made here")
def test_the_container_lives_in_a_root_that_it_cannot_write(tmp_path: Path) -> None:
    """No daemon is needed for that: it would only create such a namespace, too."""
    port = free_port()
    arguments = [word.replace("8000", str(port)) for word in json.loads(the("CMD"))]
    nemeton = [sys.executable, "-m", *json.loads(the("ENTRYPOINT")), *arguments]
    seen = {ROOT, Path(sys.prefix), Path(sys.base_prefix)} - {Path("/usr")}
    environment = {
        **os.environ,
        "PLACE": str(tmp_path),
        "SEEN": " ".join(map(str, sorted(seen))),  # what the first stage would have brought
        "WAY": " ".join({str(parent) for folder in seen for parent in folder.parents}),
        "RUN": the("RUN"),
        "USER": the("USER"),
    }
    call = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", IN_A_ROOT_OF_ITS_OWN, "sh", *nemeton]
    house = subprocess.Popen(call, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        until(lambda: house.poll() is not None or answers(port))
        assert house.poll() is None
        with Client(f"http://127.0.0.1:{port}") as ann:
            ann.introduce("Ann")
            id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
            until(lambda: ann.situation(id)["legal"])
            situation = ann.situation(id)
            ann.play(id, situation["version"], situation["legal"][0])
        inside = Path(
            f"/proc/{house.pid}/task/{house.pid}/children"
        ).read_text()  # `unshare` ignores signals, this does not
        os.kill(int(inside), signal.SIGTERM)
        assert house.wait() == 0
    finally:
        house.kill()
        print(house.communicate()[0])


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False, timeout=60).status_code == 200
    except httpx.HTTPError:
        return False


def test_the_house_is_reached_through_caddy_alone() -> None:
    found = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    house, caddy = found["services"]["house"], found["services"]["caddy"]
    assert "ports" not in house
    assert (house["read_only"], house["cap_drop"], house["volumes"]) == (True, ["ALL"], ["data:/data"])
    assert (HOSTING / house["build"]["context"] / house["build"]["dockerfile"]).is_file()
    started = read_arguments(shlex.split(re.sub(r"\$\{HOUSE.*?\}", "games.example", house["command"])))
    assert (started.command, started.url) == ("serve", "https://games.example/")
    assert started.proxy == [network["subnet"] for network in found["networks"]["inside"]["ipam"]["config"]]
    assert caddy["depends_on"] == {"house": {"condition": "service_healthy"}}
    for mounted in caddy["volumes"]:
        source = mounted.split(":")[0]
        assert source in found["volumes"] or (HOSTING / source).is_file()


def test_the_nodes_are_alike_and_reached_through_caddy_alone() -> None:
    found = yaml.safe_load((HOSTING / "nodes.yaml").read_text())
    services = found["services"]
    node = services["node1"]
    assert node == services["node2"]
    assert (node["read_only"], node["cap_drop"], node["build"]["args"]) == (True, ["ALL"], {"EXTRAS": "[nodes]"})
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    command = re.sub(r"\$\{PASSWORD.*?\}", "secret", re.sub(r"\$\{HOUSE.*?\}", "games.example", node["command"]))
    started = read_arguments(shlex.split(command))
    assert (started.database, started.bus) == ("postgresql://nemeton:secret@postgres/nemeton", "redis://redis")
    assert started.proxy == [network["subnet"] for network in found["networks"]["inside"]["ipam"]["config"]]
    upstreams = re.search(r"\{\$UPSTREAM:(.*?)\}", (HOSTING / "Caddyfile.nodes").read_text())
    assert upstreams is not None
    assert upstreams[1].split() == [f"{name}:{started.port}" for name in services if name.startswith("node")]
    for service in services.values():
        for mounted in service.get("volumes", []):
            source = mounted.split(":")[0]
            assert source in found["volumes"] or (HOSTING / source).is_file()


def test_the_unit_on_the_page_is_the_one_in_the_folder() -> None:
    assert (HOSTING / "nemeton.service").read_text() in PAGE.read_text()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_the_unit_is_right_and_lets_little_through(tmp_path: Path) -> None:
    unit = (HOSTING / "nemeton.service").read_text()
    program, *arguments = shlex.split(re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)[1])  # type: ignore[index]
    assert read_arguments(arguments).command == "serve"
    here = tmp_path / "nemeton.service"
    here.write_text(unit.replace(program, sys.executable))
    verified = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    strict = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(here)]
    assert subprocess.run(strict, capture_output=True).returncode == 0


@with_caddy
@pytest.mark.parametrize("file", ["Caddyfile", "Caddyfile.nodes"])
def test_caddy_understands_our_files(file: str) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(HOSTING / file)]
    found = subprocess.run(command, env={**os.environ, "HOUSE": "https://localhost"}, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


@with_caddy
def test_friends_play_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real Caddy with our file in front of the real server, with a certificate of its own."""
    port = free_port()
    place = Place(f"https://localhost:{port}", ("127.0.0.1",))
    with (
        running(tmp_path / "data", place=place) as server,
        caddy((HOSTING / "Caddyfile").read_text(), port, [server.address], tmp_path, monkeypatch) as root,
        Client(f"https://localhost:{port}") as ann,
    ):
        assert get(port, root, "/metrics") == 404
        ann.introduce("Ann")
        id = ann.make("clans", [{}, {"kind": "bot", "level": "random"}], start=True)["id"]
        with ann.live(id) as live:
            assert live.receive()["type"] == "situation"


def steps() -> Iterator[tuple[str, str]]:
    """What the page tells a host to do on an empty machine: commands, and files by their names."""
    section = PAGE.read_text().partition("\n## For good, with systemd\n")[2].partition("\n## ")[0]
    for kind, title, text in re.findall(r'^```(console|ini|text)(?: title="(.*?)")?\n(.*?)^```$', section, re.M | re.S):
        assert bool(title) == (kind != "console")
        yield from [(title, text)] if title else [("", line) for line in text.splitlines()]


class Machine:
    """Does what the page says, in a folder and on free ports.

    Three things are stood in for, because they need root or the network: what `apt` is to install must be here, `pip`
    finds the package that is being tested, and `systemctl` starts what the page's own files say.
    """

    def __init__(self, folder: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.port, self._inside = free_port(), free_port()
        self._stack = stack
        self._monkeypatch = monkeypatch

    def at(self, path: str) -> Path:
        return self.folder / path.removeprefix("/")

    def write(self, path: str, text: str) -> None:
        self.at(path).parent.mkdir(parents=True, exist_ok=True)
        self.at(path).write_text(text)

    def do(self, words: list[str]) -> None:
        match words:
            case ["apt", "install", *packages]:
                assert shutil.which("caddy")
                assert {"python3-venv", "caddy"} < set(packages)
            case ["python3", "-m", "venv", place]:
                subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.at(place)], check=True)
            case [pip, "install", "nemeton"]:
                bin = self.at(pip).parent
                assert (bin / "python").is_file()
                call = f"#!{sys.executable}\nimport sys\nfrom nemeton.__main__ import main\nsys.exit(main())\n"
                (bin / "nemeton").write_text(call)
                (bin / "nemeton").chmod(0o755)
            case ["systemctl", "enable", "--now", "nemeton"]:
                self._start_the_unit()
            case ["systemctl", "reload", "caddy"]:
                text = self.at("/etc/caddy/Caddyfile").read_text()
                text = text.replace("games.example", f"localhost:{self.port}")
                text = text.replace("127.0.0.1:8000", f"127.0.0.1:{self._inside}")
                self._stack.enter_context(caddy(text, self.port, [], self.folder, self._monkeypatch))
            case _:
                raise AssertionError(f"nobody has tried {shlex.join(words)}")

    def _start_the_unit(self) -> None:
        unit = configparser.ConfigParser(interpolation=None, strict=False)
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read(self.at("/etc/systemd/system/nemeton.service"))
        line = unit["Service"]["ExecStart"].replace("games.example", f"localhost:{self.port}")
        words = [str(self.at(word)) if word.startswith("/") else word for word in shlex.split(line)]
        house = subprocess.Popen([*words, "--port", str(self._inside)])
        self._stack.callback(house.wait)
        self._stack.callback(house.terminate)
        until(lambda: house.poll() is not None or answers(self._inside))
        assert house.poll() is None


@with_caddy
def test_from_an_empty_machine_to_friends_over_tls_by_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as stack:
        machine = Machine(tmp_path, stack, monkeypatch)
        for title, text in steps():
            if title:
                machine.write(title, text)
            else:
                machine.do(shlex.split(text))
        ann, bob = (stack.enter_context(Client(f"https://localhost:{machine.port}")) for _ in "ab")
        ann.introduce("Ann")
        bob.introduce("Bob")
        id = ann.make("clans", [{}, {}])["id"]
        bob.take(id, 1)
        ann.start(id)
        with ann.live(id) as hers, bob.live(id) as his:
            until(lambda: hers.receive(120) and hers.situation)
            mover, other = (hers, his) if hers.situation["legal"] else (his, hers)
            until(lambda: mover.receive(120) if not mover.situation else mover.situation)
            mover.play(mover.situation["legal"][0])
            until(lambda: other.receive(120) and other.situation and other.situation["turn"]["decisions"] == 1)
        assert machine.at("/var/lib/nemeton/nemeton.sqlite3").is_file()
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"http://localhost:{machine.port}/api/me", trust_env=False, timeout=60).raise_for_status()


@with_caddy
def test_the_people_of_a_table_come_by_one_node_while_it_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real Caddy in front of two nodes: a hint that saves work, for every node serves every table."""
    port = free_port()
    wishes: dict[str, Any] = {"place": Place(f"https://localhost:{port}", ("127.0.0.1",))}
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(services())
        wishes["shared"] = Shared(postgres.database("shared_out"), redis.url)
        nodes = [stack.enter_context(running(tmp_path / name, **wishes)) for name in ("one", "two")]
        shared_out = (HOSTING / "Caddyfile.nodes").read_text()
        stack.enter_context(caddy(shared_out, port, [node.address for node in nodes], tmp_path, monkeypatch))
        ann, bob = (stack.enter_context(Client(f"https://localhost:{port}")) for _ in "ab")
        ann.introduce("Ann")
        bob.introduce("Bob")
        until(lambda: all(node.runtime.nodes and node.runtime.nodes._taking for node in nodes))

        def where(id: str) -> list[int]:
            return [len(node.runtime.hub.people(id)) for node in nodes]

        def all_at_the_second(id: str) -> bool:
            return where(id) == [0, 2]

        at: list[dict[str, list[Live]]] = [{}, {}]  # the tables at each node, with their sockets
        while not all(at):
            id = ann.make("clans", [{}, {}])["id"]
            bob.take(id, 1)
            ann.start(id)
            lives = [stack.enter_context(who.live(id)) for who in (ann, bob)]
            assert {live.receive(120)["type"] for live in lives} == {"situation"}
            assert sorted(where(id)) == [0, 2]
            at[where(id).index(2)][id] = lives
        nodes[0].run(nodes[0].runtime.nodes.drain())  # type: ignore[union-attr]
        for id, lives in at[0].items():
            for live in lives:
                assert closed_with(live) == MOVED
            with until(partial(come_back, ann, id)), until(partial(come_back, bob, id)):
                until(partial(all_at_the_second, id))


def come_back(who: Client, id: str) -> Live | None:
    """At the table again, unless the proxy has not heard yet that the node drains: then one tries again."""
    with suppress(ConnectionClosed, InvalidStatus):
        live = who.live(id)
        assert live.receive(120)["type"] == "situation"
        return live
    return None


@contextmanager
def caddy(file: str, port: int, upstreams: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The real Caddy with a text of ours, and its certificate, which clients then believe."""
    home = folder / "caddy"
    environment = {
        **os.environ,
        "HOUSE": f"https://localhost:{port}",
        "UPSTREAM": " ".join(upstream.removeprefix("http://") for upstream in upstreams),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
    }
    config = folder / "Caddyfile"  # only the one port; the rest of the file is ours
    config.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n")
    config.write_text(config.read_text() + file)
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        root = home / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        until(lambda: root.is_file() and get(port, root, "/health") == 200)
        monkeypatch.setattr(ssl.SSLContext, "load_default_certs", lambda self, *_: self.load_verify_locations(root))
        monkeypatch.setattr("certifi.where", lambda: str(root))
        monkeypatch.setattr("nemeton.client._certificates", lambda: httpx.create_ssl_context(trust_env=False))
        yield root
    finally:
        process.terminate()
        process.wait()


def get(port: int, root: Path, path: str) -> int:
    try:
        known = ssl.create_default_context(cafile=root)
        return httpx.get(f"https://localhost:{port}{path}", verify=known, trust_env=False, timeout=60).status_code
    except httpx.HTTPError:
        return 0
