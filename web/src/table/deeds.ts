// The log in turns: what one seat did in one go is one deed, in the order in which it happened.
import { client } from "../games";
import type { Happened } from "../protocol";

export interface Deed {
  /** Whose; null: nobody's in particular. */
  seat: number | null;
  events: Happened[];
  /** Where on the board: for each thing that happened its places, from the first to the last. */
  ways: string[][];
}

const seatOf = (event: Happened): number | null => (typeof event.args["seat"] === "number" ? event.args["seat"] : null);

/** Where something happened, or would: the names of places that the game's board knows. */
export const placesOf = (game: string, told: { key: string; args: Happened["args"] }): string[] =>
  client(game)?.places?.(told) ?? [];

/** A deed ends where another seat goes on, or where the game says that something new begins. */
export function deeds(game: string, log: Happened[]): Deed[] {
  const begins = client(game)?.begins ?? [];
  const out: Deed[] = [];
  for (const event of log) {
    const [last, seat] = [out.at(-1), seatOf(event)];
    const goesOn = last && !begins.includes(event.key) && (seat === null ? last.seat !== null : seat === last.seat);
    if (goesOn) last.events.push(event);
    else out.push({ seat, events: [event], ways: [] });
    const way = placesOf(game, event);
    if (way.length) (out.at(-1) as Deed).ways.push(way);
  }
  return out;
}
