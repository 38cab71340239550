import assert from "node:assert/strict";
import { test } from "node:test";
import { clients } from "./games";
import type { MoveInfo } from "./protocol";
import { has } from "./words";
import { firstOpen, lettingLast } from "./letting";

const move = (number: number, key: string): MoveInfo => ({
  move: number,
  text: key,
  verb: key,
  noun: 0,
  key,
  args: {},
});

test("what lets go comes after everything else, and nothing else changes places", () => {
  const row = [move(0, "forgo"), move(3, "squares"), move(4, "squares"), move(5, "end"), move(9, "play")];
  const order = lettingLast(row, ["forgo", "end"]).map(({ move }) => move);
  assert.deepEqual(order, [3, 4, 9, 0, 5]);
});

test("where nothing lets go the list is the same list", () => {
  const row = [move(1, "move"), move(2, "move")];
  assert.equal(lettingLast(row, ["pass"]), row);
});

test("focus falls on what lets go only where there is nothing else", () => {
  const thing = (lets: boolean): { matches: () => boolean } => ({ matches: () => lets });
  const [pass, act] = [thing(true), thing(false)];
  assert.equal(firstOpen([pass, act]), act);
  assert.equal(firstOpen([pass]), pass);
  assert.equal(firstOpen([]), undefined);
});

test("what a game calls letting go are moves that have words", () => {
  for (const { id, lets } of clients())
    for (const key of lets ?? []) assert.ok(has(`${id}-move-${key}`), `${id}-move-${key}`);
});
