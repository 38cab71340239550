// What a board is given: what to draw, what may be done, and what to call. It knows geometry, never rules.
import type { Asked, GestureInfo, Happened, Json, LastMove, MoveInfo, Preview, Why, SeatInfo } from "../protocol";
import type { Sentence } from "../sentences";
import type { Mark } from "./marks";

/** A table as its board sees it: one being played (`TableSession`) or replayed (`ReplaySession`). */
export interface BoardSession {
  readonly view: Json;
  /** What may be done now; empty if nothing may. */
  readonly legal: MoveInfo[];
  readonly last: LastMove | null;
  readonly log: Happened[];
  /** What is marked on the board besides. */
  readonly marks: Mark[];
  readonly seats: SeatInfo[];
  /** May things be tried at all? */
  readonly playing: boolean;
  /** A move that waits for its confirmation. */
  readonly pending: MoveInfo | null;
  /** What the pending move would do, once known. */
  readonly preview: Preview | null;
  /** What is asked now, to be shown with a reason that only says what is not possible. */
  readonly asked: Asked | null;
  /** Why the last thing tried is refused. */
  readonly refused: Why | null;
  /** Several answers at once, from a panel or by places on the board. */
  readonly gesture?: GestureInfo | null;
  /** Does a question beside the board offer answers, too? */
  readonly offers?: boolean;
  /** Pressing any place asks why it is not possible; none is just looked at or chosen. */
  readonly teaching: boolean;
  /** Choose a move, or none any more; one that is only looked at is made when it is chosen once more. With those that
   * come `before` it in one gesture. */
  pick(move: MoveInfo | null, look?: boolean, before?: MoveInfo[]): void;
  /** Why is a move, in its notation, not possible? */
  why(notation: string): void;
  /** The same, to be told beside something else. */
  reasonOf?(notation: string): Promise<Why | null>;
  /** The reason was read. */
  dismiss(): void;
  /** A narrower question than the table's, once a part of the answer is chosen. */
  ask(question: Sentence | null): void;
  /** What a move would do. */
  foresee(move: number): Promise<Preview>;
  openRule(number: string): void;
}

export interface BoardProps {
  session: BoardSession;
}
