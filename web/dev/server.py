"""A stand-in for the real server while the client is built: everything in memory, the real engine, the same contract."""

import asyncio, secrets, sys, time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "src"))

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute

import nemeton
from nemeton.bots import LEVELS, choose
from nemeton.core.errors import BadNotation, NemetonError
from nemeton.core.record import Record
from nemeton.core.registry import games
from nemeton.server.messages import *

WEB = ROOT / "src/nemeton/server/web"
CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; require-trusted-types-for 'script'"
people, tables = {}, {}
PAUSE = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5


def out(x, status=200):
    return Response(msgspec.json.encode(x), status, media_type="application/json")


class Bad(Exception):
    def __init__(self, key, reason=None, status=400, **args):
        self.trouble, self.status = Trouble(key, args, reason), status


def me(request):
    id = request.cookies.get("nemeton", "")
    if id not in people:
        id = secrets.token_hex(8)
        people[id] = Me(id, "", 0, "", "en", secrets.token_hex(8))
    return people[id]


class Table:
    def __init__(self, new, who):
        self.id, self.new, self.maker = secrets.token_hex(8), new, who.id
        self.game = nemeton.game(new.game)
        self.sitting = [None] * len(new.seats)
        self.kinds = [s.kind for s in new.seats]
        self.levels = [s.level or (LEVELS[-1] if s.kind == "bot" else "") for s in new.seats]
        self.owner = [""] * len(new.seats)
        self.status, self.version, self.created, self.since = "waiting", 0, time.time(), time.time()
        self.state = self.record = None
        self.moves, self.sockets, self.clock, self.rematch = [], {}, [float(new.pace.base)] * len(new.seats), ""
        self.code = "".join(secrets.choice("BCDFGHJKLMNPQRSTVWXZ") for _ in range(6))
        self.cuts, self.vote = [0], (-1, [])
        for i, k in enumerate(self.kinds):
            if k == "person":
                self.sitting[i] = who.id
                break
        tables[self.id] = self

    def yours(self, who):
        return self.sitting.index(who.id) if who.id in self.sitting else -1

    def info(self, who):
        now, seats = time.time(), []
        acts = self.state.actors() if self.state else []
        for i, k in enumerate(self.kinds):
            p = people.get(self.sitting[i]) if self.sitting[i] else None
            left = self.clock[i] - (now - self.since if i in acts else 0) if self.new.pace.kind == "clock" else self.new.pace.days * 86400.0 if self.new.pace.kind == "days" else None
            seats.append(SeatInfo(k, p.name if p and k == "person" else (self.levels[i] if k == "bot" else ""), p.colour if p else i, self.levels[i], bool(p and p.id == who.id), k == "bot" or any(w.id == self.sitting[i] for w in self.sockets.values()), self.owner[i], left))
        base = TableInfo(self.id, self.new.game, self.new.edition or self.game.editions[0], self.new.options, self.status, self.new.visibility, self.new.pace, self.new.language, seats, acts, self.since, self.created, now, len(self.moves), sum(1 for w in self.sockets.values() if self.yours(w) < 0), self.yours(who), self.maker == who.id, "c0ffee" * 8, self.rematch, self.code)
        if hasattr(base, "scores"):
            over = bool(self.state and self.state.over())
            base.scores, base.winners = (list(self.state.scores()), list(self.state.winners())) if over else ([], [])
        return base

    def events(self, state, seat):
        out, d = [], 0
        for n, e in enumerate(state.log or []):
            while d + 1 < len(self.cuts) and n >= self.cuts[d + 1]: d += 1
            x = e.seen_by(seat)
            out.append(Happened(x["rule"], x["key"], x["args"], d + 1))
        return out

    def last(self, n=None):
        n = len(self.moves) if n is None else n
        if not n: return None
        seat, move, text = self.moves[n - 1]
        verb, noun = self.game.verbs.split(move)
        return {"seat": seat, "move": move, "text": text, "verb": verb, "noun": noun}

    def situation(self, who, log=0):
        y, s = self.yours(who), self.state
        if s is None:
            return Situation(self.version, self.info(who), {}, [], None, [], 0, None, Undo(False, False, -1, []), True)
        legal, asked = [], None
        if y >= 0 and self.status == "running" and self.kinds[y] == "person":
            for m in s.legal(y):
                key, args = self.game.describe(s, y, m)
                verb, noun = self.game.verbs.split(m)
                legal.append(MoveInfo(m, self.game.text(s, y, m), verb, noun, key, args))
            q = s.ask(y)
            asked = Asked(q.kind, q.rule, q.args) if q else None
        free = bool(self.moves) and self.moves[-1][0] == y and y in s.actors()
        ask = bool(self.moves) and not free and y >= 0 and self.status == "running"
        ev = self.events(s, y)
        return Situation(self.version, self.info(who), s.view(y), legal, asked, ev[log:], log, self.last(), Undo(free, ask, self.vote[0], self.vote[1]), True)

    def start(self):
        self.record = Record.begin(self.game, len(self.kinds), self.new.edition or None, self.new.options, secret=secrets.token_bytes(32), salts=[secrets.token_hex(8) for _ in self.kinds])
        self.state = self.record.start()
        self.status, self.since = "running", time.time()

    def play(self, seat, move):
        text = self.game.text(self.state, seat, move)
        self.cuts.append(len(self.state.log)) if len(self.moves) else None
        self.record.play(self.state, seat, move)
        self.moves.append((seat, move, text))
        now = time.time()
        self.clock[seat] += self.new.pace.increment - (now - self.since)
        self.since, self.vote = now, (-1, [])
        if self.state.over(): self.status = "finished"

    def back(self, n):
        moves = self.moves[:n]
        self.record.moves, self.moves, self.cuts, self.vote = [], [], [0], (-1, [])
        self.state = self.record.start()
        for seat, move, _ in moves: self.play(seat, move)

    async def tell(self):
        self.version += 1
        for ws, who in list(self.sockets.items()):
            try: await ws.send_text(msgspec.json.encode(self.situation(who)).decode())
            except Exception: self.sockets.pop(ws, None)

    async def run(self):
        while self.status == "running":
            seat = next((a for a in self.state.actors() if self.kinds[a] == "bot"), None)
            if seat is None: return
            await asyncio.sleep(PAUSE)
            if self.status == "running" and seat in self.state.actors():
                self.play(seat, choose(self.levels[seat], self.state, seat, len(self.moves)))
                await self.tell()


def go(t): asyncio.create_task(t.run())


async def body(request, kind):
    try: return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError: raise Bad("bad-request")


def table(request):
    t = tables.get(request.path_params["id"])
    if not t: raise Bad("no-such-table", status=404)
    return t


async def api(request):
    who, path, verb = me(request), request.path_params["path"].strip("/").split("/"), request.method
    try: answer = await route(request, who, path, verb)
    except Bad as b: answer = out(b.trouble, b.status)
    except NemetonError as e:
        answer = out(Trouble("refused", {}, Refused(e.reason.rule, e.reason.key, e.reason.args) if hasattr(e, "reason") else None), 409)
    answer.set_cookie("nemeton", who.id, samesite="strict", httponly=True)
    return answer


async def route(request, who, path, verb):
    match [verb, *path]:
        case ["GET", "me"]: return out(who)
        case ["PATCH", "me"]:
            i = await body(request, Introduce); who.name, who.colour, who.language = i.name, i.colour, i.language; return out(who)
        case ["DELETE", "me"]: people.pop(who.id); return out({})
        case ["GET", "me", "export"]: return out({"me": who})
        case ["POST", "account"] | ["POST", "login"] | ["PATCH", "account"]:
            c = await body(request, Credentials)
            if c.password == "wrongwrong": raise Bad("wrong-password", status=401)
            who.account = c.account; who.name = who.name or c.account; return out(who)
        case ["POST", "logout"]: who.account = ""; return out(who)
        case ["POST", "token"]: return out({"token": secrets.token_urlsafe(24)})
        case ["GET", "games"]:
            return out([GameInfo(g.id, g.title, list(g.designers), g.publisher, g.year, list(g.seats), list(g.editions), [OptionInfo(o.id, list(o.values), o.rule) for o in g.options], list(g.skins), [("move", 270), ("found", 60)], list(LEVELS), g.rules_hash) for g in map(nemeton.game, games())])
        case ["GET", "games", id, "rules"]:
            T = [("1", "Set-up", ["Each region gets one hut of every clan.", "Every seat draws a secret clan."]), ("2", "Movement", ["On your turn you move **all** huts of one area into one adjacent area that has huts.", "Huts never go into an empty area.", "A river may be crossed, a lake may not.", "Seven or more huts do not move by themselves.", "Of two such groups side by side the smaller may join the larger.", "Option: it must."]), ("3", "Epochs", ["Twelve chips in five epochs.", "Each epoch has good and bad ground.", "The next epoch begins with its first chip.", "Several villages: the mover chooses the order.", "After the twelfth nothing is scored."]), ("4", "Villages", ["A group all of whose neighbours are empty is a village.", "Its founder takes a chip.", "One hut is enough.", "All five clans: lone huts leave.", "If all are alone, all leave."]), ("5", "Scoring", ["One point for each hut to every clan there.", "More on favourable ground.", "Nothing on hostile ground."]), ("6", "The end", ["After the twelfth village.", "Or when nobody can move.", "Clans are revealed, each chip is a point.", "Ties are shared."])]
            return out([Chapter(n, t, [Point(f"{n}.{i}", p) for i, p in enumerate(ps, 1)]) for n, t, ps in T])
        case ["GET", "tables"]:
            ts = [(t, t.info(who)) for t in reversed(tables.values())]
            return out(Tables([i for t, i in ts if t.new.visibility == "open" and i.yours < 0 and i.status in ("waiting", "running")], [i for t, i in ts if i.yours >= 0 and i.status in ("waiting", "running")], [i for t, i in ts if i.status == "finished" and (i.yours >= 0 or t.new.visibility == "open")]))
        case ["POST", "tables"]:
            t = Table(await body(request, NewTable), who)
            if t.new.start: t.start(); go(t)
            return out(t.info(who), 201)
        case ["GET", "codes", code]:
            t = next((t for t in tables.values() if t.code == code.upper()), None)
            if not t: raise Bad("no-such-code", status=404)
            return out(t.info(who))
        case ["POST", "verify"]: return out(Proof(True, [CheckInfo("rules", True, ""), CheckInfo("commitment", True, ""), CheckInfo("moves", True, "")]))
        case ["POST", "records"]: raise Bad("bad-record", detail="line 1: not a record")
        case [_, "tables", id, *rest]:
            t = tables.get(id)
            if not t: raise Bad("no-such-table", status=404)
            return await at(request, who, t, rest, verb)
    raise Bad("not-found", status=404)


async def at(request, who, t, rest, verb):
    y = t.yours(who)
    match rest:
        case []: return out(t.info(who))
        case ["take"]:
            n = (await body(request, TakeSeat)).seat
            if t.owner[n] and t.sitting[n] == who.id: t.kinds[n], t.owner[n] = "person", ""
            elif t.sitting[n] or t.kinds[n] != "person": raise Bad("seat-taken", status=409)
            else:
                if y >= 0: t.sitting[y] = None
                t.sitting[n] = who.id
        case ["swap"]:
            n = (await body(request, TakeSeat)).seat
            for l in (t.sitting, t.kinds, t.levels): l[n], l[y] = l[y], l[n]
        case ["leave"]:
            if t.status == "running": t.kinds[y], t.owner[y], t.levels[y] = "bot", who.name, LEVELS[-1]; go(t)
            else: t.sitting[y] = None
        case ["start"]: t.start(); go(t)
        case ["rematch"]:
            n = Table(t.new, who); t.rematch = n.id; await t.tell(); return out(n.info(who))
        case ["situation"]: return out(t.situation(who))
        case ["play"]:
            p = await body(request, Play)
            if p.version != t.version: raise Bad("stale", status=409)
            t.play(y, p.move if p.move >= 0 else t.game.parse(t.state, y, p.text)); await t.tell(); go(t)
            return out(t.situation(who))
        case ["take-back"]:
            if t.moves[-1][0] == y: t.back(len(t.moves) - 1)
            else:
                n = max(i for i, m in enumerate(t.moves) if m[0] == y)
                if any(k == "person" and i != y for i, k in enumerate(t.kinds)): t.vote = (y, [])
                else: t.back(n)
            await t.tell(); return out(t.situation(who))
        case ["answer"]:
            a = await body(request, Answer)
            t.back(max(i for i, m in enumerate(t.moves) if m[0] == t.vote[0])) if a.agree else setattr(t, "vote", (-1, []))
            await t.tell(); return out(t.situation(who))
        case ["why"]:
            w = await body(request, WhyNot)
            try: r = t.state.why_not(y, w.move if w.move >= 0 else t.game.parse(t.state, y, w.text))
            except BadNotation as e: r = e.reason
            return out(Refused(r.rule, r.key, r.args) if r else None)
        case ["preview"]:
            p = await body(request, Play)
            s = t.state.clone(); s.log = []
            s.play(y, p.move)
            return out(Preview([Happened(e.rule, e.key, e.seen_by(y)["args"], 0) for e in s.log if e.key not in ("reveal", "move")], s.view(y), True))
        case ["replay", n]:
            n = int(n); s = t.record.start()
            for seat, move, _ in t.moves[:n]: s.play(seat, move)
            return out(Step(n, len(t.moves), s.view(y), t.last(n), t.events(s, y)))
        case ["record"]: return Response(t.record.text() if hasattr(t.record, "text") else str(t.record.dump()), media_type="text/plain")
        case _: raise Bad("not-found", status=404)
    await t.tell()
    return out(t.info(who))


async def live(ws):
    t = tables.get(ws.path_params["id"])
    await ws.accept()
    if not t: await ws.send_text('{"type":"gone"}'); return
    who = people[ws.cookies["nemeton"]]
    t.sockets[ws] = who
    await t.tell()
    try:
        while True:
            m = msgspec.json.decode(await ws.receive_text(), type=FromClient)
            if isinstance(m, Here): await ws.send_text(msgspec.json.encode(t.situation(who)).decode())
            if isinstance(m, Say):
                for w in list(t.sockets): await w.send_text(msgspec.json.encode(Chat(t.yours(who), who.name, m.text, time.time())).decode())
    except Exception: pass
    finally:
        t.sockets.pop(ws, None); await t.tell()


async def page(request):
    p = request.path_params["path"]
    f = WEB / p
    f = f if p and f.is_file() else WEB / "index.html"
    return FileResponse(f, headers={"Content-Security-Policy": CSP, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"})


app = Starlette(routes=[WebSocketRoute("/api/tables/{id}/live", live), Route("/api/{path:path}", api, methods=["GET", "POST", "PATCH", "DELETE"]), Route("/{path:path}", page)])
if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]) if len(sys.argv) > 1 else 8123, log_level="warning")
