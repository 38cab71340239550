// Where something happens on the map of Clans: areas, by their numbers.
import type { Json } from "../../protocol";
import { spotIn, type Spot } from "../../table/marks";
import { map, ringOf } from "./map";

export const places = ({ args }: { args: Json }): string[] =>
  [args["from"], args["to"], args["area"]].filter((area) => typeof area === "number").map(String);

export function spot(board: Element, place: string): Spot | null {
  const drawing = board.querySelector<SVGSVGElement>("svg.map");
  if (!drawing) return null;
  const { width, height } = drawing.viewBox.baseVal;
  const area = map(height > width).areas[Number(place) - 1];
  return area ? spotIn(drawing, ...area.centre, ringOf(area)) : null;
}
