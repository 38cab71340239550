// What pressing a place would most likely mean, in writing. Whether it may be done, and why not, the server knows.
import type { Asked } from "../../protocol";
import { COLS, onPath, ROWS, written } from "./geo";
import type { Thing } from "./spots";

const within = (value: number, most: number): number => Math.max(1, Math.min(most, value));

/** A place, while a question is asked of a seat. */
export function meant({ square, cauldron, creature, druid, tile }: Thing, { kind, args }: Asked, seat: number): string {
  if ((kind === "walk" || kind === "hasten") && druid?.seat === seat) return `druid ${druid.druid + 1}`;
  if (!square) return args["tile"] === "potion" ? "potion" : `go ${cauldron}`;
  const at = written(square);
  switch (kind) {
    case "place_druid": return `place ${at}`;
    case "pick_tile": return tile ? `tile ${tile}` : `column ${within(square[0], COLS)}`;
    case "turn_tile": case "tile_column": return `column ${within(square[0], COLS)}`;
    case "tile_row": return `row ${within(square[1], ROWS)}`;
    case "lead": case "shift": case "raise": return `${kind} ${at}`;
    case "pick": return `creature ${at}`;
  }
  if (onPath(square) || kind === "stride" || kind === "approach") return `go ${at}`;
  if (args["tile"] === "gem" || args["tile"] === "capture") return `${args["tile"]} ${at}`;
  return creature || args["tile"] === "telepathy" ? `creature ${at}` : `gem ${at}`;
}
