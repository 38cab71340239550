import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../protocol";
import { contents, founded, inOrder, story } from "./said";

const village = (area: number, value: number, decision: number, clans: string[]): Happened => ({
  rule: "5.1",
  key: "village",
  args: { area, epoch: "I", huts: 4, bonus: 0, value, clans },
  decision,
});

test("huts are told in the order they stand in, nobody is told too", () => {
  deepEqual(inOrder([0, 1, 4]), [1, 0, 4]);
  equal(contents([2, 1, 0, 0, 0]), "1 Blue, 2 Red");
  equal(contents([0, 0, 0, 0, 0]), contents([]));
});

test("a dispute belongs to the village that follows it, and to that one alone", () => {
  const dispute: Happened = { rule: "4", key: "dispute", args: { clans: ["green"] }, decision: 3 };
  const events = [dispute, village(7, 4, 3, ["blue"]), village(9, 0, 3, ["red"])];
  deepEqual(
    founded({ events }).map(({ area, value, clans, left }) => ({ area, value, clans, left })),
    [
      { area: 7, value: 4, clans: [1], left: [2] },
      { area: 9, value: 0, clans: [0], left: [] },
    ],
  );
});

test("every clan of a village has its points from that decision on", () => {
  const log = [village(7, 4, 2, ["blue", "red"]), village(9, 3, 4, ["blue"])];
  const { lines, marks } = story(log, 5);
  const of = (mark: string): number[] => lines.find((line) => line.mark === mark)?.values ?? [];
  deepEqual(of("clan-blue"), [0, 0, 4, 4, 7, 7]);
  deepEqual(of("clan-red"), [0, 0, 4, 4, 4, 4]);
  deepEqual(of("clan-black"), [0, 0, 0, 0, 0, 0]);
  equal(marks.length, 2);
});
