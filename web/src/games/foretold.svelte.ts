// What moves would do, told before one of them is chosen: asked of the server one after the other.
import type { MoveInfo, Preview } from "../protocol";

/** A map that fills as answers come, by `place`; it starts anew whenever what is `wanted` changes. */
export function foretold<T>(wanted: () => MoveInfo[], foresee: (move: number) => Promise<Preview>, place: (move: MoveInfo) => number, read: (told: Preview) => T): { readonly known: Map<number, T> } {
  let known: Map<number, T> = $state.raw(new Map());
  $effect(() => {
    const moves = wanted();
    known = new Map();
    let current = true;
    void (async () => {
      for (const move of moves) {
        let told: Preview;
        try {
          told = await foresee(move.move);
        } catch {
          continue; // nothing is told of this one
        }
        if (!current) return;
        known = new Map([...known, [place(move), read(told)]]);
      }
    })();
    return () => (current = false);
  });
  return {
    get known() {
      return known;
    },
  };
}
