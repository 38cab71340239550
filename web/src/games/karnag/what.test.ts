import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { levelWords } from "./what";

test("what a level of knowledge brings is told in words", () => {
  deepEqual(
    [1, 3, 5].map((level) => levelWords("capture", level)),
    [
      "nothing",
      "2 more points with every capture action",
      "3 more points with every capture action, and one with every creature",
    ],
  );
  deepEqual(
    [2, 3, 6].map((level) => levelWords("council", level)),
    [
      "1 more for your first druid there",
      "1 more for your first druid there, 1 for the second",
      "2 more for your first druid there, 2 for the second, 2 for the third",
    ],
  );
  deepEqual(levelWords("move", 2), "one more square in every move");
  deepEqual(levelWords("gems", 6), "your gemstones may move 3 squares");
  deepEqual(
    [3, 4].map((level) => levelWords("mana", level)),
    ["3 mana", "3 mana, and a level on another track"],
  );
});
