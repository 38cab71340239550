// What pressing a card would most likely have meant, in the notation of moves: to be told why it is not possible.
import type { MoveInfo } from "../../protocol";
import { cardName, type SamhainView } from "./view";

/** `from`: the card that a member would leave, if one is chosen; `grow`: a new member would come. */
export function meant(
  card: number,
  legal: MoveInfo[],
  now: SamhainView,
  me: number,
  from: number | null,
  grow: boolean,
): string {
  const asked = (wanted: string): boolean => legal.some(({ verb }) => verb === wanted);
  const name = cardName(card);
  if (asked("card")) return `card ${name}`;
  if (asked("member")) {
    const other = now.members.find((member) => member.card === card);
    return `member ${(other?.seat ?? Math.max(me, 0)) + 1} ${name} ${other?.stand ?? "active"}`;
  }
  if (grow) return `expand ${name}`;
  return from === null ? `activate ${name}` : `move ${cardName(from)} to ${name}`;
}
