import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { client } from "../games";
import type { Happened } from "../protocol";
import { deeds, newIn } from "./deeds";

const event = (key: string, decision: number, args: Record<string, unknown> = {}): Happened => ({
  rule: "",
  key,
  args,
  decision,
});
const keys = (told: { events: Happened[] }[]): string[][] => told.map(({ events }) => events.map(({ key }) => key));

test("what creatures do by themselves is told in one, and is nobody's deed", () => {
  const log = [
    event("round", 7),
    event("order", 7, { seats: [1, 0] }),
    event("creature", 7, { kind: "golem", from: "h1", to: "7" }),
    event("escape", 7, { kind: "golem", at: "7" }),
    event("penalty", 7, { seat: 0, points: 3, lost: 3 }),
    event("creature", 7, { kind: "naja", from: "i10", to: "i11" }),
    event("quarrel", 7, { kind: "golem", from: "f8", to: "f9" }),
    event("die", 7, { number: 2 }),
    event("arrival", 7, { gate: 3, kind: "golem", to: "i10", pips: 3 }),
    event("arrival", 7, { gate: 4, kind: "golem", to: "f7", pips: 2 }),
    event("line", 7, { tiles: [] }),
  ];
  const told = deeds("karnag", log);
  deepEqual(keys(told), [
    ["round"],
    ["order"],
    ["creature"],
    ["escape", "penalty"],
    ["creature", "quarrel"],
    ["die", "arrival", "arrival"],
    ["line"],
  ]);
  deepEqual(new Set(told.map(({ seat }) => seat)), new Set([null]));
});

test("a seat goes on after what its move set free, as a new deed", () => {
  const log = [
    event("action", 3, { seat: 1, tile: "telepathy", row: "main" }),
    event("led", 4, { seat: 1, kind: "golem", from: "h1", to: "7" }),
    event("escape", 4, { kind: "golem", at: "7" }),
    event("learn", 5, { seat: 1, track: "mana", level: 1 }),
  ];
  const told = deeds("karnag", log);
  deepEqual(keys(told), [["action", "led"], ["escape"], ["learn"]]);
  deepEqual(
    told.map(({ seat }) => seat),
    [1, null, 1],
  );
});

test("what is new begins with what it is about", () => {
  const log = [
    event("action", 3, { seat: 0, tile: "gem", row: "secondary" }),
    event("decline", 4, { seat: 0, points: 1 }),
    event("action", 4, { seat: 1, tile: "card", row: "main" }),
  ];
  const told = deeds("karnag", log);
  const since = (decision: number) => (event: Happened) => event.decision > decision;
  deepEqual(keys(newIn("karnag", told, since(2))), [["action", "decline"], ["action"]]);
  deepEqual(keys(newIn("karnag", told, since(3))), [["action", "decline"], ["action"]]);
  deepEqual(keys(newIn("karnag", told, since(4))), []);
});

test("steps that make one way or one rise are one", () => {
  const led = (from: string, to: string): Happened => event("led", 1, { seat: 0, kind: "golem", from, to });
  const karnag = client("karnag")?.joint;
  deepEqual(karnag?.(led("i10", "h10"), led("h10", "h11"))?.args, { seat: 0, kind: "golem", from: "i10", to: "h11" });
  deepEqual(karnag?.(led("i10", "h10"), led("h10", "i10")), null); // there and back again
  deepEqual(karnag?.(led("i10", "h10"), led("c3", "c4")), null);
  const rise = (track: string, level: number): Happened => event("devote", 1, { seat: 0, track, level });
  const samhain = client("samhain")?.joint;
  deepEqual(samhain?.(rise("sirona-dark", 1), rise("sirona-dark", 2))?.args["level"], 2);
  deepEqual(samhain?.(rise("sirona-dark", 1), rise("sirona-light", 1)), null);
});
