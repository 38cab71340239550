// Huts on their way, and villages that have just been founded.
import { untrack } from "svelte";
import type { LastMove } from "../../protocol";
import { animated } from "../../settings.svelte";
import { sum, type ClansView } from "./view";

const FLIGHT = 460; // ms

interface Flight {
  from: number;
  to: number;
  huts: number[];
  stay: number[];
}

export class Flights {
  now: Flight | null = $state.raw(null);
  /** Villages founded last: they rise when the huts have come, the others stay as they are. */
  fresh: number[] = $state.raw([]);

  constructor(view: () => ClansView, last: () => LastMove | null) {
    let before = untrack(view);
    $effect(() => {
      const [old, next, move] = [before, view(), last()];
      before = next;
      if (old !== next) untrack(() => this.#watch(old, next, move));
    });
  }

  /** Villages that are not there yet, as long as the huts are on their way. */
  get rising(): number[] {
    return this.now ? this.fresh : [];
  }

  #watch(old: ClansView, next: ClansView, move: LastMove | null): void {
    this.fresh = next.villages.map(({ area }) => area).filter((id) => !old.villages.some(({ area }) => area === id));
    if (!animated() || move?.verb !== "move" || document.hidden) return;
    const [from = 0, to = 0] = move.text.split("-").map(Number);
    const huts = old.huts[from - 1] ?? [];
    if (!sum(huts) || sum(next.huts[from - 1] ?? []) || !to) return;
    const mine = { from, to, huts, stay: old.huts[to - 1] ?? [] };
    this.now = mine;
    setTimeout(() => this.now === mine && (this.now = null), FLIGHT);
  }
}
