// A table, live: every situation comes whole with a version, so a gap costs one message, never a wrong board.
import { api, Refusal } from "../api";
import type {
  Because,
  Chat,
  FromClient,
  FromServer,
  Happened,
  MoveInfo,
  Moves,
  Preview,
  Previews,
  Settle,
  Situation as Sent,
  TableInfo,
  Turn,
  Why,
} from "../protocol";
import { animated } from "../settings.svelte";
import { heardState } from "../state.svelte";
import { Asking } from "./asking";
import type { Situation } from "./situation";

export type Line = "joining" | "open" | "lost";

const STEP = 650; // ms between two moves shown, so that quick bots can be followed
const CHAT_KEPT = 200;
const SILENCE = 3000; // ms without a word after which the server is asked whether it is still there
const ANSWER = 1500; // ms it then has to answer, and to answer anything else that was asked
const LOOK = 500;
const MOVED = 1012; // the code of a socket that is closed because another node has room

/** A table updated with what a decision has changed. */
function standing(table: TableInfo, { clocks, ...turn }: Turn): TableInfo {
  return { ...table, ...turn, seats: table.seats.map((seat, n) => ({ ...seat, clock: clocks[n] ?? null })) };
}

export class Live {
  situation: Situation | null = $state.raw(null);
  log: Happened[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  line: Line = $state("joining");
  gone = $state(false);
  failed: Refusal | null = $state.raw(null);
  trouble: ((refusal: Refusal) => void) | null = null;

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #retry = 0;
  #queue: Situation[] = [];
  #events: Happened[] = []; // the log of the newest situation, which may not be on the screen yet
  #newest = -1;
  #table: TableInfo | null = null;
  #arrived = false;
  #showing = 0;
  #shownAt = 0;
  #words = new Map<number, MoveInfo>(); // by move, the words this socket sent last
  #asking = new Asking();
  #previews = new Map<string, Promise<Preview>>();
  #wanted: number[][] = []; // choices whose previews are asked for together
  #told: Promise<Previews> | null = null;
  #heard = 0; // when the socket last said something
  #sounded = 0; // when it was asked whether it is still there; 0: not since
  #watching = 0;
  #awake = (): void => {
    if (this.line === "lost") this.#connect();
  };

  #cut = (): void => this.#socket?.close(); // the browser knows before the socket does

  constructor(readonly id: string) {
    void this.refetch();
    this.#connect();
    addEventListener("online", this.#awake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#awake);
    this.#watching = window.setInterval(() => this.#sound(), LOOK);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watching);
    clearTimeout(this.#retry);
    clearTimeout(this.#showing);
    removeEventListener("online", this.#awake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#awake);
    this.#socket?.close();
  }

  /** The whole situation over HTTP: on arrival, and whenever the socket could not deliver it. */
  async refetch(): Promise<void> {
    try {
      this.take(await api.situation(this.id));
      this.failed = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.situation) this.failed = error;
    }
  }

  /** The person has a name now, but the socket was opened without one: open another. Settles when done or failed. */
  renew(): Promise<void> {
    const old = this.#socket;
    this.#socket = null;
    this.#asking.hangUp();
    old?.close();
    return new Promise((settled) => {
      this.#connect();
      for (const sign of ["open", "close"]) this.#socket?.addEventListener(sign, () => settled(), { once: true });
    });
  }

  get #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Settled when the situation after it is here. All moves are made, or none; without `sure`, only if they can be
   * taken back. */
  play(version: number, moves: Moves, sure: boolean): Promise<void> {
    if (!this.#open) return this.#call(api.play(this.id, version, moves, sure));
    return this.#asking.ask((id) => this.#send({ type: "play", version, moves, sure, id }));
  }

  takeBack(version: number): Promise<void> {
    if (!this.#open) return this.#call(api.takeBack(this.id, version));
    return this.#asking.ask((id) => this.#send({ type: "take_back", version, id }));
  }

  settle(what: Settle["what"]): Promise<void> {
    if (!this.#open) return this.#call(api.settle(this.id, what));
    return this.#asking.ask((id) => this.#send({ type: "settle", what, id }));
  }

  answer(agree: boolean): Promise<void> {
    if (!this.#open) return this.#call(api.answer(this.id, agree));
    return this.#asking.ask((id) => this.#send({ type: "answer", agree, id }));
  }

  /** Why moves cannot be made; null if they can. */
  async why(moves: Moves): Promise<Why | null> {
    const asked = this.#open
      ? this.#asking.ask<Because>((id) => this.#send({ type: "why_not", moves, id }))
      : api.why(this.id, moves);
    return (await asked).reason;
  }

  /** Without a socket, HTTP does the same. */
  async #call(answer: Promise<Sent>): Promise<void> {
    this.take(await answer);
  }

  say(text: string): boolean {
    return this.#send({ type: "say", text });
  }

  /** False: there is no connection. */
  #send(message: FromClient): boolean {
    if (!this.#open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Says what is known here (-1: nothing), and the last chat message; all words will be sent again. */
  #here(known: number, log: number): void {
    this.#send({ type: "here", known, log, heard: this.chat.at(-1)?.at ?? 0, words: true });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (
      this.#closed ||
      this.#socket?.readyState === WebSocket.OPEN ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return;
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#sounded = 0;
      this.line = "open";
      // On first arrival everything is wanted.
      this.#here(this.#arrived ? this.#newest : -1, this.#arrived ? this.#events.length : 0);
      this.#arrived = true;
      this.#newest = -1; // whatever comes first now is the truth, even from a server that counts anew
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#sounded = 0;
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#asking.hangUp();
      if (this.#closed || this.gone || socket !== this.#socket) return;
      this.line = "lost";
      if (code === MOVED) {
        this.#retry = window.setTimeout(() => this.#connect(), 200 * Math.random());
        return;
      }
      this.#tries += 1;
      this.#retry = window.setTimeout(
        () => {
          this.#connect();
          if (this.#tries > 2) void this.refetch(); // a proxy without WebSockets: go on by asking
        },
        Math.min(15000, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random()),
      );
    };
  }

  /** A machine that has stopped says nothing, and no socket tells: whoever hears nothing asks, and then comes anew. */
  #sound(): void {
    const now = Date.now();
    if (!this.#open || document.hidden) this.#heard = now;
    else if (this.#sounded && now - this.#sounded > ANSWER) {
      const dead = this.#socket;
      this.#socket = null; // its `onclose` may take a minute
      this.#asking.hangUp();
      dead?.close();
      this.line = "lost";
      this.#connect();
    } else if (!this.#sounded && now - this.#heard > (this.#asking.waiting ? ANSWER : SILENCE)) {
      this.#sounded = now;
      this.#send({ type: "there" });
    }
  }

  #hear(message: FromServer): void {
    if (message.type === "situation") this.#listen(message);
    else if (message.type === "chat") this.chat = [...this.chat, message].slice(-CHAT_KEPT);
    else if (message.type === "trouble") {
      if (!this.#asking.refuse(message)) this.trouble?.(new Refusal(message, 0));
    } else if (message.type === "house") heardState(message.state);
    else if (message.type === "because" || message.type === "previews") this.#asking.answer(message.id, message);
    else if (message.type === "gone") {
      this.gone = true;
      this.#socket?.close();
    }
  }

  /** A situation on the socket brings the words that are new, the others are known from before. */
  #listen(sent: Sent): void {
    for (const move of sent.words) this.#words.set(move.move, move);
    const words = sent.legal.flatMap((move) => this.#words.get(move) ?? []);
    if (words.length === sent.legal.length) this.take({ ...sent, words });
    else this.#here(this.#newest, this.#events.length);
    for (const id of sent.answers) this.#asking.answer(id, null);
  }

  /** A situation has come, from the socket or as the answer to a move. Older ones are dropped, a gap is asked for. */
  take({ type: _, answers: __, turn, words, ...next }: Sent): void {
    if (this.#closed || next.version < this.#newest) return;
    const table = next.table ?? this.#table;
    if (!table || next.log_from > this.#events.length) {
      this.#here(-1, this.#events.length);
      return;
    }
    this.#newest = next.version;
    this.#table = standing(table, turn);
    this.#events = [...this.#events.slice(0, next.log_from), ...next.log];
    this.#queue.push({ ...next, table: this.#table, legal: words, log: this.#events, log_from: 0 });
    this.#show();
  }

  /**
   * Shows what waits, one move after the other; at once when nothing moved, when the page is hidden or far behind, and
   * whenever a question is on the screen: what is newer has answered it.
   */
  #show(): void {
    clearTimeout(this.#showing);
    const next = this.#queue[0];
    if (!next) return;
    const moved = this.situation && next.table.decisions > this.situation.table.decisions;
    const wait = this.situation?.legal.length ? 0 : this.#shownAt + STEP - Date.now();
    if (moved && wait > 0 && animated() && !document.hidden && this.#queue.length < 6) {
      this.#showing = window.setTimeout(() => this.#show(), wait);
      return;
    }
    this.#queue.shift();
    if (moved) this.#shownAt = Date.now();
    this.#previews.clear();
    this.situation = next;
    this.log = next.log;
    if (this.#queue.length) this.#show();
  }

  /** What is asked at once, as for all targets of a click, is one question. */
  async #foresee(version: number, moves: number[]): Promise<Preview> {
    const place = this.#wanted.push(moves) - 1;
    this.#told ??= Promise.resolve().then(() => {
      const choices = this.#wanted;
      this.#wanted = [];
      this.#told = null;
      if (!this.#open) return api.foresee(this.id, version, choices);
      return this.#asking.ask<Previews>((id) => this.#send({ type: "foresee", version, choices, id }));
    });
    const told = (await this.#told).previews[place];
    if (!told) throw Refusal.of("refused");
    return told;
  }

  preview(moves: number[]): Promise<Preview> {
    const version = this.situation?.version ?? 0;
    const name = `${version}/${String(moves)}`;
    let found = this.#previews.get(name);
    if (!found) {
      found = this.#foresee(version, moves);
      found.catch(() => this.#previews.delete(name));
      this.#previews.set(name, found);
    }
    return found;
  }
}
