import type { MoveInfo, Situation as Sent, TableInfo } from "../protocol";

/** A situation as the pages use it: put together from what has come, with the words of every legal move. */
export interface Situation extends Omit<Sent, "type" | "table" | "turn" | "legal" | "words" | "answers"> {
  table: TableInfo;
  legal: MoveInfo[];
}
