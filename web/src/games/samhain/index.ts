import type { GameClient } from "..";
import Band from "./band.svelte";
import Compared from "./compared.svelte";
import { act, args, story } from "./said";
import "./samhain.css";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import Secret from "./secret.svelte";

export const samhain: GameClient = {
  id: "samhain",
  emblem: "samhain",
  minutes: 75,
  seatColours: true,
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: ".village .open, .village .may, .answer",
  band: Band,
  seat: Seat,
  secret: Secret,
  compared: Compared,
  args,
  act,
  story,
  notable: ["score", "temple", "event", "graveyard-full", "round-end", "round", "roman", "traitor", "traitor-loss", "final-resources", "final-wisps", "all-traitors", "won-members", "won-wisps"],
};
