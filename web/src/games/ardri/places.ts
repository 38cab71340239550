// Where something happens in Ard Rí: at the seats it is about.
import type { Json } from "../../protocol";
import { spotOf, type Spot } from "../../table/marks";

const ABOUT_ALL = ["order", "lot", "tie", "years-over"];

export function places({ key, args }: { key: string; args: Json }): string[] {
  if (ABOUT_ALL.includes(key)) return [];
  const about = Array.isArray(args["seats"]) ? args["seats"] : [];
  return [args["seat"], ...about].filter((seat) => typeof seat === "number").map((seat) => `seat-${seat}`);
}

export function spot(board: Element, place: string): Spot | null {
  return spotOf(board.querySelector(`.ar-${place.replace("-", "")} .mark`));
}
