import type { Pace } from "./protocol";
import { t } from "./words";

export const FREE: Pace = { kind: "free", base: 900, increment: 10, days: 2 };

export function paceWords(pace: Pace): string {
  if (pace.kind === "free") return t("ui-pace-free");
  if (pace.kind === "days") return t("ui-pace-days", { days: pace.days });
  return t("ui-pace-clock", { minutes: Math.round(pace.base / 60), seconds: pace.increment });
}
