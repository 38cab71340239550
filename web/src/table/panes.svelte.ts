// Which parts of a page are in sight: on a phone one of its tabs, on one laid on its side the board with one of them
// beside it, elsewhere the board with one of the sides.
import { screen } from "../screen.svelte";

export class Panes {
  tab = $state("board");
  side = $state("log");
  /** The rule that was asked for; empty: none in particular. */
  rule = $state("");

  /** Is the board in sight? */
  get board(): boolean {
    return !screen.narrow || screen.low || this.tab === "board";
  }

  /** Is what is asked? */
  get question(): boolean {
    return !screen.narrow || this.tab === "board";
  }

  /** Are the seats? */
  get seats(): boolean {
    return !screen.narrow || this.tab === "seats";
  }

  /** The side that is in sight; empty: none. */
  get beside(): string {
    if (!screen.narrow) return this.side;
    return this.tab === "board" || this.tab === "seats" ? "" : this.tab;
  }

  show(name: string): void {
    this.side = name;
    if (screen.narrow) this.tab = name;
  }

  openRule(number: string): void {
    this.rule = number;
    this.show("rules");
  }
}
