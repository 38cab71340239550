// Is there a board whose things can be asked about, and is one being asked about now, by pointing?
export const asking = $state({ boards: 0, on: false, own: "" });

/** One's own piece was pressed that cannot act now: that is no offence. It says what it is, and why it cannot do what
 * would have been meant, in the notation of moves. */
export function own(meant: string): void {
  asking.own = meant;
}
