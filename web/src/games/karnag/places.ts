// Where something happens on the board of Karnag: squares and cauldrons by their names, action tiles by theirs.
import type { Json } from "../../protocol";
import { spotIn, spotOf, type Spot } from "../../table/marks";
import { C, mid } from "./geo";
import { board as shown } from "./shown.svelte";

export function places({ key, args }: { key: string; args: Json }): string[] {
  const squares = [args["from"], args["at"], args["to"], args["cauldron"]];
  const cube = key === "cube"; // an action is told by what came of it
  const tile =
    cube && typeof args["tile"] === "string" && shown().layout.actions.includes(args["tile"])
      ? [`tile-${args["tile"]}`]
      : [];
  return [...tile, ...squares.filter((at) => typeof at === "number" || typeof at === "string").map(String)];
}

export function spot(board: Element, place: string): Spot | null {
  const tile = /^tile-(.*)$/.exec(place)?.[1];
  if (tile) return spotOf(board.querySelector(`[data-what="tile ${tile}"] header i`));
  const square = shown().read(place);
  const brewing = shown().layout.cauldrons.some(({ id }) => id === place);
  const at = square ? mid(square) : brewing ? shown().brewing(place, 1)[0] : undefined;
  return at ? spotIn(board.querySelector<SVGSVGElement>("svg.glade"), ...at, C / 2) : null;
}
