// What pressing a place would most likely mean, as notation. The server knows whether it is allowed, and why not.
import type { Asked } from "../../protocol";
import { board } from "./shown.svelte";
import type { Thing } from "./spots";

const within = (value: number, most: number): number => Math.max(1, Math.min(most, value));

/** A place, while a question is asked of a seat. */
export function meant({ square, cauldron, creature, druid, tile }: Thing, { kind, args }: Asked, seat: number): string {
  if ((kind === "walk" || kind === "hasten") && druid?.seat === seat) return `druid ${druid.druid + 1}`;
  if (!square) return args["tile"] === "potion" ? "potion" : `go ${cauldron}`;
  const at = board().written(square);
  switch (kind) {
    case "place_druid":
      return `place ${at}`;
    case "pick_tile":
      return tile ? `tile ${tile}` : `column ${within(square[0], board().cols)}`;
    case "turn_tile":
    case "tile_column":
      return `column ${within(square[0], board().cols)}`;
    case "tile_row":
      return `row ${within(square[1], board().rows)}`;
    case "lead":
    case "shift":
    case "raise":
      return `${kind} ${at}`;
    case "pick":
      return `creature ${at}`;
  }
  if (board().onPath(square) || kind === "stride" || kind === "approach") return `go ${at}`;
  if (args["tile"] === "gem" || args["tile"] === "capture") return `${args["tile"]} ${at}`;
  return creature || args["tile"] === "telepathy" ? `creature ${at}` : `gem ${at}`;
}
