"""Routes about people: who am I, introduce myself, account, token, all my data."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from nemeton.core import recordtext
from nemeton.server import seating
from nemeton.server.accounts import COOKIE, COOKIE_SECONDS
from nemeton.server.house import House
from nemeton.server.messages import Change, Credentials, Introduce, Json, Me, NewToken, TokenInfo, TokenWish
from nemeton.server.position import written
from nemeton.server.refusals import Refusal
from nemeton.server.routing import REFUSALS, Ask, Caller, Id, TheHouse, address
from nemeton.server.store import Person


def _answer(house: House, person: Person, request: Ask) -> Response[Me]:
    """Me, and the cookie that says so."""
    cookie = Cookie(
        key=COOKIE,
        value=house.accounts.cookie(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(house.accounts.me(person), cookies=[cookie])


@get("/me", responses=REFUSALS)
async def me(house: TheHouse, who: Caller, request: Ask) -> Response[Me]:
    """Who is asking; on first sight a guest without a name."""
    if who.by == "token":
        return Response(house.accounts.me(who.person))
    return _answer(house, who.person if who.by == "cookie" else house.accounts.guest(), request)


@patch("/me", responses=REFUSALS)
async def introduce(house: TheHouse, who: Caller, data: JSONBody[Introduce]) -> Me:
    """A name, a colour, a language."""
    person = await house.accounts.introduce(who.person, data)
    if (person.name, person.colour) != (who.person.name, who.person.colour):
        await seating.rename(house.tables, person)
    return house.accounts.me(person)


@delete("/me", status_code=200, responses=REFUSALS)
async def forget_me(house: TheHouse, who: Caller, request: Ask) -> Response[Me]:
    """Delete everything about the asking person; the answer is a new guest."""
    await seating.erase(house.tables, who.person.id)
    await house.accounts.delete(who.person)
    for connection in house.hub.of_person(who.person.id):
        connection.end()
    return _answer(house, house.accounts.guest(), request)


@get("/me/export", responses=REFUSALS)
async def export(house: TheHouse, who: Caller) -> Json:
    """All that is kept about the asking person."""
    if who.by == "nothing":
        raise Refusal("no-identity")
    person = who.person
    tables = [await _exported(house, head.id, person.id) for head in await house.store.tables_of(person.id)]
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "colour": person.colour,
            "language": person.language,
            "account": person.account,
            "created": person.created,
        },
        "tokens": await house.accounts.tokens(person),
        "tables": tables,
        "chats": [{"table": id, "said": said} for id, said in await house.store.chats_of(person.id)],
    }


async def _exported(house: House, id: str, person: str) -> Json:
    table = await house.tables.get(id)
    record = ""
    if table.position is not None:
        record = recordtext.write(written(table.head.record(), table.position, table.head.status != "finished"))
    return {"table": house.tables.info(table.head, person), "record": record}


@post("/account", status_code=200, responses=REFUSALS)
async def make_account(house: TheHouse, who: Caller, data: JSONBody[Credentials], request: Ask) -> Response[Me]:
    """A guest becomes somebody who can log in elsewhere."""
    house.rates.spend("logins", address(request))
    return _answer(house, await house.accounts.make_account(who.person, data), request)


@patch("/account", responses=REFUSALS)
async def change_account(house: TheHouse, who: Caller, data: JSONBody[Change], request: Ask) -> Response[Me]:
    """A new log-in name or password; every other device is logged out."""
    house.rates.spend("logins", address(request))
    person = await house.accounts.change_account(who.person, data)
    house.hub.cut(person.id)
    return _answer(house, person, request)


@post("/login", status_code=200, responses=REFUSALS)
async def login(house: TheHouse, who: Caller, data: JSONBody[Credentials], request: Ask) -> Response[Me]:
    """Become the person of an account; seats taken as a guest come along."""
    house.rates.spend("logins", address(request))
    house.rates.spend("logins", f"account {data.account.lower()}")
    person = await house.accounts.log_in(data)
    if who.by == "cookie" and not who.person.account and who.person.id != person.id:
        await seating.hand_over(house.tables, who.person.id, person)
        await house.accounts.delete(who.person)
        house.hub.cut(who.person.id)
    return _answer(house, person, request)


@post("/logout", status_code=200, responses=REFUSALS)
async def logout(house: TheHouse, who: Caller, request: Ask) -> Response[Me]:
    """Be a guest again, on this device."""
    house.hub.cut(who.person.id)  # other tabs are guests too; other devices are back at once
    return _answer(house, house.accounts.guest(), request)


@post("/token", status_code=200, responses=REFUSALS)
async def make_token(house: TheHouse, who: Caller, data: JSONBody[TokenWish]) -> NewToken:
    """A bearer token for scripts and bots of one's own. The newest ten of a person hold."""
    house.rates.spend("tables", who.person.id)
    return await house.accounts.make_token(who.person, data)


@get("/token", responses=REFUSALS)
async def tokens(house: TheHouse, who: Caller) -> list[TokenInfo]:
    """The tokens of the asking person that hold, the newest first."""
    return await house.accounts.tokens(who.person)


@delete("/token/{id:str}", status_code=200, responses=REFUSALS)
async def end_token(house: TheHouse, who: Caller, id: Id) -> list[TokenInfo]:
    """Revoke a token: whoever has it is let in no more, and is cut off from the tables. Those that are left."""
    await house.accounts.end_token(who.person, id)
    house.hub.cut(who.person.id, id)
    return await house.accounts.tokens(who.person)


ROUTES = [
    *(me, introduce, forget_me, export, make_account, change_account, login, logout),
    *(make_token, tokens, end_token),
]
