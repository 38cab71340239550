// An exercise on its board: moves are tried until one is the best, or the answer is shown.
import { api, Refusal } from "../api";
import { client, type GameClient } from "../games";
import { attempt, nameOrLend } from "../house.svelte";
import { seat } from "../lessons/seats";
import { TriedBoard } from "../lessons/tried.svelte";
import { lettingLast } from "../letting";
import type { Asked, ExerciseAnswer, ExerciseScene, Happened, Json, MoveInfo, SeatInfo } from "../protocol";
import { go } from "../route.svelte";
import { settings } from "../settings.svelte";
import type { BoardSession } from "../table/board";
import { t } from "../words";

export class ExerciseSession extends TriedBoard implements BoardSession {
  scene: ExerciseScene | null = $state.raw(null);
  answer: ExerciseAnswer | null = $state.raw(null);

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

  constructor(
    readonly id: string,
    readonly number: number,
  ) {
    super();
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
}
