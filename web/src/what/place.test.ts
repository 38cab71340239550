import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { beside } from "./place";

const page = { width: 390, height: 800 };
const tip = { width: 200, height: 100 };

test("a tip stands to the right where there is room, else to the left", () => {
  deepEqual(beside({ left: 20, top: 300, width: 40, height: 40 }, tip, page), { left: 70, top: 270 });
  deepEqual(beside({ left: 300, top: 300, width: 40, height: 40 }, tip, page), { left: 90, top: 270 });
});

test("between two narrow sides it stands under the thing, or over one at the foot of the page", () => {
  deepEqual(beside({ left: 150, top: 300, width: 90, height: 40 }, tip, page), { left: 95, top: 350 });
  deepEqual(beside({ left: 150, top: 740, width: 90, height: 40 }, tip, page), { left: 95, top: 630 });
});
