// A board on which one tries things out, in a lesson or an exercise.
import type { Refusal } from "../api";
import type { Preview, Why } from "../protocol";
import { Panes } from "../table/panes.svelte";

export abstract class TriedBoard {
  readonly panes = new Panes();
  failed: Refusal | null = $state.raw(null);
  refused: Why | null = $state.raw(null);
  tries = $state(0);
  busy = $state(false);
  readonly last = null;
  readonly marks = [];
  readonly pending = null;
  readonly preview = null;
  readonly teaching = false;

  dismiss(): void {
    this.refused = null;
  }

  ask(): void {}

  /** No previews: what a move would do is what one is about to find out. */
  foresee(): Promise<Preview> {
    return new Promise(() => undefined);
  }

  openRule(number: string): void {
    this.panes.openRule(number);
  }
}
