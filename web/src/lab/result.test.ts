import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { chosen, nameKeys, part, place, read, span, type Measure, type Result } from "./result";

const measure = (more: Partial<Measure>): Measure => ({
  ...{ id: "decisions", variant: "fr", players: 2, value: 5, low: 4, high: 6, n: 8 },
  ...more,
});
const RESULT: Result = {
  nemeton: "1",
  plan: { game: "samhain", variants: [], players: [2, 3], bot: "2", games: 8, seed: 1, rules: [] },
  measures: [
    measure({}),
    measure({ players: 3, variant: "en" }),
    measure({ id: "lead", against: "fr", effect: -0.9, verdict: "yes" }),
    measure({ id: "points", against: "fr", effect: 0.2, verdict: "open" }),
  ],
};

test("what is no result is not read", () => {
  for (const wrong of ["", "{}", "[]", '{"plan":{},"measures":[]}', '{"plan":{"game":"x"},"measures":[1]}'])
    equal(read(wrong), null);
  deepEqual(read(JSON.stringify(RESULT)), RESULT);
});

test("figures are chosen by seats and variant, and stand in their parts", () => {
  equal(chosen(RESULT, 0, "").length, 4);
  equal(chosen(RESULT, 3, "").length, 1);
  equal(chosen(RESULT, 2, "en").length, 0);
  equal(part(RESULT.measures, "game").length, 2);
  deepEqual(
    part(RESULT.measures, "difference").map((m) => m.id),
    ["lead"],
  );
});

test("an interval of no length is drawn in the middle", () => {
  equal(place(3, span([measure({ value: 3, low: 3, high: 3 })])), 50);
  equal(place(6, span(RESULT.measures)), 100);
});

test("a verb and a stream of luck have names of their own in the catalogues", () => {
  deepEqual(nameKeys("samhain", measure({ id: "verb", about: "sickle" })), ["lab-verb-samhain-sickle"]);
  deepEqual(nameKeys("clans", measure({ id: "luck", about: "play" })), ["lab-stream-clans-play", "lab-stream-play"]);
  deepEqual(nameKeys("clans", measure({})), []);
});

test("the same figure of two variants is side by side", () => {
  const all = ["fr", "en"].flatMap((variant) => [2, 3].map((players) => measure({ variant, players })));
  const order = part(all, "game").map((m) => `${m.variant} ${m.players}`);
  deepEqual(order, ["fr 2", "en 2", "fr 3", "en 3"]);
});
