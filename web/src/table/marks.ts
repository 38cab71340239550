// Marks on a board: what happened since your turn, a line of the log, what a bot would do.
export interface Mark {
  /** What is in its square: the number of a line; empty: none. */
  label: string;
  /** Each a list of places that the game's board knows, the last one being where it ends. */
  ways: string[][];
  /** What was done, or what would be better. */
  kind: "done" | "advice";
  lit: boolean;
}

/** Something on the screen: its middle and how far it reaches, in pixels of the window, and what it is part of. */
export interface Spot {
  x: number;
  y: number;
  r: number;
  within: Element;
}

/** The spot of an element. */
export function spotOf(found: Element | null | undefined): Spot | null {
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return width ? { x: left + width / 2, y: top + height / 2, r: Math.min(width, height) / 2, within: found } : null;
}

/** The spot of a point of a drawing, in the drawing's own units. */
export function spotIn(drawing: SVGSVGElement | null | undefined, x: number, y: number, r: number): Spot | null {
  const units = drawing?.getScreenCTM();
  if (!drawing || !units) return null;
  const at = new DOMPoint(x, y).matrixTransform(units);
  return { x: at.x, y: at.y, r: r * units.a, within: drawing };
}

/** The boxes around a spot that scroll and show another part. */
function* hiding({ x, y, within }: Spot): Generator<[Element, DOMRect]> {
  for (let box = within.parentElement; box; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1) continue;
    if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    const there = box.getBoundingClientRect();
    if (x <= there.left || x >= there.right || y <= there.top || y >= there.bottom) yield [box, there];
  }
}

/** Is it in sight, as far as scrolling decides that? */
export const inSight = (spot: Spot): boolean => hiding(spot).next().done === true;

/** Brings a spot into sight where it lies in something that scrolls and shows another part. */
export function reveal(spot: Spot): void {
  for (const [box, { left, top, right, bottom }] of hiding(spot)) {
    box.scrollBy({ left: spot.x - (left + right) / 2, top: spot.y - (top + bottom) / 2, behavior: "instant" });
    return;
  }
}
