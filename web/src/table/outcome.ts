// What is said of a move beforehand: what would happen, and where what is foreseen ends, and why. That nothing else
// happens is said only where others are asked next and nothing does.
import type { Happened, MoveInfo, Preview, SeatInfo } from "../protocol";
import { askSentence, plain } from "../sentences";
import { either, t } from "../words";

/** Does an event say more than the move itself, which stands in the title? */
export const adds = (event: Happened, move: MoveInfo | null): boolean =>
  event.key !== move?.key ||
  Object.entries(event.args).some(([name, value]) => name !== "seat" && !Array.isArray(value) && !(name in move.args));

/** Where what is foreseen ends; `told`: is anything told of what would happen? */
export function afterwards(game: string, preview: Preview, told: boolean, seats: SeatInfo[]): string[] {
  const out: string[] = [];
  if (preview.end === "over") out.push(t("ui-then-over"));
  else if (preview.end === "unknown") out.push(t("ui-uncertain"));
  else if (preview.end === "others" && !told) out.push(t("ui-nothing-more"));
  if (preview.points.length) out.push(t("ui-then-points", { points: either(preview.points) }));
  if (preview.asked) out.push(t("ui-then-yours", { question: plain(askSentence(game, preview.asked, seats)) }));
  return out;
}
