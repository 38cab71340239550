// Things on a board by what they are: `area 13`, or all of a kind, `area`; and the shape of each on the screen.
export interface Shape {
  d: string;
  matrix: string;
  left: number;
  top: number;
}

const ROUND = 8; // px: the corner radius of things without a shape of their own
const AROUND = 3; // px: how far outside the ring is

/** What is drawn inside an element as one of these. */
export function matching(root: ParentNode, thing: string): Element[] {
  const name = CSS.escape(thing);
  return [...root.querySelectorAll(`[data-what="${name}"], [data-what^="${name}\\ "]`)];
}

/** Those of these things that are visible: not folded away, and not just a picture. */
const drawn = (thing: string): Element[] =>
  matching(document, thing).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.closest("[inert]");
  });

export const lit = (things: string[]): Shape[] => things.flatMap(drawn).map(shapeOf);

function shapeOf(element: Element): Shape {
  const { left, top, width, height } = element.getBoundingClientRect();
  const outline = element instanceof SVGPathElement ? element.getAttribute("d") : null;
  const at = element instanceof SVGPathElement ? element.getScreenCTM() : null;
  if (outline && at)
    return { d: outline, matrix: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})`, left, top };
  return { d: rounded(left - AROUND, top - AROUND, width + 2 * AROUND, height + 2 * AROUND), matrix: "", left, top };
}

export function rounded(x: number, y: number, width: number, height: number): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}
