// Engine arguments into words, and what the screen says of a move.
import type { Happened, Json, MoveInfo, Preview, SeatInfo } from "../../protocol";
import { seatName } from "../../sentences";
import { has, t, type Args } from "../../words";
import type { Story } from "..";
import { board } from "./shown.svelte";
import type { Creature, KarnagView, Square } from "./view";

const SQUARES = ["at", "from", "to", "path", "corner"];

/** A column by the letter carved at both its ends. */
const letter = (column: number): string => String.fromCharCode(64 + column);
/** A path square by its side and the letter or number carved there; the engine counts them, a person reads
 * the stones. */
export function pathWords(at: number): string {
  const [c, r] = board().path[at] ?? [0, 0];
  if (board().corners.includes(at)) return t("karnag-ui-corner", { corner: (r ? "s" : "n") + (c ? "e" : "w") });
  const side = board().sideOf([c, r]);
  return t("karnag-ui-path", {
    side: t(`karnag-direction-${side}`),
    mark: side === "north" || side === "south" ? letter(c) : String(r),
  });
}
/** As src/nemeton/words.py does it: a value with a word of its own is said in that word. Squares are written large. */
function word(name: string, value: unknown): string | null {
  if (SQUARES.includes(name) && (typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value))))
    return pathWords(Number(value));
  if (name === "column" && typeof value === "number") return letter(value);
  if (typeof value !== "string") return null;
  if (has(`karnag-${name}-${value}`)) return t(`karnag-${name}-${value}`);
  if (SQUARES.includes(name) && board().layout.cauldrons.some(({ id }) => id === value)) return cauldronWords(value);
  return SQUARES.includes(name) && /^[a-z]\d+$/.test(value) ? value.toUpperCase() : null;
}
export function args(raw: Json, done: Args): Args {
  const out = { ...done };
  for (const [name, value] of Object.entries(raw)) {
    const said = word(name, value);
    if (said !== null) out[name] = said;
    if (Array.isArray(value) && name !== "seats")
      out[name] = value.map((item) => word(name.replace(/s$/, ""), item) ?? String(item));
  }
  return out;
}
export const cauldronWords = (id: string): string =>
  t("karnag-ui-cauldron-at", { cauldron: has(`karnag-cauldron-${id}`) ? t(`karnag-cauldron-${id}`) : id });
function named(at: Square): string {
  const name = board().written(at);
  return board().onPath(at) ? pathWords(Number(name)) : name.toUpperCase();
}

/** A square by its name, after what lies on it. */
export const squareWords = (at: Square, what: string): string => `${what ? `${t(`karnag-${what}`)} ` : ""}${named(at)}`;

/** A creature, and what it would do in the next phase B. */
export function creatureWords({ kind, at, turns, next }: Creature): string {
  const fate = next.fate === "goes" && next.onto ? next.onto : next.fate;
  return t("karnag-ui-creature", {
    kind: kindName(kind),
    at: named(at),
    turns: t(`karnag-turns-${turns}`),
    fate,
    to: next.to ? named(next.to) : "",
  });
}
/** What its escape would cost, in one line; none for a creature that does not escape. */
export function lossWords({ next }: Creature, seats: SeatInfo[]): string[] {
  if (next.fate !== "escapes") return [];
  const lost = next.losses.flatMap((points, seat) =>
    points ? [t("karnag-ui-loss", { seat: seatName(seats, seat), points })] : [],
  );
  return [lost.join(" · ") || t("karnag-ui-no-loss")];
}
export function druidWords(now: KarnagView, seats: SeatInfo[], seat: number, druid: number): string {
  const at = now.druids[seat]?.[druid] ?? null;
  const place =
    typeof at === "number" ? pathWords(at) : at === "council" ? t("karnag-at-council") : cauldronWords(String(at));
  return t("karnag-ui-druid", { druid: druid + 1, seat: seatName(seats, seat), at: place });
}
/** A creature that is led, or a gemstone that is moved, square by square goes from the first to the last. */
export function joint(one: Happened, next: Happened): Happened | null {
  const goesOn = one.key === next.key && ["led", "shift"].includes(next.key) && one.args["to"] === next.args["from"];
  return goesOn && one.args["from"] !== next.args["to"]
    ? { ...next, args: { ...next.args, from: one.args["from"] ?? "" } }
    : null;
}
export const tileName = (tile: string): string => t(`karnag-tile-${tile}`);
export const kindName = (kind: string): string => t(`karnag-kind-${kind}`);

export function act(move: MoveInfo, _preview: Preview | null): string | null {
  const id = `karnag-ui-do-${move.verb}`;
  return has(id) ? t(id) : null;
}

/** Points of every seat, decision by decision, as far as the log tells them. */
export function story(log: Happened[], decisions: number): Story {
  const seats = 1 + Math.max(1, ...log.map((e) => Number(e.args["seat"] ?? 0)));
  const vp = new Array<number>(seats).fill(0);
  const lines = vp.map(() => new Array<number>(decisions + 1).fill(0));
  const marks: Story["marks"] = [];
  const rounds: number[] = [];
  for (const event of log) {
    const seat = Number(event.args["seat"] ?? -1);
    if (event.key === "round") rounds.push(event.decision);
    if (seat < 0) continue;
    if (event.key === "count") vp[seat] = Number(event.args["total"]);
    else if (event.key === "penalty") vp[seat]! -= Number(event.args["lost"] ?? 0);
    else if (typeof event.args["points"] === "number") vp[seat]! += event.args["points"];
    else continue;
    lines[seat]?.fill(vp[seat]!, event.decision);
    if (["alignment", "penalty"].includes(event.key))
      marks.push({
        at: event.decision,
        strong: event.key === "alignment",
        text: t(`karnag-log-${event.key}`, {
          ...args(event.args, {}),
          seat: t("seat", { number: seat + 1 }),
          points: Number(event.args["points"]),
          lost: Number(event.args["lost"] ?? 0),
        }),
      });
  }
  return {
    lines: lines.map((values, seat) => ({
      name: t("seat", { number: seat + 1 }),
      mark: `seat-${seat}`,
      colour: `--seat-${seat}`,
      values,
    })),
    bands: rounds.map((from, i) => ({ name: String(i + 1), from, to: rounds[i + 1] ?? decisions })),
    marks,
  };
}
