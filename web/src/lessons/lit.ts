// Things on a board by what they are: `area 13`, or all of a kind, `area`; or an answer below it, by its move:
// `answer 7`. And the shape of each on the screen.
export interface Shape {
  /** Which of the things asked for it is one of. */
  of: number;
  d: string;
  matrix: string;
  left: number;
  top: number;
  /** The part of the screen in which the thing can be seen: boards scroll. */
  window: Rect;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ROUND = 8; // px: the corner radius of things without a shape of their own
const AROUND = 1; // px: how far outside the ring begins
const EDGE = 5; // px: how far inside a thing it is looked whether something lies over it
const MOSTLY = 5; // of nine points

export const ANSWER = "answer";

/** What is drawn inside an element as one of these. */
export function matching(root: ParentNode, thing: string): Element[] {
  const [kind, move] = thing.split(" ");
  if (kind === ANSWER) return [...root.querySelectorAll(`[data-answer="${move}"]`)];
  const name = CSS.escape(thing);
  return [...root.querySelectorAll(`[data-what="${name}"], [data-what^="${name}\\ "]`)];
}

/** Those of these things that are there: not folded away, and not just a picture. */
const drawn = (thing: string): Element[] =>
  matching(document, thing).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.closest("[inert]");
  });

/** Those of these things that can be seen, with their shapes. */
export const lit = (things: string[]): Shape[] =>
  things.flatMap((thing, of) =>
    drawn(thing)
      .filter(seen)
      .map((element) => shapeOf(element, of)),
  );

/** Where an element of the stage can be seen. */
export function seenAt(selector: string): Rect | null {
  const [first] = [...document.querySelectorAll(selector)].filter(({ clientHeight }) => clientHeight > 0);
  if (!first) return null;
  const [box, window] = [first.getBoundingClientRect(), windowOf(first)];
  return {
    left: Math.max(box.left, window.left),
    top: Math.max(box.top, window.top),
    right: Math.min(box.right, window.right),
    bottom: Math.min(box.bottom, window.bottom),
  };
}

/** Scroll the board, if need be, so that the first of these things can be seen, and the answers with it if they can. */
export function bringToView(things: string[]): void {
  const [answers] = [...document.querySelectorAll(".stage .tray")].filter((tray) => tray.clientHeight > 0);
  if (answers && !mostlySeen(answers)) scrollTo(answers, false);
  for (const thing of things.toReversed()) {
    const found = drawn(thing);
    const [first] = found;
    if (first && !found.some(mostlySeen)) scrollTo(first, true);
  }
}

/** Scroll what scrolls around an element, and not the page, until it is in the middle or just inside. */
function scrollTo(element: Element, middle: boolean): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const [one, all] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    const by = (start: number, end: number, from: number, to: number): number =>
      middle ? (start + end - from - to) / 2 : start < from ? start - from : Math.max(0, end - to);
    if (/auto|scroll/.test(style.overflowY)) around.scrollTop += by(one.top, one.bottom, all.top, all.bottom);
    if (middle && /auto|scroll/.test(style.overflowX))
      around.scrollLeft += by(one.left, one.right, all.left, all.right);
  }
}

/** The part of the screen that scrolling ancestors leave for an element. */
function windowOf(element: Element): Rect {
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const { left, top, right, bottom } = around.getBoundingClientRect();
    window.left = Math.max(window.left, left);
    window.top = Math.max(window.top, top);
    window.right = Math.min(window.right, right);
    window.bottom = Math.min(window.bottom, bottom);
  }
  return window;
}

const seen = (element: Element): boolean => looks(element).some(Boolean);
const mostlySeen = (element: Element): boolean => looks(element).filter(Boolean).length > MOSTLY;

/** At nine points of an element: is it on the screen, with nothing over it? Drawings lie over each other anyway. */
function looks(element: Element): boolean[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const window = windowOf(element);
  const free = (x: number, y: number): boolean => {
    if (x < window.left || x > window.right || y < window.top || y > window.bottom) return false;
    const over = document.elementFromPoint(x, y);
    return !!over && (element instanceof SVGElement || element.contains(over) || over.contains(element));
  };
  return [left + EDGE, (left + right) / 2, right - EDGE].flatMap((x) =>
    [top + EDGE, (top + bottom) / 2, bottom - EDGE].map((y) => free(x, y)),
  );
}

function shapeOf(element: Element, of: number): Shape {
  const { left, top, width, height } = element.getBoundingClientRect();
  const outline = element instanceof SVGPathElement ? element.getAttribute("d") : null;
  const at = element instanceof SVGPathElement ? element.getScreenCTM() : null;
  const where = { of, left, top, window: windowOf(element) };
  if (outline && at) return { d: outline, matrix: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`, ...where };
  return { d: rounded(left - AROUND, top - AROUND, width + 2 * AROUND, height + 2 * AROUND), matrix: "", ...where };
}

export function rounded(x: number, y: number, width: number, height: number): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}
