import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Happened } from "../../protocol";
import { story, woken } from "./said";
import { cardName, cardOf, lastCard, placed, trackOf } from "./view";

const event = (key: string, decision: number, args: Record<string, unknown> = {}): Happened => ({
  rule: "",
  key,
  args,
  decision,
});

test("a card is written by its two actions, and read again", () => {
  for (let card = 0; card < 15; card++) equal(cardOf(cardName(card)), card);
});

test("whom a move wakes, in their order", () => {
  const events = [
    event("activate", 1, { seat: 0, card: "7-8" }),
    event("wakes", 1, { seat: 0, members: 2, card: "7-8" }),
    event("wakes", 1, { seat: 2, members: 1, card: "7-8" }),
  ];
  deepEqual(woken({ events }), [
    { seat: 0, members: 2, card: 3 },
    { seat: 2, members: 1, card: 3 },
  ]);
  deepEqual(woken(null), []);
  equal(lastCard([...events, event("pay", 2, { kind: "wood" })]), 3);
  equal(lastCard([]), null);
});

test("a move about a track names it, whatever its verb", () => {
  const move = (verb: string, noun: number) => trackOf({ move: 0, text: "", key: "", args: {}, verb, noun });
  equal(move("temple", 7), 7);
  equal(move("rob", 23), 3);
  equal(move("pay", 4), 0);
  equal(move("pay", 3), null); // victory points
  deepEqual(placed(2 * 60 + 5 * 4 + 3), { seat: 2, card: 5, stand: "exhausted" });
});

test("the story adds points where they are won and sets them where they are lost", () => {
  const log = [
    event("score", 2, { seat: 0, points: 3 }),
    event("round", 3),
    event("pay", 4, { seat: 0, kind: "vp" }),
    event("roman", 5, { seat: 1, left: 0 }),
  ];
  const { lines, bands } = story(log, 5);
  deepEqual(lines[0]?.values, [0, 0, 3, 3, 2, 2]);
  deepEqual(
    bands.map(({ from, to }) => [from, to]),
    [
      [0, 3],
      [3, 5],
    ],
  );
});
