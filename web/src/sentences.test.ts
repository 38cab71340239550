import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import type { SeatInfo } from "./protocol";
import { argsOf, capital, elsewhere, logSentence, lost, moveSentence, pieces, plain, seatName } from "./sentences";
import { settings } from "./settings.svelte";

const seat = (kind: "person" | "bot", name: string, level = ""): SeatInfo => ({
  kind,
  name,
  level,
  colour: 0,
  style: "",
  you: false,
  connected: true,
  owner: "",
  kept: false,
  account: false,
  clock: null,
  late: false,
});
const seats = [seat("person", "Maëlle"), seat("bot", "", "3"), seat("bot", "", "3"), seat("person", "")];

test("a person is called by name, two bots of one level by a number, a free seat by its own", () => {
  equal(seatName(seats, 0), "Maëlle");
  equal(seatName(seats, 1).replace(/ 1$/, ""), seatName(seats, 2).replace(/ 2$/, ""));
  ok(seatName(seats, 1).endsWith(" 1"));
  equal(seatName(seats, 3), "Seat 4");
  equal(seatName([{ ...seat("bot", "", "5"), owner: "Yann" }], 0), "Yann");
});

test("seats become names that may be drawn, nouns of the game its words", () => {
  const args = argsOf("clans", { seat: 0, seats: [0, 3], from: 12, clans: ["blue", "red"] }, seats);
  deepEqual(args["seat"], { part: "seat", text: "Maëlle", data: 0 });
  equal(args["from"], 12);
  deepEqual(
    (args["clans"] as { text: string }[]).map(({ text }) => text),
    ["Blue", "Red"],
  );
});

test("a sentence that nobody has written is still said", () => {
  const event = { rule: "", key: "unheard-of", args: {}, decision: 1 };
  equal(logSentence("clans", event, seats).id, "ui-log-other");
  const move = { move: 3, text: "12-13", verb: "odd", noun: 0, key: "odd", args: {} };
  ok(plain(moveSentence("clans", move, seats)).includes("12-13"));
});

test("the same event is told in both languages, with its parts in their places", () => {
  const event = { rule: "2.1", key: "move", args: { seat: 0, from: 12, to: 13, huts: 2 }, decision: 1 };
  const said = (): string => plain(logSentence("clans", event, seats));
  const english = said();
  settings.language = "fr";
  const french = said();
  settings.language = "en";
  ok(english !== french);
  for (const text of [english, french]) ok(/Maëlle/.test(text) && /12/.test(text) && /13/.test(text), text);
  const parts = pieces(logSentence("clans", event, seats)).filter((piece) => typeof piece !== "string");
  deepEqual(
    parts.map((part) => typeof part !== "string" && part.part),
    ["seat"],
  );
});

test("a reason that names another question asks for that question to be said", () => {
  const reason = (key: string): boolean => elsewhere({ rule: "", key, args: {} });
  ok(reason("other-question") && reason("pay-first") && reason("not-now"));
  ok(!reason("not-neighbours") && !reason("firsthand"));
});

test("what a move gave away is told in whole per cents and never below nothing", () => {
  const told = { seat: 0, move: 1, text: "", key: "", args: {} };
  const candidate = (share: number) => ({ told, share, error: 0, visits: 1 });
  const insight = {
    ...{ seat: 0, shares: [], line: [], terms: [], even: false, beliefs: [] },
    ...{ iterations: 1, judged: true, judgement: "" },
  };
  equal(lost({ ...insight, candidates: [candidate(0.6)], played: candidate(0.454) }), 15);
  equal(lost({ ...insight, candidates: [candidate(0.5)], played: candidate(0.7) }), 0);
  equal(lost({ ...insight, candidates: [candidate(0.5)], played: null }), 0);
});

test("a capital for letters with accents too", () => {
  equal(capital("élan"), "Élan");
  equal(capital(""), "");
});
