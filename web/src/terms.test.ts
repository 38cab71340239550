import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { termed } from "./terms";

test("a term is set apart where a point first uses it, in the plural, too, and never inside a word", () => {
  const found = termed(
    [
      { text: "Cubes and recubed: a cube on a tile", kind: "plain" },
      { text: "tile", kind: "strong" },
    ],
    [
      ["cube", "Cube"],
      ["tile", "Tile"],
    ],
    new Set(),
  );
  deepEqual(
    found.map(({ text, kind }) => `${kind}: ${text}`),
    ["term: Cubes", "plain:  and recubed: a cube on a ", "term: tile", "strong: tile"],
  );
});
