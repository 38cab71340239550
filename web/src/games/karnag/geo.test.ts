import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { Board, same, STANDARD } from "./geo";
import { pathWords } from "./said";
import { Scenery } from "./scenery";

/** Another size, its gate turned, no loam, one cauldron in the north and three in the south. */
const SMALL = new Board({
  ...STANDARD.layout,
  cols: 8,
  rows: 6,
  path: around(8, 6),
  corners: [0, 9, 16, 25],
  gate: [
    [5, 3, "east"],
    [5, 4, "south"],
    [4, 4, "west"],
    [4, 3, "north"],
  ],
  regions: Array.from({ length: 6 }, (_, r) =>
    Array.from({ length: 8 }, (_, c) => (r > 1 && r < 4 && c > 2 && c < 6 ? 2 : 0)),
  ),
  cauldrons: [
    { id: "N", entrances: [4, 5] },
    { id: "MARSH", entrances: [17] },
    { id: "S", entrances: [20, 21] },
    { id: "SW", entrances: [23, 24] },
  ],
});
const BOARDS = [STANDARD, SMALL];

function around(cols: number, rows: number): [number, number][] {
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  return [
    ...range(cols + 1).map((i): [number, number] => [i, 0]),
    ...range(rows + 1).map((i): [number, number] => [cols + 1, i]),
    ...range(cols + 1).map((i): [number, number] => [cols + 1 - i, rows + 1]),
    ...range(rows + 1).map((i): [number, number] => [0, rows + 1 - i]),
  ];
}

test("the path goes once round the glade, each square beside the last", () => {
  for (const board of BOARDS) {
    equal(board.path.length, 2 * (board.cols + board.rows) + 4);
    board.path.forEach(([c, r], i) => {
      const [pc, pr] = board.path.at(i - 1)!;
      equal(Math.abs(c - pc) + Math.abs(r - pr), 1, `square ${i}`);
      ok(board.onPath([c, r]), `square ${i}`);
    });
  }
});

test("a square is read as it is written", () => {
  for (const board of BOARDS) {
    deepEqual(board.read("h5"), [8, 5]);
    equal(board.written([8, 5]), "h5");
    board.path.forEach((square, i) =>
      ok(same(board.read(String(i)), square) && board.written(square) === String(i), `square ${i}`),
    );
    equal(board.read("elsewhere"), null);
  }
});

test("from the path one looks straight through the glade to the other side, from a corner nowhere", () => {
  for (const board of BOARDS) {
    board.path.forEach(([c, r], i) => {
      const seen = board.looking(i);
      if (board.corners.includes(i)) return equal(seen.length, 0);
      equal(seen.length, c === 0 || c === board.cols + 1 ? board.cols : board.rows, `square ${i}`);
      ok(seen.every((square) => !board.onPath(square) && (square[0] === c || square[1] === r)));
    });
    ok(board.path.some((_, i) => board.looking(i).some((square) => board.isGate(square))));
  }
});

test("a cauldron's places lie in a row before its entrances, on the board", () => {
  for (const board of BOARDS)
    for (const { id } of board.layout.cauldrons)
      for (const count of [1, 3, 15]) {
        const places = board.brewing(id, count);
        equal(new Set(places.map(String)).size, count);
        ok(
          places.every(([x, y]) => x > 0 && x < board.width && y > 0 && y < board.height),
          `${id} ${count}`,
        );
      }
  deepEqual(STANDARD.brewing("N", 3)[1], [STANDARD.width / 2, 25]);
  deepEqual(SMALL.brewing("MARSH", 1), [[44 + 8 * 40 + 20, SMALL.height - 23]]);
});

test("a stone of the path is called by its side and what is carved there, every one otherwise", () => {
  const all = STANDARD.path.map((_, i) => pathWords(i));
  equal(new Set(all).size, STANDARD.path.length);
});

test("a board without a soil is drawn without it, and its gate lies where its squares are", () => {
  const drawn = new Scenery(SMALL);
  deepEqual([drawn.boxes[1], drawn.loam, drawn.tufts[0]], [null, "", ""]);
  ok(drawn.peat && drawn.moss && drawn.flags.every((stones) => stones));
  deepEqual(drawn.gate, [44 + 4 * 40, 44 + 3 * 40]);
});
