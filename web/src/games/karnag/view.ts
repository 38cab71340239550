// The view of Karnag as src/nemeton/games/karnag/view.py makes it.
import type { Json } from "../../protocol";

export type Square = [number, number]; // column, row; the path lies around columns and rows from 1
export interface Creature {
  token: number;
  kind: string;
  turns: "left" | "right";
  at: Square;
  cube: boolean;
  next: Outlook;
}
/** What a creature would do in the next phase B, as the table stands. */
export interface Outlook {
  fate: "goes" | "escapes" | "blocked" | "quarrel" | "last";
  to: Square | null;
  onto: "" | "rock" | "swamp" | "stone"; // what it would stand in or lie under
  losses: number[]; // by seat, if it escapes
}
export interface KarnagView {
  board: string; // which board is played on, see shown.svelte.ts
  round: number;
  rounds: number;
  phase: string;
  turn: number;
  order: number[];
  obstacles: { tile: string; squares: [number, number, "rock" | "swamp"][] }[];
  creatures: Creature[];
  reserves: number[][]; // by seat, by kind
  bag: number;
  druids: (number | string | null)[][]; // a path square, a cauldron, "council", or nowhere
  gems: (Square | null)[][];
  menhirs: Square[][];
  vp: number[];
  mana: number[];
  knowledge: number[][];
  line: string[];
  cubes: number[]; // [(tile * 2 + row) * 3 + space]
  queue: [number, number][]; // the cubes still to be reached, in order, each with its pass
  action: {
    cube: number;
    performed: boolean;
    left: number;
    walked: number[];
    through: number;
    used: Record<string, number>;
  } | null;
  hand: string[];
  held: number[];
  drawn: string[];
  deck: { size: number; top: string | null; packets: unknown[] };
}
export const seen = (view: Json): KarnagView => view["table"] as KarnagView;

/** The obstacle tile that is being laid, and how it is turned, from what waits on the agenda. */
export function laying(view: Json): { tile: number; turn: number } | null {
  const [name, tile, turn] = (view["agenda"] as [string, ...number[]][] | undefined)?.at(-1) ?? [""];
  return name === "turn_tile" || name === "tile_column" || name === "tile_row"
    ? { tile: tile ?? 0, turn: turn ?? 0 }
    : null;
}

/** A cube in the view: whose it is, and whether it was reached in this pass or an earlier one. */
export const cubeSeat = (cube: number): number => (cube & 7) - 1;
export const cubeDone = (cube: number): boolean => cube >= 8;
