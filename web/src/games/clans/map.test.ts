import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { map, ringOf, VILLAGES } from "./map";
import { arrow, beside, crossed, facing, next, trail } from "./ways";

const wide = map(false);
const area = (id: number) => wide.areas[id - 1]!;

test("the map has sixty areas and twelve villages to found, held either way", () => {
  equal(VILLAGES, 12);
  for (const land of [wide, map(true)]) {
    equal(land.areas.length, 60);
    for (const { id, neighbours, centre, radius } of land.areas) {
      ok(neighbours.length > 1 && radius > 0, `area ${id}`);
      for (const n of neighbours) ok(land.areas[n - 1]?.neighbours.includes(id), `${id} and ${n}`);
      ok(centre[0] > 0 && centre[0] < land.width + 30 && centre[1] > 0 && centre[1] < land.height + 30, `area ${id}`);
    }
  }
});

test("a phone turns the map a quarter: as wide as it was high", () => {
  const narrow = map(true);
  deepEqual([narrow.width, narrow.height], [wide.height, wide.width]);
});

test("the arrow keys lead over the whole map and back", () => {
  const all = wide.areas;
  for (const here of all) {
    const right = next(here, [1, 0], all);
    if (right !== here) ok(right.centre[0] > here.centre[0], `right of ${here.id}`);
  }
  equal(next(area(1), [-1, 0], all), area(1)); // nothing lies west of the corner
  ok(next(area(1), [-1, 0], [area(40), area(3)]).id === 3); // where nothing may be done, to what is nearest
});

test("areas face each other across a lake, not across the land", () => {
  const pairs = wide.areas.flatMap((a) =>
    wide.areas.filter((b) => b.id > a.id && facing(a, b)).map((b) => [a, b] as const),
  );
  ok(pairs.some(([a, b]) => !a.neighbours.includes(b.id)));
  ok(pairs.every(([a, b]) => facing(b, a)));
  ok(!facing(area(1), area(48)));
});

test("a refusal is crossed out on the way to a neighbour, else in the area", () => {
  const [from, to] = [area(1), area(area(1).neighbours[0]!)];
  deepEqual(crossed(to, null), to.centre);
  const [x, y] = crossed(to, from);
  ok(
    Math.hypot(x - from.centre[0], y - from.centre[1]) <
      Math.hypot(to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]),
  );
  ok(trail(from, to).startsWith("M") && arrow(from.centre, to).split(" ").length === 4);
});

test("a card stands inside the window and covers neither its area nor where one starts", () => {
  const window = { width: 900, height: 700, land: wide };
  const size = { width: 248, height: 150 };
  const scale = Math.min(window.width / wide.width, window.height / wide.height);
  for (const goal of wide.areas) {
    const start = area(goal.neighbours[0]!);
    const { left, top } = beside(goal, size, window, { dear: [goal, start], wanted: [], settled: [] });
    ok(left >= 0 && top >= 0 && left + size.width <= window.width && top + size.height <= window.height, `${goal.id}`);
    const [ox, oy] = [(window.width - wide.width * scale) / 2, (window.height - wide.height * scale) / 2];
    const [x, y] = [(goal.centre[0] - 15) * scale + ox, (goal.centre[1] - 15) * scale + oy];
    const gap = Math.hypot(Math.max(left - x, 0, x - left - size.width), Math.max(top - y, 0, y - top - size.height));
    ok(gap >= ringOf(goal) * scale, `the card lies over area ${goal.id}`);
  }
});
