import type { GameClient } from "..";
import Band from "./band.svelte";
import "./karnag.css";
import { act, args, story } from "./said";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";

export const karnag: GameClient = {
  id: "karnag",
  emblem: "karnag",
  minutes: 120,
  seatColours: true,
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: ".glade .legal, .tiles .free, .council .free, .tray .btn, .track.free",
  band: Band,
  seat: Seat,
  args,
  act,
  story,
  notable: ["round", "escape", "penalty", "capture", "eliminate", "alignment", "menhir", "council", "ring", "no-ring", "count", "won-mana"],
};
