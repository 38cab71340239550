// The map: outlines, textures and places for numbers, computed once for each way of holding it.
// A phone turns it a quarter.
import board from "./board.json";

export type XY = [number, number];
export type Terrain = "forest" | "mountain" | "steppe" | "grassland";
export const TERRAINS: Terrain[] = ["forest", "mountain", "steppe", "grassland"];
export const CLANS = ["red", "blue", "green", "yellow", "black"] as const; // as the engine counts them
export const SHOWN = [1, 0, 3, 4, 2]; // as they stand in a row
export const EPOCHS = board.epochs;
export const VILLAGES = EPOCHS.reduce((sum, epoch) => sum + epoch.villages, 0);

export interface Area {
  id: number;
  terrain: Terrain;
  neighbours: number[];
  centre: XY;
  radius: number;
  polygon: XY[];
  path: string;
  number: XY | null; // where its number stands while it has huts
  texture: string;
  bareTexture: string;
}
export interface Land {
  box: string;
  width: number;
  height: number;
  areas: Area[]; // areas[0] is area 1
  coast: string;
  borders: string;
  rivers: string;
  lakes: { path: string; waves: string }[];
}

export const terrainOf = (area: number): Terrain => (board.areas[area - 1]?.terrain ?? "forest") as Terrain;

const fixed = (v: number): string => String(Math.round(v));
const path = (points: XY[], close = true): string =>
  "M" + points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L") + (close ? "Z" : "");

/** A smooth line through points (Catmull-Rom). */
function smooth(points: XY[], closed = false): string {
  const n = points.length;
  const at = (i: number): XY => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as XY;
  let out = `M${fixed(at(0)[0])} ${fixed(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    out +=
      "C" +
      [
        b[0] + (c[0] - a[0]) / 6,
        b[1] + (c[1] - a[1]) / 6,
        c[0] - (d[0] - b[0]) / 6,
        c[1] - (d[1] - b[1]) / 6,
        c[0],
        c[1],
      ]
        .map(fixed)
        .join(" ");
  }
  return out + (closed ? "Z" : "");
}

function inside([x, y]: XY, polygon: XY[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] as XY;
    const [xj, yj] = polygon[j] as XY;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

function toEdge([x, y]: XY, polygon: XY[]): number {
  let best = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[j] as XY;
    const [bx, by] = polygon[i] as XY;
    const dx = bx - ax;
    const dy = by - ay;
    const at = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - at * dx, y - ay - at * dy));
  }
  return best;
}

/** The same trees every time: luck from a small counter. */
function dice(seed: number): () => number {
  let a = seed * 2654435761;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

const r1 = (v: number): string => String(Math.round(v * 10) / 10);
const STROKES: Record<Terrain, { gap: number; draw: (x: number, y: number, s: number) => string }> = {
  forest: {
    gap: 21,
    draw: (x, y, s) =>
      `M${r1(x)} ${r1(y - 11 * s)}l${r1(5.5 * s)} ${r1(14 * s)}h${r1(-11 * s)}ZM${r1(x)} ${r1(y + 3 * s)}v${r1(4 * s)}`,
  },
  mountain: {
    gap: 33,
    draw: (x, y, s) =>
      `M${r1(x - 12 * s)} ${r1(y + 7 * s)}l${[9, -15, 5, 8, 3, -4, 7, 11].map((v) => r1(v * s)).join(" ")}`,
  },
  steppe: {
    gap: 31,
    draw: (x, y, s) => `M${r1(x - 11 * s)} ${r1(y)}q${r1(5.5 * s)} ${r1(-6 * s)} ${r1(11 * s)} 0t${r1(11 * s)} 0`,
  },
  grassland: {
    gap: 30,
    draw: (x, y, s) =>
      `M${r1(x)} ${r1(y + 5 * s)}v${r1(-10 * s)}m${r1(-5 * s)} ${r1(10 * s)}l${r1(-2.5 * s)} ${r1(-6 * s)}` +
      `m${r1(12.5 * s)} ${r1(6 * s)}l${r1(2.5 * s)} ${r1(-6 * s)}`,
  },
};

function bounds(polygon: XY[]): [number, number, number, number] {
  const xs = polygon.map((p) => p[0]);
  const ys = polygon.map((p) => p[1]);
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

function texture(id: number, terrain: Terrain, polygon: XY[], centre: XY, label: XY | null): string {
  const roll = dice(id * 7 + 3);
  const { gap, draw } = STROKES[terrain];
  const [left, right, top, bottom] = bounds(polygon);
  const points: XY[] = [];
  for (let i = 0; i < 500; i++) {
    const p: XY = [left + roll() * (right - left), top + roll() * (bottom - top)];
    if (points.some((q) => (p[0] - q[0]) ** 2 + (1.25 * (p[1] - q[1])) ** 2 < gap * gap)) continue;
    if (Math.hypot(p[0] - centre[0], p[1] - centre[1]) < 36) continue;
    if (label && Math.hypot(p[0] - label[0], p[1] - label[1]) < 21) continue;
    if (!inside(p, polygon) || toEdge(p, polygon) < 15) continue;
    points.push(p);
  }
  points.sort((a, b) => a[1] - b[1]);
  return points.map(([x, y]) => draw(x, y, 0.9 + 0.2 * roll())).join("");
}

/** Where a number has room beside the huts. */
function beside(polygon: XY[], centre: XY, narrow: boolean): XY | null {
  const [left, right, top, bottom] = bounds(polygon);
  let best = narrow ? -2 : -3;
  let place: XY | null = null;
  for (let i = 0; i < 18; i++)
    for (let j = 0; j < 18; j++) {
      const p: XY = [left + ((right - left) * (i + 0.5)) / 18, top + ((bottom - top) * (j + 0.5)) / 18];
      if (!inside(p, polygon)) continue;
      const away = Math.hypot(p[0] - centre[0], (p[1] - centre[1]) * 1.05);
      const value = Math.min(toEdge(p, polygon) - 15, away - (narrow ? 66 : 58), 6) - 0.012 * away;
      if (value > best) {
        best = value;
        place = p;
      }
    }
  return place;
}

const drawn = new Map<boolean, Land>();

export function map(narrow: boolean): Land {
  const known = drawn.get(narrow);
  if (known) return known;
  const turn = ([x, y]: number[]): XY => (narrow ? [900 - (y ?? 0), x ?? 0] : [x ?? 0, y ?? 0]);
  const areas = board.areas.map((area): Area => {
    const polygon = area.polygon.map(turn);
    const centre = turn(area.center);
    const terrain = area.terrain as Terrain;
    const label = beside(polygon, centre, narrow);
    return {
      id: area.id,
      terrain,
      neighbours: area.neighbors,
      centre,
      radius: area.radius,
      polygon,
      path: path(polygon),
      number: label,
      texture: texture(area.id, terrain, polygon, centre, label),
      bareTexture: texture(area.id, terrain, polygon, centre, centre),
    };
  });
  const lines = (kind: string): XY[][] => board.borders.filter((b) => b.kind === kind).map((b) => b.points.map(turn));
  const made: Land = {
    box: narrow ? "15 15 870 1170" : "15 15 1170 870",
    width: narrow ? 870 : 1170,
    height: narrow ? 1170 : 870,
    areas,
    coast: path(board.coast.map(turn)),
    borders: lines("border")
      .map((line) => path(line, false))
      .join(""),
    rivers: lines("river")
      .map((line) => smooth(line.filter((_, i) => i % 2 === 0 || i === line.length - 1)))
      .join(""),
    lakes: board.lakes.map((lake) => {
      const [x, y] = turn(lake.center);
      const r = lake.radius;
      const q = `q${fixed(r * 0.18)}-5 ${fixed(r * 0.36)} 0t${fixed(r * 0.36)} 0`;
      return {
        path: smooth(
          lake.polygon.map(turn).filter((_, i) => i % 2 === 0),
          true,
        ),
        waves: `M${fixed(x - r * 0.55)} ${fixed(y - r * 0.22)}${q}M${fixed(x - r * 0.2)} ${fixed(y + r * 0.3)}${q}`,
      };
    }),
  };
  drawn.set(narrow, made);
  return made;
}

export const ringOf = (area: Area): number => Math.max(area.radius * 0.9, 42);
