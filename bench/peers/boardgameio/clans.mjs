// Clans for boardgame.io, and random play through its headless client.
//
//   node clans.mjs --board FILE --players N --seconds S --seed K

import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// The package offers its entry points as directories, which only require() resolves in Node.
const require = createRequire(import.meta.url);
process.env.NODE_ENV ??= 'production'; // otherwise the library checks itself, for a quarter of its speed
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const COLOURS = 5;

export function readBoard(path) {
  const board = JSON.parse(readFileSync(path, 'utf8'));
  const regions = [];
  board.region.forEach((region, area) => (regions[region] ??= []).push(area));
  const chips = board.epochs.flatMap((epoch) => Array(epoch.villages).fill(epoch));
  return { ...board, regions, chips };
}

/** The game for one board. G holds only what changes; huts are counts by colour, area by area. */
export function makeClans({ neighbours, terrain, regions, chips, limit }) {
  const canMove = (size, a, b) => size[a] > 0 && size[b] > 0 && (size[a] < limit || size[b] >= size[a]);

  /** What each clan scores if the village is founded in this epoch; undefined: no chip is left. */
  function worth(huts, area, epoch) {
    if (epoch === undefined || epoch.hostile.includes(terrain[area])) return Array(COLOURS).fill(0);
    let group = huts[area];
    if (group.every((n) => n > 0)) group = group.map((n) => (n > 1 ? n : 0)); // a dispute: single huts leave
    let value = group.reduce((sum, n) => sum + n, 0);
    if (epoch.favourable.includes(terrain[area])) value += epoch.bonus;
    return group.map((n) => (n > 0 ? value : 0));
  }

  /** Would two of the new villages score differently if they changed places? */
  function orderMatters(G) {
    const epochs = [...new Set(G.pending.map((_, i) => chips[G.villages.length + i]))];
    if (epochs.length === 1) return false;
    const points = G.pending.map((area) => epochs.map((epoch) => worth(G.huts, area, epoch)));
    return points.some((v, i) =>
      points.slice(0, i).some((w) =>
        epochs.some((_, e) =>
          v[e].some((_, c) => v[e][c] + w[0][c] !== v[0][c] + w[e][c]))));
  }

  function found(G, seat, area) {
    worth(G.huts, area, chips[G.villages.length]).forEach((points, clan) => (G.scores[clan] += points));
    G.villages.push(area);
    G.chips[seat] += 1;
    G.pending = G.villages.length === chips.length ? [] : G.pending.filter((other) => other !== area);
  }

  /** Found what needs no choice; the turn ends when no village is left to be founded. */
  function settle(G, seat, events) {
    if (G.pending.length > 0 && !orderMatters(G)) {
      while (G.pending.length > 0) found(G, seat, G.pending[0]);
    }
    if (G.pending.length === 0) events.endTurn();
  }

  const anyMove = ({ size }) => neighbours.some((near, a) => size[a] > 0 && near.some((b) => canMove(size, a, b)));

  return {
    name: 'clans',
    minPlayers: 2,
    maxPlayers: 4,
    disableUndo: true,

    setup: ({ ctx, random }) => {
      const huts = neighbours.map(() => Array(COLOURS).fill(0));
      const colours = [...Array(COLOURS).keys()];
      for (const region of regions) {
        random.Shuffle(colours).forEach((colour, i) => (huts[region[i]][colour] = 1));
      }
      return {
        huts,
        size: Array(neighbours.length).fill(1),
        scores: Array(COLOURS).fill(0),
        chips: Array(ctx.numPlayers).fill(0),
        villages: [],
        pending: [],
        multi: false, // has one move made two villages or more?
        start: random.Die(ctx.numPlayers) - 1,
        secret: { clans: random.Shuffle(colours).slice(0, ctx.numPlayers) },
      };
    },

    playerView: PlayerView.STRIP_SECRETS,

    turn: {
      order: {
        first: ({ G }) => G.start,
        next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
      },
    },

    moves: {
      move: ({ G, ctx, events }, a, b) => {
        const { huts, size } = G;
        if (G.pending.length > 0 || !neighbours[a]?.includes(b) || !canMove(size, a, b)) return INVALID_MOVE;
        huts[b] = huts[b].map((n, colour) => n + huts[a][colour]);
        huts[a] = Array(COLOURS).fill(0);
        size[b] += size[a];
        size[a] = 0;
        G.pending = neighbours[a].filter((area) => size[area] > 0 && neighbours[area].every((near) => size[near] === 0));
        if (G.pending.length > 1) G.multi = true;
        settle(G, ctx.currentPlayer, events);
      },

      found: ({ G, ctx, events }, area) => {
        if (!G.pending.includes(area)) return INVALID_MOVE;
        found(G, ctx.currentPlayer, area);
        settle(G, ctx.currentPlayer, events);
      },
    },

    endIf: ({ G }) => {
      if (G.pending.length > 0) return undefined;
      const early = G.villages.length < chips.length;
      if (early && anyMove(G)) return undefined;
      const scores = G.secret.clans.map((clan, seat) => G.scores[clan] + G.chips[seat]);
      const best = Math.max(...scores);
      const winners = scores.flatMap((score, seat) => (score === best ? [String(seat)] : []));
      return { early, scores, winners };
    },

    ai: {
      enumerate: (G) => {
        if (G.pending.length > 0) return G.pending.map((area) => ({ move: 'found', args: [area] }));
        const moves = [];
        neighbours.forEach((near, a) => {
          if (G.size[a] === 0) return;
          for (const b of near) if (canMove(G.size, a, b)) moves.push({ move: 'move', args: [a, b] });
        });
        return moves;
      },
    },
  };
}

/** Play one game at random; `note` hears the start and every decision. */
export function playRandomGame(game, numPlayers, seed, random, note = () => {}) {
  const client = Client({ game: { ...game, seed }, numPlayers, debug: false });
  let decisions = 0;
  let state = client.getState();
  note(state);
  while (!state.ctx.gameover) {
    const choices = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = choices[Math.floor(random() * choices.length)];
    client.moves[move](...args);
    decisions += 1;
    state = client.getState();
    note(state, move, args);
  }
  return { state, decisions };
}

/** mulberry32: a small seeded generator for the player, apart from the game's own. */
export function seeded(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function main() {
  const { values } = parseArgs({
    options: {
      board: { type: 'string' },
      players: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const players = Number(values.players);
  const game = makeClans(readBoard(values.board));
  const random = seeded(Number(values.seed));

  const totals = { games: 0, decisions: 0, moves: 0, early: 0, multi: 0, points: 0 };
  const start = process.cpuUsage();
  let used = 0;
  while (used < Number(values.seconds)) {
    const { state, decisions } = playRandomGame(game, players, `${values.seed}/${totals.games}`, random);
    totals.games += 1;
    totals.decisions += decisions;
    totals.moves += state.ctx.turn;
    totals.early += state.ctx.gameover.early;
    totals.multi += state.G.multi;
    totals.points += state.ctx.gameover.scores.reduce((sum, score) => sum + score, 0) / players;
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1e6;
  }

  const mean = (total, digits) => Number((total / totals.games).toFixed(digits));
  console.log(JSON.stringify({
    peer: 'boardgameio',
    games: totals.games,
    decisions: totals.decisions,
    cpu_seconds: used,
    mean_moves: mean(totals.moves, 4),
    early_ends: mean(totals.early, 5),
    multi: mean(totals.multi, 5),
    mean_score: mean(totals.points, 4),
  }));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
