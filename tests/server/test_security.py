"""What strangers, other sites and vandals may not do."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from nemeton.client import Client, Refused
from nemeton.server.people.limits import Budget, Limits, Rate
from server.running import Running, running

pytestmark = pytest.mark.pure  # nothing tested here is compiled

WISH = {"game": "clans", "seats": [{}, {}]}


def raw(client: Client) -> tuple[httpx.Client, str, str]:
    """Somebody's HTTP client, their CSRF token and the server's address."""
    return client._http, client.me()["csrf"], client.address


def bare(address: str = "", **more: Any) -> httpx.Client:
    """A client that knows nothing of the house, and waits long enough for a busy machine."""
    return httpx.Client(base_url=address, trust_env=False, timeout=60, **more)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "", "http://127.0.0.1", "https://127.0.0.1.evil.example"]
)
def test_a_call_from_another_site_is_refused(server: Running, origin: str) -> None:
    ann = server.client("Ann")
    http, csrf, _ = raw(ann)
    answer = http.post("/api/tables", json=WISH, headers={"Origin": origin, "X-CSRF-Token": csrf})
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")
    assert ann.tables()["mine"] == []


def test_a_call_without_an_origin_needs_a_token(server: Running) -> None:
    ann = server.client("Ann")
    http, csrf, address = raw(ann)
    with bare(address, cookies=http.cookies) as other:
        assert other.post("/api/tables", json=WISH, headers={"X-CSRF-Token": csrf}).json()["key"] == "foreign-origin"
    script = server.client(token=ann.make_token())
    assert script.make("clans", [{}, {}])["yours"] == 0
    assert len(ann.tables()["mine"]) == 1


@pytest.mark.parametrize("csrf", ["", "0" * 32, "é"])
def test_a_forged_call_is_refused(server: Running, csrf: str) -> None:
    ann = server.client("Ann")
    http, _, _ = raw(ann)
    answer = http.post("/api/tables", json=WISH, headers={b"X-CSRF-Token": csrf.encode("latin-1")})
    assert (answer.status_code, answer.json()["key"]) == (403, "bad-csrf")


def test_one_persons_csrf_token_is_not_anothers(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    http, _, _ = raw(ann)
    answer = http.post("/api/tables", json=WISH, headers={"X-CSRF-Token": bob.me()["csrf"]})
    assert answer.json()["key"] == "bad-csrf"


def test_a_tampered_cookie_is_nobody(server: Running) -> None:
    ann, guest = server.client("Ann"), server.client()
    id, cookie = ann.me()["id"], ann._http.cookies["nemeton"]
    own = guest.me()["id"]
    given = guest._http.cookies["nemeton"]
    said, _, signature = given.rpartition(".")  # some bits of its last letter mean nothing; all bits of its first count
    for bad in (
        cookie + "x",
        cookie[:-1],
        cookie.partition(".")[2],
        "s.",
        "x",
        given.replace(own, id),
        given.replace("g.", "").replace(own, f"{id}.0"),
        f"{said}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
    ):
        with bare(server.address, headers={"Cookie": f"nemeton={bad}"}) as http:
            assert http.get("/api/me").json()["name"] == ""
            answer = http.post("/api/tables", json=WISH, headers={"Origin": server.address})
            assert answer.json()["key"] == "no-identity"


def test_a_wrong_token_is_refused(server: Running) -> None:
    for token in ("nmt_wrong", "é", "nmt_"):
        with bare(server.address) as http:
            answer = http.get("/api/tables", headers={b"Authorization": f"Bearer {token}".encode()})
            assert (answer.status_code, answer.json()["key"]) == (401, "bad-token")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_a_socket_from_another_site_is_refused(server: Running, origin: Any) -> None:
    ann = server.client("Ann")
    id = ann.make("clans", [{}, {}])["id"]
    cookie = {"Cookie": f"nemeton={ann._http.cookies['nemeton']}"}
    address = f"{server.address.replace('http', 'ws')}/api/tables/{id}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=origin, additional_headers=cookie, proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_headers_on_every_answer(server: Running) -> None:
    with bare(server.address) as http:
        for path in (
            "/",
            "/table/x",
            "/assets/none.js",
            "/api/me",
            "/api/none",
            "/api/tables/none",
            "/api/openapi.json",
        ):
            headers = http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "require-trusted-types-for 'script'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        cookie = http.get("/api/me").headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # plain HTTP on your own machine


def test_unknown_addresses_of_the_api_are_troubles_too(server: Running) -> None:
    with bare(server.address) as http:
        assert http.get("/api/none").json()["key"] == "not-found"
        assert http.put("/api/me").json()["key"] == "wrong-method"
        assert http.post("/api/none").status_code in (404, 405)


def test_the_bundle_is_served_and_nothing_else(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>page</title>")
    (web / "assets" / "app-1234.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path / "data", web=web) as server, bare(server.address) as http:
        assert "page" in http.get("/").text
        assert "page" in http.get("/table/abc").text
        asset = http.get("/assets/app-1234.js")
        assert asset.headers["content-type"].startswith("text/javascript")
        assert "immutable" in asset.headers["cache-control"]
        for path in (
            "/assets/../../secret.txt",
            "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
            "/..%2fsecret.txt",
            "/assets/..",
        ):
            assert "secret" not in http.get(path).text


def test_without_the_bundle_it_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "data", web=tmp_path / "none") as server, bare() as http:
        answer = http.get(server.address + "/")
        assert answer.status_code == 503
        assert "./play" in answer.text


# -- limits ---------------------------------------------------------------------------------------


def test_too_large_a_body_is_refused(server: Running) -> None:
    ann = server.client("Ann")
    with pytest.raises(Refused) as refused:
        ann.call("PATCH", "me", {"name": "x" * 30_000})
    assert refused.value.status == 413
    with pytest.raises(Refused) as refused:
        ann.verify("x" * 1_200_000)
    assert refused.value.status in (400, 413)
    with pytest.raises(Refused):
        ann.introduce("x" * 25)
    with pytest.raises(Refused) as refused:
        ann.introduce("a\u202eb")
    assert refused.value.key == "bad-name"


def test_too_many_calls_are_refused_for_a_while(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(calls=Budget(address=Rate(20, 1e-3)))) as server:
        ann = server.client("Ann")
        with pytest.raises(Refused) as refused:
            [ann.me() for _ in range(20)]
        assert (refused.value.status, refused.value.key) == (429, "too-fast")
        assert refused.value.args_["seconds"] >= 1


def test_passwords_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        ann = server.client("Ann")
        ann.make_account("ann", "correct horse")
        eve = server.client()
        keys = []
        for n in range(12):
            try:
                eve.log_in("ann", f"password {n}")
            except Refused as error:
                keys.append(error.key)
        assert keys[0] == "wrong-password"
        assert keys[-1] == "too-fast"


def test_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        eve = server.client()
        keys = []
        for _ in range(20):
            try:
                eve.by_code("AAAAAA")
            except Refused as error:
                keys.append(error.key)
        assert (keys[0], keys[-1]) == ("no-table", "too-fast")


def test_nothing_secret_is_logged(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann = server.client("Ann")
    ann.make_account("ann", "correct horse")
    token = ann.make_token()
    id = ann.make("clans", [{}, {"kind": "bot", "level": "1"}], start=True)["id"]
    secret = server.run(server.runtime.store.sheet(id)).secret
    cookie = ann._http.cookies["nemeton"]
    for hidden in ("correct horse", token, secret, cookie, ann.me()["csrf"]):
        assert not any(hidden in record.getMessage() for record in caplog.records if "http" not in record.name)
    assert oct((server.data / "secret.key").stat().st_mode)[-3:] == "600"
