// Where things are on the board. 40 units a square, one square of path around the glade, forest around that.
import layout from "./layout.json";
import type { Square } from "./view";

export { layout };
export const C = 40;
export const M = 44;
export const COLS = layout.cols;
export const ROWS = layout.rows;
export const W = 2 * M + (COLS + 2) * C;
export const H = 2 * M + (ROWS + 2) * C;
export const cx = (c: number): number => M + C * c + C / 2;
export const cy = (r: number): number => M + C * r + C / 2;
export type XY = [number, number];
export const mid = ([c, r]: Square): XY => [cx(c), cy(r)];

export const PATH = layout.path as Square[];
export const CORNERS = layout.corners;
export const STARTS = layout.starts;
export const GATE = layout.gate as [number, number, string][];
export const ACTIONS = layout.actions;
export const TRACKS = layout.track_names;
export const DIRECTIONS: Record<string, Square> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const ANGLE: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

export const same = (a: Square | null, b: Square | null): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];
export const onPath = ([c, r]: Square): boolean => c === 0 || r === 0 || c === COLS + 1 || r === ROWS + 1;
export const isGate = ([c, r]: Square): boolean => GATE.some(([x, y]) => x === c && y === r);
export const regionOf = ([c, r]: Square): number => layout.regions[r - 1]?.[c - 1] ?? -1;

/** A square as it is written: h5 in the glade, its number on the path. */
export function written(at: Square): string {
  if (onPath(at)) return String(PATH.findIndex((square) => same(square, at)));
  return String.fromCharCode(96 + at[0]) + at[1];
}
export function read(name: string): Square | null {
  const found = /^([a-z])(\d+)$/.exec(name);
  if (found) return [found[1]!.charCodeAt(0) - 96, Number(found[2])];
  return /^\d+$/.test(name) ? (PATH[Number(name)] ?? null) : null;
}
export const heading = (from: Square, to: Square): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;

/** From a path square straight into the glade; nothing from a corner. */
export function looking(at: number): Square[] {
  const from = PATH[at];
  if (!from || CORNERS.includes(at)) return [];
  const [c, r] = from;
  const step: Square = r === 0 ? [0, 1] : r === ROWS + 1 ? [0, -1] : c === 0 ? [1, 0] : [-1, 0];
  const out: Square[] = [];
  for (let square: Square = [c + step[0], r + step[1]]; !onPath(square); square = [square[0] + step[0], square[1] + step[1]]) out.push(square);
  return out;
}

/** The middle of each place of a cauldron. */
export function brewing(id: string, places: number): XY[] {
  const across = id === "N" || id === "S";
  const at: XY = id === "N" ? [W / 2, 25] : id === "S" ? [W / 2, H - 23] : id === "W" ? [23, H / 2] : [W - 23, H / 2];
  return Array.from({ length: places }, (_, i): XY => {
    const aside = (i - (places - 1) / 2) * 46;
    return across ? [at[0] + aside, at[1]] : [at[0], at[1] + aside];
  });
}
