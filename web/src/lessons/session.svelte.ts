// A lesson in progress: the board, what is said, what is wanted, and how a try is answered.
import { untrack } from "svelte";
import { api, Refusal } from "../api";
import { client, type GameClient } from "../games";
import { attempt, nameOrLend } from "../house.svelte";
import { lettingLast } from "../letting";
import type { Asked, Happened, Json, LessonInfo, LessonScene, MoveInfo, SeatInfo, TableInfo } from "../protocol";
import { go, route } from "../route.svelte";
import { meet, settings } from "../settings.svelte";
import type { BoardSession } from "../table/board";
import { has } from "../words";
import { learners } from "./seats";
import { practice } from "./table";
import { TriedBoard } from "./tried.svelte";

const ENOUGH = 2; // wrong tries after which "Show me" is offered more loudly

/** Made by the page of a lesson during set-up. The server stores nothing: the client says where the learner is. */
export class LessonSession extends TriedBoard implements BoardSession {
  lesson: LessonInfo | null = $state.raw(null);
  scene: LessonScene | null = $state.raw(null);
  /** The key of the answer to a move that is legal but not wanted here. */
  answer = $state("");

  readonly game: GameClient | undefined;
  readonly step: number = $derived(this.scene?.step ?? 0);
  readonly steps: number = $derived(this.lesson?.steps.length ?? 0);
  readonly chapters: [string, number][] = $derived(
    Object.entries(this.lesson?.chapters ?? {}).sort(([, one], [, other]) => one - other),
  );
  readonly chapter: number = $derived(this.chapters.findLast(([, step]) => step <= this.step)?.[1] ?? 0);
  readonly waits: boolean = $derived((this.scene?.wanted.length ?? 0) > 0);
  readonly lastStep: boolean = $derived(this.step === this.steps - 1);
  readonly stuck: boolean = $derived(this.waits && this.tries >= ENOUGH);
  // What a board draws.
  readonly view: Json = $derived(this.scene?.view ?? {});
  readonly legal: MoveInfo[] = $derived.by(() =>
    lettingLast(this.waits ? (this.scene?.words ?? []) : [], this.game?.lets ?? []),
  );
  readonly log: Happened[] = $derived(this.scene?.log ?? []);
  readonly asked: Asked | null = $derived(this.scene?.asked ?? null);
  readonly playing: boolean = $derived(this.waits);
  readonly seats: SeatInfo[] = $derived(learners());
  readonly table: TableInfo = $derived.by(() => practice(this.id, this.seats, 0, !!this.scene?.asked));

  constructor(
    readonly id: string,
    readonly name: string,
  ) {
    super();
    this.game = client(id);
    $effect(() => untrack(() => void this.open()));
    $effect(() => {
      const { log } = this;
      untrack(() => this.#shown(log));
    });
  }

  get key(): string {
    return `${this.id}/${this.name}`;
  }

  async open(): Promise<void> {
    this.failed = null;
    try {
      const all = await api.lessons();
      this.lesson = all.find((lesson) => lesson.game === this.id && lesson.name === this.name) ?? null;
      const named = this.lesson?.steps.indexOf(route.query.get("step") ?? "") ?? -1;
      const begun = named >= 0 ? named : (settings.lessons[this.key] ?? 0);
      await this.show(begun < this.steps ? begun : 0);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    }
  }

  // -- going through it ---------------------------------------------------------------------------
  async show(step: number): Promise<void> {
    this.scene = await api.lesson(this.id, this.name, { step, made: [], move: -1, text: "" });
    this.#calm();
    settings.lessons[this.key] = step;
  }

  async next(): Promise<void> {
    if (this.step + 1 < this.steps) await attempt(() => this.show(this.step + 1));
  }

  async back(): Promise<void> {
    const again = (this.scene?.made.length ?? 0) > 0 || this.step === 0;
    await attempt(() => this.show(again ? this.step : this.step - 1));
  }

  /** Make the wanted move for the learner. */
  async showMe(): Promise<void> {
    const [move] = this.scene?.wanted ?? [];
    if (move !== undefined) await this.#attempt(move);
  }

  async #attempt(move: number): Promise<void> {
    if (!this.scene || this.busy) return;
    this.busy = true;
    const wish = { step: this.step, made: this.scene.made, move, text: "" };
    const met = await attempt(() => api.lesson(this.id, this.name, wish));
    if (met) this.#meet(met);
    this.busy = false;
  }

  #meet(met: LessonScene): void {
    this.#calm(met.right ? 0 : this.tries + 1);
    this.scene = met;
    this.answer = met.says;
    this.refused = met.why;
  }

  /** What happens in a lesson is nothing new in the game after it: the coach need not explain it again. */
  #shown(log: Happened[]): void {
    for (const { key } of log) if (has(`${this.id}-first-${key}`)) meet(`${this.id}-${key}`);
  }

  #calm(tries = 0): void {
    this.answer = "";
    this.refused = null;
    this.tries = tries;
  }

  /** The real game that follows: from an easy start, against level 1. */
  async playOn(): Promise<void> {
    settings.lessons[this.key] = 0; // taken again, it begins anew
    if (!(await nameOrLend())) return;
    const table = await attempt(() => api.realGame(this.id, this.name));
    if (table) go(`/table/${table.id}`);
  }

  // -- what a board asks --------------------------------------------------------------------------
  /** A move that is only looked at is made if it is the one that is wanted; if not, it is no try. */
  pick(move: MoveInfo | null, look = false): void {
    if (move && (!look || this.scene?.wanted.includes(move.move))) void this.#attempt(move.move);
  }

  async why(notation: string): Promise<void> {
    if (!this.scene) return;
    const wish = { step: this.step, made: this.scene.made, move: -1, text: notation };
    const met = await attempt(() => api.lesson(this.id, this.name, wish));
    if (met) this.refused = met.why;
  }
}
