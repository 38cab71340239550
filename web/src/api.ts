// The HTTP API. A refusal of the server is thrown as `Refusal`, silence as a `Refusal` with the key "offline".
import type {
  Change,
  Chapter,
  Compared,
  Credentials,
  GameInfo,
  Insight,
  Introduce,
  Language,
  Me,
  NewTable,
  NewToken,
  Preview,
  Proof,
  Refused,
  Sent,
  Step,
  TableInfo,
  Tables,
  TokenInfo,
  Trouble,
} from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly status: number,
  ) {
    super(trouble.key);
  }
}

let csrf = "";

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const options: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) options.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch("/api/" + path, options);
  } catch {
    throw new Refusal({ type: "trouble", key: "offline", args: {}, reason: null }, 0);
  }
  if (answer.ok) return answer;
  let trouble: Trouble = { type: "trouble", key: answer.status === 429 ? "too-fast" : "unexpected", args: {}, reason: null };
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
/** One's own contribution to the luck of a table: nobody else can have chosen it. */
const salt = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const WORDS = "?words=true"; // people want the legal moves in words, programs do with their numbers
const at = (table: string, what = ""): string => "tables/" + encodeURIComponent(table) + (what && "/" + what);

export const api = {
  me: () => person(json<Me>("GET", "me")),
  introduce: (who: Introduce) => person(json<Me>("PATCH", "me", who)),
  forget: () => json<unknown>("DELETE", "me"),
  export: () => json<unknown>("GET", "me/export"),
  makeAccount: (c: Credentials) => person(json<Me>("POST", "account", c)),
  changeAccount: (c: Change) => person(json<Me>("PATCH", "account", c)),
  login: (c: Credentials) => person(json<Me>("POST", "login", c)),
  logout: () => person(json<Me>("POST", "logout")),
  token: (name: string) => json<NewToken>("POST", "token", { name }),
  tokens: () => json<TokenInfo[]>("GET", "token"),
  endToken: (id: string) => json<TokenInfo[]>("DELETE", "token/" + encodeURIComponent(id)),

  games: () => json<GameInfo[]>("GET", "games"),
  rules: (game: string, language: Language) => json<Chapter[]>("GET", `games/${game}/rules?language=${language}`),
  editions: (game: string) => json<Compared[]>("GET", `games/${game}/editions`),

  tables: () => json<Tables>("GET", "tables"),
  make: (table: Omit<NewTable, "salt">) => json<TableInfo>("POST", "tables", { ...table, salt: salt() } satisfies NewTable),
  table: (id: string) => json<TableInfo>("GET", at(id)),
  byCode: (code: string) => json<TableInfo>("GET", "codes/" + encodeURIComponent(code)),
  take: (id: string, seat: number) => json<TableInfo>("POST", at(id, "take"), { seat, salt: salt() }),
  swap: (id: string, seat: number) => json<TableInfo>("POST", at(id, "swap"), { seat }),
  leave: (id: string) => json<TableInfo>("POST", at(id, "leave")),
  start: (id: string) => json<TableInfo>("POST", at(id, "start")),
  rematch: (id: string) => json<TableInfo>("POST", at(id, "rematch"), { salt: salt() }),

  situation: (id: string) => json<Sent>("GET", at(id, "situation") + WORDS),
  play: (id: string, version: number, move: number) => json<Sent>("POST", at(id, "play") + WORDS, { type: "play", version, move }),
  takeBack: (id: string, version: number) => json<Sent>("POST", at(id, "take-back") + WORDS, { type: "take_back", version }),
  answer: (id: string, agree: boolean) => json<Sent>("POST", at(id, "answer") + WORDS, { type: "answer", agree }),
  why: (id: string, text: string) => json<Refused | null>("POST", at(id, "why"), { text }),
  preview: (id: string, version: number, move: number) => json<Preview>("POST", at(id, "preview"), { type: "play", version, move }),

  hint: (id: string) => json<Insight>("POST", at(id, "hint")),
  insight: (id: string, decision: number) => json<Insight>("GET", at(id, `insight/${decision}`)),
  retry: (id: string, decision: number, seat: number, level: string) => json<TableInfo>("POST", at(id, "retry"), { decision, seat, level }),

  step: (id: string, decision: number) => json<Step>("GET", at(id, `replay/${decision}`)),
  record: async (id: string) => (await ask("GET", at(id, "record"))).text(),
  upload: (record: string) => json<TableInfo>("POST", "records", { record }),
  verify: (record: string) => json<Proof>("POST", "verify", { record }),
};
