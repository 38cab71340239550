// What a thing on the map is now, and what it would take.
import type { Json, SeatInfo } from "../../protocol";
import { seatName } from "../../sentences";
import { t, type Args } from "../../words";
import { CLANS, EPOCHS, map } from "./map";
import { areaWords, clanName, contents, ROMAN } from "./said";
import { seen, sum, type ClansView } from "./view";
import rules from "./what.json";

export { rules };

export function args(kind: string, noun: string, view: Json, seats: SeatInfo[]): Args | null {
  const now = seen(view);
  if (kind === "area") return area(Number(noun), now);
  if (kind === "points") {
    const clan = CLANS.indexOf(noun as (typeof CLANS)[number]);
    return { clan: clanName(clan), points: now.points[clan] ?? 0 };
  }
  if (kind === "epoch") return { said: epoch(ROMAN.indexOf(noun), now) };
  if (kind === "chips") return { seat: seatName(seats, Number(noun)), chips: now.chips[Number(noun)] ?? 0 };
  return null;
}

function area(id: number, now: ClansView): Args {
  const huts = (at: number): number => sum(now.huts[at - 1] ?? []);
  const village = now.villages.find((one) => one.area === id);
  return {
    ...areaWords(id),
    state: village ? "village" : huts(id) ? "group" : "empty",
    value: village?.value ?? 0,
    content: contents(now.huts[id - 1] ?? []),
    near: map(false).areas[id - 1]?.neighbours.filter(huts).length ?? 0,
  };
}

/** An epoch read aloud: its good and its bad ground, and the chips that are left. */
export function epoch(i: number, now: ClansView): string {
  const { villages, favorable, hostile, bonus } = EPOCHS[i]!;
  const before = EPOCHS.slice(0, i).reduce((all, one) => all + one.villages, 0);
  const word = (terrain: string | undefined): string => (terrain ? t(`clans-terrain-${terrain}`) : "");
  return t("clans-ui-epoch", {
    epoch: ROMAN[i] ?? "",
    good: favorable.length > 1 ? t("clans-ui-all-ground") : word(favorable[0]),
    bonus,
    bad: word(hostile[0]) || "none",
    chips: villages - Math.max(0, Math.min(villages, now.villages.length - before)),
  });
}
