// The properties of the window that decide what is shown. The style sheets use the same queries.
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery(
  "(max-width: 760px), (max-width: 1000px) and (min-height: 900px), (max-width: 1000px) and (max-height: 500px)",
);
const low = new MediaQuery("(max-width: 1000px) and (max-height: 500px)");
const beside = new MediaQuery("(min-width: 760px) and (max-width: 1000px) and (max-height: 500px)");
const coarse = new MediaQuery("(pointer: coarse)");

export const screen = {
  /** A phone, however it is held, or a tablet held upright. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** A phone laid on its side, or a page at 200 %: too low for anything above or below the board. */
  get low(): boolean {
    return low.current;
  },
  /** As low, with room for points beside the board. */
  get beside(): boolean {
    return beside.current;
  },
  /** Is it used by touch? */
  get touched(): boolean {
    return coarse.current;
  },
};
