// What the table's cards and seats ask when they are pressed: given once by the board, read by every part of it.
import { getContext, setContext } from "svelte";

export interface Press {
  readonly playing: boolean;
  /** In "why not" mode everything may be pressed, and the keyboard reaches everything. */
  readonly teaching: boolean;
  legal: (key: string) => boolean;
  chosen: (key: string) => boolean;
  /** What pressing it would do, in words. */
  says: (key: string) => string;
  hit: (key: string) => void;
  back: () => string;
}
const KEY = Symbol("ardri");
export const lay = (press: Press): Press => setContext(KEY, press);
export const table = (): Press => getContext<Press>(KEY);
