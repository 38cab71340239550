// The one list of games with a board of their own. A game that is not in it is played from the list of its moves.
import type { Component } from "svelte";
import type { Asked, Compared, Happened, Json, LastMove, MoveInfo, OptionValue, Preview, Refused, SeatInfo, TableInfo } from "../protocol";
import type { Args, Part } from "../words";
import { ardri } from "./ardri";
import { clans } from "./clans";
import { karnag } from "./karnag";
import { samhain } from "./samhain";

/** What a board is given: what to draw, what may be done, and whom to tell. It knows geometry, never rules. */
export interface BoardProps {
  view: Json;
  legal: MoveInfo[];
  last: LastMove | null;
  log: Happened[];
  seats: SeatInfo[];
  narrow: boolean;
  /** A move that waits for its confirmation. */
  pending: MoveInfo | null;
  /** What the pending move would do, once known. */
  preview: Preview | null;
  /** What is asked now, to be said beside a reason that says only what is not. */
  asked: Asked | null;
  /** Why the last thing tried is refused. */
  refused: Refused | null;
  /** Every place is tried to learn why not, none is merely looked at or chosen instead. */
  teaching: boolean;
  /** Live: may things be tried at all? */
  playing: boolean;
  onpick: (move: MoveInfo | null) => void;
  onwhy: (notation: string) => void;
  onrule: (rule: string) => void;
  ondismiss: () => void;
  onask: (question: { id: string; args: Args } | null) => void;
  foresee: (move: number) => Promise<Preview>;
}

export interface ViewProps {
  view: Json;
  seats: SeatInfo[];
  table: TableInfo;
}

export interface SeatProps {
  view: Json;
  seat: number;
  table: TableInfo;
}

/** The story of a game in one picture: lines over the decisions, bands, and marks under them. */
export interface Story {
  lines: { name: string; mark: string; colour: string; values: number[] }[]; // values[d]: after decision d
  bands: { name: string; from: number; to: number }[];
  marks: { at: number; strong: boolean; text: string }[];
}

export interface GameClient {
  id: string;
  emblem: string;
  minutes: number;
  /** Seats in their colours, or as neutral tallies where a colour would tell something. */
  seatColours: boolean;
  scene: Component<Record<string, never>>;
  /** Its drawings, each by a name; they come after the first page has been painted. */
  symbols: () => Promise<{ default: Component<Record<string, never>> }>;
  /** Fetched when a table or a replay is opened: the hall needs no board. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What may be pressed on the board now, the first of which the keyboard comes to: a selector. */
  open: string;
  /** Scores and whatever must always be in view. */
  band?: Component<ViewProps>;
  /** What a seat holds in the open, at the end of its row. */
  seat?: Component<SeatProps>;
  /** What only the person at the table may see. */
  secret?: Component<ViewProps>;
  /** A part of a sentence that is drawn. */
  part?: Component<{ part: Part }>;
  /** A rule that editions are compared by, drawn as one of them has it. */
  compared?: Component<{ row: Compared; edition: string }>;
  /** Engine arguments -> words. Seats and plain numbers are done already. */
  args?: (args: Json, done: Args) => Args;
  /** What the button says that makes this move, once the consequence is known. */
  act?: (move: MoveInfo, preview: Preview | null) => string | null;
  story?: (log: Happened[], decisions: number) => Story;
  /** Events that stand out in the log and sound so: points, rounds, the end. */
  notable: string[];
  optionWords?: (option: string, value: OptionValue) => string;
}

const known: Record<string, GameClient> = { ardri, clans, karnag, samhain };

export const client = (game: string): GameClient | undefined => known[game];
export const notable = (game: string, event: Happened): boolean => client(game)?.notable.includes(event.key) ?? false;
export const clients = (): GameClient[] => Object.values(known);
