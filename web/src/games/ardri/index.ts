import type { GameClient } from "..";
import "./ardri.css";
import Band from "./band.svelte";
import Part from "./part.svelte";
import Pick from "./pick.svelte";
import { act, args, joint, story } from "./said";
import { places, spot } from "./places";
import { seen, worded } from "./view";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import * as what from "./what";

/** What was told of a seat says these already: each by the events that do. */
const SAYS: Record<string, string[]> = { feast: ["feed", "feed-unproven", "pay"], hunt: ["hunter"] };

export const ardri: GameClient = {
  id: "ardri",
  byPoints: false,
  emblem: "ardri",
  goal: { step: "enforce", things: ["cattle 6♠", "cattle 10♥", "cattle 8♦", "cattle 7♣"] },
  minutes: 60,
  seatColours: true,
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: ".thing.open, .aim, .answers button",
  offered: () => true,
  worded,
  band: Band,
  seat: Seat,
  part: Part,
  pick: Pick,
  args,
  act,
  story,
  pictures: { 1: "hand", 2: "wealth", 3: "spring", 4: "summer", 5: "feast", 6: "raid", 7: "gift" },
  exact: ["9", "10"],
  what,
  begins: ["year", "order", "first-spring", "bid", "out"],
  brings: ["draw"],
  joint,
  prepares: ["year", "order", "return"],
  implied: ({ key }, before) => before.some((event) => SAYS[key]?.includes(event.key)),
  places,
  spot,
  out: (view, seat) => seen(view).active[seat] === false,
  about: (notation) =>
    (notation.match(/[0-9AJQK]+[♠♥♦♣]/g) ?? []).map((card) => `${/^[JQK]/.test(card) ? "warrior" : "cattle"} ${card}`),
  lets: ["done", "done-bare", "let", "leave"],
  notable: [
    "year",
    "out",
    "loot",
    "bid",
    "accepted",
    "enforced",
    "refused",
    "bid-failed",
    "high-king",
    "last-seat",
    "nobody",
    "years-over",
    "tie",
    "won-cattle",
    "won-warriors",
    "won-worth",
    "won-proven",
    "won-hand",
  ],
};
