// A replay of a game, decision by decision.
import { untrack } from "svelte";
import { api, Refusal } from "../api";
import { attend, waiting } from "../attention.svelte";
import { client, type GameClient, type Story } from "../games";
import { attempt, nameOrLend, save } from "../house.svelte";
import type { Happened, Insight, Json, LastMove, MoveInfo, Preview, SeatInfo, Moment, TableInfo } from "../protocol";
import { go, route } from "../route.svelte";
import { gameTitle } from "../sentences";
import { t } from "../words";
import type { BoardSession } from "./board";
import { placesOf } from "./deeds";
import type { Mark } from "./marks";
import { Panes } from "./panes.svelte";
import { Reviewing } from "./reviewing.svelte";

const PACE = 1100; // ms between two decisions while it plays by itself
const REST = 500; // ms on one decision before a bot is asked what it thinks of it

/** Made by the page of a replay during set-up. */
export class ReplaySession implements BoardSession {
  readonly panes = new Panes();
  readonly reviewing: Reviewing;
  /** The table as it is now, not as it was then. */
  table: TableInfo | null = $state.raw(null);
  end: Moment | null = $state.raw(null);
  step: Moment | null = $state.raw(null);
  failed: Refusal | null = $state.raw(null);
  at = $state(0);
  running = $state(false);
  /** What a bot thinks of the move shown, once the person pauses on it. */
  insight: Insight | null = $state.raw(null);

  readonly game: GameClient | undefined = $derived(this.table ? client(this.table.game) : undefined);
  readonly decisions: number = $derived(this.end?.decisions ?? 0);
  /** Is the game over? Only then does a bot say what it thinks. */
  readonly over: boolean = $derived(this.table?.status === "finished");
  readonly view: Json = $derived(this.step?.view ?? {});
  readonly last: LastMove | null = $derived(this.step?.last ?? null);
  readonly log: Happened[] = $derived(this.step?.log ?? []);
  readonly seats: SeatInfo[] = $derived(this.table?.seats ?? []);
  /** What the decision shown has led to. */
  readonly happened: Happened[] = $derived(this.log.filter((event) => event.decision === this.at));
  readonly story: Story | null = $derived(this.end ? (this.game?.story?.(this.end.log, this.decisions) ?? null) : null);
  /** The table as it was then. */
  readonly shown: TableInfo | null = $derived.by(() => {
    const { table } = this;
    if (!table || !this.step) return null;
    const seats = table.seats.map((seat) => ({ ...seat, clock: null, connected: true }));
    if (this.at === this.decisions) return { ...table, actors: [], seats };
    return { ...table, status: "running", actors: [], scores: [], winners: [], seats };
  });
  /** Would a bot have moved differently, and may that be tried? */
  readonly anew: boolean = $derived.by(() => {
    const { insight, table } = this;
    if (!insight?.played || insight.candidates[0]?.told.move === insight.played.told.move) return false;
    return table !== null && (table.yours < 0 || table.yours === insight.seat);
  });
  /** What was done, and what would have been better, if a bot is sure. */
  readonly marks: Mark[] = $derived.by(() => {
    const { insight, table } = this;
    const better = this.anew && insight?.judgement ? insight.candidates[0]?.told : undefined;
    return better && table
      ? [{ label: "", ways: [placesOf(table.game, better)], kind: "advice" as const, lit: false }]
      : [];
  });
  // Nothing may be done there.
  readonly legal: MoveInfo[] = [];
  readonly playing = false;
  readonly pending = null;
  readonly preview = null;
  readonly asked = null;
  readonly refused = null;
  readonly teaching = false;

  #steps = new Map<number, Promise<Moment>>();

  constructor(readonly id: string) {
    this.reviewing = new Reviewing(id);
    $effect(() => untrack(() => void this.open()));
    $effect(() => () => this.reviewing.close());
    $effect(() => this.#show());
    $effect(() => this.#walk());
    $effect(() => this.#judge());
    $effect(() => {
      const title = this.table ? `${t("ui-replay")} · ${gameTitle(this.table.game)}` : t("ui-replay");
      attend(waiting.tables > 0, title);
    });
  }

  pick(): void {}
  why(): void {}
  dismiss(): void {}
  ask(): void {}
  foresee(): Promise<Preview> {
    return Promise.reject(new Error("a replay foresees nothing"));
  }
  openRule(number: string): void {
    this.panes.openRule(number);
  }

  // -- going through it -------------------------------------------------------------------------------
  async open(): Promise<void> {
    this.failed = null;
    try {
      const found = await api.table(this.id);
      this.end = await this.#fetch(found.decisions);
      const wanted = Number(route.query.get("at") ?? (found.status === "finished" ? "0" : found.decisions));
      this.table = found;
      this.seek(Number.isFinite(wanted) ? wanted : 0);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    }
  }

  seek(decision: number): void {
    this.at = Math.max(0, Math.min(this.decisions, Math.round(decision)));
    if (this.at === this.decisions) this.running = false;
    go(`/replay/${this.id}?at=${this.at}`, true);
  }

  /** Goes on by itself, or stops. */
  play(): void {
    if (!this.running && this.at === this.decisions) this.seek(0);
    this.running = !this.running;
  }

  /** A table where the move that is shown is made anew, or the next one tried. */
  async retry(before: boolean, level: string): Promise<void> {
    const { table, insight } = this;
    if (!table || !(await nameOrLend())) return;
    const next = this.end?.log.find(
      (event) => event.decision === this.at + 1 && typeof event.args["seat"] === "number",
    );
    const mover = table.yours >= 0 ? table.yours : Number(next?.args["seat"] ?? 0);
    const seat = before && insight ? insight.seat : mover;
    const made = await attempt(() => api.retry(this.id, before ? this.at - 1 : this.at, seat, level));
    if (made) go(`/table/${made.id}`);
  }

  record(): Promise<string | undefined> {
    return attempt(() => api.record(this.id));
  }

  async download(): Promise<void> {
    const text = await this.record();
    if (text !== undefined) save(`nemeton-${this.table?.game ?? ""}-${this.id.slice(0, 6)}.txt`, text);
  }

  #fetch(decision: number): Promise<Moment> {
    let found = this.#steps.get(decision);
    if (!found) {
      found = api.step(this.id, decision);
      found.catch(() => this.#steps.delete(decision));
      this.#steps.set(decision, found);
    }
    return found;
  }

  #show(): void {
    const wanted = this.at;
    if (!this.table) return;
    this.#fetch(wanted).then(
      (found) => wanted === this.at && (this.step = found),
      (error: unknown) => error instanceof Refusal && (this.failed = error),
    );
    if (wanted < this.decisions) void this.#fetch(wanted + 1).catch(() => undefined);
  }

  #walk(): (() => void) | void {
    if (!this.running) return;
    const timer = setInterval(() => this.seek(this.at + 1), PACE);
    return () => clearInterval(timer);
  }

  #judge(): (() => void) | void {
    const shown = this.at - 1;
    this.insight = null;
    if (!this.over || this.running || shown < 0) return;
    const timer = setTimeout(() => {
      api.insight(this.id, shown).then(
        (found) => shown === this.at - 1 && (this.insight = found),
        () => undefined,
      );
    }, REST);
    return () => clearTimeout(timer);
  }
}
