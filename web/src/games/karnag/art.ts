// The ground of the glade, drawn by rule and a seeded die: the same on every screen.
import { C, COLS, CORNERS, cx, cy, GATE, H, layout, M, PATH, regionOf, ROWS, STARTS, W, type XY } from "./geo";

function die(seed: number): (low: number, high: number) => number {
  let a = seed * 2654435761;
  return (low, high) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}
const f = (v: number): string => String(Math.round(v * 10) / 10);
const poly = (points: XY[]): string => `M${points.map(([x, y]) => `${f(x)},${f(y)}`).join("L")}Z`;
const round = (points: XY[]): string => {
  const first = points[0]!, last = points[points.length - 1]!;
  let d = `M${f((first[0] + last[0]) / 2)},${f((first[1] + last[1]) / 2)}`;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    d += `Q${f(p[0])},${f(p[1])} ${f((p[0] + q[0]) / 2)},${f((p[1] + q[1]) / 2)}`;
  });
  return d + "Z";
};
const R = die(7);

/** A rectangle drawn by a hand that trembles. */
function wobbly(x0: number, y0: number, x1: number, y1: number, by = 2.6, step = 9): string {
  const points: XY[] = [];
  const edge = (xa: number, ya: number, xb: number, yb: number): void => {
    const n = Math.max(2, Math.floor(Math.hypot(xb - xa, yb - ya) / step));
    for (let i = 0; i < n; i++) points.push([xa + ((xb - xa) * i) / n + R(-by, by), ya + ((yb - ya) * i) / n + R(-by, by)]);
  };
  edge(x0, y0, x1, y0); edge(x1, y0, x1, y1); edge(x1, y1, x0, y1); edge(x0, y1, x0, y0);
  return round(points);
}
function crown(x: number, y: number, r: number, turn: number): string {
  const n = 9;
  const at = (i: number): string => `${f(x + r * Math.cos((2 * Math.PI * i) / n + turn))},${f(y + r * 0.92 * Math.sin((2 * Math.PI * i) / n + turn))}`;
  return `M${at(0)}` + Array.from({ length: n }, (_, i) => `A${f(r * 0.42)},${f(r * 0.42)} 0 0 1 ${at(i + 1)}`).join("");
}
function canopy(inset: number, low: number, high: number, step: number, clear: boolean): string {
  const around: XY[] = [];
  for (let x = 0; x < W; x += step + R(-6, 8)) around.push([x, inset + R(-5, 7)], [x, H - inset - R(-5, 7)]);
  for (let y = 0; y < H; y += step + R(-6, 8)) around.push([inset + R(-5, 7), y], [W - inset - R(-5, 7), y]);
  const doors: XY[] = [[W / 2, 0], [W / 2, H], [0, H / 2], [W, H / 2]];
  return around.filter(([x, y]) => !clear || !doors.some(([u, v]) => Math.abs(x - u) < 58 && Math.abs(y - v) < 58)).map(([x, y]) => crown(x, y, R(low, high), R(0, 1))).join("");
}
export const CANOPY = [canopy(8, 20, 28, 26, false), canopy(4, 14, 22, 24, true), canopy(-2, 10, 17, 23, true)];
export const BED = wobbly(M - 5, M - 5, W - M + 5, H - M + 5, 2.2, 14);

/** The smallest rectangle around a region, in board units. */
function around(region: number): [number, number, number, number] {
  let [c0, r0, c1, r1] = [COLS, ROWS, 0, 0];
  layout.regions.forEach((row, y) => row.forEach((value, x) => {
    if (value === region) [c0, r0, c1, r1] = [Math.min(c0, x + 1), Math.min(r0, y + 1), Math.max(c1, x + 1), Math.max(r1, y + 1)];
  }));
  return [M + C * c0, M + C * r0, M + C * (c1 + 1), M + C * (r1 + 1)];
}
export const BOXES = [0, 1, 2].map(around);
export const LOAM = wobbly(...BOXES[1]!);
export const PEAT = wobbly(...BOXES[2]!);
function texture(region: number, n: number, draw: (x: number, y: number) => string): string {
  let d = "";
  for (let tries = 0; n > 0 && tries < 9000; tries++) {
    const [x, y] = [R(M + C + 5, M + (COLS + 1) * C - 5), R(M + C + 5, M + (ROWS + 1) * C - 5)];
    if (regionOf([Math.floor((x - M) / C), Math.floor((y - M) / C)]) !== region) continue;
    d += draw(x, y);
    n--;
  }
  return d;
}
function blobs(n: number): string {
  return Array.from({ length: n }, () => {
    const [x, y, r] = [R(M + C, M + 17 * C), R(M + C, M + 13 * C), R(16, 44)];
    return round(Array.from({ length: 9 }, (_, i): XY => [x + r * R(0.7, 1.25) * Math.cos((2 * Math.PI * i) / 9), y + r * 0.7 * R(0.7, 1.25) * Math.sin((2 * Math.PI * i) / 9)]));
  }).join("");
}
export const MOTTLE = [blobs(26), blobs(20)];
export const MOSS = texture(0, 330, (x, y) => `M${f(x)},${f(y)}q2,-4 4,0M${f(x + 3)},${f(y + 1)}q1.6,-5 4.4,-1`);
export const STRAWS = texture(1, 190, (x, y) => `M${f(x)},${f(y)}l${f(R(-5, 5))},${f(R(-2, 2))}`);
export const PEBBLES = texture(1, 60, (x, y) => `M${f(x)},${f(y)}a1.8,1.4 0 1 0 3.6,0a1.8,1.4 0 1 0 -3.6,0`);
export const CRUMBS = texture(2, 110, (x, y) => `M${f(x)},${f(y)}h.1`);
export const ROOTS = texture(2, 16, (x, y) => `M${f(x)},${f(y)}q4,-4 8,0t8,1`);
function tufts([x0, y0, x1, y1]: [number, number, number, number]): string {
  const at: XY[] = [];
  for (let x = x0; x < x1; x += 11) at.push([x, y0], [x, y1]);
  for (let y = y0; y < y1; y += 11) at.push([x0, y], [x1, y]);
  return at.map(([u, v]) => {
    const p = `M${f(u + R(-4, 4))},${f(v + R(-2, 2))}`;
    return `${p}q-.6,-4 -2.6,-5.6${p}q0,-4 .6,-6.6${p}q1,-3.4 3,-4.8`;
  }).join("");
}
export const TUFTS = [tufts(BOXES[1]!), tufts(BOXES[2]!)];
export const GRID = Array.from({ length: COLS - 1 }, (_, i) => `M${M + C * (i + 2)},${M + C}V${M + (ROWS + 1) * C}`).join("") + Array.from({ length: ROWS - 1 }, (_, i) => `M${M + C},${M + C * (i + 2)}H${M + (COLS + 1) * C}`).join("");

function stone(x: number, y: number): string {
  const [h, k, j] = [17.6, 5, 1.5];
  const points: XY[] = [[-h + k, -h], [h - k, -h], [h, -h + k], [h, h - k], [h - k, h], [-h + k, h], [-h, h - k], [-h, -h + k]];
  return poly(points.map(([u, v]): XY => [x + u + R(-j, j), y + v + R(-j, j)]));
}
export const FLAGS = ["", "", "", ""]; // three greys, and the start squares
export let CRACKS = "";
PATH.forEach(([c, r], i) => {
  if (CORNERS.includes(i)) return;
  const kind = STARTS.includes(i) ? 3 : Math.floor(R(0, 2.99));
  FLAGS[kind] += stone(cx(c), cy(r));
  if (R(0, 1) < 0.4) CRACKS += `M${f(cx(c) + R(-9, 6))},${f(cy(r) + R(-9, 9))}l${f(R(3, 8))},${f(R(-4, 4))}l${f(R(1, 5))},${f(R(-1, 5))}`;
});
export function ragged(r: number, n: number, by: number, seed: number): string {
  const d = die(seed);
  return poly(Array.from({ length: n }, (_, i): XY => [(r + d(-by, by)) * Math.cos((2 * Math.PI * i) / n), (r + d(-by, by)) * Math.sin((2 * Math.PI * i) / n)]));
}
export const TRISKELE = "M0,0 C.5,-4 3.4,-8.4 -.4,-9.6 C-4,-10.6 -5.4,-5.6 -2.6,-4.8";

/** One square of rock: three boulders, each its outline, its light and its edges. */
export function rock(seed: number): { body: string; light: string; edge: string }[] {
  const d = die(seed);
  return ([[-6, 4, 10.5], [7, 5, 9], [1, -6, 9.5]] as const).map(([x, y, r]) => {
    const [bx, by, k] = [x + d(-2, 2), y + d(-1.5, 1.5), 6 + Math.floor(d(0, 1.99))];
    const points = Array.from({ length: k }, (_, i): XY => [bx + r * (1 + d(-0.14, 0.1)) * Math.cos((2 * Math.PI * i) / k + 0.4), by + r * 0.9 * (1 + d(-0.14, 0.1)) * Math.sin((2 * Math.PI * i) / k + 0.4)]);
    const m: XY = [bx - 1.5, by - r * 0.25];
    const from = Math.floor(k / 2);
    return { body: poly(points), light: poly([m, ...points.slice(from, from + 3)]), edge: `M${f(m[0])},${f(m[1])}L${f(points[0]![0])},${f(points[0]![1])}M${f(m[0])},${f(m[1])}L${f(points[2]![0])},${f(points[2]![1])}` };
  });
}
export function reeds(seed: number): { d: string; x: number; y: number }[] {
  const n = die(seed);
  return [0, 1, 2].map(() => {
    const [u, v] = [n(2, 11), n(-5, 1)];
    return { d: `M${f(u)},${f(v + 3)}q.6,-6 ${f(n(-1, 2))},-11`, x: u + 0.7, y: v - 8 };
  });
}

/** The gate: a square torn open. */
function torn(size: number, inset: number, n: number, by: number, seed: number): string {
  const d = die(seed);
  const [x, y] = [M + C * GATE[0]![0], M + C * GATE[0]![1]];
  const step = (size - 2 * inset) / n;
  const points: XY[] = [];
  for (let i = 0; i < n; i++) points.push([inset + i * step, inset]);
  for (let i = 0; i < n; i++) points.push([size - inset, inset + i * step]);
  for (let i = 0; i < n; i++) points.push([size - inset - i * step, size - inset]);
  for (let i = 0; i < n; i++) points.push([inset, size - inset - i * step]);
  return poly(points.map(([u, v]): XY => [x + u + d(-by, by), y + v + d(-by, by)]));
}
export const RIFT = [torn(80, 0, 8, 4, 5), torn(80, 3, 8, 3, 9), torn(80, 10, 6, 2.6, 14)];

/** Lightning from one point to another. */
export function lightning([x0, y0]: XY, [x1, y1]: XY, seed: number): string {
  const d = die(seed);
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const n = Math.max(2, Math.floor(length / 13));
  const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
  let out = `M${f(x0)},${f(y0)}`;
  for (let i = 1; i < n; i++) {
    const off = (i % 2 ? 3.6 : -3.6) * d(0.4, 1.1);
    out += `L${f(x0 + ((x1 - x0) * i) / n + nx * off)},${f(y0 + ((y1 - y0) * i) / n + ny * off)}`;
  }
  return out + `L${f(x1)},${f(y1)}`;
}
