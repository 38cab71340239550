// What a thing in the village is now, and what it would take.
import type { Json, SeatInfo } from "../../protocol";
import { seatName } from "../../sentences";
import { t, type Args } from "../../words";
import { actionWords } from "./said";
import { cardOf, DEITIES, editionOf, RESOURCES, seen, SIDES, sum, type SamhainView } from "./view";
import rules from "./what.json";

export { rules };

export function args(kind: string, noun: string, view: Json, seats: SeatInfo[]): Args | null {
  const now = seen(view);
  const at = Number(noun);
  const seat = seatName(seats, at);
  switch (kind) {
    case "card":
      return card(cardOf(noun), now, editionOf(view));
    case "track":
      return track(noun, now, seats);
    case "points":
      return { seat, points: now.points[at] ?? 0 };
    case "wisps":
      return { seat, wisps: now.wisps[at] ?? "–", left: now.reserve_wisps };
    case "round":
      return { round: now.round, rounds: now.rounds };
    case "graves":
      return { dead: sum(now.graves), graves: now.graves_in_play };
    case "reserve":
      return { count: noun === "wisps" ? now.reserve_wisps : (now.reserve[RESOURCES.indexOf(noun)] ?? 0) };
    case "item":
      return { item: t(`samhain-item-${noun}`), use: t(`samhain-item-${noun}-use`) };
    case "pool":
      return { seat, pool: now.pool[at] ?? 0 };
    case "resources":
      return held(at, now, seat);
  }
  return null;
}

function card(id: number, now: SamhainView, edition: string): Args {
  const free = now.free_sides.length > 1 ? "both" : (SIDES[now.free_sides[0] ?? 0] ?? "light");
  return { light: actionWords(2 * id, edition), dark: actionWords(2 * id + 1, edition), free };
}

function track(name: string, now: SamhainView, seats: SeatInfo[]): Args {
  const [deity = "", side = ""] = name.split("-");
  const which = 2 * DEITIES.indexOf(deity) + SIDES.indexOf(side);
  return {
    track: t(`samhain-track-${name}`),
    levels: now.devotion.map((levels, seat) => `${seatName(seats, seat)} ${levels[which] ?? 0}`),
    pays: now.free_sides.includes(SIDES.indexOf(side)) ? "yes" : "no",
  };
}

function held(at: number, now: SamhainView, seat: string): Args {
  const own = now.resources[at];
  const [wood, stone, gold] = own ?? [0, 0, 0];
  return { seat, known: own ? "yes" : "no", wood: wood ?? 0, stone: stone ?? 0, gold: gold ?? 0 };
}
