"""The server's place on the network: which proxies it trusts, which names it answers to, which pages are its own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from nemeton.server.http.place import Place
from nemeton.server.people.limits import Limits
from server.running import Running, running

HOUSE = Place("https://games.example/", ("127.0.0.1",))


def said(server: Running, method: str, path: str, **headers: str) -> httpx.Response:
    """A call with these headers, as a guest who has a cookie and knows its CSRF token."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        me = http.get("/api/me", headers={"Host": named.get("Host", "127.0.0.1")})
        named |= {"Cookie": me.headers["set-cookie"].partition(";")[0], "X-CSRF-Token": me.json()["csrf"]}
        body: Any = {"name": "Ann"} if method == "PATCH" else None
        return http.request(method, path, headers=named, json=body)


def tried(server: Running, headers: dict[str, str]) -> int:
    """The status of the answer to a guessed code."""
    return httpx.get(f"{server.address}/api/codes/AAAAAA", headers=headers, trust_env=False, timeout=60).status_code


def test_nobody_is_believed_about_who_calls(tmp_path: Path) -> None:
    with (
        running(tmp_path, limits=Limits()) as server,
        httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http,
    ):
        codes = [
            http.get("/api/codes/AAAAAA", headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(40)
        ]
    assert Counter(codes)[429] > 20


def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(), place=HOUSE) as server:
        forwarded = {"X-Forwarded-Proto": "https", "Host": "games.example"}
        codes = [tried(server, {"X-Forwarded-For": f"10.0.0.{n}", **forwarded}) for n in range(40)]
    assert set(codes) == {404}


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[", "a@b"])
def test_a_name_that_is_not_the_houses_is_not_served(server: Running, host: str) -> None:
    with httpx.Client(base_url=server.address, headers={"Host": host}, trust_env=False, timeout=60) as http:
        assert (http.get("/api/games").status_code, http.get("/api/games").json()["key"]) == (421, "wrong-host")
        page = http.get("/")
        assert page.status_code == 421
        assert "--url" in page.text


@pytest.mark.parametrize("host", ["localhost:8000", "192.168.1.20:8000", "[::1]:8000", "raspberry", "raspberry.local"])
def test_in_its_own_network_it_needs_no_name(server: Running, host: str) -> None:
    assert said(server, "PATCH", "/api/me", Host=host, Origin=f"http://{host}").json()["name"] == "Ann"


@pytest.mark.long
@pytest.mark.parametrize("host", ["games.example", "games.example:443", "GAMES.example", "127.0.0.1:8000"])
def test_behind_a_proxy_the_pages_of_its_url_are_its_own(tmp_path: Path, host: str) -> None:
    with running(tmp_path, place=HOUSE) as server:
        assert said(server, "PATCH", "/api/me", Host=host, Origin="https://games.example").status_code == 200
        for other in ("http://games.example", "https://games.example:8443", "https://evil.example"):
            assert said(server, "PATCH", "/api/me", Host=host, Origin=other).json()["key"] == "foreign-origin"
        assert "Secure" in said(server, "GET", "/api/me", Host=host).headers["set-cookie"]


@pytest.mark.long
@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://[::1", "https://127.0.0.1", "http://a\u2100b", "http://x@127.0.0.1", "//"],
)
def test_an_origin_of_another_scheme_or_none_at_all_is_foreign(server: Running, origin: str) -> None:
    header: Any = origin.encode()
    assert said(server, "PATCH", "/api/me", Host="127.0.0.1", Origin=header).json()["key"] == "foreign-origin"


def test_of_two_origins_neither_is_believed(server: Running) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        me = http.get("/api/me")
        known = [("Cookie", me.headers["set-cookie"].partition(";")[0]), ("X-CSRF-Token", me.json()["csrf"])]
        for origins in (["http://evil.example", server.address], [server.address, "http://evil.example"]):
            headers = [*known, *(("Origin", origin) for origin in origins)]
            assert http.patch("/api/me", headers=headers, json={"name": "Ann"}).json()["key"] == "foreign-origin"


def test_doubled_slashes_do_not_lead_around_the_gate(server: Running) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as http:
        assert http.post(f"{server.address}//api/tables", json={"game": "clans", "seats": [{}, {}]}).status_code == 401
