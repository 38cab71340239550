import type { GameClient } from "..";
import Band from "./band.svelte";
import Board from "./board.svelte";
import "./karnag.css";
import { act, args, story } from "./said";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import Symbols from "./symbols.svelte";

export const karnag: GameClient = {
  id: "karnag",
  emblem: "karnag",
  minutes: 120,
  seatColours: true,
  scene: Scene,
  symbols: Symbols,
  board: Board,
  band: Band,
  seat: Seat,
  args,
  act,
  story,
};
