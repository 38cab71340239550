"""Routes about people: who am I, introduce myself, account, token, all my data."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from nemeton.core import recordtext
from nemeton.server.http.errors import REFUSALS, Ask, Caller, Id, TheRuntime, address
from nemeton.server.people.accounts import COOKIE, DEVICE_COOKIE, Who
from nemeton.server.people.sessions import COOKIE_SECONDS, Pass, session_id
from nemeton.server.refusals import Refusal
from nemeton.server.runtime import Runtime
from nemeton.server.store.rows import Person, Sheet
from nemeton.server.table import seating
from nemeton.server.table.history import recorded
from nemeton.server.wire import views
from nemeton.server.wire.calls import (
    AccountChange,
    Credentials,
    Introduce,
    Me,
    NewToken,
    SessionInfo,
    TokenInfo,
    TokenWish,
)
from nemeton.server.wire.messages import Json


def _me(person: Person, csrf: str = "") -> Me:
    return Me(person.id, person.name, person.colour, person.account, person.language, csrf)


def _cookie(request: Ask, name: str, value: str) -> Cookie:
    secure: bool = request.scope["state"]["secure"]
    return Cookie(key=name, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def _given(person: Person, given: Pass, request: Ask) -> Response[Me]:
    """The person, and the cookie that identifies them."""
    return Response(_me(person, given.csrf), cookies=[_cookie(request, COOKIE, given.cookie)])


def _as_guest(runtime: Runtime, request: Ask) -> Response[Me]:
    guest = runtime.accounts.guest()
    return _given(guest, runtime.accounts.sessions.guest(guest.id), request)


async def _with_rights(runtime: Runtime, who: Who, person: Person, request: Ask) -> Response[Me]:
    """Somebody may do more than before, so they get a new cookie and the old one becomes invalid.

    A script keeps its token and gets no cookie, which would outlive the token.
    """
    if who.by == "token":
        return Response(_me(person))
    sessions = runtime.accounts.sessions
    await sessions.end(who.person.id, who.session)
    runtime.hub.cut(who.person.id)
    return _given(person, await sessions.begin(person, _agent(request)), request)


def _agent(request: Ask) -> str:
    return request.headers.get("user-agent", "")[:300]


@get("/me", responses=REFUSALS)
async def me(runtime: TheRuntime, who: Caller, request: Ask) -> Response[Me]:
    """Who is calling; on the first visit, a guest without a name."""
    sessions = runtime.accounts.sessions
    if who.by == "token":
        return Response(_me(who.person))
    if who.by == "nothing":
        return _as_guest(runtime, request)
    if who.old:
        return _given(who.person, await runtime.accounts.exchange(who, _agent(request)), request)
    return _given(who.person, sessions.again(request.cookies[COOKIE], who.session), request)


@patch("/me", responses=REFUSALS)
async def introduce(runtime: TheRuntime, who: Caller, data: JSONBody[Introduce], request: Ask) -> Response[Me]:
    """Set a name, a colour, a language. With the first name come a new id and a new cookie."""
    runtime.rates.spend("names", who.person.id, address(request))
    person = await runtime.accounts.introduce(who.person, data.name, data.colour, data.language)
    if person.id != who.person.id:
        return await _with_rights(runtime, who, person, request)
    if (person.name, person.colour) != (who.person.name, who.person.colour):
        runtime.hub.renamed(person.id)
    if who.by == "token":
        return Response(_me(person))
    return _given(person, runtime.accounts.sessions.again(request.cookies[COOKIE], who.session), request)


@delete("/me", status_code=200, responses=REFUSALS)
async def forget_me(runtime: TheRuntime, who: Caller, request: Ask) -> Response[Me]:
    """Delete everything about the caller; the answer is a new guest."""
    runtime.rates.spend("exports", who.person.id, address(request))
    await forget(runtime, who.person)
    return _as_guest(runtime, request)


async def forget(runtime: Runtime, person: Person) -> None:
    await seating.erase(runtime.tables, person.id)
    await runtime.accounts.delete(person)
    for connection in runtime.hub.of_person(person.id):
        connection.end()


@get("/me/export", responses=REFUSALS)
async def export(runtime: TheRuntime, who: Caller, request: Ask) -> Json:
    """Everything that is stored about the caller."""
    runtime.rates.spend("exports", who.person.id, address(request))
    if who.by == "nothing":
        raise Refusal("no-identity")
    person = who.person
    tables: list[Json] = []

    async def add(sheet: Sheet) -> None:
        tables.append(await _exported(runtime, sheet.id, person.id))

    await runtime.tables.each(await runtime.store.tables_of(person.id), add)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "colour": person.colour,
            "language": person.language,
            "account": person.account,
            "created": person.created,
        },
        "tokens": [TokenInfo(*token) for token in await runtime.accounts.tokens(person)],
        "sessions": await _sessions(runtime, who),
        "tables": tables,
        "chats": [{"table": id, "said": said} for id, said in await runtime.store.chats_of(person.id)],
    }


async def _exported(runtime: Runtime, id: str, person: str) -> Json:
    table = await runtime.tables.newest(id)
    record = ""
    if table.position is not None:
        record = recordtext.write(await recorded(runtime.store, table))
    return {"table": views.table_info(table.sheet, person, runtime.hub, runtime.outside), "record": record}


@post("/account", status_code=200, responses=REFUSALS)
async def make_account(runtime: TheRuntime, who: Caller, data: JSONBody[Credentials], request: Ask) -> Response[Me]:
    """A guest becomes somebody who can log in elsewhere. The guest's cookies and tokens end."""
    runtime.rates.spend("accounts", address=address(request))
    person = await runtime.accounts.make_account(who.person, data.account, data.password)
    return await _let_in(runtime, who, person, request)


@patch("/account", responses=REFUSALS)
async def change_account(runtime: TheRuntime, who: Caller, data: JSONBody[AccountChange], request: Ask) -> Response[Me]:
    """A new log-in name or password; every other device is logged out, and every token ends."""
    runtime.rates.spend("accounts", address=address(request))
    person = await runtime.accounts.change_account(
        who.person, data.account, data.current, data.password or data.current
    )
    return await _let_in(runtime, who, person, request)


async def _let_in(runtime: Runtime, who: Who, person: Person, request: Ask) -> Response[Me]:
    """Somebody has given the password of an account: connections opened with what has now ended are cut."""
    for connection in runtime.hub.of_person(person.id):
        connection.cut()
    answer = await _with_rights(runtime, who, person, request)
    if who.by != "token":
        answer.set_cookie(_cookie(request, DEVICE_COOKIE, runtime.accounts.sessions.device(person.id)))
    return answer


@post("/login", status_code=200, responses=REFUSALS)
async def login(runtime: TheRuntime, who: Caller, data: JSONBody[Credentials], request: Ask) -> Response[Me]:
    """Become the person of an account; seats taken as a guest come along."""
    await _guess(runtime, data.account, request)
    person = await runtime.accounts.log_in(data.account, data.password)
    if who.by == "cookie" and not who.person.account and who.person.id != person.id and who.person.created:
        await seating.hand_over(runtime.tables, who.person.id, person)
        await runtime.accounts.delete(who.person)
    answer = await _with_rights(runtime, who, person, request)
    answer.set_cookie(_cookie(request, DEVICE_COOKIE, runtime.accounts.sessions.device(person.id)))
    return answer


async def _guess(runtime: Runtime, account: str, request: Ask) -> None:
    """Slow down the guesser, not the owner of the account: by address and name together.

    Many addresses that guess one name together are slowed down by the name. A device that was let in before is exempt:
    it has a budget of its own.
    """
    rates, name = runtime.rates, account.lower()
    device = request.cookies.get(DEVICE_COOKIE, "")
    owner = await runtime.store.by_account(account) if device else None
    if owner is not None and runtime.accounts.sessions.knows(device, owner.id):
        rates.spend("guesses", device)
        return
    rates.spend("guesses", f"{address(request)} {name}", address(request))
    rates.spend("guesses_of_one", name)


@post("/logout", status_code=200, responses=REFUSALS)
async def logout(runtime: TheRuntime, who: Caller, request: Ask) -> Response[Me]:
    """Become a guest again on this device: the session ends here and on the server."""
    await runtime.accounts.sessions.end(who.person.id, who.session)
    runtime.hub.cut(who.person.id)  # other tabs become guests too; other devices reconnect at once
    return _as_guest(runtime, request)


async def _sessions(runtime: Runtime, who: Who) -> list[SessionInfo]:
    found = await runtime.accounts.sessions.of(who.person.id)
    named = [(session_id(one.hash), one) for one in found]
    return [SessionInfo(id, one.created, one.seen, one.device, id == who.session) for id, one in named]


@get("/session", responses=REFUSALS)
async def all_sessions(runtime: TheRuntime, who: Caller) -> list[SessionInfo]:
    """Where the caller is logged in, the newest first."""
    return await _sessions(runtime, who)


@delete("/session/{id:str}", status_code=200, responses=REFUSALS)
async def end_session(runtime: TheRuntime, who: Caller, id: Id) -> list[SessionInfo]:
    """Log out another device; returns the sessions that are left."""
    if not await runtime.accounts.sessions.end(who.person.id, id):
        raise Refusal("no-session")
    runtime.hub.cut(who.person.id)
    return await _sessions(runtime, who)


@post("/token", status_code=200, responses=REFUSALS)
async def make_token(runtime: TheRuntime, who: Caller, data: JSONBody[TokenWish], request: Ask) -> NewToken:
    """A bearer token for scripts and bots of your own. A person may have ten; the oldest ends when there are more."""
    runtime.rates.spend("tables", who.person.id, address(request))
    made, token = await runtime.accounts.make_token(who.person, data.name, data.scope)
    return NewToken(*made, token)


@get("/token", responses=REFUSALS)
async def tokens(runtime: TheRuntime, who: Caller) -> list[TokenInfo]:
    """The caller's valid tokens, the newest first."""
    return [TokenInfo(*token) for token in await runtime.accounts.tokens(who.person)]


@delete("/token/{id:str}", status_code=200, responses=REFUSALS)
async def end_token(runtime: TheRuntime, who: Caller, id: Id) -> list[TokenInfo]:
    """Revoke a token: whoever uses it is disconnected and not let in again. Returns the tokens that are left."""
    await runtime.accounts.end_token(who.person, id)
    runtime.hub.cut(who.person.id, id)
    return [TokenInfo(*token) for token in await runtime.accounts.tokens(who.person)]


ROUTES = [
    *(me, introduce, forget_me, export, make_account, change_account, login, logout),
    *(all_sessions, end_session, make_token, tokens, end_token),
]
