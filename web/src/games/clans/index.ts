import type { GameClient } from "..";
import Band from "./band.svelte";
import "./clans.css";
import Part from "./part.svelte";
import { act, args, story } from "./said";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import Secret from "./secret.svelte";

export const clans: GameClient = {
  id: "clans",
  emblem: "clans",
  minutes: 30,
  seatColours: false, // a coloured seat would seem to tell its secret clan
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: "[data-area].open",
  band: Band,
  seat: Seat,
  secret: Secret,
  part: Part,
  args,
  act,
  story,
  notable: ["village", "surplus", "epoch", "no-moves", "reveal", "won-chips"],
};
