// What moves would do, shown before one is chosen; the server is asked about all of them at once.
import type { MoveInfo, Preview } from "../protocol";
import type { BoardSession } from "../table/board";

/** A map that fills as answers come, by `place`; it starts anew whenever what is `wanted` changes. */
export function foretold<K, T>(
  session: () => BoardSession,
  wanted: () => MoveInfo[],
  place: (move: MoveInfo) => K,
  read: (told: Preview) => T,
): { readonly known: Map<K, T> } {
  let known: Map<K, T> = $state.raw(new Map());
  $effect(() => {
    const moves = wanted();
    known = new Map();
    let current = true;
    for (const move of moves)
      session()
        .foresee(move.move)
        .then(
          (told) => current && (known = new Map([...known, [place(move), read(told)]])),
          () => undefined, // nothing is shown for this one
        );
    return () => (current = false);
  });
  return {
    get known() {
      return known;
    },
  };
}
