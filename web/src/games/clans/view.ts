// The view of Clans as src/nemeton/games/clans/view.py makes it.
import type { Json } from "../../protocol";

export interface Village {
  area: number;
  epoch: number;
  value: number;
  clans: number[];
}
export interface ClansView {
  huts: number[][]; // huts[area - 1][clan]
  points: number[]; // a clan each
  chips: number[]; // a seat each
  villages: Village[];
  epoch: number;
  turn: number;
  clans: (number | null)[]; // a seat each, null: secret
}
/** What a state shows of itself; the game's own part is its `table`. */
export const seen = (view: Json): ClansView => view["table"] as ClansView;
export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
