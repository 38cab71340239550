import assert from "node:assert/strict";
import { test } from "node:test";
import type { GestureInfo, MoveInfo, GesturePart, PickInfo } from "../protocol";
import { afresh, cheapest, more, moves, proposal, ready, tallies } from "./gesture";

const info = (move: number): MoveInfo => ({ move, text: "", verb: "", noun: 0, key: "", args: {} });
const pick = (move: number, changed: Partial<PickInfo> = {}): PickInfo => ({
  moves: [info(move)],
  of: move,
  most: 1,
  worth: 1,
  kind: 0,
  proposed: 0,
  ...changed,
});
const part = (picks: PickInfo[], changed: Partial<GesturePart> = {}): GesturePart => ({
  name: "",
  picks,
  least: 0,
  most: 99,
  each: 0,
  ends: 0,
  done: null,
  alike: false,
  exact: false,
  args: {},
  ...changed,
});
const gesture = (parts: GesturePart[], ends = 0): GestureInfo => ({ name: "", parts, ends, placed: false, why: "" });

void test("a price is paid by the proposal, and one press more changes one unit of it", () => {
  const price = gesture([
    part([pick(1, { most: 5, proposed: 2 }), pick(2, { most: 5, proposed: 1 }), pick(3, { most: 5 })], {
      least: 3,
      most: 3,
      ends: 3,
      exact: true,
    }),
  ]);
  const first = proposal(price);
  assert.deepEqual(moves(price, first), [1, 1, 2]);
  const changed = more(price, first, 0, 2, new Set([2]));
  assert.deepEqual(moves(price, changed), [1, 1, 3]);
  assert.ok(ready(price, changed));
});

void test("the cheapest payment goes over the price as little as can be", () => {
  const field = [2, 3, 5, 9, 15].map((worth, i) => pick(i, { worth }));
  assert.deepEqual(cheapest(field, 10), [1, 1, 1, 0, 0]);
  assert.deepEqual(cheapest(field, 13), [0, 0, 1, 1, 0]);
  assert.deepEqual(cheapest(field, 0), [0, 0, 0, 0, 0]);
});

void test("who eats sets what is to be paid; nobody fed, nothing paid, nothing asked", () => {
  const feast = gesture([
    part([pick(1, { proposed: 1 }), pick(2, { proposed: 1 })], { most: 2, each: 5, ends: 2, done: info(9) }),
    part([pick(5, { worth: 5 }), pick(6, { worth: 10 })], { ends: 2, done: info(9) }),
  ]);
  const all = proposal(feast);
  assert.deepEqual(moves(feast, all), [1, 2, 6, 9]);
  const one = afresh(feast, [[1, 0], all[1] ?? []], new Set([0]));
  assert.deepEqual(moves(feast, one), [1, 9, 5, 9]);
  assert.deepEqual(
    moves(feast, [
      [0, 0],
      [0, 0],
    ]),
    [9],
  );
  assert.equal(
    ready(feast, [
      [1, 1],
      [1, 0],
    ]),
    false,
  );
});

void test("a Warrior goes against one opponent only, and comes from there if it is sent elsewhere", () => {
  const raid = gesture([part([pick(1, { of: 7 }), pick(2, { of: 7 })], { least: 1, ends: 1, done: info(9) })]);
  const sent = more(raid, [[1, 0]], 0, 1, new Set([0, 1]));
  assert.deepEqual(sent, [[0, 1]]);
  assert.deepEqual(moves(raid, sent), [2]);
});

void test("an answer for each attacker, until nobody is left to meet one", () => {
  const attacker = (let_: number): GesturePart =>
    part([pick(1), pick(let_, { of: let_, worth: 0 })], { most: 1, ends: 1 });
  const defence = gesture([attacker(50), attacker(51)], 1);
  assert.equal(
    ready(defence, [
      [0, 1],
      [0, 0],
    ]),
    false,
  );
  assert.deepEqual(
    moves(defence, [
      [0, 1],
      [0, 1],
    ]),
    [50, 51],
  );
  assert.deepEqual(
    moves(defence, [
      [1, 0],
      [0, 0],
    ]),
    [1],
  );
  assert.ok(
    ready(defence, [
      [1, 0],
      [0, 0],
    ]),
  );
  assert.ok(
    tallies(defence, [
      [1, 0],
      [0, 0],
    ])[1]?.over,
  );
});
