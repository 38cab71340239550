// The log in turns: what one seat did in one go is one deed, in the order in which it happened.
import { client } from "../games";
import type { Happened } from "../protocol";

export interface Deed {
  /** Whose; null: nobody's in particular. */
  seat: number | null;
  /** What happens by itself and is told in one, if it is that. */
  whole?: string | undefined;
  events: Happened[];
  /** Where on the board: for each thing that happened its places, from the first to the last. */
  ways: string[][];
}

const seatOf = (event: Happened): number | null => (typeof event.args["seat"] === "number" ? event.args["seat"] : null);

/** Where something happened, or would: the names of places that the game's board knows. */
export const placesOf = (game: string, told: { key: string; args: Happened["args"] }): string[] =>
  client(game)?.places?.(told) ?? [];

/** A deed ends where another seat goes on, where the game says that something new begins, and where something happens
 * by itself that is told in one. */
export function deeds(game: string, log: Happened[]): Deed[] {
  const { begins = [], wholes = {} } = client(game) ?? {};
  const out: Deed[] = [];
  for (const event of log) {
    const [last, seat, whole] = [out.at(-1), seatOf(event), wholes[event.key]];
    const same =
      whole || last?.whole ? whole === last?.whole : seat === null ? last?.seat !== null : seat === last?.seat;
    if (last && same && !begins.includes(event.key)) last.events.push(event);
    else out.push({ seat: whole ? null : seat, whole, events: [event], ways: [] });
    const way = placesOf(game, event);
    if (way.length) (out.at(-1) as Deed).ways.push(way);
  }
  return out;
}

/** What is new in them. What a deed began with is told again: without it nobody knows what it is about. */
export function newIn(game: string, told: Deed[], isNew: (event: Happened) => boolean): Deed[] {
  const begins = client(game)?.begins ?? [];
  return told.flatMap((deed) => {
    const events = deed.events.filter(isNew);
    const [first, known] = [events[0], deed.events[0]];
    if (!first || !known || first === known) return first ? [deed] : [];
    const ways = events.map((event) => placesOf(game, event)).filter((way) => way.length);
    return [{ ...deed, events: begins.includes(known.key) ? [known, ...events] : events, ways }];
  });
}
