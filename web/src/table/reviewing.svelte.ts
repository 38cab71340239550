// A bot's review of a finished game, decision by decision. It continues while the person looks at the board or the log.
import { api, Refusal } from "../api";
import type { Insight } from "../protocol";

const LOOKS = 60; // decisions looked at first, spread over the game: soon there is a whole chart
const PATIENCE = 250; // milliseconds between two questions

export class Reviewing {
  found = $state<Record<number, Insight>>({});
  busy = $state(false);
  #closed = false;

  constructor(readonly id: string) {}

  close(): void {
    this.#closed = true;
  }

  async look(decisions: number, trouble: (refusal: Refusal) => void): Promise<void> {
    this.busy = true;
    const step = Math.max(1, Math.ceil(decisions / LOOKS));
    const all = Array.from({ length: decisions }, (_, n) => n);
    const order = [...all.filter((n) => n % step === 0), ...all.filter((n) => n % step !== 0)];
    for (let i = 0; i < order.length && !this.#closed; i++) {
      const n = order[i] ?? 0;
      if (this.found[n]) continue;
      try {
        this.found[n] = await api.insight(this.id, n);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.trouble.key === "too-fast") i--;
        else {
          trouble(error);
          break;
        }
      }
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
    this.busy = false;
  }
}
