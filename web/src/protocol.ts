// The wire, made by scripts/protocol.py from src/nemeton/server/wire: not to be edited here.
// Seats count from 0, times are seconds since 1970.

export type Json = Record<string, unknown>;
export type Language = "en" | "fr";
export type OptionValue = boolean | number | string;
export type SeatKind = "bot" | "person";
export type Status = "abandoned" | "finished" | "frozen" | "running" | "waiting";
export type Visibility = "link" | "open";
export type HouseState = "cannot-write" | "closing" | "open";
export type Moves = (number | string)[];
export type Scope = "account" | "play" | "read";
export type Standing = "" | "banned" | "muted";

/** `free`: no clock. `clock`: base seconds and an increment per decision. `days`: a number of days per decision. */
export interface Pace {
  kind: "clock" | "days" | "free";
  base: number;
  increment: number;
  days: number;
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
  late: boolean;
  account: boolean;
}

/** A table as the hall shows it. */
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
  rules: string;
  changes: RulesInfo[];
  misfit: MisfitInfo | null;
  pauses: PauseInfo[];
  wishes: string[];
}

/** A legal move: the number to send, its notation, its verb and noun, and its words (`<game>-move-<key>`). */
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
  hidden: boolean;
}

/** Something to choose with a gesture: a sequence of moves. `core/gesture.py` explains the fields. */
export interface PickInfo {
  moves: MoveInfo[];
  of: number;
  most: number;
  worth: number;
  kind: number;
  proposed: number;
}

export interface GesturePart {
  name: string;
  picks: PickInfo[];
  least: number;
  most: number;
  each: number;
  ends: number;
  done: MoveInfo | null;
  alike: boolean;
  exact: boolean;
  args: Json;
}

/** How several questions in a row may be answered at once, from one panel, with one `Play`. */
export interface GestureInfo {
  name: string;
  parts: GesturePart[];
  ends: number;
  placed: boolean;
  why: string;
}

export interface Happened {
  rule: string;
  key: string;
  args: Json;
  decision: number;
}

/** Why a move is refused. Words: `<game>-why-<key>`, or `why-<key>` for reasons that every game has. */
export interface Why {
  rule: string;
  key: string;
  args: Json;
}

/** A kind of answer that belongs to the question and cannot be given now. Words: `<game>-answer-<verb>`. */
export interface Closed {
  verb: string;
  why: Why;
}

/** Whether you may undo at once, or may ask for it, and whether somebody is asking. */
export interface Undo {
  free: boolean;
  ask: boolean;
  asked_by: number;
  agreed: number[];
}

/** After this many decisions no clock ran for this many seconds. */
export interface PauseInfo {
  after: number;
  seconds: number;
}

/** Other rules, by their hash, than those the game began under, in force after this many decisions. */
export interface RulesInfo {
  after: number;
  hash: string;
}

/** Where a game no longer fits the rules: the first `fits` decisions do, then a move of `seat` does not.
 *
 * `text` is empty if the move is a secret, and `seat` is -1 if it is not a single move: then `why.key` is `setup`
 * (the game cannot even be dealt) or `broke`. */
export interface MisfitInfo {
  fits: number;
  seat: number;
  text: string;
  why: Why;
}

/** The last decision; if it is still sealed, only its seat. */
export interface LastMove {
  seat: number;
  move: number;
  text: string;
  verb: string;
  noun: number;
}

/** The part of a `TableInfo` that every decision changes; its fields replace those of the same name there. */
export interface Turn {
  status: Status;
  actors: number[];
  since: number;
  now: number;
  decisions: number;
  clocks: number[];
}

/** Everything a client needs to show a table. `version` grows by one with every change.
 *
 * On a socket `table` is None if only `turn` has changed since it was last sent there. `legal` holds the numbers of
 * the legal moves; `words` holds their notation and words, if the client asked for these: on a socket only for moves
 * whose words differ from those last sent.
 * `log` holds the events from `log_from` on: a client that has the earlier ones need not get them again. */
export interface Situation {
  type: "situation";
  version: number;
  table: TableInfo | null;
  turn: Turn;
  view: Json;
  legal: number[];
  words: MoveInfo[];
  asked: Asked | null;
  log: Happened[];
  log_from: number;
  last: LastMove | null;
  undo: Undo;
  since: number;
  gesture: GestureInfo | null;
  closed: Closed[];
  answers: number[];
}

export interface Chat {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
  account: boolean;
}

/** A refusal. `key` names the sentence (`error-<key>`); `reason` is set if a rule forbids a move.
 *
 * On a socket `id` is that of the refused message, 0 if it had none. */
export interface Trouble {
  type: "trouble";
  key: string;
  args: Json;
  reason: Why | null;
  id: number;
}

/** The state of the server, sent when it changes; every HTTP answer has it in the header `X-Nemeton-House`.
 *
 * `cannot-write`: the disk refuses, and nothing can be played until it recovers. `closing`: the server is stopping. */
export interface House {
  type: "house";
  state: HouseState;
}

/** The table is gone, or you may no longer watch it. */
export interface Gone {
  type: "gone";
}

/** Make moves, by number or notation, all or none. `stale` unless the seat is still asked the same as at `version`.
 *
 * Several are made together only if the seat can know beforehand that all of them are possible (else `unforeseen`).
 * Without `sure` they are refused (`final`) if, as far as the seat can know, they could not be undone freely. */
export interface Play {
  type: "play";
  version: number;
  moves: Moves;
  sure?: boolean;
  id?: number;
}

/** Undo your last decision if that is free; otherwise ask the others to agree.
 *
 * `stale` if anybody but a bot has done anything since `version`. */
export interface TakeBack {
  type: "take_back";
  version: number;
  id?: number;
}

/** Agree or refuse when somebody asks to take a move back. */
export interface Answer {
  type: "answer";
  agree: boolean;
  id?: number;
}

/** Why can these moves not be made, in this order? Answered by `Because`. */
export interface WhyNot {
  type: "why_not";
  moves: Moves;
  id?: number;
}

/** What would each of several choices do? A choice is one or more moves. Answered by `Previews`. */
export interface Foresee {
  type: "foresee";
  version: number;
  choices: Moves[];
  id?: number;
}

/** What should become of a frozen table: go on from the last position that fits, or end there. All must agree. */
export interface Settle {
  type: "settle";
  what: "end" | "go-on";
  id?: number;
}

export interface Say {
  type: "say";
  text: string;
  id?: number;
}

/** `known` is the version the client has, `log` the number of events it has: sent on arrival and after a gap.
 *
 * `heard` is the time of the last chat message it has: later ones, as far as they are kept, are sent.
 * `words`: from now on every situation includes the words of the legal moves, each when it is new. */
export interface Here {
  type: "here";
  known?: number;
  log?: number;
  heard?: number;
  words?: boolean;
  id?: number;
}

/** Is the server still there? It answers with the same words, at once. A browser asks when it has heard nothing for
 * a while: no other sign tells it that a machine has stopped. */
export interface There {
  type: "there";
}

/** The answer to `WhyNot`: the first reason; None if the moves can be made. */
export interface Because {
  type: "because";
  reason: Why | null;
  id: number;
}

/** What moves would do, as far as the caller's seat can know: the events and the view after them.
 *
 * It goes on while the seat has only one answer. `end` says where it stops: the game is `over`, `others` are asked,
 * the next question is `yours`, or chance or something hidden decides (`unknown`). In that last case only what is
 * certain is listed, and `certain` is false. */
export interface Preview {
  events: Happened[];
  view: Json;
  certain: boolean;
  end: string;
  actors: number[];
  asked: Asked | null;
  points: number[];
}

/** The answer to `Foresee`: a preview for each choice, in order; None for one that cannot be made. */
export interface Previews {
  type: "previews";
  previews: (Preview | null)[];
  id: number;
}

/** Who is calling. `account` is the log-in name, empty for a guest. */
export interface Me {
  id: string;
  name: string;
  colour: number;
  account: string;
  language: Language;
  csrf: string;
}

/** A name, a colour, a language: all it takes to sit down; also to change them. */
export interface Introduce {
  name: string;
  colour?: number;
  language?: Language;
}

/** To make an account, or to log in. */
export interface Credentials {
  account: string;
  password: string;
}

/** A token of your own. `name` helps you recognise it, and may be empty. */
export interface TokenWish {
  name?: string;
  scope?: Scope;
}

/** A token of one of your scripts; its id lets nobody in. */
export interface TokenInfo {
  id: string;
  created: number;
  name: string;
  scope: Scope;
}

/** A device on which you are logged in; its id lets nobody in. */
export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  device: string;
  this: boolean;
}

export interface NewToken extends TokenInfo {
  token: string;
}

/** A new name or password for an account, from somebody who knows the current password. */
export interface AccountChange {
  account: string;
  current: string;
  password?: string | null;
}

/** How many at once, and how many more an hour in the long run; 0: never more than that at a time. */
export interface Allowance {
  at_once: number;
  an_hour: number;
}

/** What one person and one address may ask of this server; None: not counted that way. Words: `ui-budget-…`. */
export interface BudgetInfo {
  name: string;
  person: Allowance | null;
  address: Allowance | null;
}

/** The engine that bots think with; while it is interpreted, the best bots think less. */
export interface EngineInfo {
  state: "compiled" | "compiling" | "interpreted";
  percent: number;
}

export interface OptionInfo {
  id: string;
  values: OptionValue[];
  rule: string;
  names: Record<string, string>;
}

export interface GameInfo {
  id: string;
  title: string;
  designers: string[];
  publisher: string;
  year: number;
  seats: number[];
  best: number;
  editions: string[];
  options: OptionInfo[];
  first: Record<string, OptionValue>;
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

/** A move on which two editions differ: where it is legal, which rule differs, why one refuses it. */
export interface Unlike {
  told: MoveInfo;
  here: boolean;
  there: boolean;
  rule: string;
  why: Why | null;
}

/** A position under its own edition and another one; `possible` says whether it can occur in the other at all. */
export interface TwoEditions {
  edition: string;
  possible: boolean;
  same: number;
  unlike: Unlike[];
}

/** A whole state as a seat imagines it (for `Game.load`): what the seat cannot know is drawn at random. */
export interface World {
  seat: number;
  state: Json;
}

/** One rule in each edition. */
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

export interface SeatWish {
  kind?: SeatKind;
  level?: string;
  style?: string;
}

/** The maker takes the first seat for a person. `salt`: see `TakeSeat`. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  edition?: string;
  options?: Record<string, OptionValue>;
  visibility?: Visibility;
  pace?: Pace;
  language?: Language;
  start?: boolean;
  salt?: string;
}

/** The hall: tables to join or watch, your own, and the last finished ones. */
export interface HallInfo {
  open: TableInfo[];
  mine: TableInfo[];
  finished: TableInfo[];
}

/** `salt` is your own contribution to the luck of the table; if it is empty, the server draws one. */
export interface TakeSeat {
  seat: number;
  salt?: string;
}

export interface OneSeat {
  seat: number;
}

/** Play again with the same agreements. `salt`: see `TakeSeat`. */
export interface Again {
  salt?: string;
}

/** A moment of a replay: the decisions made so far, and the table then, as the caller may see it. */
export interface Moment {
  decision: number;
  decisions: number;
  view: Json;
  last: LastMove | null;
  log: Happened[];
}

/** A part of a seat's points. Words: `<game>-part-<key>`. */
export interface PartInfo {
  key: string;
  points: number;
}

/** A seat at the end: its place from 1, its points, and the parts that make them up. */
export interface PlaceInfo {
  seat: number;
  rank: number;
  total: number;
  parts: PartInfo[];
}

/** The end of a game: all seats, winners first. `by_points`: did points decide? */
export interface Result {
  places: PlaceInfo[];
  by_points: boolean;
}

export interface RecordText {
  record: string;
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

/** A move in notation, and the key and arguments of its words. */
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

/** A feature (`<game>-feature-<feature>`) that speaks for the first candidate or, below 0, against it. */
export interface Term {
  feature: string;
  weight: number;
  more: boolean;
}

export interface Belief {
  key: string;
  args: Json;
}

/** What a bot thinks about one decision, knowing what the deciding seat knows. */
export interface Insight {
  seat: number;
  shares: number[];
  candidates: Candidate[];
  line: Told[];
  terms: Term[];
  even: boolean;
  beliefs: Belief[];
  iterations: number;
  judged: boolean;
  played: Candidate | null;
  judgement: string;
}

/** What matters now (`<game>-coach-<key>`), and the things on the board it is about; no key: nothing. */
export interface Coaching {
  key: string;
  args: Json;
  point: string[];
}

/** Play on from a moment of a finished game, in one of its seats, against bots. */
export interface Retry {
  decision: number;
  seat: number;
  level?: string;
}

/** A lesson that can be taken. Words: `<game>-lesson-<name>-<step>`. */
export interface LessonInfo {
  game: string;
  name: string;
  minutes: number;
  steps: string[];
  chapters: Record<string, number>;
  title: Record<string, string>;
}

/** Where a learner is: the step, and the moves made in it so far.
 *
 * `move` is tried now (-1: none). `text` is a move in notation; the answer says why it is not legal. */
export interface LessonTry {
  step?: number;
  made?: number[];
  move?: number;
  text?: string;
}

/** What a learner sees: the board, what is said, what is wanted, and the result of a try. */
export interface LessonScene {
  step: number;
  key: string;
  facts: Json;
  point: string[];
  view: Json;
  legal: number[];
  words: MoveInfo[];
  asked: Asked | null;
  log: Happened[];
  wanted: number[];
  made: number[];
  right: boolean;
  says: string;
  why: Why | null;
  title: Record<string, string>;
  text: Record<string, string>;
  answer: Record<string, string>;
}

/** An exercise that can be solved. Its question is `<game>-exercise-<theme>`. */
export interface ExerciseInfo {
  game: string;
  number: number;
  mark: string;
  theme: string;
  facts: Record<string, number>;
  hardness: number;
}

/** All exercises, easy ones first, and the exercise of the day. */
export interface ExerciseList {
  exercises: ExerciseInfo[];
  daily: ExerciseInfo | null;
}

/** An exercise as it is shown: the board, whose move it is, what is asked. */
export interface ExerciseScene {
  info: ExerciseInfo;
  seat: number;
  players: number;
  view: Json;
  words: MoveInfo[];
  asked: Asked | null;
  log: Happened[];
}

/** A move to try, or -1 to ask for the answer. `text` is a move in notation; the answer says why it is not legal. */
export interface ExerciseTry {
  move?: number;
  text?: string;
}

/** Is it the best move? If so, or on giving up: the best moves, and why the first is best. */
export interface ExerciseAnswer {
  right: boolean;
  told: boolean;
  candidates: Candidate[];
  terms: Term[];
  why: Why | null;
}

/** Somebody with a name, as the host sees them. */
export interface Guest {
  id: string;
  name: string;
  account: string;
  created: number;
  tables: number;
  standing: Standing;
}

export interface Decided {
  standing: Standing;
}

export type FromClient = Play | TakeBack | Answer | Settle | WhyNot | Foresee | Say | Here | There;

export type FromServer = Situation | Chat | Trouble | House | Gone | Because | Previews | There;
