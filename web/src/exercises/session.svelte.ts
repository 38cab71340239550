// An exercise on its board: moves are tried until one is the best, or the answer is shown.
import { api, Refusal } from "../api";
import { client, type GameClient } from "../games";
import { attempt, nameOrLend } from "../house.svelte";
import { seat } from "../lessons/seats";
import { lettingLast } from "../letting";
import type {
  Asked,
  ExerciseAnswer,
  ExerciseScene,
  Happened,
  Json,
  MoveInfo,
  Preview,
  SeatInfo,
  Why,
} from "../protocol";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { BoardSession } from "../table/board";
import { Panes } from "../table/panes.svelte";
import { t } from "../words";

export class ExerciseSession implements BoardSession {
  readonly panes = new Panes();
  scene: ExerciseScene | null = $state.raw(null);
  answer: ExerciseAnswer | null = $state.raw(null);
  failed: Refusal | null = $state.raw(null);
  refused: Why | null = $state.raw(null);
  tries = $state(0);
  busy = $state(false);

  readonly game: GameClient | undefined;
  readonly told: boolean = $derived(this.answer?.told ?? false);
  readonly view: Json = $derived(this.scene?.view ?? {});
  readonly legal: MoveInfo[] = $derived.by(() =>
    lettingLast(this.told ? [] : (this.scene?.words ?? []), this.game?.lets ?? []),
  );
  readonly log: Happened[] = $derived(this.scene?.log ?? []);
  readonly asked: Asked | null = $derived(this.scene?.asked ?? null);
  readonly playing: boolean = $derived(!!this.scene && !this.told);
  readonly seats: SeatInfo[] = $derived(
    Array.from({ length: this.scene?.players ?? 0 }, (_, i) =>
      i === this.scene?.seat
        ? seat({ name: t("you"), you: true, colour: i })
        : seat({ kind: "bot", level: "2", colour: i }),
    ),
  );
  readonly last = null;
  readonly marks = [];
  readonly pending = null;
  readonly preview = null;
  readonly teaching = false;

  constructor(
    readonly id: string,
    readonly number: number,
  ) {
    this.game = client(id);
    void this.open();
  }

  async open(): Promise<void> {
    this.failed = null;
    try {
      this.scene = await api.exercise(this.id, this.number);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    }
  }

  async #attempt(move: number): Promise<void> {
    if (this.busy || this.told) return;
    this.busy = true;
    const met = await attempt(() => api.solve(this.id, this.number, { move, text: "" }));
    this.busy = false;
    if (!met) return;
    this.answer = met;
    this.refused = met.why;
    if (!met.right && move >= 0) this.tries += 1;
    if (met.right && this.scene) settings.solved[`${this.id}/${this.scene.info.mark}`] ??= this.tries;
  }

  /** Show the answer. */
  giveUp(): Promise<void> {
    return this.#attempt(-1);
  }

  async playOn(): Promise<void> {
    if (!(await nameOrLend())) return;
    const table = await attempt(() => api.playOn(this.id, this.number));
    if (table) go(`/table/${table.id}`);
  }

  // -- what a board asks --------------------------------------------------------------------------
  /** A move that is only looked at is no try yet. */
  pick(move: MoveInfo | null, look = false): void {
    if (move && !look) void this.#attempt(move.move);
  }

  async why(notation: string): Promise<void> {
    const met = await attempt(() => api.solve(this.id, this.number, { move: -1, text: notation }));
    if (met) this.refused = met.why;
  }

  dismiss(): void {
    this.refused = null;
  }

  ask(): void {}

  /** No previews: the solver has to work out what a move would do. */
  foresee(): Promise<Preview> {
    return new Promise(() => undefined);
  }

  openRule(number: string): void {
    this.panes.openRule(number);
  }
}
