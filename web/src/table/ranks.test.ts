import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "./ranks";

test("what the winner lacks stands where it belongs", () => {
  assert.deepEqual(
    inOrder([
      ["I", "II", "chips"],
      ["I", "III", "chips"],
      ["V", "chips"],
    ]),
    ["I", "II", "III", "V", "chips"],
  );
  assert.deepEqual(inOrder([[], ["chips"]]), ["chips"]);
});
