// Clans in words: what stands where, what a move founds.
import type { Happened, Json, MoveInfo, Preview } from "../../protocol";
import { t, type Args, type Part } from "../../words";
import { CLANS, SHOWN, terrainOf } from "./map";
import type { Story } from "..";
import { EPOCHS } from "./map";

export const clanName = (clan: number): string => t(`clans-clan-${CLANS[clan]}`);
export const clanPart = (clan: number): Part => ({ part: "clan", text: clanName(clan), data: clan });
export const terrainName = (area: number): string => t(`clans-terrain-${terrainOf(area)}`);
export const areaWords = (area: number): Args => ({ area, terrain: terrainName(area) });
export const inOrder = (clans: number[]): number[] => SHOWN.filter((clan) => clans.includes(clan));
/** The engine names clans; boards count them. */
const numbers = (names: unknown): number[] => (Array.isArray(names) ? names.map((name) => CLANS.indexOf(name)) : []);
export const ROMAN = ["I", "II", "III", "IV", "V"];

/** "2 Red, 1 Blue", or that nobody is there. */
export function contents(huts: number[]): string {
  const kinds = SHOWN.filter((clan) => huts[clan]);
  return kinds.length
    ? kinds.map((clan) => t("clans-ui-some", { huts: huts[clan] ?? 0, clan: clanName(clan) })).join(", ")
    : t("clans-ui-nobody");
}

export function args(raw: Json, done: Args): Args {
  const out = { ...done };
  if ("clan" in raw) out["clan"] = numbers([raw["clan"]]).map(clanPart);
  if ("clans" in raw) {
    const [clans, counts] = [numbers(raw["clans"]), (raw["counts"] ?? []) as number[]];
    out["clans"] = inOrder(clans).map((clan) => ({
      ...clanPart(clan),
      text: [counts[clans.indexOf(clan)] ?? 1, clanName(clan)].filter((word) => word !== 1).join(" "),
    }));
  }
  for (const name of ["from", "to", "area"])
    if (typeof raw[name] === "number") out[`${name}-terrain`] = terrainName(raw[name]);
  return out;
}

export interface Founded {
  area: number;
  epoch: string;
  huts: number;
  bonus: number; // -1 on hostile ground
  value: number;
  clans: number[];
  rule: string;
  left: number[]; // clans that had to leave in the dispute
}

/** The villages a preview or a log tells of. */
export function founded(told: Preview | { events: Happened[] }): Founded[] {
  const out: Founded[] = [];
  let left: number[] = [];
  for (const event of told.events) {
    if (event.key === "dispute") left = numbers(event.args["clans"]);
    if (event.key !== "village") continue;
    out.push({ ...(event.args as unknown as Founded), clans: numbers(event.args["clans"]), rule: event.rule, left });
    left = [];
  }
  return out;
}

/** How many villages a move founds before it is asked in which order. */
export const several = (told: Preview): number => (told.asked?.args["areas"] as number[] | undefined)?.length ?? 0;

export function act(move: MoveInfo, preview: Preview | null): string | null {
  if (move.verb === "found") return t("clans-ui-found", { area: Number(move.args["area"]) });
  const villages = preview ? founded(preview).length || several(preview) : 0;
  return villages ? t("clans-ui-found-villages", { villages }) : null;
}

/** The points of the clans, decision by decision. */
export function story(log: Happened[], decisions: number): Story {
  const points = CLANS.map(() => 0);
  const lines = CLANS.map(() => new Array<number>(decisions + 1).fill(0));
  const marks: Story["marks"] = [];
  const ends: number[] = [];
  for (const event of log) {
    if (event.key === "village") {
      for (const clan of numbers(event.args["clans"])) points[clan] = (points[clan] ?? 0) + Number(event.args["value"]);
      points.forEach((value, clan) => lines[clan]?.fill(value, event.decision));
      marks.push({
        at: event.decision,
        strong: Number(event.args["value"]) > 0,
        text: t("clans-ui-mark", { area: Number(event.args["area"]), value: Number(event.args["value"]) }),
      });
    }
    if (event.key === "epoch") ends.push(event.decision);
  }
  return {
    lines: SHOWN.map((clan) => ({
      name: clanName(clan),
      mark: `clan-${CLANS[clan]}`,
      colour: `--line-${CLANS[clan]}`,
      values: lines[clan] ?? [],
    })),
    bands: EPOCHS.slice(0, ends.length + 1).map((_, i) => ({
      name: ROMAN[i] ?? "",
      from: ends[i - 1] ?? 0,
      to: ends[i] ?? decisions,
    })),
    marks,
  };
}
