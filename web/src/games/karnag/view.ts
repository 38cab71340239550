// The view of Karnag as src/nemeton/games/karnag/view.py makes it.
import type { Json } from "../../protocol";

export type Square = [number, number]; // column, row; the path is column 0 and 17, row 0 and 13
export interface Creature {
  token: number;
  kind: string;
  turns: "left" | "right";
  at: Square;
  cube: boolean;
  next: Square | null;
}
export interface KarnagView {
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
  action: { cube: number; performed: boolean; left: number; walked: number[]; through: number; used: Record<string, number> } | null;
  hand: string[];
  held: number[];
  drawn: string[];
  deck: { size: number; top: string | null; packets: unknown[] };
}
export const seen = (view: Json): KarnagView => view["table"] as KarnagView;

export const MENHIRS = 7;
/** A cube in the view: whose it is, and whether it was reached in this pass or an earlier one. */
export const cubeSeat = (cube: number): number => (cube & 7) - 1;
export const cubeDone = (cube: number): boolean => cube >= 8;
