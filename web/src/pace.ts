import type { Pace } from "./protocol";
import { t } from "./words";

export const FREE: Pace = { kind: "free", base: 900, increment: 10, days: 2 };

/** What may be typed: whole numbers between these two. */
export const RANGES = { minutes: [1, 240], increment: [0, 300], days: [1, 14] } as const;
export type Count = keyof typeof RANGES;
/** An emptied field holds no number at all. */
export const inRange = (count: Count, value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= RANGES[count][0] && Number(value) <= RANGES[count][1];

export function paceWords(pace: Pace): string {
  if (pace.kind === "free") return t("ui-pace-free");
  if (pace.kind === "days") return t("ui-pace-days", { days: pace.days });
  return t("ui-pace-clock", { minutes: Math.round(pace.base / 6) / 10, seconds: pace.increment });
}
