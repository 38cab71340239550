"""The host can see, mute, ban and delete people; nobody else can."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from nemeton.cli import main
from server.running import Running, refusal, running, two, until


def decide(server: Running, *wishes: str) -> int:
    return main(["--language", "en", "people", str(server.data), "--server", server.address, *wishes])


def test_the_host_sees_mutes_bans_pardons_and_deletes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path) as server:
        one, _, id = two(server)
        name, person = one.me()["name"], one.me()["id"]
        token = one.make_token()
        assert decide(server) == 0
        assert name in capsys.readouterr().out
        with one.live(id) as live:
            decide(server, "--mute", person)
            live.say("hello")
            until(lambda: live.receive().get("key") == "muted")
        decide(server, "--ban", person)
        assert refusal(one.leave, id) == "banned"
        assert one.table(id)["id"] == id  # watching is allowed
    with running(tmp_path) as server:
        assert refusal(server.client(token=token).leave, id) == "banned"
        decide(server, "--pardon", person)
        one = server.client(token=token)
        one.leave(id)
        decide(server, "--delete", person)
        assert name not in [seat["name"] for seat in server.client().table(id)["seats"]]
        assert refusal(one.me) == "bad-token"


def test_nobody_else_is_the_host(server: Running) -> None:
    server.client("Ann")
    for headers in ({}, {"X-Nemeton-Host": ""}, {"X-Nemeton-Host": "0" * 64}):
        for method, path in (("GET", "/house/people"), ("PUT", "/house/people/x"), ("DELETE", "/house/people/x")):
            url = server.address + path
            answer = httpx.request(method, url, headers=headers, json={"standing": ""}, trust_env=False, timeout=60)
            assert (answer.status_code, answer.json()["key"]) == (403, "not-host")
    assert (server.data / "host.key").stat().st_mode & 0o777 == 0o600


def test_the_hosts_page_is_a_page(server: Running) -> None:
    """No API route hides it."""
    pages = [httpx.get(server.address + path, trust_env=False, timeout=60) for path in ("/host", "/privacy", "/")]
    assert len({page.text for page in pages}) == 1
