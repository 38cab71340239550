import assert from "node:assert/strict";
import { test } from "node:test";
import type { Preview } from "../protocol";
import { t } from "../words";
import { adds, afterwards } from "./outcome";

const ENDS = ["over", "others", "yours", "unknown"];
const seen = (changed: Partial<Preview>): Preview => ({
  events: [],
  view: {},
  certain: true,
  end: "others",
  actors: [],
  asked: null,
  points: [],
  ...changed,
});
const asked = { kind: "order", rule: "3.4", args: { areas: [16, 44] }, hidden: false };

test("that nothing else happens is said only where others are asked next and nothing is told", () => {
  for (const end of ENDS)
    for (const told of [false, true])
      for (const further of [null, asked])
        for (const points of [[], [8, 9]]) {
          const preview = seen({ end, asked: end === "yours" ? further : null, points: end === "yours" ? points : [] });
          const said = afterwards("clans", preview, told, []);
          assert.equal(said.includes(t("ui-nothing-more")), end === "others" && !told, `${end} ${told}`);
          if (preview.asked) assert.equal(said.length, points.length ? 2 : 1);
        }
});

test("where the end is unknown or near it is said", () => {
  assert.deepEqual(afterwards("clans", seen({ end: "unknown" }), true, []), [t("ui-uncertain")]);
  assert.deepEqual(afterwards("clans", seen({ end: "over" }), true, []), [t("ui-then-over")]);
});

test("an event that says more than its move is told", () => {
  const move = { move: 1, text: "", verb: "gem", noun: 0, key: "gem", args: { at: "b4" } };
  assert.ok(!adds({ rule: "", key: "gem", args: { seat: 0, at: "b4" }, decision: 1 }, move));
  assert.ok(adds({ rule: "", key: "gem", args: { seat: 0, at: "b4", mana: 2 }, decision: 1 }, move));
  assert.ok(adds({ rule: "", key: "council", args: { seat: 0 }, decision: 1 }, move));
});
