import type { GameClient } from "..";
import "./ardri.css";
import Band from "./band.svelte";
import Board from "./board.svelte";
import Part from "./part.svelte";
import { act, args, story } from "./said";
import Scene from "./scene.svelte";
import Seat from "./seat.svelte";
import Symbols from "./symbols.svelte";

export const ardri: GameClient = {
  id: "ardri",
  emblem: "ardri",
  minutes: 60,
  seatColours: true,
  scene: Scene,
  symbols: Symbols,
  board: Board,
  band: Band,
  seat: Seat,
  part: Part,
  args,
  act,
  story,
};
