// Where marks, arrows and cards go on the map, and where the arrow keys lead: geometry, on areas as the map has them.
import { ringOf, type Area, type XY } from "./map";

const REACH = 60; // px from the area: free space farther away is not worth it

const apart = (p: Area, q: Area): number => Math.hypot(p.centre[0] - q.centre[0], p.centre[1] - q.centre[1]);

/** Do two areas lie close without touching, as across a lake? */
export const facing = (p: Area, q: Area): boolean => apart(p, q) < p.radius + q.radius + 90;

/** The next area from `here` in a direction, among those that are `open`. */
export function next(here: Area, [dx, dy]: XY, open: Area[]): Area {
  let best = Infinity;
  let found = here;
  for (const area of open) {
    const [x, y] = [area.centre[0] - here.centre[0], area.centre[1] - here.centre[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (area.id === here.id || along < 8) continue;
    const cost = along + 2.2 * aside;
    if (cost < best) [best, found] = [cost, area];
  }
  // Nothing that way, and nothing to do here either: go to what is nearest.
  if (found === here && !open.includes(here))
    return open.reduce((a, b) => (apart(here, b) < apart(here, a) ? b : a), open[0] ?? here);
  return found;
}

/** The way huts went, from near the middle of one area to the rim of the other. */
export function trail(p: Area, q: Area): string {
  const [dx, dy] = [q.centre[0] - p.centre[0], q.centre[1] - p.centre[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const r = Math.max(q.radius * 0.86, 40) + 4;
  const [from, to] = [p.centre, q.centre];
  return `M${from[0] + ux * 14} ${from[1] + uy * 14}L${to[0] - ux * r} ${to[1] - uy * r}`;
}

/** The head of an arrow before the ring of an area. */
export function arrow([x, y]: XY, q: Area): string {
  const [dx, dy] = [q.centre[0] - x, q.centre[1] - y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = length - ringOf(q) - 13;
  const corners: XY[] = [
    [26, 0],
    [-6, 19],
    [-1, 0],
    [-6, -19],
  ];
  return corners.map(([a, b]) => `${x + ux * (at + a) - uy * b},${y + uy * (at + a) + ux * b}`).join(" ");
}

/** Where the cross of a refusal goes: on the way to a neighbour, otherwise in the area itself, since anything in
 * between has nothing to do with it. */
export function crossed(area: Area, from: Area | null): XY {
  const [x, y] = area.centre;
  if (!from?.neighbours.includes(area.id)) return [x, y];
  const [sx, sy] = from.centre;
  return [sx + (x - sx) * 0.62, sy + (y - sy) * 0.62];
}

export interface Window {
  width: number;
  height: number;
  land: { width: number; height: number };
}

/** A card of some size beside the area it speaks of, over as little as may be: what it must not cover is `dear` (the
 * area and where one starts), what it should not `wanted` (targets), what it may at a price the `settled`. */
export function beside(
  area: Area,
  size: { width: number; height: number },
  { width, height, land }: Window,
  keep: { dear: Area[]; wanted: Area[]; settled: Area[] },
): { left: number; top: number; line: string } {
  const scale = Math.min(width / land.width, height / land.height) || 1;
  const [ox, oy] = [(width - land.width * scale) / 2, (height - land.height * scale) / 2];
  const onPage = ([x, y]: XY): XY => [(x - 15) * scale + ox, (y - 15) * scale + oy];
  const away = (x: number, y: number, [ax, ay]: XY): number =>
    Math.hypot(Math.max(x - ax, 0, ax - x - size.width), Math.max(y - ay, 0, ay - y - size.height));
  const weigh = (areas: Area[], reach: number, price: number): { at: XY; r: number; price: number }[] =>
    areas.map((a) => ({ at: onPage(a.centre), r: ringOf(a) * scale * reach, price }));
  const kept = [...weigh(keep.dear, 1.12, 60), ...weigh(keep.wanted, 1.12, 30), ...weigh(keep.settled, 0.8, 9)];
  const centre = onPage(area.centre);
  const r = ringOf(area) * scale;
  let best = Infinity;
  let spot: XY = [0, 0];
  for (let i = 0; i <= 28; i++)
    for (let j = 0; j <= 24; j++) {
      const x = 6 + ((width - size.width - 12) * i) / 28;
      const y = 6 + ((height - size.height - 12) * j) / 24;
      const far = away(x, y, centre) - r;
      let cost = far / 20 + Math.max(0, far - REACH);
      for (const one of kept) if (away(x, y, one.at) < one.r) cost += one.price;
      if (cost < best) [best, spot] = [cost, [x, y]];
    }
  const [[x, y], [cx, cy]] = [spot, centre];
  const ex = Math.max(x + 14, Math.min(cx, x + size.width - 14));
  const ey = Math.max(y + 14, Math.min(cy, y + size.height - 14));
  const length = Math.hypot(ex - cx, ey - cy) || 1;
  return { left: x, top: y, line: `M${cx + ((ex - cx) / length) * r} ${cy + ((ey - cy) / length) * r}L${ex} ${ey}` };
}
