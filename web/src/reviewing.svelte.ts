// A finished game looked at, decision by decision, by a bot. It goes on while one looks at the board or reads the log.
import { api, Refusal } from "./api";
import type { Insight } from "./protocol";

const LOOKS = 90; // decisions looked at: a longer game is sampled
const PATIENCE = 400; // milliseconds between two questions

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
    for (let n = 0; n < decisions && !this.#closed; n += step) {
      if (this.found[n]) continue;
      try {
        this.found[n] = await api.insight(this.id, n);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.trouble.key === "too-fast") n -= step;
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
