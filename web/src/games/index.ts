// The one list of games with a board of their own. A game that is not in it is played from the list of its moves.
import type { Component } from "svelte";
import type { Compared, Happened, Json, MoveInfo, OptionValue, Preview, SeatInfo, TableInfo } from "../protocol";
import type { BoardProps } from "../table/board";
import type { Spot } from "../table/marks";
import type { Args, Part } from "../words";
import { ardri } from "./ardri";
import { clans } from "./clans";
import { karnag } from "./karnag";
import { samhain } from "./samhain";

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
  /** The picture of its goal: a step of its first lesson, and what is ringed there. */
  goal: { step: string; things: string[] };
  minutes: number;
  /** Seats in their colours, or as neutral tallies where a colour would tell something. */
  seatColours: boolean;
  scene: Component<Record<string, never>>;
  /** Its drawings, each by a name; they come after the first page has been painted. */
  symbols: () => Promise<{ default: Component<Record<string, never>> }>;
  /** Fetched when a table or a replay is opened: the hall needs no board. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** Is it one drawing, too small for its words on a phone? Then one may come closer. */
  small?: true;
  /** What may be pressed on the board now, the first of which the keyboard comes to: a selector. */
  open: string;
  /** Scores and whatever must always be in view. */
  band?: Component<ViewProps>;
  /** What a seat holds in the open, at the end of its row. */
  seat?: Component<SeatProps>;
  /** Not where the end is told in another way than by points. */
  byPoints?: false;
  /** What the end reveals of a seat, in its row. */
  revealed?: Component<SeatProps>;
  /** What only the person at the table may see. */
  secret?: Component<ViewProps>;
  /** What that is, as a thing that can be pointed at. */
  held?: string;
  /** A kind of thing that only the row of a seat shows; its noun is the seat. */
  inRow?: string;
  /** A part of a sentence that is drawn. */
  part?: Component<{ part: Part }>;
  /** A rule that editions are compared by, drawn as one of them has it. */
  compared?: Component<{ row: Compared; edition: string }>;
  /** Is an answer offered with the question, and not only on the board? */
  offered?: (move: MoveInfo) => boolean;
  /** Is it said in words there? Otherwise it is drawn, as in a panel. */
  worded?: (move: MoveInfo) => boolean;
  /** What may be chosen in the panel of a gesture, drawn by its first move. */
  pick?: Component<{ move: MoveInfo }>;
  /** Engine arguments -> words. Seats and plain numbers are done already. */
  args?: (args: Json, done: Args) => Args;
  /** What the button says that makes this move, once the consequence is known. */
  act?: (move: MoveInfo, preview: Preview | null) => string | null;
  story?: (log: Happened[], decisions: number) => Story;
  /** Every kind of thing that it draws (`data-what`), by the rule it belongs to, and how one of them stands now. */
  /** Chapters of its rules with a picture: a step of its first lesson, which can be tried. */
  pictures: Record<string, string>;
  /** Chapters of its rules that only exact readers want: rulings, and how it is written down. */
  exact: string[];
  what: {
    rules: Record<string, string>;
    args: (kind: string, noun: string, view: Json, seats: SeatInfo[]) => Args | null;
  };
  /** The things that a move is about, by its notation: what is ringed when it is told. */
  about: (notation: string) => string[];
  /** Answers that let something go, by the keys of their words: never the first that is offered. */
  lets?: string[];
  /** Events that stand out in the log and sound so: points, rounds, the end. */
  notable: string[];
  /** Does what happened before in the same turn say this already? Then a paragraph leaves it out. */
  implied?: (event: Happened, before: Happened[]) => boolean;
  /** One thing after the other that a paragraph tells as one: cards placed one by one were placed together. */
  together?: (events: Happened[]) => Happened[];
  /** Events with which something new begins, also where the same seat goes on. */
  begins?: string[];
  /** Events that only prepare others: they are not told where a turn is told in a line. */
  prepares?: string[];
  /** Events that one's own last move brought about, told with what the others did: cards drawn. */
  brings?: string[];
  /** Is a seat out of the game, which goes on without it? */
  out?: (view: Json, seat: number) => boolean;
  /** Where something happened or would happen, as names of places. */
  places?: (told: { key: string; args: Json }) => string[];
  /** Where on the screen a place is. */
  spot?: (board: Element, place: string) => Spot | null;
  optionWords?: (option: string, value: OptionValue) => string;
}

const known: Record<string, GameClient> = { ardri, clans, karnag, samhain };

export const client = (game: string): GameClient | undefined => known[game];
export const notable = (game: string, event: Happened): boolean => client(game)?.notable.includes(event.key) ?? false;
/** Does an answer let something go? */
export const letsGo = (game: string, { key }: MoveInfo): boolean => client(game)?.lets?.includes(key) ?? false;
export const clients = (): GameClient[] => Object.values(known);
