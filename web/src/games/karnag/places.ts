// Where something happens on the board of Karnag: squares, cauldrons, tracks and spaces of action tiles, by name.
import type { Json } from "../../protocol";
import { spotIn, spotOf, type Spot } from "../../table/marks";
import { C, mid } from "./geo";
import { board as shown } from "./shown.svelte";

export function places({ key, args }: { key: string; args: Json }): string[] {
  const squares = [args["from"], args["at"], args["to"], args["cauldron"]];
  // A cube is told by its space, an action by what came of it.
  const space = key === "cube" ? [`space-${String(args["tile"])}-${String(args["row"])}-${String(args["space"])}`] : [];
  const track = typeof args["track"] === "string" ? [`track ${args["track"]}`] : [];
  return [...space, ...track, ...squares.filter((at) => typeof at === "number" || typeof at === "string").map(String)];
}

export function spot(board: Element, place: string): Spot | null {
  const space = /^space-(.*)$/.exec(place)?.[1];
  if (space) return spotOf(board.querySelector(`[data-space="${space}"]`));
  // On a phone the tracks lie under the glade, which must not be scrolled away for them.
  if (place.startsWith("track ")) return spotOf(board.querySelector(`.karnag:not(.narrow) [data-what="${place}"]`));
  const square = shown().read(place);
  const brewing = shown().layout.cauldrons.some(({ id }) => id === place);
  const at = square ? mid(square) : brewing ? shown().brewing(place, 1)[0] : undefined;
  return at ? spotIn(board.querySelector<SVGSVGElement>("svg.glade"), ...at, C / 2) : null;
}
