// Where something happens in Samhain's village: cards and temple tracks.
import type { Json } from "../../protocol";
import { spotOf, type Spot } from "../../table/marks";
import { cardName, cardOf, TRACKS, trackName } from "./view";

const NAMES = Array.from({ length: TRACKS }, (_, track) => trackName(track));

export function places({ args }: { args: Json }): string[] {
  const cards = [args["from"], args["card"]].map(cardOf).filter((card) => Number.isInteger(card));
  const track = NAMES.indexOf(String(args["track"]));
  return [...cards.map((card) => `card-${card}`), ...(track < 0 ? [] : [`track-${track}`])];
}

export function spot(board: Element, place: string): Spot | null {
  const [what, number] = place.split("-");
  return spotOf(
    board.querySelector(
      what === "card" ? `[data-what="card ${cardName(Number(number))}"]` : `[data-track="${number}"]`,
    ),
  );
}
