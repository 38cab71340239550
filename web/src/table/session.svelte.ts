// A table that the person plays at or watches: what is known, what they are about to do, and what may be asked.
import { untrack } from "svelte";
import { api, Refusal } from "../api";
import { attend, notify } from "../attention.svelte";
import { client, notable, type GameClient } from "../games";
import { attempt, isNamed, named, notice, rename, save, troubleWords } from "../house.svelte";
import type {
  Asked,
  GestureInfo,
  Happened,
  Insight,
  Json,
  LastMove,
  MoveInfo,
  Preview,
  Why,
  SeatInfo,
  Settle,
  TableInfo,
} from "../protocol";
import { lettingLast } from "../letting";
import { go } from "../route.svelte";
import { gameTitle, type Sentence } from "../sentences";
import { settings } from "../settings.svelte";
import { play as sound } from "../sounds";
import { t } from "../words";
import type { BoardSession } from "./board";
import { deeds, newIn, placesOf, type Deed } from "./deeds";
import { Live } from "./live.svelte";
import type { Mark } from "./marks";
import { Panes } from "./panes.svelte";
import { Pause } from "./pause";
import type { Situation } from "./situation";

const LAST_LOOK = 2000; // ms that the final board is shown on its own

/** Made by the page of a table during set-up; it watches the table as long as the page exists. */
export class TableSession implements BoardSession {
  readonly live: Live;
  readonly panes = new Panes();

  readonly situation: Situation | null = $derived.by(() => this.live.situation);
  readonly table: TableInfo | undefined = $derived(this.situation?.table);
  readonly game: GameClient | undefined = $derived(this.table && client(this.table.game));
  /** The person's own seat; -1: a watcher. */
  readonly yours: number = $derived(this.table?.yours ?? -1);
  // What a board draws.
  readonly view: Json = $derived(this.situation?.view ?? {});
  readonly legal: MoveInfo[] = $derived(lettingLast(this.situation?.legal ?? [], this.game?.lets ?? []));
  readonly last: LastMove | null = $derived(this.situation?.last ?? null);
  readonly log: Happened[] = $derived.by(() => this.live.log);
  readonly seats: SeatInfo[] = $derived(this.table?.seats ?? []);
  readonly asked: Asked | null = $derived(this.situation?.asked ?? null);
  readonly gesture: GestureInfo | null = $derived(this.situation?.gesture ?? null);
  readonly playing: boolean = $derived(this.legal.length > 0);
  readonly offers = true;
  /** Is there a position to show? There is none if a table was abandoned before its game began. */
  readonly started: boolean = $derived(this.table?.status !== "waiting" && Object.keys(this.view).length > 0);

  /** What the others did since the person's last decision, and what that brought about, while the person is asked. */
  readonly since: Deed[] = $derived.by(() => {
    if (!this.table || !this.playing || this.yours < 0) return [];
    const { game } = this.table;
    const found = newIn(game, deeds(game, this.log), (event) => this.#new(event));
    const [begins, prepares] = [this.game?.begins ?? [], ["alone", ...(this.game?.prepares ?? [])]];
    const brief = found.map((deed) => ({ ...deed, events: deed.events.filter(({ key }) => !prepares.includes(key)) }));
    // What only begins one's own turn is the question itself.
    const own = [...begins, ...prepares];
    return brief.filter(
      ({ seat, events }) => events.length && (seat !== this.yours || !events.every(({ key }) => own.includes(key))),
    );
  });
  /** Did it happen after one's last decision, or through it in a way that one could not foresee? */
  #new(event: Happened): boolean {
    const [{ seat }, after] = [event.args, this.situation?.since ?? 0];
    if (event.decision !== after || after === 0) return event.decision > after;
    return (typeof seat === "number" && seat !== this.yours) || (this.game?.brings ?? []).includes(event.key);
  }
  #pressed: Deed | null = $state.raw(null);
  #under: Deed | null = $state.raw(null);
  readonly #looked: Deed | null = $derived(this.#under ?? this.#pressed);
  /** The first event of the deed that is looked at: under the pointer, focused or pressed. */
  readonly lit: Happened | null = $derived(this.#looked?.events[0] ?? null);
  readonly marks: Mark[] = $derived.by(() => this.#marks());

  pending: MoveInfo | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  refused: Why | null = $state.raw(null);
  /** What a board asks instead of the table's question. */
  question: Sentence | null = $state.raw(null);
  teaching = $state(false);
  /** A move is on its way to the table. */
  busy = $state(false);
  /** It waits for the end of a pause that is the same for all answers. */
  holding = $state(false);
  /** The table is being asked whether a move can be taken back: then it is made. */
  trying = $state(false);
  hint: Insight | null = $state.raw(null);
  hinting = $state(false);
  /** The person is out of the game, which goes on. */
  readonly out: boolean = $derived(
    this.table?.status === "running" && this.yours >= 0 && (this.game?.out?.(this.view, this.yours) ?? false),
  );
  /** That was shown and read. */
  fallSeen = $state(false);
  /** The final board has been shown for a while: now the result may be. */
  settled = $state(false);
  /** The result was shown and closed. */
  resultSeen = $state(false);
  readonly ending: boolean = $derived(this.table?.status === "finished" && this.settled && !this.resultSeen);
  /** When the situation on the screen came: its clocks are of that moment. */
  arrived = $state(Date.now());
  /** A message that came too soon after the last, to be sent again. */
  unsaid = $state.raw({ text: "" });

  #version = -1;
  #decisions = -1;
  #wasTurn = false;
  #lastLook = 0;
  #asker = -1; // who has asked to undo something
  #said = "";
  #row: number[] = []; // the moves that wait, of which `pending` is the last
  readonly #pause = new Pause();
  #backAt = -1; // where one has gone back to
  #insists = false; // it was chosen once more while it was being tried

  constructor(readonly id: string) {
    this.live = new Live(id);
    this.live.trouble = (refusal) => {
      notice(() => troubleWords(refusal), true);
      if (refusal.trouble.key === "too-fast") this.unsaid = { text: this.#said };
    };
    $effect(() => {
      const now = this.situation;
      if (now) untrack(() => this.#meet(now));
    });
    $effect(() => attend(this.playing, this.table ? gameTitle(this.table.game) : ""));
    $effect(() => {
      if (this.live.line === "open") untrack(() => this.pending && !this.preview && this.#look());
    });
    $effect(() => () => {
      this.live.close();
      this.#pause.stop();
      clearTimeout(this.#lastLook);
      attend(false, "");
    });
  }

  get link(): string {
    return `${location.origin}/table/${this.id}`;
  }

  /** Look at a deed on the board while the pointer or the focus is on it. */
  hover(deed: Deed | null): void {
    this.#under = deed;
  }

  /** Look at a deed until it is pressed again. */
  press(deed: Deed | null): void {
    this.#under = null;
    this.#pressed = deed && this.#pressed?.events[0] === deed.events[0] ? null : deed;
    if (this.#pressed && !this.panes.board) this.panes.tab = "board";
  }

  #marks(): Mark[] {
    const best = this.hint?.candidates[0]?.told;
    if (best && this.table) return [{ label: "", ways: [placesOf(this.table.game, best)], kind: "advice", lit: false }];
    if (this.pending) return [];
    const { lit } = this;
    const past = this.since.map(({ events, ways }, i): Mark => {
      return { label: String(i + 1), ways, kind: "done", lit: events[0] === lit };
    });
    if (!this.#looked || past.some((mark) => mark.lit)) return past;
    return [...past, { label: "", ways: this.#looked.ways, kind: "done", lit: true }];
  }

  // -- a move: chosen, looked at, made -----------------------------------------------------------
  pick(move: MoveInfo | null, look = false, before: MoveInfo[] = []): void {
    this.refused = null;
    if (!move) return this.#forget();
    const row = [...before, move].map((one) => one.move);
    const again = this.pending !== null && String(row) === String(this.#row);
    if (again && this.trying) this.#insists = true;
    if (this.busy) return;
    this.pending = move;
    this.#row = row;
    if (look && !again) this.#look();
    else if (again || settings.confirm === "never" || this.legal.length === 1) void this.confirm();
    else if (settings.confirm === "final") void this.#try(move);
    else this.#look();
  }

  /** Make a move that can be taken back; any other waits to be confirmed, and what it would do is asked meanwhile. */
  async #try(move: MoveInfo): Promise<void> {
    this.trying = true;
    this.#insists = false;
    const made = this.#play(this.#row, false);
    this.#look(false);
    const final = (await made) === "final";
    this.trying = false;
    if (final && this.#insists && this.pending === move) await this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.pending) await this.#play(this.#row);
  }

  /** Several moves in one gesture, made all or none. */
  async make(moves: number[]): Promise<void> {
    this.refused = null;
    await this.#play(moves);
  }

  /** The result: made, or refused; `final` if it cannot be undone and has not been confirmed. */
  async #play(moves: number[], sure = true): Promise<"made" | "final" | "refused"> {
    const move = this.pending;
    if (!this.situation || this.busy) return "refused";
    this.busy = true;
    try {
      if (this.#pause.left) await this.#hold();
      await this.live.play(this.situation.version, moves, sure);
      // Not what was chosen since, where the socket was quicker than the answer.
      if (this.pending === move) this.#forget();
      return "made";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.trouble.key === "final") return "final";
      if (error.trouble.reason) this.refused = error.trouble.reason;
      else notice(() => troubleWords(error), true);
      this.#forget();
      void this.live.refetch();
      return "refused";
    } finally {
      this.busy = false;
    }
  }

  async #hold(): Promise<void> {
    this.holding = true;
    await this.#pause.over();
    this.holding = false;
  }

  foresee(move: number): Promise<Preview> {
    return this.live.preview([move]);
  }

  async why(notation: string): Promise<void> {
    this.#forget();
    const reason = await attempt(() => this.live.why([notation]));
    if (reason) this.refused = reason;
  }

  reasonOf(notation: string): Promise<Why | null> {
    return this.live.why([notation]);
  }

  /** Tell a reason that is known already. */
  tell(why: Why): void {
    this.#forget();
    this.refused = why;
  }

  dismiss(): void {
    this.refused = null;
  }

  ask(question: Sentence | null): void {
    this.question = question;
  }

  openRule(number: string): void {
    this.panes.openRule(number);
  }

  /** Ask what a move would do. Where nobody answers nothing is said of it; it is asked again when the line is back.
   * Of a move that may be made at once it is not to be said that nothing can be foreseen any more. */
  #look(waits = true): void {
    const { pending } = this;
    this.preview = null;
    this.live.preview(this.#row).then(
      (told) => this.pending === pending && (this.preview = told),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        const here = waits && this.pending === pending && this.live.line === "open";
        if (here) notice(() => troubleWords(error), true);
      },
    );
  }

  #forget(): void {
    this.pending = this.preview = null;
  }

  // -- what else may be done at a table -----------------------------------------------------------
  async takeBack(): Promise<void> {
    await attempt(() => this.live.takeBack(this.situation?.version ?? 0));
  }

  async answer(agree: boolean): Promise<void> {
    await attempt(() => this.live.answer(agree));
  }

  /** What should become of a frozen table. */
  async settle(what: Settle["what"]): Promise<void> {
    await attempt(() => this.live.settle(what));
  }

  async askHint(): Promise<void> {
    if (this.hinting) return;
    this.#forget();
    this.hinting = true;
    const found = (await attempt(() => api.hint(this.id))) ?? null;
    if (this.hinting) this.hint = found; // unless the person did not want to wait
    this.hinting = false;
  }

  /** Do what the hint says. */
  playHint(): void {
    const move = this.legal.find(({ move }) => move === this.hint?.candidates[0]?.told.move);
    this.closeHint();
    if (move) void this.make([move.move]);
  }

  closeHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  /** Asks for a name if there is none yet, so that a message is sent under it. */
  async #named(): Promise<boolean> {
    const known = isNamed();
    if (!(await named())) return false;
    if (!known) await this.live.renew();
    return true;
  }

  /** Another name, here and now. */
  async rename(): Promise<void> {
    if (!(await rename())) return;
    await this.live.renew();
    void this.live.refetch();
  }

  async say(text: string): Promise<boolean> {
    if (!(await this.#named())) return false;
    this.#said = text;
    const sent = this.live.say(text);
    if (!sent) notice(() => t("error-offline"), true);
    return sent;
  }

  async sit(seat: number): Promise<void> {
    if (!(await this.#named())) return;
    await attempt(() => api.take(this.id, seat));
    void this.live.refetch();
  }

  async leave(): Promise<void> {
    if (!(await attempt(() => api.leave(this.id)))) return;
    if (this.table?.status === "running") go("/");
    else void this.live.refetch();
  }

  async resign(): Promise<void> {
    if (await attempt(() => api.resign(this.id))) void this.live.refetch();
  }

  async rematch(): Promise<void> {
    const next = await attempt(() => api.rematch(this.id));
    if (next) go(`/table/${next.id}`);
  }

  async download(): Promise<void> {
    const text = await attempt(() => api.record(this.id));
    if (text !== undefined) save(`nemeton-${this.table?.game ?? ""}-${this.id.slice(0, 6)}.txt`, text);
  }

  // -- a new situation: forget what was meant for the old one, and be heard ------------------------
  #meet(now: Situation): void {
    this.arrived = Date.now(); // also where nothing else is new
    if (now.version === this.#version) return;
    const first = this.#version < 0;
    this.#version = now.version;
    this.#hearVote(now);
    const back = now.table.decisions < this.#decisions;
    const known = (): boolean => now.legal.some((legal) => legal.move === this.#row[0]);
    if (now.table.decisions !== this.#decisions) {
      // Others answer the same question at once: what one is about to answer stays, as long as it can be answered, and
      // so does the reason one is reading.
      const others = now.last !== null && now.last.seat !== now.table.yours && now.legal.length > 0;
      if (!others || !known()) this.#forget();
      if (!others) {
        this.refused = null;
        this.teaching = false;
      }
      if (!first && now.table.decisions > this.#decisions) sound(soundOf(now));
      this.#decisions = now.table.decisions;
      this.press(null);
      this.hint = null;
    } else if (this.pending && !known()) this.#forget();
    if (back) this.#backAt = now.since;
    const paused = settings.pause && now.asked?.hidden && now.since !== this.#backAt;
    this.#pause.meet(paused ? now.since : null, () => this.#giveOnly());
    const turn = now.legal.length > 0;
    if (turn && !this.#wasTurn && !first) {
      sound("turn");
      notify(now.table);
    }
    this.#wasTurn = turn;
    if (now.table.status === "finished" && !this.settled) this.#settle(first);
  }

  /** The table answers what has one answer only; not what one has just gone back to. */
  #giveOnly(): void {
    const [only, other] = this.legal;
    if (only && !other && !this.busy && settings.pause) void this.#play([only.move]);
  }

  /** The final board is shown on its own for a while, unless the person arrives later. */
  #settle(atOnce: boolean): void {
    if (atOnce) this.settled = true;
    else this.#lastLook ||= window.setTimeout(() => (this.settled = true), LAST_LOOK);
  }

  /** Somebody had asked to undo something: how did it end? */
  #hearVote(now: Situation): void {
    if (this.#asker >= 0 && now.undo.asked_by < 0) {
      if (now.table.decisions < this.#decisions) notice(() => t("ui-vote-granted"));
      else if (this.#asker === now.table.yours) notice(() => t("ui-vote-refused"));
    }
    this.#asker = now.undo.asked_by;
  }
}

function soundOf({ table, log }: Situation): "over" | "event" | "move" {
  if (table.status === "finished") return "over";
  return log.some((event) => event.decision === table.decisions && notable(table.game, event)) ? "event" : "move";
}
