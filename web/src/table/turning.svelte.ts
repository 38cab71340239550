// Where a game turned: a bot looks at decisions spread over it, then ever closer at the greatest change between two.
import { api, Refusal } from "../api";
import type { Insight } from "../protocol";

const LOOKS = 12; // spread over the game at first
const LEAST = 0.1; // a smaller change of chances is not a turning point

export interface Turn {
  /** The decision that it was, from 0, and the chances before and after it. */
  at: number;
  before: number;
  after: number;
  insight: Insight;
}

export class Turning {
  /** The chances of the seat by decision, as far as they are known. */
  chances: [number, number][] = $state.raw([]);
  found: Turn | null = $state.raw(null);
  busy = $state(true);
  #seen = new Map<number, Insight>();
  #closed = false;

  constructor(
    readonly id: string,
    readonly seat: number,
    readonly decisions: number,
    readonly won: number,
  ) {
    void this.#look();
  }

  close(): void {
    this.#closed = true;
  }

  async #look(): Promise<void> {
    const step = Math.max(1, Math.ceil(this.decisions / LOOKS));
    try {
      for (let n = 0; n < this.decisions && !this.#closed; n += step) await this.#ask(n);
      let gap = this.#widest();
      while (gap && gap.to - gap.from > 1 && !this.#closed) {
        await this.#ask(Math.floor((gap.from + gap.to) / 2));
        gap = this.#widest(gap.from, gap.to);
      }
      const insight = gap && this.#seen.get(gap.from);
      if (gap && insight && Math.abs(gap.after - gap.before) >= LEAST)
        this.found = { at: gap.from, before: gap.before, after: gap.after, insight };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // nothing is shown for a game that cannot be analysed
    }
    this.busy = false;
  }

  /** Below the floor of what may be judged nothing is drawn, and nothing found. */
  async #ask(n: number): Promise<void> {
    if (this.#seen.has(n)) return;
    const insight = await api.insight(this.id, n);
    if (!insight.judged) return;
    this.#seen.set(n, insight);
    this.chances = [...this.#known(), [this.decisions, this.won]];
  }

  #known(): [number, number][] {
    return [...this.#seen]
      .map(([at, insight]): [number, number] => [at, insight.shares[this.seat] ?? 0])
      .sort((a, b) => a[0] - b[0]);
  }

  /** The greatest change between two neighbouring looks. */
  #widest(from = 0, to = this.decisions): { from: number; to: number; before: number; after: number } | null {
    const known = [...this.#known(), [this.decisions, this.won] as [number, number]];
    let best = null;
    for (let i = 1; i < known.length; i++) {
      const [[a, before], [b, after]] = [known[i - 1] as [number, number], known[i] as [number, number]];
      if (a < from || b > to) continue;
      if (!best || Math.abs(after - before) > Math.abs(best.after - best.before))
        best = { from: a, to: b, before, after };
    }
    return best;
  }
}
