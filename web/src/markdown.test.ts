import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { blocks, runs } from "./markdown";

test("strong words, stress and code are told apart, and nothing between them is lost", () => {
  deepEqual(runs("Place **two** huts, *never* three: `12-13`."), [
    { text: "Place ", kind: "plain" },
    { text: "two", kind: "strong" },
    { text: " huts, ", kind: "plain" },
    { text: "never", kind: "stress" },
    { text: " three: ", kind: "plain" },
    { text: "12-13", kind: "code" },
    { text: ".", kind: "plain" },
  ]);
});

test("sources and rulings are marks; numbers that belong to the rule are not", () => {
  const marks = (text: string): string[] => runs(text).flatMap((run) => (run.kind === "mark" ? [run.text] : []));
  deepEqual(marks("A druid returns *(r12, r13)*. One (R3), two [R8] and three [T/R]."), [
    "r12, r13",
    "R3",
    "R8",
    "T/R",
  ]);
  deepEqual(marks("All at once (66). (§2; 66) Then more (§4.2.1)."), ["66", "§2; 66", "§4.2.1"]);
  deepEqual(marks("Tous ensemble. (§2\u00a0; 66) Puis (§9 ; 64)."), ["§2 ; 66", "§9 ; 64"]);
  deepEqual(marks("A die (2, 3, 3, 3, 4, 4); *Speed* (5): see [6.4 to 6.6] and (4.4)."), []);
  deepEqual(marks("*Vitesse* (5)\u00a0: tant qu’il reste des cases."), []);
  deepEqual(
    runs("A druid returns *(r12)*.").filter((run) => run.kind === "plain"),
    [
      { text: "A druid returns", kind: "plain" },
      { text: ".", kind: "plain" },
    ],
  );
});

test("a list and a table are one block each, a new paragraph ends them", () => {
  const found = blocks("First:\n- one\n- two\n\nThen\n| a | b |\n|---|---|\n| 1 | **2** |\n> quoted");
  deepEqual(
    found.map(({ kind }) => kind),
    ["text", "list", "text", "table", "text"],
  );
  const [, list, , table, quoted] = found;
  equal(list?.kind === "list" && list.items.length, 2);
  deepEqual(table?.kind === "table" && table.rows, [[runs("1"), [{ text: "2", kind: "strong" }]]]);
  deepEqual(quoted, { kind: "text", runs: [{ text: "quoted", kind: "plain" }] });
});
