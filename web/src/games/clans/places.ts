// Where something happens on the map of Clans: areas, by their numbers.
import type { Json } from "../../protocol";
import { screen } from "../../screen.svelte";
import { spotIn, type Spot } from "../../table/marks";
import { map, ringOf } from "./map";

export const places = ({ args }: { args: Json }): string[] =>
  [args["from"], args["to"], args["area"]].filter((area) => typeof area === "number").map(String);

export function spot(board: Element, place: string): Spot | null {
  const area = map(screen.narrow).areas[Number(place) - 1];
  return area ? spotIn(board.querySelector<SVGSVGElement>("svg.map"), ...area.centre, ringOf(area)) : null;
}
