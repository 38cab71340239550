"""Making a table, sitting down, getting up, coming back, starting, playing again."""

from __future__ import annotations

from msgspec.structs import replace

from nemeton.bots import BOTS, LEVELS, styles_of
from nemeton.core.errors import BadOption, UnknownGame
from nemeton.core.game import OptionValue
from nemeton.core.record import commit as commitment
from nemeton.core.registry import AnyGame, game
from nemeton.server import clocks
from nemeton.server.head import Head, Seat
from nemeton.server.messages import Again, NewTable, SeatWish, TakeSeat
from nemeton.server.position import first
from nemeton.server.refusals import Refusal
from nemeton.server.sources import Sources
from nemeton.server.store import Person
from nemeton.server.tables import Table, Tables

SECRET_BYTES = 32
SALT_BYTES = 16
MOST_TABLES = 200  # that one person may have unfinished
STANDING_IN = LEVELS[-1]  # the bot that keeps the seat of who leaves
NOBODY = "–"  # the name on the seat of somebody who had all data deleted


def introduced(person: Person) -> Person:
    if not person.name:
        raise Refusal("introduce-first")
    return person


# -- making ---------------------------------------------------------------------------------------


async def make(tables: Tables, person: Person, wish: NewTable) -> Table:
    """A new table; its maker takes the first seat for a person."""
    introduced(person)
    if len([h for h in await tables.store.tables_of(person.id) if h.status in ("waiting", "running")]) >= MOST_TABLES:
        raise Refusal("too-many-tables", most=MOST_TABLES)
    head = _drawn_up(tables.sources, person, wish)
    free = [number for number, seat in enumerate(head.seats) if seat.free]
    if free:
        head = head.with_seat(free[0], _sits(person, wish.salt or tables.sources.token(SALT_BYTES)))
    if wish.start:
        return await _add_started(tables, head)
    return await tables.add(head)


def _drawn_up(sources: Sources, person: Person, wish: NewTable) -> Head:
    known = known_game(wish.game)
    if len(wish.seats) not in known.seats:
        raise Refusal("bad-seats", seats=len(wish.seats), least=known.seats[0], most=known.seats[-1])
    options: dict[str, OptionValue] = dict(wish.options)
    try:
        setup = known.setup(len(wish.seats), wish.edition or None, options)
    except BadOption as error:
        raise Refusal("bad-option") from error
    secret = sources.token(SECRET_BYTES)
    return Head(
        id=sources.id(),
        code=sources.code(),
        game=known.id,
        edition=setup.edition,
        options=options,
        visibility=wish.visibility,
        pace=wish.pace,
        language=wish.language,
        maker=person.id,
        created=sources.now(),
        seats=tuple(_wished(sources, known, number, seat) for number, seat in enumerate(wish.seats)),
        commitment=commitment(bytes.fromhex(secret)),
        secret=secret,
        since=sources.now(),
    )


def _wished(sources: Sources, game: AnyGame, number: int, wish: SeatWish) -> Seat:
    if wish.kind == "person":
        return Seat("person", colour=number)
    level = wish.level or LEVELS[-1]
    if level not in BOTS:
        raise Refusal("bad-level", level=level[:40])
    if wish.style and wish.style not in styles_of(game, level):
        raise Refusal("bad-style", style=wish.style[:40])
    return Seat("bot", colour=number, level=level, style=wish.style, salt=sources.token(SALT_BYTES))


def _sits(person: Person, salt: str) -> Seat:
    return Seat("person", person.id, person.name, person.colour, salt=salt)


def known_game(id: str) -> AnyGame:
    try:
        return game(id)
    except UnknownGame as error:
        raise Refusal("no-game", game=id[:40]) from error


# -- starting -------------------------------------------------------------------------------------


def _started(tables: Tables, head: Head) -> Table:
    if any(seat.free for seat in head.seats):
        raise Refusal("seats-free")
    head = head.with_(rules=head.known_game().rules_hash)
    position = first(head.known_game(), tables.sources.deal(head.record()))
    head = clocks.begin(head.with_(status="running"), position.state.actors(), tables.sources.now())
    return Table(head, position)


async def _add_started(tables: Tables, head: Head) -> Table:
    ready = _started(tables, head)
    return await tables.add(ready.head, position=ready.position)


async def start(tables: Tables, id: str, person: Person) -> Table:
    """Deal. The secret and the contributions are fixed from now on."""
    table = await tables.get(id)
    async with table.lock:
        _waiting(table.head)
        if table.head.maker != person.id and table.head.seat_of(person.id) < 0:
            raise Refusal("not-seated")
        ready = _started(tables, table.head)
        await tables.commit(table, ready.head, ready.position)
    return table


def _waiting(head: Head) -> None:
    if head.status != "waiting":
        raise Refusal("not-waiting")


# -- sitting down and getting up ------------------------------------------------------------------


async def take(tables: Tables, id: str, person: Person, wish: TakeSeat) -> Table:
    """Take a free seat before the start, or one's own back from the bot that keeps it."""
    introduced(person)
    table = await tables.get(id)
    async with table.lock:
        head = table.head
        seat = _numbered(head, wish.seat)
        if head.seat_of(person.id) >= 0:
            raise Refusal("already-seated")
        if head.status == "running":
            if seat.owner != person.id:
                raise Refusal("seat-taken")
            head = head.with_seat(wish.seat, _sits(person, seat.salt))
            head = clocks.returned(head, wish.seat, tables.sources.now())
        else:
            _waiting(head)
            if not seat.free:
                raise Refusal("seat-taken")
            head = head.with_seat(wish.seat, _sits(person, wish.salt or tables.sources.token(SALT_BYTES)))
        await tables.commit(table, head, sittings=True)
    return table


def _numbered(head: Head, number: int) -> Seat:
    if number >= len(head.seats):
        raise Refusal("no-such-seat")
    return head.seats[number]


async def leave(tables: Tables, id: str, person: Person) -> Table:
    """Get up. In a running game a bot keeps the seat; a waiting table that nobody is left at is abandoned."""
    table = await tables.get(id)
    async with table.lock:
        head = table.head
        number = head.seat_of(person.id)
        if number < 0:
            raise Refusal("not-seated")
        if head.status == "running":
            head = kept_warm(head, number, tables.sources.now())
        else:
            _waiting(head)
            head = vacated(head, number)
        await tables.commit(table, head, sittings=True)
    await withdrawn(tables, head)
    return table


def vacated(head: Head, number: int) -> Head:
    head = head.with_seat(number, Seat("person", colour=number))
    return head if head.people() else head.with_(status="abandoned")


async def withdrawn(tables: Tables, head: Head) -> None:
    """A rematch that is given up is nobody's next table: at the one before, another may be asked for."""
    if head.status != "abandoned" or not head.after:
        return
    before = await tables.get(head.after)
    async with before.lock:
        if before.head.rematch == head.id:
            await tables.commit(before, before.head.with_(rematch=""))


def kept_warm(head: Head, number: int, now: float) -> Head:
    """A bot plays on for somebody."""
    seat = head.seats[number]
    bot = Seat("bot", level=STANDING_IN, colour=seat.colour, owner=seat.person, owner_name=seat.name, salt=seat.salt)
    return clocks.stopped(head, number, now).with_seat(number, bot).with_(vote=None)


async def swap(tables: Tables, id: str, person: Person, wish: TakeSeat) -> Table:
    """Change one's seat for a free one or a bot's, before the start."""
    table = await tables.get(id)
    async with table.lock:
        head = table.head
        _waiting(head)
        own = head.seat_of(person.id)
        if own < 0:
            raise Refusal("not-seated")
        other = _numbered(head, wish.seat)
        if other.person and other.person != person.id:
            raise Refusal("seat-taken")
        head = head.with_seat(own, other).with_seat(wish.seat, head.seats[own])
        await tables.commit(table, head)
    return table


# -- again ----------------------------------------------------------------------------------------


async def rematch(tables: Tables, id: str, person: Person, wish: Again) -> Table:
    """The next table with the same agreements: the first to ask makes it, the others sit down at it.

    Where nobody else is to come it starts at once.
    """
    introduced(person)
    table = await tables.get(id)
    async with table.lock:
        old = table.head
        number = old.seat_of(person.id)
        if old.status != "finished":
            raise Refusal("not-finished")
        if number < 0:
            raise Refusal("not-seated")
        if not old.rematch:
            seats = [
                SeatWish("person") if seat.person else SeatWish("bot", seat.level or STANDING_IN, seat.style)
                for seat in old.seats
            ]
            same = NewTable(old.game, seats, old.edition, old.options, old.visibility, old.pace, old.language)
            new = _drawn_up(tables.sources, person, same).with_(after=old.id)
            new = new.with_seat(number, _sits(person, wish.salt or tables.sources.token(SALT_BYTES)))
            following = await (tables.add(new) if any(seat.free for seat in new.seats) else _add_started(tables, new))
            await tables.commit(table, old.with_(rematch=new.id))
            return following
    following = await tables.get(old.rematch)
    if following.head.seat_of(person.id) < 0 and following.head.status == "waiting":
        free = [i for i, seat in enumerate(following.head.seats) if seat.free]
        if free:
            seat = number if number in free else free[0]
            return await take(tables, old.rematch, person, TakeSeat(seat, wish.salt))
    return following


# -- what happens to people -----------------------------------------------------------------------


async def rename(tables: Tables, person: Person) -> None:
    """A new name or colour, wherever somebody sits."""
    for kept in await tables.store.tables_of(person.id):
        if kept.status in ("waiting", "running"):
            table = await tables.get(kept.id)
            async with table.lock:
                head = table.head
                for number, seat in enumerate(head.seats):
                    if seat.person == person.id:
                        head = head.with_seat(number, _sits(person, seat.salt))
                    elif seat.owner == person.id:
                        head = head.with_seat(number, _kept(seat, person))
                if head is not table.head:
                    await tables.commit(table, head)


async def hand_over(tables: Tables, guest: str, person: Person) -> None:
    """Who logs in brings along the seats taken and the things said as a guest, but no second seat at a table."""
    await tables.hand_over_chats(guest, person.id)
    for kept in await tables.store.tables_of(guest):
        table = await tables.get(kept.id)
        async with table.lock:
            head = table.head
            there = any(person.id in (seat.person, seat.owner) for seat in head.seats)
            for number, seat in enumerate(() if there else head.seats):
                if seat.person == guest:
                    head = head.with_seat(number, _sits(person, seat.salt))
                elif seat.owner == guest:
                    head = head.with_seat(number, _kept(seat, person))
            if head.maker == guest:
                head = head.with_(maker=person.id)
            await tables.commit(table, head, sittings=True)
    await erase(tables, guest)


def _kept(seat: Seat, owner: Person) -> Seat:
    """A bot's seat, as it keeps it for somebody."""
    return replace(seat, colour=owner.colour, owner=owner.id, owner_name=owner.name)


async def erase(tables: Tables, person: str) -> None:
    """Somebody is to be forgotten: no table keeps the name or the id."""
    for kept in await tables.store.tables_of(person):
        table = await tables.get(kept.id)
        async with table.lock:
            head = table.head
            number = head.seat_of(person)
            if number >= 0 and head.status == "waiting":
                head = vacated(head, number)
            elif number >= 0 and head.status == "running":
                head = kept_warm(head, number, tables.sources.now())
            elif number >= 0:
                head = head.with_seat(number, Seat("person", name=NOBODY, colour=number, salt=head.seats[number].salt))
            for i, seat in enumerate(head.seats):
                if seat.owner == person:
                    head = head.with_seat(i, replace(seat, owner="", owner_name=""))
            if head.maker == person:
                head = head.with_(maker="")
            await tables.commit(table, head, sittings=True)
        await withdrawn(tables, head)
    await tables.forget_chats(person)
