// The same load for two servers: tables of two seats, both connected; clients move at random.
//   node load.mjs --server ours|boardgameio --port N --board FILE --tables N --rate N --seconds S --flight N --pid N --words 0|1
// Prints one JSON line. A latency is the time from sending a move to the opponent being told of it.
// Ours may have several nodes (--port N,N --pid N,N): then the two seats of a table come by different ones, or
// (--whole 1) everybody at a table by the same one. --beside name=pid,... names what else works for them (with its
// children), --idle N opens so many more sockets that only listen.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { makeClans, readBoard, seeded } from '../peers/boardgameio/clans.mjs';

const require = createRequire(new URL('../peers/boardgameio/package.json', import.meta.url));
const names = ['server', 'port', 'board', 'tables', 'rate', 'seconds', 'flight', 'pid', 'words', 'beside', 'idle', 'whole'];
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
const ports = values.port.split(',').map(Number);
const pids = values.pid.split(',').map(Number);
const beside = (values.beside ?? '').split(',').filter(Boolean).map((one) => one.split('='));
const idle = Number(values.idle ?? 0);
const whole = values.whole === '1';
const [port] = ports;
const [tables, rate, seconds, flight] = ['tables', 'rate', 'seconds', 'flight'].map((n) => Number(values[n]));
const random = seeded(1);
const pick = (list) => list[Math.floor(random() * list.length)];
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A table: whom to ask for a move, how far each seat has been told, when the move under way was sent. */
class Table {
  constructor() {
    this.told = [-1, -1];
    this.sent = 0;
    this.over = false;
    this.actor = -1;
    this.move = null; // how the acting seat moves
  }

  /** A seat was told that so many decisions have been made. */
  hear(seat, decisions) {
    const news = decisions > this.told[seat];
    this.told[seat] = Math.max(this.told[seat], decisions);
    if (news && this.sent && seat !== this.mover) load.done(this);
  }

  get idle() {
    return !this.sent && !this.over && this.told[0] === this.told[1] && this.move !== null;
  }

  go() {
    this.sent = performance.now();
    this.mover = this.actor;
    this.move();
  }
}

const load = {
  latencies: [],
  moves: 0,
  bytes: 0, // told to clients
  onDone: () => {},
  done(table) {
    this.latencies.push(performance.now() - table.sent);
    this.moves += 1;
    table.sent = 0;
    this.onDone();
  },
};

// -- ours -----------------------------------------------------------------------------------------

async function call(token, method, path, body) {
  const headers = { 'Content-Type': 'application/json', ...token };
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return { json: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] };
}

/** Somebody with a name, as the headers of a token. With the name come another cookie and another CSRF token. */
async function person(name) {
  const own = ({ cookie, json }) => ({ Cookie: cookie, Origin: `http://127.0.0.1:${port}`, 'X-CSRF-Token': json.csrf });
  const guest = await call({}, 'GET', 'me');
  const named = await call(own(guest), 'PATCH', 'me', { name });
  const { json } = await call(own(named), 'POST', 'token', { name: 'load' });
  return { Authorization: `Bearer ${json.token}` };
}

/** Of a situation only what the load needs, so that two thousand clients in one process are not the limit. */
function glance(bytes) {
  const at = bytes.indexOf('"turn":{');
  const [, version] = /^{"type":"situation","version":(\d+),/.exec(bytes.latin1Slice(0, 60)) ?? [];
  if (version === undefined) throw new Error(bytes.toString());
  const [, status, decisions] = /"status":"(\w+)".*?"decisions":(\d+)/.exec(bytes.latin1Slice(at, at + 250));
  const from = bytes.indexOf('"legal":[', at) + 8;
  const legal = () => JSON.parse(bytes.latin1Slice(from, bytes.indexOf(']', from) + 1));
  const some = bytes[from + 1] !== 0x5d; // not "]" at once
  return { version: Number(version), status, decisions: Number(decisions), legal: some ? legal : null };
}

async function ours() {
  const { WebSocket } = require('ws');
  const all = [];
  let people = [];
  let asked = 0;
  for (let n = 0; n < tables; n += 1) {
    if (n % 150 === 0) people = [await person(`a${n}`), await person(`b${n}`)];
    const table = new Table();
    const made = await call(people[0], 'POST', 'tables', { game: 'clans', seats: [{}, {}], visibility: 'link' });
    await call(people[1], 'POST', `tables/${made.json.id}/take`, { seat: 1 });
    await call(people[0], 'POST', `tables/${made.json.id}/start`);
    const path = `/api/tables/${made.json.id}/live`;
    await Promise.all(people.map((headers, seat) => new Promise((done, fail) => {
      const address = `ws://127.0.0.1:${ports[(whole ? n : n + seat) % ports.length]}${path}`;
      const socket = new WebSocket(address, { headers, perMessageDeflate: false });
      socket.on('error', fail);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'here', words: values.words === '1' })));
      socket.on('message', (bytes) => {
        load.bytes += bytes.length;
        const said = glance(bytes);
        done();
        table.over = said.status !== 'running';
        if (said.legal) {
          table.actor = seat;
          table.move = () => {
            const move = pick(said.legal());
            socket.send(JSON.stringify({ type: 'play', version: said.version, moves: [move], id: (asked += 1) }));
          };
        }
        table.hear(seat, said.decisions);
      });
    })));
    table.path = path;
    table.headers = people[0];
    all.push(table);
  }
  return all;
}

/** Sockets that only listen, and ask every three seconds whether the server is there, as a browser does; how to end them. */
async function listeners(all) {
  const { WebSocket } = require('ws');
  const ends = [];
  for (let n = 0; n < idle; n += 1) {
    const { path, headers } = all[n % all.length];
    await new Promise((done, fail) => {
      const socket = new WebSocket(`ws://127.0.0.1:${ports[n % ports.length]}${path}`, { headers, perMessageDeflate: false });
      socket.on('error', fail);
      socket.on('open', () => socket.send('{"type":"here"}'));
      socket.once('message', () => {
        let asking;
        setTimeout(() => { asking = setInterval(() => socket.send('{"type":"there"}'), 3000); }, 3000 * random());
        ends.push(() => { clearInterval(asking); socket.terminate(); });
        done();
      });
    });
  }
  return () => ends.forEach((end) => end());
}

// -- boardgame.io ---------------------------------------------------------------------------------

async function boardgameio() {
  const { io } = require('socket.io-client');
  const game = makeClans(readBoard(values.board));
  const all = [];
  for (let n = 0; n < tables; n += 1) {
    const matchID = `table${n}`; // made by the first who asks for it
    const table = new Table();
    const join = (seat) => new Promise((done, fail) => {
      const socket = io(`http://127.0.0.1:${port}/clans`, { transports: ['websocket'], forceNew: true });
      const hear = (state) => {
        table.over = state.ctx.gameover !== undefined;
        if (state.ctx.currentPlayer === String(seat)) {
          table.actor = seat;
          table.move = () => {
            const choices = game.ai.enumerate(state.G, state.ctx);
            const { move, args } = pick(choices);
            const payload = { type: move, args, playerID: String(seat) };
            socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat));
          };
        }
        table.hear(seat, state._stateID);
      };
      socket.on('connect_error', fail);
      socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined, 2));
      socket.on('sync', (_, info) => { hear(info.state); done(); });
      socket.on('update', (_, state) => hear(state));
    });
    await join(0); // one after the other: its store on the disk does not outlive two who make a match at once
    await join(1);
    all.push(table);
  }
  return all;
}

// -- the load -------------------------------------------------------------------------------------

function someIdle(all) {
  for (let tries = 0; tries < 200; tries += 1) {
    const table = pick(all);
    if (table.idle) return table;
  }
  return null;
}

/** So many moves a second, whatever the answers. */
async function steady(all) {
  const begin = performance.now();
  let sent = 0;
  while (performance.now() - begin < seconds * 1000) {
    while (sent < ((performance.now() - begin) / 1000) * rate) {
      someIdle(all)?.go();
      sent += 1;
    }
    await pause(1);
  }
  await pause(500);
  return seconds;
}

/** So many moves under way at any time: as many a second as the server holds, until the time or the tables run out. */
async function full(all) {
  const begin = performance.now();
  let running = true;
  const enough = () => all.filter((table) => !table.over).length > 2 * flight;
  load.onDone = () => running && someIdle(all)?.go();
  for (let n = 0; n < flight; n += 1) someIdle(all)?.go();
  while (performance.now() - begin < seconds * 1000 && enough()) {
    await pause(50);
    for (let n = all.filter((table) => table.sent).length; n < flight; n += 1) someIdle(all)?.go();
  }
  running = false;
  return (performance.now() - begin) / 1000;
}

async function measured(phase, all) {
  load.latencies = [];
  load.moves = 0;
  load.bytes = 0;
  const before = cpu();
  const others = beside.map(([, pid]) => withChildren(pid));
  const own = process.cpuUsage();
  const took = await phase(all);
  const { user, system } = process.cpuUsage(own);
  const moves = load.moves;
  const sorted = load.latencies.sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(2));
  const spent = { server_cpu: (cpu() - before) / took, load_cpu: (user + system) / 1e6 / took };
  const beside_cpu = Object.fromEntries(beside.map(([name, pid], n) => [name, (withChildren(pid) - others[n]) / took]));
  const told = { moves, bytes_per_move: Math.round(load.bytes / moves), beside_cpu };
  return { moves_per_second: Math.round(moves / took), p50_ms: at(0.5), p99_ms: at(0.99), ...spent, ...told };
}

/** Seconds of CPU that the servers have used. */
function cpu() {
  return pids.reduce((sum, pid) => sum + used(pid), 0);
}

function used(pid, dead = false) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, dead ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

function withChildren(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + used(child), used(pid, true));
}

function memory() {
  const of = (pid) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]);
  return pids.reduce((sum, pid) => sum + of(pid), 0);
}

const empty = memory();
const all = await { ours, boardgameio }[values.server]();
await pause(500);
const set = memory();
let quiet = {};
if (idle) {
  const end = await listeners(all);
  await pause(500);
  const kb_per_socket = Number(((memory() - set) / idle).toFixed(1));
  const before = cpu();
  await pause(6000);
  quiet = { sockets: idle, kb_per_socket, cpu_us_per_socket_second: Math.round(((cpu() - before) / 6 / idle) * 1e6) };
  end();
  await pause(1000);
}
const out = { server: values.server, tables, steady: await measured(steady, all), full: await measured(full, all), idle: quiet };
out.kb_per_table = Number(((set - empty) / tables).toFixed(1));
out.kb_per_table_after = Number(((memory() - empty) / tables).toFixed(1));
console.log(JSON.stringify(out));
process.exit(0);
