// Where a tip goes: next to the thing it is about, otherwise below or above it, never on it and never off the screen.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GAP = 10; // px

export function beside(thing: Box, tip: { width: number; height: number }, page: { width: number; height: number }) {
  const right = thing.left + thing.width + GAP;
  const bottom = thing.top + thing.height + GAP;
  const within = (at: number, size: number, whole: number): number => Math.max(GAP, Math.min(at, whole - size - GAP));
  const middle = within(thing.top + thing.height / 2 - tip.height / 2, tip.height, page.height);
  const centre = within(thing.left + thing.width / 2 - tip.width / 2, tip.width, page.width);
  if (right + tip.width + GAP <= page.width) return { left: right, top: middle };
  if (thing.left - GAP - tip.width >= GAP) return { left: thing.left - GAP - tip.width, top: middle };
  if (bottom + tip.height + GAP <= page.height) return { left: centre, top: bottom };
  return { left: centre, top: within(thing.top - GAP - tip.height, tip.height, page.height) };
}
