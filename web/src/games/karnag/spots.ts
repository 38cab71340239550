// Which legal move belongs to which place on the board. Nothing here decides what is legal.
import type { MoveInfo, Preview } from "../../protocol";
import { brewing, cx, cy, DIRECTIONS, layout, mid, PATH, read, same, type XY } from "./geo";
import { seen, type KarnagView, type Square } from "./view";

export interface Spot {
  key: string;
  at: XY;
  square: Square | null;
  kind: "gem" | "go" | "piece";
  badge: string;
  moves: MoveInfo[];
}
/** Moves whose place only the server knows: it is asked what they would do. */
export const FORESEEN = new Set(["clockwise", "counter", "stay", "lead"]);

export const places = (now: KarnagView): number[] => layout.places[now.vp.length - 2] ?? [1, 1, 1, 1];

/** Who stands in which place of a cauldron: [seat, druid], in the order of the seats. */
export function brewers(now: KarnagView, id: string): [number, number][] {
  return now.druids.flatMap((own, seat) => own.flatMap((at, i): [number, number][] => (at === id ? [[seat, i]] : [])));
}
export function druidAt(now: KarnagView, seat: number, druid: number): XY | null {
  const at = now.druids[seat]?.[druid];
  if (typeof at === "number") return mid(PATH[at]!);
  const c = layout.cauldrons.findIndex((cauldron) => cauldron.id === at);
  if (c < 0) return null;
  const place = brewers(now, String(at)).findIndex(([s, i]) => s === seat && i === druid);
  return brewing(String(at), places(now)[c] ?? 1)[place] ?? null;
}
const freePlace = (now: KarnagView, id: string): XY | null => {
  const c = layout.cauldrons.findIndex((cauldron) => cauldron.id === id);
  return brewing(id, places(now)[c] ?? 1)[brewers(now, id).length] ?? null;
};

interface Found {
  at: XY | null;
  square?: Square | null;
  kind: Spot["kind"];
  badge?: string;
}
function place(now: KarnagView, me: number, move: MoveInfo, told: Preview | undefined): Found | null {
  const square = (at: Square | null, kind: Spot["kind"], badge = ""): Found => ({ at: at && mid(at), square: at, kind, badge });
  const { args } = move;
  switch (move.verb) {
    case "place": case "enter": return square(PATH[Number(args["to"])] ?? null, "go");
    case "column": return square([Number(args["column"]), 0], "go");
    case "row": return square([0, Number(args["row"])], "go");
    case "cauldron": return { at: freePlace(now, String(args["cauldron"])), kind: "go" };
    case "druid": case "capture": return { at: druidAt(now, me, move.noun), kind: "piece" };
    case "gem": return square(read(String(args["at"])), "gem", String(args["mana"]));
    case "creature": case "raise": return square(read(String(args["at"])), "piece");
    case "shift": {
      const from = read(String(args["from"]));
      const way = DIRECTIONS[String(args["direction"])];
      return from && way ? square([from[0] + way[0], from[1] + way[1]], "go") : null;
    }
  }
  if (!FORESEEN.has(move.verb) || !told?.view) return null;
  const then = seen(told.view);
  if (!then) return null;
  for (let i = 0; i < 3; i++) {
    const to = then.druids[me]?.[i];
    if (to === now.druids[me]?.[i]) continue;
    if (typeof to === "number") return square(PATH[to] ?? null, "go", String(args["squares"] ?? ""));
    if (typeof to === "string" && to !== "council") return { at: freePlace(now, to), kind: "go", badge: String(args["squares"] ?? "") };
  }
  if (move.verb !== "lead") return null;
  for (const creature of then.creatures) {
    const before = now.creatures.find(({ token }) => token === creature.token);
    if (before && !same(before.at, creature.at)) return square(creature.at, "go");
  }
  return null;
}

export function spots(now: KarnagView, me: number, legal: MoveInfo[], told: Map<number, Preview>): Spot[] {
  const out = new Map<string, Spot>();
  for (const move of legal) {
    const found = place(now, me, move, told.get(move.move));
    if (!found?.at) continue;
    const key = found.at.join(",");
    const spot = out.get(key);
    if (spot) spot.moves.push(move);
    else out.set(key, { key, at: found.at, square: found.square ?? null, kind: found.kind, badge: found.badge ?? "", moves: [move] });
  }
  return [...out.values()];
}

/** The two druids whose lightning makes a gemstone, from the notation of the move. */
export function pairOf(move: MoveInfo): number[] {
  const found = /^gem (\d)\+(\d)/.exec(move.text);
  return found ? [Number(found[1]) - 1, Number(found[2]) - 1] : [];
}

export interface Turn {
  cube: number;
  order: number; // 1 is next, or now
  pass: number;
}
/** In which order the cubes that lie will be reached: shown, never decided here. */
export function upcoming(now: KarnagView): Map<number, Turn> {
  const out = new Map<number, Turn>();
  const left = [...now.cubes];
  const current = now.action?.cube ?? -1;
  let n = 0;
  if (current >= 0) out.set(current, { cube: current, order: ++n, pass: 1 });
  const start = current >= 0 ? Math.floor(current / 3) % 2 : 0;
  const tiles = now.line.map((tile) => layout.actions.indexOf(tile));
  for (let row = start; row < 2; row++) {
    let from = row === start && current >= 0 ? Math.max(0, tiles.indexOf(Math.floor(current / 6))) : 0;
    for (let pass = 1; pass < 9; pass++) {
      let reached = false;
      let waiting = false;
      tiles.slice(from).forEach((tile) => {
        const met = new Set<number>();
        const first = (tile * 2 + row) * 3;
        for (let at = first; at < first + 3; at++) {
          const cube = left[at] ?? 0;
          if (cube >= 16) met.add(cube & 7);
          else if (cube > 0 && cube < 8) {
            if (met.has(cube)) break;
            met.add(cube);
            out.set(at, { cube: at, order: ++n, pass });
            left[at] = cube + 16;
            reached = true;
          }
        }
      });
      for (const tile of tiles) for (let at = (tile * 2 + row) * 3; at < (tile * 2 + row) * 3 + 3; at++) {
        if (left[at]! >= 16) left[at]! -= 8;
        if (left[at]! > 0 && left[at]! < 8) waiting = true;
      }
      from = 0;
      if (!waiting) break;
      if (!reached && pass > 2) break;
    }
  }
  return out;
}

/** Squares that the last decision touched. */
export function touched(args: Record<string, unknown>): XY[] {
  return ["from", "at", "to"].flatMap((name): XY[] => {
    const value = args[name];
    const square = typeof value === "number" ? (PATH[value] ?? null) : typeof value === "string" ? read(value) : null;
    return square ? [[cx(square[0]), cy(square[1])]] : [];
  });
}
