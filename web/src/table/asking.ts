// What is asked over a socket: each question has a number, which comes back with its answer.
import { Refusal } from "../api";
import type { Trouble } from "../protocol";

const { trouble: OFFLINE } = Refusal.of("offline");

export class Asking {
  #last = 0;
  #open = new Map<number, { answer: (told: unknown) => void; refuse: (why: Refusal) => void }>();

  /** Is something asked that is not answered yet? */
  get waiting(): boolean {
    return this.#open.size > 0;
  }

  /** `send` gets the number to include, and returns whether there is a connection. */
  ask<T>(send: (id: number) => boolean): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#open.set(id, { answer: (told) => resolve(told as T), refuse: reject });
      if (!send(id)) this.refuse({ ...OFFLINE, id });
    });
  }

  answer(id: number, told: unknown): void {
    this.#open.get(id)?.answer(told);
    this.#open.delete(id);
  }

  /** False: it was not an answer to any question. */
  refuse(trouble: Trouble): boolean {
    const asked = this.#open.get(trouble.id);
    asked?.refuse(new Refusal(trouble, 0));
    this.#open.delete(trouble.id);
    return asked !== undefined;
  }

  /** The connection is lost: no more answers will come. */
  hangUp(): void {
    for (const id of [...this.#open.keys()]) this.refuse({ ...OFFLINE, id });
  }
}
