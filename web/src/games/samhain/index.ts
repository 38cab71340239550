import type { GameClient } from "..";
import Band from "./band.svelte";
import Compared from "./compared.svelte";
import Pick from "./pick.svelte";
import { act, args, joint, story } from "./said";
import "./samhain.css";
import { places, spot } from "./places";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import Secret from "./secret.svelte";
import * as what from "./what";

export const samhain: GameClient = {
  id: "samhain",
  emblem: "samhain",
  goal: { step: "together", things: ["card 25-26"] },
  minutes: 75,
  seatColours: true,
  scene: Scene,
  symbols: () => import("./symbols.svelte"),
  board: () => import("./board.svelte"),
  open: ".village .open, .village .may, .answer",
  band: Band,
  seat: Seat,
  secret: Secret,
  held: "resources 0",
  about: (notation) => (notation.match(/\d+-\d+/g) ?? []).map((card) => `card ${card}`),
  compared: Compared,
  pick: Pick,
  args,
  act,
  story,
  pictures: { 2: "place", 3: "wake", 4: "together", 5: "pay", 6: "temples", 7: "strike", 11: "pass", 12: "counting" },
  exact: ["17"],
  what,
  // Who activates a card with one member of their own has it act there.
  implied: (event, before) =>
    event.key === "wakes" &&
    event.args["members"] === 1 &&
    before.some(
      ({ key, args }) =>
        (key === "activate" || key === "move") &&
        args["seat"] === event.args["seat"] &&
        args["card"] === event.args["card"],
    ),
  joint,
  begins: ["activate", "move", "expand", "pass", "event", "round-end", "round", "reveal"],
  prepares: ["wakes"],
  places,
  spot,
  lets: ["pass", "end", "decline", "let-be", "bonus-none"],
  notable: [
    "score",
    "temple",
    "event",
    "graveyard-full",
    "round-end",
    "round",
    "roman",
    "traitor",
    "traitor-loss",
    "final-resources",
    "final-wisps",
    "all-traitors",
    "won-members",
    "won-wisps",
  ],
};
