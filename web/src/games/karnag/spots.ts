// Which legal move belongs to which place on the board. Nothing here decides what is legal.
import type { MoveInfo } from "../../protocol";
import { cx, cy, DIRECTIONS, mid, same, type XY } from "./geo";
import { board } from "./shown.svelte";
import type { Creature, KarnagView, Square } from "./view";

export interface Spot {
  key: string;
  at: XY;
  square: Square | null;
  kind: "gem" | "go" | "piece";
  badge: string;
  moves: MoveInfo[];
}

export const places = (now: KarnagView): number[] => board().layout.places[now.vp.length - 2] ?? [1, 1, 1, 1];

/** Who stands in which place of a cauldron: [seat, druid], in the order of the seats. */
export function brewers(now: KarnagView, id: string): [number, number][] {
  return now.druids.flatMap((own, seat) => own.flatMap((at, i): [number, number][] => (at === id ? [[seat, i]] : [])));
}
export function druidAt(now: KarnagView, seat: number, druid: number): XY | null {
  const at = now.druids[seat]?.[druid];
  if (typeof at === "number") return mid(board().path[at]!);
  const c = board().layout.cauldrons.findIndex((cauldron) => cauldron.id === at);
  if (c < 0) return null;
  const place = brewers(now, String(at)).findIndex(([s, i]) => s === seat && i === druid);
  return board().brewing(String(at), places(now)[c] ?? 1)[place] ?? null;
}
const freePlace = (now: KarnagView, id: string): XY | null => {
  const c = board().layout.cauldrons.findIndex((cauldron) => cauldron.id === id);
  return board().brewing(id, places(now)[c] ?? 1)[brewers(now, id).length] ?? null;
};

interface Found {
  at: XY | null;
  square?: Square | null;
  kind: Spot["kind"];
  badge?: string;
}
function place(now: KarnagView, me: number, move: MoveInfo): Found | null {
  const square = (at: Square | null, kind: Spot["kind"], badge = ""): Found => ({
    at: at && mid(at),
    square: at,
    kind,
    badge,
  });
  const { args } = move;
  const to = String(args["to"] ?? "");
  switch (move.verb) {
    case "place":
    case "enter":
    case "lead":
    case "stay":
      return square(board().read(to), "go");
    case "clockwise":
    case "counter": {
      const badge = String(args["squares"]);
      return board().read(to) ? square(board().read(to), "go", badge) : { at: freePlace(now, to), kind: "go", badge };
    }
    case "column":
      return square([Number(args["column"]), 0], "go");
    case "row":
      return square([0, Number(args["row"])], "go");
    case "cauldron":
      return { at: freePlace(now, String(args["cauldron"])), kind: "go" };
    case "druid":
      return { at: druidAt(now, me, move.noun), kind: "piece" };
    case "capture":
      return square(board().read(String(args["at"])), "piece", String(args["mana"]));
    case "gem":
      return square(board().read(String(args["at"])), "gem", String(args["mana"]));
    case "creature":
    case "raise":
      return square(board().read(String(args["at"])), "piece");
    case "shift": {
      const from = board().read(String(args["from"]));
      const way = DIRECTIONS[String(args["direction"])];
      return from && way ? square([from[0] + way[0], from[1] + way[1]], "go") : null;
    }
  }
  return null;
}

export function spots(now: KarnagView, me: number, legal: MoveInfo[]): Spot[] {
  const out = new Map<string, Spot>();
  for (const move of legal) {
    const found = place(now, me, move);
    if (!found?.at) continue;
    const key = found.at.join(",");
    const spot = out.get(key);
    if (spot) spot.moves.push(move);
    else
      out.set(key, {
        key,
        at: found.at,
        square: found.square ?? null,
        kind: found.kind,
        badge: found.badge ?? "",
        moves: [move],
      });
  }
  return [...out.values()];
}

/** Everything that is in one place of the glade or may be pressed there; in "why not" mode every square and
 * cauldron can be pressed. */
export interface Thing {
  key: string;
  at: XY;
  square: Square | null; // or a place of a cauldron
  cauldron: string;
  tile: string; // the obstacle that lies there
  spot: Spot | null;
  creature: Creature | null;
  druid: { seat: number; druid: number } | null;
  stone: { sort: "gem" | "menhir"; seat: number; at: Square } | null;
}
export function things(now: KarnagView, legal: Spot[], everywhere: boolean): Thing[] {
  const out = new Map<string, Thing>();
  const put = (at: XY | null, part: Partial<Thing>): void => {
    if (!at) return;
    const key = at.join(",");
    out.set(key, {
      key,
      at,
      square: null,
      cauldron: "",
      tile: "",
      spot: null,
      creature: null,
      druid: null,
      stone: null,
      ...out.get(key),
      ...part,
    });
  };
  for (const spot of legal) put(spot.at, { spot });
  for (const creature of now.creatures) put(mid(creature.at), { creature });
  now.druids.forEach((own, seat) =>
    own.forEach((_, druid) => put(druidAt(now, seat, druid), { druid: { seat, druid } })),
  );
  now.gems.forEach((own, seat) => own.forEach((at) => at && put(mid(at), { stone: { sort: "gem", seat, at } })));
  now.menhirs.forEach((own, seat) => own.forEach((at) => put(mid(at), { stone: { sort: "menhir", seat, at } })));
  for (let c = 0; c <= board().cols + 1; c++)
    for (let r = 0; r <= board().rows + 1; r++) put(mid([c, r]), { square: [c, r], tile: tileAt(now, [c, r]) });
  board().layout.cauldrons.forEach(({ id }, i) =>
    board()
      .brewing(id, places(now)[i] ?? 1)
      .forEach((at) => put(at, { cauldron: id })),
  );
  return [...out.values()].filter(
    ({ spot, creature, druid, stone }) => everywhere || spot || creature || druid || stone,
  );
}
/** What a place shows, by the thing on top, to be pointed at and asked about. */
export function whatOf({ creature, druid, stone, square, cauldron }: Thing): string {
  if (creature) return `creature ${creature.token}`;
  if (druid) return `druid ${druid.seat}`;
  if (stone) return `${stone.sort} ${stone.seat}`;
  if (!square) return `cauldron ${cauldron}`;
  return board().what(square);
}
const tileAt = (now: KarnagView, at: Square): string =>
  now.obstacles.find(({ squares }) => squares.some(([c, r]) => same([c, r], at)))?.tile ?? "";

/** The two druids whose lightning makes a gemstone, from the notation of the move. */
export function pairOf(move: MoveInfo): number[] {
  const found = /^gem (\d)\+(\d)/.exec(move.text);
  return found ? [Number(found[1]) - 1, Number(found[2]) - 1] : [];
}

export interface Turn {
  order: number; // 1 is next, or now
  pass: number;
}
/** The cubes by their number in the order of play, the one at hand first. */
export function turns(now: KarnagView): Map<number, Turn> {
  const cubes: [number, number][] = now.action ? [[now.action.cube, 1], ...now.queue] : now.queue;
  return new Map(cubes.map(([cube, pass], i) => [cube, { order: i + 1, pass }]));
}

/** Squares that the last decision touched. */
export function touched(args: Record<string, unknown>): XY[] {
  return ["from", "at", "to"].flatMap((name): XY[] => {
    const value = args[name];
    const square =
      typeof value === "number"
        ? (board().path[value] ?? null)
        : typeof value === "string"
          ? board().read(value)
          : null;
    return square ? [[cx(square[0]), cy(square[1])]] : [];
  });
}
