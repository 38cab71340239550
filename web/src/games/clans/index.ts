import type { GameClient } from "..";
import Band from "./band.svelte";
import "./clans.css";
import Part from "./part.svelte";
import { act, args, story } from "./said";
import { places, spot } from "./places";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import Secret from "./secret.svelte";
import * as what from "./what";

export const clans: GameClient = {
  id: "clans",
  emblem: "clans",
  goal: { step: "hostile", things: ["area 57"] },
  minutes: 30,
  seatColours: false, // a coloured seat would seem to reveal its secret clan
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  small: true,
  open: "[data-area].open",
  band: Band,
  seat: Seat,
  revealed: Seat,
  secret: Secret,
  held: "clan",
  inRow: "chips",
  about: (notation) => notation.split("-").map((area) => `area ${area}`),
  part: Part,
  args,
  act,
  story,
  pictures: { 1: "welcome", 2: "move", 3: "ground", 4: "village", 5: "found", 6: "ages" },
  exact: ["7"],
  what,
  begins: ["move"],
  offered: ({ verb }) => verb === "found",
  places,
  spot,
  notable: ["village", "surplus", "epoch", "no-moves", "reveal", "won-chips"],
};
