// The wire, as src/nemeton/server/messages.py defines it. Seats count from 0, times are seconds since 1970.

export type Json = Record<string, unknown>;
export type Language = "en" | "fr";
export type Visibility = "open" | "link";
export type Status = "waiting" | "running" | "finished" | "abandoned";
export type SeatKind = "person" | "bot";
export type OptionValue = boolean | number | string;

export interface Me {
  id: string;
  name: string;
  colour: number;
  account: string;
  language: Language;
  csrf: string;
}
export interface Introduce {
  name: string;
  colour: number;
  language: Language;
}
export interface Credentials {
  account: string;
  password: string;
}
export interface Change {
  account: string;
  current: string;
  password: string | null;
}

export interface TokenInfo {
  id: string;
  created: number;
  name: string;
}
export interface NewToken extends TokenInfo {
  token: string;
}

export interface OptionInfo {
  id: string;
  values: OptionValue[];
  rule: string;
}
export interface GameInfo {
  id: string;
  title: string;
  designers: string[];
  publisher: string;
  year: number;
  seats: number[];
  editions: string[];
  options: OptionInfo[];
  skins: string[];
  verbs: [string, number][];
  levels: string[];
  styles: Record<string, string[]>;
  rules_hash: string;
}
export interface Phrase {
  key: string;
  args: Json;
}
/** A rule as each edition has it. */
export interface Compared {
  part: string;
  rule: string;
  about: Phrase;
  said: Phrase[];
  same: boolean;
}
export interface Point {
  number: string;
  text: string;
}
export interface Chapter {
  number: string;
  title: string;
  points: Point[];
}

export interface Pace {
  kind: "free" | "clock" | "days";
  base: number;
  increment: number;
  days: number;
}
export interface SeatWish {
  kind: SeatKind;
  level: string;
  style: string;
}
export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition: string;
  options: Record<string, OptionValue>;
  visibility: Visibility;
  pace: Pace;
  language: Language;
  start: boolean;
  salt: string;
}
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  colour: number;
  level: string;
  style: string;
  you: boolean;
  connected: boolean;
  owner: string;
  kept: boolean;
  clock: number | null;
}
export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, OptionValue>;
  status: Status;
  visibility: Visibility;
  pace: Pace;
  language: Language;
  seats: SeatInfo[];
  actors: number[];
  since: number;
  created: number;
  now: number;
  decisions: number;
  watchers: number;
  yours: number;
  maker: boolean;
  host: number;
  commitment: string;
  rematch: string;
  code: string;
  scores: number[];
  winners: number[];
}
export interface Tables {
  open: TableInfo[];
  mine: TableInfo[];
  finished: TableInfo[];
}

export interface MoveInfo {
  move: number;
  text: string;
  verb: string;
  noun: number;
  key: string;
  args: Json;
}
export interface Asked {
  kind: string;
  rule: string;
  args: Json;
}
export interface Happened {
  rule: string;
  key: string;
  args: Json;
  decision: number;
}
export interface Refused {
  rule: string;
  key: string;
  args: Json;
}
export interface Undo {
  free: boolean;
  ask: boolean;
  asked_by: number;
  agreed: number[];
}
export interface LastMove {
  seat: number;
  move: number;
  text: string;
  verb: string;
  noun: number;
}
/** What every decision changes of a table. */
export interface Turn {
  status: Status;
  actors: number[];
  since: number;
  now: number;
  decisions: number;
  clocks: number[];
}
interface Shown {
  version: number;
  view: Json;
  asked: Asked | null;
  log: Happened[];
  log_from: number;
  last: LastMove | null;
  undo: Undo;
}
/** A situation as it travels: no `table` where only its `turn` is new, legal moves as numbers with their words beside,
 * on the socket those words alone that it has not brought yet. */
export interface Sent extends Shown {
  type: "situation";
  table: TableInfo | null;
  turn: Turn;
  legal: number[];
  words: MoveInfo[];
}
/** A situation as the pages use it. */
export interface Situation extends Shown {
  table: TableInfo;
  legal: MoveInfo[];
}
export interface Chat {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}
export interface Trouble {
  type: "trouble";
  key: string;
  args: Json;
  reason: Refused | null;
}
export interface Gone {
  type: "gone";
}
export type FromServer = Sent | Chat | Trouble | Gone;

export type FromClient =
  | { type: "play"; version: number; move: number; text: string }
  | { type: "take_back"; version: number }
  | { type: "answer"; agree: boolean }
  | { type: "say"; text: string }
  | { type: "here"; known: number; log: number; heard: number; words: boolean };

export interface Preview {
  events: Happened[];
  view: Json;
  certain: boolean;
}
export interface Step {
  decision: number;
  decisions: number;
  view: Json;
  last: LastMove | null;
  log: Happened[];
}
export interface CheckInfo {
  key: string;
  ok: boolean;
  args: Json;
}
export interface Proof {
  ok: boolean;
  checks: CheckInfo[];
}

// What a bot thinks, mirror of `src/nemeton/server/insight.py`.
export interface Told {
  seat: number;
  move: number;
  text: string;
  key: string;
  args: Json;
}
export interface Candidate {
  told: Told;
  share: number;
  error: number;
  visits: number;
}
export interface Term {
  feature: string;
  weight: number; // below 0: it speaks against the first candidate
  more: boolean; // there is more of it than after the second
}
export interface Insight {
  seat: number;
  shares: number[];
  candidates: Candidate[];
  line: Told[];
  terms: Term[];
  even: boolean; // the first candidate is not clearly better than what it is compared with
  beliefs: { key: string; args: Json }[];
  iterations: number;
  played: Candidate | null;
  judgement: string;
}
