// The HTTP API. If the server refuses, a `Refusal` is thrown; if it is silent, one with the key "offline".
import type {
  Because,
  AccountChange,
  BudgetInfo,
  Chapter,
  Compared,
  Credentials,
  EngineInfo,
  GameInfo,
  Insight,
  Introduce,
  Json,
  Language,
  Coaching,
  ExerciseAnswer,
  ExerciseList,
  ExerciseScene,
  ExerciseTry,
  LessonInfo,
  LessonScene,
  LessonTry,
  Me,
  NewTable,
  NewToken,
  Moves,
  Previews,
  Proof,
  Scope,
  SessionInfo,
  Result,
  Situation,
  Moment,
  TableInfo,
  HallInfo,
  TokenInfo,
  Trouble,
  TwoEditions,
} from "./protocol";
import { heardState } from "./state.svelte";

export class Refusal extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.key);
  }

  /** Set if the refusal is not the server's own. */
  static of(key: string, status = 0): Refusal {
    return new Refusal({ type: "trouble", key, args: {}, reason: null, id: 0 }, status);
  }
}

let csrf = "";

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await once(method, path, body);
  } catch (error) {
    // Another page of this browser has been given a new cookie meanwhile, which applies to this one, too.
    if (!(error instanceof Refusal) || error.trouble.key !== "bad-csrf") throw error;
    csrf = ((await (await once("GET", "me")).json()) as Me).csrf;
    return await once(method, path, body);
  }
}

async function once(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const options: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) options.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch("/api/" + path, options);
  } catch {
    throw Refusal.of("offline");
  }
  heardState(answer.headers.get("X-Nemeton-House"));
  if (answer.ok) return answer;
  let { trouble } = Refusal.of(answer.status === 429 ? "too-fast" : "unexpected");
  try {
    const told = (await answer.json()) as Partial<Trouble>;
    if (typeof told.key === "string") trouble = { ...trouble, ...told };
  } catch {
    /* not one of our answers: keep the general words */
  }
  throw new Refusal(trouble, answer.status);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

const person = async (promise: Promise<Me>): Promise<Me> => {
  const me = await promise;
  csrf = me.csrf;
  return me;
};
/** Your own contribution to the luck of a table, which nobody else can have chosen. */
const salt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const WORDS = "?words=true"; // people want the legal moves in words; programs make do with numbers
const at = (table: string, what = ""): string => "tables/" + encodeURIComponent(table) + (what && "/" + what);

export const api = {
  me: () => person(json<Me>("GET", "me")),
  introduce: (who: Introduce) => person(json<Me>("PATCH", "me", who)),
  forget: () => json<unknown>("DELETE", "me"),
  export: () => json<unknown>("GET", "me/export"),
  makeAccount: (c: Credentials) => person(json<Me>("POST", "account", c)),
  changeAccount: (c: AccountChange) => person(json<Me>("PATCH", "account", c)),
  login: (c: Credentials) => person(json<Me>("POST", "login", c)),
  logout: () => person(json<Me>("POST", "logout")),
  sessions: () => json<SessionInfo[]>("GET", "session"),
  endSession: (id: string) => json<SessionInfo[]>("DELETE", "session/" + encodeURIComponent(id)),
  token: (name: string, scope: Scope) => json<NewToken>("POST", "token", { name, scope }),
  tokens: () => json<TokenInfo[]>("GET", "token"),
  endToken: (id: string) => json<TokenInfo[]>("DELETE", "token/" + encodeURIComponent(id)),

  budgets: () => json<BudgetInfo[]>("GET", "budgets"),
  engine: () => json<EngineInfo>("GET", "engine"),
  games: () => json<GameInfo[]>("GET", "games"),
  rules: (game: string, language: Language) => json<Chapter[]>("GET", `games/${game}/rules?language=${language}`),
  board: (game: string, id: string) => json<Json>("GET", `games/${game}/boards/${encodeURIComponent(id)}`),
  editions: (game: string) => json<Compared[]>("GET", `games/${game}/editions`),

  tables: () => json<HallInfo>("GET", "tables"),
  make: (table: Omit<NewTable, "salt">) =>
    json<TableInfo>("POST", "tables", { ...table, salt: salt() } satisfies NewTable),
  table: (id: string) => json<TableInfo>("GET", at(id)),
  byCode: (code: string) => json<TableInfo>("GET", "codes/" + encodeURIComponent(code)),
  take: (id: string, seat: number) => json<TableInfo>("POST", at(id, "take"), { seat, salt: salt() }),
  swap: (id: string, seat: number) => json<TableInfo>("POST", at(id, "swap"), { seat }),
  leave: (id: string) => json<TableInfo>("POST", at(id, "leave")),
  resign: (id: string) => json<TableInfo>("POST", at(id, "resign")),
  callOff: (id: string) => json<TableInfo>("POST", at(id, "call-off")),
  remove: (id: string, seat: number) => json<TableInfo>("POST", at(id, "remove"), { seat }),
  start: (id: string) => json<TableInfo>("POST", at(id, "start")),
  rematch: (id: string) => json<TableInfo>("POST", at(id, "rematch"), { salt: salt() }),

  situation: (id: string) => json<Situation>("GET", at(id, "situation") + WORDS),
  play: (id: string, version: number, moves: Moves, sure: boolean) =>
    json<Situation>("POST", at(id, "play") + WORDS, { type: "play", version, moves, sure }),
  takeBack: (id: string, version: number) =>
    json<Situation>("POST", at(id, "take-back") + WORDS, { type: "take_back", version }),
  settle: (id: string, what: "go-on" | "end") =>
    json<Situation>("POST", at(id, "settle") + WORDS, { type: "settle", what }),
  answer: (id: string, agree: boolean) => json<Situation>("POST", at(id, "answer") + WORDS, { type: "answer", agree }),
  why: (id: string, moves: Moves) => json<Because>("POST", at(id, "why"), { moves }),
  foresee: (id: string, version: number, choices: Moves[]) =>
    json<Previews>("POST", at(id, "foresee"), { version, choices }),

  coach: (id: string) => json<Coaching>("GET", at(id, "coach")),
  remark: (id: string, decision: number) => json<Insight>("GET", at(id, `coach/${decision}`)),
  hint: (id: string) => json<Insight>("POST", at(id, "hint")),
  insight: (id: string, decision: number) => json<Insight>("GET", at(id, `insight/${decision}`)),
  otherEditions: (id: string, decision: number) => json<TwoEditions[]>("GET", at(id, `editions/${decision}`)),
  retry: (id: string, decision: number, seat: number, level: string) =>
    json<TableInfo>("POST", at(id, "retry"), { decision, seat, level }),

  step: (id: string, decision: number) => json<Moment>("GET", at(id, `replay/${decision}`)),
  result: (id: string) => json<Result>("GET", at(id, "result")),
  record: async (id: string) => (await ask("GET", at(id, "record"))).text(),
  upload: (record: string) => json<TableInfo>("POST", "records", { record }),
  verify: (record: string) => json<Proof>("POST", "verify", { record }),

  lessons: () => json<LessonInfo[]>("GET", "lessons"),
  lesson: (game: string, name: string, wish: LessonTry) => json<LessonScene>("POST", `lessons/${game}/${name}`, wish),
  exercises: () => json<ExerciseList>("GET", "exercises"),
  exercise: (game: string, number: number) => json<ExerciseScene>("GET", `exercises/${game}/${number}`),
  solve: (game: string, number: number, tried: ExerciseTry) =>
    json<ExerciseAnswer>("POST", `exercises/${game}/${number}`, tried),
  playOn: (game: string, number: number) => json<TableInfo>("POST", `exercises/${game}/${number}/game`),
  realGame: (game: string, name: string) => json<TableInfo>("POST", `lessons/${game}/${name}/game`),
};
