// Drawn by rule and a seeded die: the same on every screen.
import type { XY } from "./geo";

export function die(seed: number): (low: number, high: number) => number {
  let a = seed * 2654435761;
  return (low, high) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}
export const f = (v: number): string => String(Math.round(v * 10) / 10);
export const poly = (points: XY[]): string => `M${points.map(([x, y]) => `${f(x)},${f(y)}`).join("L")}Z`;
export const round = (points: XY[]): string => {
  const first = points[0]!,
    last = points[points.length - 1]!;
  let d = `M${f((first[0] + last[0]) / 2)},${f((first[1] + last[1]) / 2)}`;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    d += `Q${f(p[0])},${f(p[1])} ${f((p[0] + q[0]) / 2)},${f((p[1] + q[1]) / 2)}`;
  });
  return d + "Z";
};
export function ragged(r: number, n: number, by: number, seed: number): string {
  const d = die(seed);
  return poly(
    Array.from({ length: n }, (_, i): XY => [
      (r + d(-by, by)) * Math.cos((2 * Math.PI * i) / n),
      (r + d(-by, by)) * Math.sin((2 * Math.PI * i) / n),
    ]),
  );
}
export const TRISKELE = "M0,0 C.5,-4 3.4,-8.4 -.4,-9.6 C-4,-10.6 -5.4,-5.6 -2.6,-4.8";

/** One square of rock: three boulders, each its outline, its light and its edges. */
export function rock(seed: number): { body: string; light: string; edge: string }[] {
  const d = die(seed);
  return (
    [
      [-6, 4, 10.5],
      [7, 5, 9],
      [1, -6, 9.5],
    ] as const
  ).map(([x, y, r]) => {
    const [bx, by, k] = [x + d(-2, 2), y + d(-1.5, 1.5), 6 + Math.floor(d(0, 1.99))];
    const points = Array.from({ length: k }, (_, i): XY => [
      bx + r * (1 + d(-0.14, 0.1)) * Math.cos((2 * Math.PI * i) / k + 0.4),
      by + r * 0.9 * (1 + d(-0.14, 0.1)) * Math.sin((2 * Math.PI * i) / k + 0.4),
    ]);
    const m: XY = [bx - 1.5, by - r * 0.25];
    const from = Math.floor(k / 2);
    return {
      body: poly(points),
      light: poly([m, ...points.slice(from, from + 3)]),
      edge: [points[0]!, points[2]!].map((p) => `M${f(m[0])},${f(m[1])}L${f(p[0])},${f(p[1])}`).join(""),
    };
  });
}
export function reeds(seed: number): { d: string; x: number; y: number }[] {
  const n = die(seed);
  return [0, 1, 2].map(() => {
    const [u, v] = [n(2, 11), n(-5, 1)];
    return { d: `M${f(u)},${f(v + 3)}q.6,-6 ${f(n(-1, 2))},-11`, x: u + 0.7, y: v - 8 };
  });
}

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
