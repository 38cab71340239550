import type { GameClient } from "..";
import "./ardri.css";
import Band from "./band.svelte";
import Part from "./part.svelte";
import { act, args, story } from "./said";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";

export const ardri: GameClient = {
  id: "ardri",
  emblem: "ardri",
  minutes: 60,
  seatColours: true,
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: ".thing.open, .aim, .tray button",
  band: Band,
  seat: Seat,
  part: Part,
  args,
  act,
  story,
  notable: ["year", "out", "loot", "bid", "accepted", "enforced", "refused", "bid-failed", "high-king", "last-seat", "nobody", "years-over", "tie", "won-cattle", "won-warriors", "won-worth", "won-proven", "won-hand"],
};
