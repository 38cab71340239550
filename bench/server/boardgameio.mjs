// boardgame.io's server with the Clans of bench/peers: node boardgameio.mjs --board FILE --port N
// It keeps its matches in memory, its default; with FLATFILE_DIR in the environment in files there, by its own store.

import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { makeClans, readBoard } from '../peers/boardgameio/clans.mjs';

const require = createRequire(new URL('../peers/boardgameio/package.json', import.meta.url));
process.env.NODE_ENV ??= 'production';
const { Server } = require('boardgame.io/server');

const { values } = parseArgs({ options: { board: { type: 'string' }, port: { type: 'string' } } });
const server = Server({ games: [makeClans(readBoard(values.board))], origins: [/./] });
server.run({ port: Number(values.port), callback: () => console.log('ready') });
