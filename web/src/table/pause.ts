// An instant answer can give away what a hand holds. With the setting on, the table gives a person's only answer, and
// every answer to such a question, forced or chosen, is sent after the same pause, so that the time tells nothing.
export const PAUSE = 3000; // ms after the question; whoever thinks longer answers later

export class Pause {
  #question: unknown = null;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A question that hides something has come, perhaps not for the first time; null: there is none. `give` is called
   * when its pause is over, and finds out whether there is only one answer. */
  meet(question: unknown, give: () => void): void {
    if (question === this.#question) return;
    this.#question = question;
    clearTimeout(this.#timer);
    this.#due = 0;
    if (question === null) return;
    this.#due = Date.now() + PAUSE;
    this.#timer = setTimeout(give, PAUSE);
  }

  get left(): number {
    return Math.max(0, this.#due - Date.now());
  }

  /** Until an answer may go out. */
  over(): Promise<void> {
    return new Promise((go) => setTimeout(go, this.left));
  }

  stop(): void {
    this.meet(null, () => undefined);
  }
}
