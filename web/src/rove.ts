// One stop of the Tab key for a whole group of things. Arrows go to the nearest open one that way, with Shift to the
// nearest of all; Home and End to the first and the last open one. Focus inside the group stays there after changes.
import { ARROWS } from "./arrows";
import { firstOpen } from "./letting";

export interface Roving {
  /** All that can be reached: a selector. */
  items: string;
  /** Those that can be pressed to some effect: a selector. */
  open: string;
}
type Item = HTMLElement | SVGElement;

/** What nearness is measured on: anything that has a place on the screen. */
interface Placed {
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}

function middle(item: Placed): [number, number] {
  const box = item.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest that lies more that way than aside. */
export function nearest<P extends Placed>(from: P, items: P[], [dx, dy]: [number, number]): P | null {
  const [x, y] = middle(from);
  let best: P | null = null;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const [ix, iy] = middle(item);
    const ahead = (ix - x) * dx + (iy - y) * dy;
    const aside = Math.abs((ix - x) * dy) + Math.abs((iy - y) * dx);
    if (ahead < 3 || aside > ahead * 2.5) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}

export function rove(node: HTMLElement | SVGElement, how: Roving): { destroy: () => void } {
  let current: Item | null = null;
  let inside = false;
  const all = (): Item[] => [...node.querySelectorAll<Item>(how.items)];

  function settle(): void {
    const items = all();
    const kept = !!current && items.includes(current);
    if (!kept || (!inside && !current?.matches(how.open)))
      current = firstOpen(items.filter((item) => item.matches(how.open))) ?? (kept ? current : (items[0] ?? null));
    for (const item of items) {
      const stop = item === current ? "0" : "-1";
      if (item.getAttribute("tabindex") !== stop) item.setAttribute("tabindex", stop);
    }
    if (inside && !kept && document.activeElement === document.body) current?.focus({ preventScroll: true });
  }
  function go(to: Item | null | undefined): void {
    if (!to) return;
    current = to;
    settle();
    to.focus();
  }
  function key(event: KeyboardEvent): void {
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !current ||
      event.target !== current
    )
      return;
    const items = all();
    const open = items.filter((item) => item.matches(how.open));
    const way = ARROWS[event.key];
    if (way) go(nearest(current, event.shiftKey || !open.length ? items : open, way));
    else if (event.key === "Home") go(open[0] ?? items[0]);
    else if (event.key === "End") go(open.at(-1) ?? items.at(-1));
    else return;
    event.preventDefault();
  }
  function came(event: FocusEvent): void {
    const item = event.target instanceof Element ? event.target.closest<Item>(how.items) : null;
    inside = true;
    if (!item || item === current) return;
    current = item;
    settle();
  }
  function left(event: FocusEvent): void {
    const gone = event.target instanceof Node && !event.target.isConnected;
    if (!gone && document.hasFocus())
      inside = event.relatedTarget instanceof Node && node.contains(event.relatedTarget);
  }
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  node.addEventListener("keydown", key as EventListener);
  node.addEventListener("focusin", came as EventListener);
  node.addEventListener("focusout", left as EventListener);
  settle();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("keydown", key as EventListener);
      node.removeEventListener("focusin", came as EventListener);
      node.removeEventListener("focusout", left as EventListener);
    },
  };
}
