import type { GameClient } from "..";
import Band from "./band.svelte";
import "./karnag.css";
import { act, args, joint, story } from "./said";
import { places, spot } from "./places";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import * as what from "./what";

export const karnag: GameClient = {
  id: "karnag",
  emblem: "karnag",
  goal: { step: "in-line", things: ["square g8", "square g4"] },
  minutes: 120,
  seatColours: true,
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: ".glade .legal, .tiles .free, .council .free, .tray .btn, .tray .free, .track.free",
  band: Band,
  seat: Seat,
  args,
  act,
  story,
  pictures: {
    2: "place",
    4: "they-walk",
    6: "scarce",
    8: "two-each",
    9: "crossing",
    10: "catch",
    11: "lead",
    12: "brew",
    15: "knowledge",
    16: "in-line",
    17: "council",
  },
  exact: ["21"],
  what,
  joint,
  wholes: {
    creature: "march",
    quarrel: "march",
    escape: "escape",
    penalty: "escape",
    die: "arrival",
    arrival: "arrival",
    "shut-in": "arrival",
    "first-creature": "arrival",
  },
  begins: ["round", "order", "line", "cube", "action", "council", "count"],
  places,
  spot,
  about: (notation) => {
    const [verb = "", noun = ""] = notation.split(" ");
    const kinds: Record<string, string> = { cube: "tile", learn: "track", place: "path", creature: "square" };
    const kind = kinds[verb];
    return kind ? [`${kind} ${noun}`] : [];
  },
  lets: ["forgo", "end", "halt", "refuse", "pass"],
  notable: [
    "round",
    "escape",
    "penalty",
    "capture",
    "eliminate",
    "alignment",
    "menhir",
    "council",
    "ring",
    "no-ring",
    "count",
    "won-mana",
  ],
};
