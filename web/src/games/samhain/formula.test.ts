import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { formula, headline, room, widthOf } from "./formula";

const ACTIONS = Array.from({ length: 30 }, (_, action) => action);

test("each of the thirty actions has a formula in both editions, and one sign to be known by", () => {
  for (const action of ACTIONS)
    for (const edition of ["fr", "en"]) {
      ok(formula(action, edition).every(Boolean), `${action + 1} ${edition}`);
      ok(headline(action)[0], `${action + 1}`);
    }
});

test("devotion is that of the god and the side of the action", () => {
  equal(formula(0, "fr")[0], "dp-cernunnos-l");
  equal(formula(1, "fr")[0], "dp-cernunnos-d");
  deepEqual(formula(13, "en"), ["wisp", "dp-sucellos-d", "gold*2"]);
});

test("a stack is wider than one, and a second line takes no more room than the wider of the two", () => {
  ok(room(["wisp*3"]) > room(["wisp"]));
  equal(room(["wisp", "br", "gold", "wood"]), room(["gold", "wood"]));
  equal(widthOf("dp-sirona-l"), widthOf("dp-morrigan-d"));
});
