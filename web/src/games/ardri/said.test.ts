import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import type { Happened, MoveInfo } from "../../protocol";
import { meant } from "./meant";
import { joint } from "./said";
import { kindNamed, kindOf, nameOf, type ArdRiView } from "./view";

const move = (verb: string): MoveInfo => ({ move: 0, text: "", verb, noun: 0, key: "", args: {} });
const at = (season: string): ArdRiView => ({ season }) as ArdRiView;

test("a card is named and known again by its name", () => {
  for (let kind = 0; kind < 52; kind++) equal(kindNamed(nameOf(kindOf(kind))), kindOf(kind));
});

test("pressing a thing that may not be chosen means what its season and the question make likely", () => {
  const queen = kindNamed("Q♣") ?? 0;
  const ten = kindNamed("10♣") ?? 0;
  equal(meant(`hand:${ten}`, at("spring"), []), "spring 10♣");
  equal(meant(`hand:${queen}`, at("autumn"), []), "summer Q♣");
  equal(meant(`up:${queen}`, at("samhain"), []), "feed Q♣");
  equal(meant(`down:${queen}`, at("winter"), [move("let")]), "block (Q♣)");
  equal(meant(`up:${queen}`, at("winter"), [move("raid")]), "raid Q♣");
  equal(meant(`up:${queen}`, at("autumn"), []), "hunt Q♣");
  equal(meant(`field:${ten}`, at("winter"), []), "gift 10♣");
  equal(meant("deck", at("autumn"), []), "deck");
  equal(meant("elsewhere", at("autumn"), []), "done");
});

test("cards paid one after the other are told together, those of another seat apart", () => {
  const paid = (seat: number, card: string): Happened => ({
    rule: "5.4",
    key: "pay",
    args: { seat, card },
    decision: 1,
  });
  const two = joint(paid(0, "9♠"), paid(0, "4♥"));
  const three = two && joint(two, paid(0, "2♦"));
  deepEqual([three?.key, three?.args], ["pays", { seat: 0, count: 3, cards: ["9♠", "4♥", "2♦"] }]);
  equal(three && joint(three, paid(1, "7♣")), null);
});
