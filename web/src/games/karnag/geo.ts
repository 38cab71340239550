// A board and where things are on it. 40 units a square, one square of path around the glade, forest around that.
import bundled from "./layout.json";
import type { Square } from "./view";

/** What is printed on a board, as src/nemeton/games/karnag/layout.py tells it. */
export type Layout = typeof bundled;
export type XY = [number, number];
export const C = 40;
export const M = 44;
const APART = 46; // two places of a cauldron
export const cx = (c: number): number => M + C * c + C / 2;
export const cy = (r: number): number => M + C * r + C / 2;
export const mid = ([c, r]: Square): XY => [cx(c), cy(r)];

export const DIRECTIONS: Record<string, Square> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const ANGLE: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };

export const same = (a: Square | null, b: Square | null): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];
export const heading = (from: Square, to: Square): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;

export class Board {
  readonly cols: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly path: Square[];
  readonly corners: number[];
  readonly gate: [number, number, string][];

  constructor(readonly layout: Layout) {
    this.cols = layout.cols;
    this.rows = layout.rows;
    this.width = 2 * M + (this.cols + 2) * C;
    this.height = 2 * M + (this.rows + 2) * C;
    this.path = layout.path as Square[];
    this.corners = layout.corners;
    this.gate = layout.gate as [number, number, string][];
  }

  onPath([c, r]: Square): boolean {
    return c === 0 || r === 0 || c === this.cols + 1 || r === this.rows + 1;
  }
  isGate([c, r]: Square): boolean {
    return this.gate.some(([x, y]) => x === c && y === r);
  }
  /** A square as the page calls it that is asked what a thing is. */
  what(at: Square): string {
    return `${this.isGate(at) ? "gate" : this.onPath(at) ? "path" : "square"} ${this.written(at)}`;
  }
  regionOf([c, r]: Square): number {
    return this.layout.regions[r - 1]?.[c - 1] ?? -1;
  }
  /** The side on which a square of the path lies; a corner is north or south. */
  sideOf([c, r]: Square): "north" | "east" | "south" | "west" {
    return r === 0 ? "north" : r === this.rows + 1 ? "south" : c === 0 ? "west" : "east";
  }

  /** A square as it is written: h5 in the glade, its number on the path. */
  written(at: Square): string {
    if (this.onPath(at)) return String(this.path.findIndex((square) => same(square, at)));
    return String.fromCharCode(96 + at[0]) + at[1];
  }
  read(name: string): Square | null {
    const found = /^([a-z])(\d+)$/.exec(name);
    if (found) return [found[1]!.charCodeAt(0) - 96, Number(found[2])];
    return /^\d+$/.test(name) ? (this.path[Number(name)] ?? null) : null;
  }

  /** From a path square straight into the glade; nothing from a corner. */
  looking(at: number): Square[] {
    const from = this.path[at];
    if (!from || this.corners.includes(at)) return [];
    const [dc, dr] = { north: [0, 1], east: [-1, 0], south: [0, -1], west: [1, 0] }[this.sideOf(from)] as Square;
    const out: Square[] = [];
    for (let [c, r]: Square = [from[0] + dc, from[1] + dr]; !this.onPath([c, r]); c += dc, r += dr) out.push([c, r]);
    return out;
  }

  /** The middle of a cauldron: in the forest, before its entrances; and whether its places stand side by side. */
  cauldron(id: string): { at: XY; across: boolean } {
    const doors = (this.layout.cauldrons.find((one) => one.id === id)?.entrances ?? [0]).map((i) => this.path[i]!);
    const side = this.sideOf(doors[0]!);
    const beside = doors.filter((door) => this.sideOf(door) === side);
    const mean = (of: (door: Square) => number): number => beside.reduce((sum, d) => sum + of(d), 0) / beside.length;
    const [x, y] = [mean(([c]) => cx(c)), mean(([, r]) => cy(r))];
    switch (side) {
      case "north":
        return { at: [x, 25], across: true };
      case "south":
        return { at: [x, this.height - 23], across: true };
      case "west":
        return { at: [23, y], across: false };
      case "east":
        return { at: [this.width - 23, y], across: false };
    }
  }
  /** The middle of each place of a cauldron, none of them beyond the edge of the board. */
  brewing(id: string, places: number): XY[] {
    const { at, across } = this.cauldron(id);
    const room = (across ? this.width : this.height) - 2 * 23;
    const apart = places > 1 ? Math.min(APART, room / (places - 1)) : 0;
    const half = ((places - 1) * apart) / 2;
    const middle = Math.max(23 + half, Math.min(23 + room - half, at[across ? 0 : 1]));
    return Array.from({ length: places }, (_, i): XY => {
      const along = middle - half + i * apart;
      return across ? [along, at[1]] : [at[0], along];
    });
  }
}

/** The board that comes with the game. */
export const STANDARD = new Board(bundled);
