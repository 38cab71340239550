// The board that is on this page: a page shows one table. The drawing asks for it, and so do sentences.
import { api } from "../../api";
import { Board, STANDARD, type Layout } from "./geo";

let shown = $state.raw(STANDARD);
let missed = $state(""); // one that could not be fetched
const known = new Map([[STANDARD.layout.digest, Promise.resolve(STANDARD)]]);

export const board = (): Board => shown;
export const missing = (id: string): boolean => id === missed;

function fetched(id: string): Promise<Board> {
  const found = known.get(id);
  if (found) return found;
  const asked = api.board("karnag", id).then((layout) => new Board(layout as unknown as Layout));
  known.set(id, asked);
  asked.catch(() => known.delete(id)); // it is asked for again when the table is next opened
  return asked;
}

/** As long as the component that calls this is there, the board with this id is shown, once it has come. */
export function showing(id: () => string): void {
  $effect.pre(() => {
    let current = true;
    const wanted = id();
    missed = "";
    fetched(wanted).then(
      (found) => void (current && (shown = found)),
      () => void (current && (missed = wanted)),
    );
    return () => {
      current = false;
      shown = STANDARD;
    };
  });
}
