import { equal } from "node:assert/strict";
import { test } from "node:test";
import { ARROWS } from "./arrows";
import { nearest } from "./rove";

interface Box {
  name: string;
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}
const box = (name: string, x: number, y: number): Box => ({
  name,
  getBoundingClientRect: () => ({ x, y, width: 10, height: 10 }),
});
const go = (from: Box, all: Box[], key: string): string | undefined =>
  nearest(from, all, ARROWS[key] as [number, number])?.name;

test("an arrow leads to the nearest that way, in a row rather than aside", () => {
  const [a, b, c, d] = [box("a", 0, 0), box("b", 100, 0), box("c", 40, 60), box("d", 0, 100)];
  const all = [a, b, c, d];
  equal(go(a, all, "ArrowRight"), "b");
  equal(go(a, all, "ArrowDown"), "d");
  equal(go(b, all, "ArrowLeft"), "a");
  equal(go(d, all, "ArrowUp"), "a");
});

test("what lies far more aside than ahead is not that way, and from the edge nothing is", () => {
  const [a, far] = [box("a", 0, 0), box("far", 10, 90)];
  equal(go(a, [a, far], "ArrowRight"), undefined);
  equal(go(a, [a, far], "ArrowLeft"), undefined);
  equal(go(a, [a, far], "ArrowDown"), "far");
});
