// What a thing on the table is now, and what it would take.
import type { Json, SeatInfo } from "../../protocol";
import { capital, seatName } from "../../sentences";
import { t, type Args } from "../../words";
import { cardWords } from "./said";
import { kindNamed, seen, worthOf, type ArdRiView } from "./view";
import rules from "./what.json";

export { rules };
const EATS = 5; // a Warrior, at Samhain

export function args(kind: string, noun: string, view: Json, seats: SeatInfo[]): Args | null {
  const now = seen(view);
  const at = Number(noun);
  const seat = seatName(seats, at);
  switch (kind) {
    case "wealth":
      return { seat, wealth: now.wealth[at] ?? 0 };
    case "season":
      return { season: t(`ardri-season-${now.season}`), year: now.year };
    case "rank":
      return now.order.includes(at) ? { seat, rank: now.order.indexOf(at) + 1 } : null;
    case "fields":
      return { seat, cards: now.fields[at]?.length ?? 0, best: now.best[at] ?? 0 };
    case "hand":
      return { cards: now.held[Math.max(0, Number(view["seat"] ?? 0))] ?? 0 };
    case "house":
      return house(at, now);
    case "held":
      return { seat, cards: now.held[at] ?? 0 };
    case "deck":
      return { cards: now.deck };
    case "discard":
      return { cards: now.discard.length };
    case "wilderness":
      return { cards: now.wilderness.length };
    case "cattle":
    case "warrior": {
      const card = kindNamed(noun);
      return card === undefined ? null : { card: capital(cardWords(card)), worth: worthOf(card) };
    }
  }
  return null;
}

function house(seat: number, now: ArdRiView): Args {
  const warriors = (now.up[seat]?.length ?? 0) + (now.unproven[seat] ?? 0);
  return { warriors, food: EATS * warriors };
}
