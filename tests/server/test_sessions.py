"""Sessions and tokens: a new cookie with every change of rights, sessions that really end, and nothing left of anybody
who deletes their data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from nemeton.client import Client, Json
from nemeton.server.people import names
from nemeton.server.people.limits import Limits
from nemeton.server.people.sessions import device
from nemeton.server.refusals import Refusal
from server.running import Running, drain, refusal, running, seated, until

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def cookie(client: Client) -> str:
    client.me()
    return str(client._http.cookies["nemeton"])


def whose(server: Running, held: str) -> Json:
    """Who the server says you are with this cookie."""
    answer = httpx.get(f"{server.address}/api/me", headers={"Cookie": f"nemeton={held}"}, trust_env=False, timeout=60)
    found: Json = answer.json()
    return found


def test_a_cookie_from_before_is_worth_nothing_after(server: Running) -> None:
    """A planted or copied cookie gains no rights when its owner does."""
    ann, held = server.client(), []
    held.append(cookie(ann))
    guest = ann.me()["id"]
    ann.introduce("Ann")
    held.append(cookie(ann))
    ann.make_account("ann", "correct horse")
    held.append(cookie(ann))
    ann.change_account("ann", "correct horse", "battery staple")
    held.append(cookie(ann))
    ann.log_in("ann", "battery staple")
    held.append(cookie(ann))
    ann.log_out()
    assert len(set(held)) == 5
    assert [whose(server, one)["name"] for one in held] == [""] * 5
    assert whose(server, held[0])["id"] == guest != ann.me()["id"]


def test_sessions_are_listed_and_end(server: Running) -> None:
    ann, phone = server.client("Ann"), server.client()
    ann.make_account("ann", "correct horse")
    phone._http.headers["User-Agent"] = FIREFOX
    phone.log_in("ann", "correct horse")
    id = ann.make("clans", [{}, {}])["id"]
    listed = ann.sessions()
    assert [(one["device"], one["this"]) for one in listed] == [("Firefox · Linux", False), ("python-httpx", True)]
    assert refusal(server.client("Eve").end_session, listed[0]["id"]) == "no-session"
    with phone.live(id) as line:
        drain(line)
        assert len(ann.end_session(listed[0]["id"])) == 1
    assert phone.me()["account"] == ""
    assert ann.me()["account"] == "ann"
    assert refusal(ann.end_session, listed[0]["id"]) == "no-session"


def test_a_new_password_ends_tokens_too(server: Running) -> None:
    ann = server.client("Ann")
    guests = server.client(token=ann.make_token())
    ann.make_account("ann", "correct horse")
    assert refusal(guests.me) == "bad-token"
    script = server.client(token=ann.make_token())
    ann.change_account("ann", "correct horse", "battery staple")
    assert refusal(script.me) == "bad-token"
    assert ann.tokens() == []


def test_a_token_is_good_for_what_it_was_made_for(server: Running) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    read, play, account = (server.client(token=ann.make_token(scope, scope)) for scope in ("read", "play", "account"))
    id = seated([ann, bob])
    assert [token["scope"] for token in ann.tokens()] == ["account", "play", "read"]
    assert read.situation(id)["table"]["yours"] == 0
    assert refusal(read.make, "clans", [{}, {}]) == "no-scope"
    with read.live(id) as line:
        drain(line)
        line.say("hello")
        until(lambda: drain(line).troubles)
        assert line.troubles[0]["key"] == "no-scope"
    assert play.make("clans", [{}, {}])["yours"] == 0
    personal: list[tuple[Callable[..., object], tuple[str, ...]]] = [
        (play.introduce, ("Owned",)),
        (play.make_token, ()),
        (play.tokens, ()),
        (play.sessions, ()),
        (play.make_account, ("taken.over", "evil password")),
        (play.call, ("GET", "me/export")),
        (play.delete_me, ()),
    ]
    assert [refusal(call, *args) for call, args in personal] == ["no-scope"] * len(personal)
    assert account.introduce("Anna")["name"] == "Anna"


def test_a_token_never_turns_into_a_cookie(server: Running) -> None:
    guest = server.client("Guest")
    script = server.client(token=guest.make_token(scope="account"))
    assert script.make_account("ann", "correct horse")["account"] == "ann"
    assert not script._http.cookies
    assert refusal(script.me) == "bad-token"


def test_of_who_is_deleted_no_byte_is_left(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        ann, bob = server.client("Zyxwvut Quixote"), server.client("Bob")
        id = seated([ann, bob])
        with ann.live(id) as line:
            line.say("a very private remark")
            until(lambda: drain(line).chats)
        ann.make_account("zyx.account", "correct horse")
        held, old = cookie(ann), ann.me()["id"]
        ann.delete_me()
        for path in data.iterdir():
            for trace in (b"Zyxwvut", b"private remark", b"zyx.account", old.encode()):
                assert trace not in path.read_bytes(), path
    with running(data) as server:
        assert whose(server, held)["id"] != old


def test_a_cookie_from_before_there_were_sessions_is_exchanged_once(server: Running) -> None:
    ann = server.client("Ann")
    id, sessions = ann.me()["id"], server.runtime.accounts.sessions
    old = sessions._signer.sign(f"{id}.0").decode()
    with server.client() as browser:
        browser._http.cookies.set("nemeton", old)
        assert browser.me()["name"] == "Ann"
        assert whose(server, old)["name"] == ""
        assert browser.me()["name"] == "Ann"


# -- passwords ------------------------------------------------------------------------------------


@pytest.mark.long
def test_who_guesses_is_slowed_and_not_the_owner(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server:
        ann = server.client("Ann")
        ann.make_account("annette", "correct horse")
        ann.log_out()
        eve = server.client()
        eve._http = httpx.Client(
            base_url=server.address,
            headers={"Origin": server.address},
            transport=httpx.HTTPTransport(local_address="127.0.0.2"),
            timeout=60,
        )
        keys = [refusal(eve.log_in, "annette", f"wrong pass {n}") for n in range(12)]
        assert (keys[0], keys[-1]) == ("wrong-password", "too-fast")
        assert server.client().log_in("annette", "correct horse")["name"] == "Ann"
        # From the guesser's own address, while everybody is guessing: a device that logged in before.
        server.runtime.rates._buckets["guesses_of_one", "person", "annette"] = (-100.0, 2**60)
        assert refusal(server.client().log_in, "annette", "correct horse") == "too-fast"
        assert ann.log_in("annette", "correct horse")["name"] == "Ann"
        eve._http.close()


# -- names ----------------------------------------------------------------------------------------


UNREADABLE = ["\u3164", "\u2800\u2800", "–", " ", "...", "Z" + "\u0335\u0321\u0336" * 7, "a\u200db", "x\ufe0f"]
MIXED = "\u0410nn"  # the first letter is Cyrillic


@pytest.mark.parametrize("bad", [*UNREADABLE, MIXED])
def test_names_that_cannot_be_read_or_pass_for_others_are_refused(bad: str) -> None:
    with pytest.raises(Refusal):
        names.name(bad)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\uff21nn", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("  Ann   Lee ", "Ann Lee"),
        ("\u0418\u0432", "\u0418\u0432"),
        ("🐺", "🐺"),
    ],
)
def test_a_name_is_written_in_one_way(given: str, kept: str) -> None:
    assert names.name(given) == kept


def test_who_has_an_account_is_marked(server: Running) -> None:
    ann, eve = server.client("Ann"), server.client("Ann")
    ann.make_account("ann", "correct horse")
    id = seated([ann, eve])
    assert [seat["account"] for seat in eve.table(id)["seats"]] == [True, False]
    with ann.live(id) as line, eve.live(id) as other:
        line.say("it is me")
        until(lambda: drain(line).chats)
        other.say("no, me")
        until(lambda: len(drain(line).chats) == 2)
        assert [chat["account"] for chat in line.chats] == [True, False]


@pytest.mark.parametrize(
    ("agent", "shown"),
    [
        (FIREFOX, "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"),
        ("python-httpx/0.28", "python-httpx"),
        ("", ""),
    ],
)
def test_a_device_is_told_by_its_browser_and_system(agent: str, shown: str) -> None:
    assert device(agent) == shown
