// Choosing with a gesture: what is chosen in each part, what is still missing, and the resulting moves. The fields are
// explained in core/gesture.py; the table decides whether the moves are allowed.
import type { GestureInfo, GesturePart, PickInfo } from "../protocol";

/** How often each pick of each part is chosen. */
export type Chosen = number[][];

export interface Tally {
  count: number;
  sum: number;
  least: number;
  /** Parts before it have answered everything. */
  over: boolean;
}

const total = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const sumOf = (part: GesturePart, chosen: number[]): number =>
  total(part.picks.map(({ worth }, i) => worth * (chosen[i] ?? 0)));

/** What is proposed; a price without a proposal is paid as cheaply as possible. */
export function proposal(gesture: GestureInfo): Chosen {
  return afresh(
    gesture,
    gesture.parts.map(({ picks }) => picks.map(({ proposed }) => proposed)),
    new Set(gesture.parts.flatMap(({ picks }, p) => (picks.some(({ proposed }) => proposed) ? [p] : []))),
  );
}

/** Untouched parts adapt to what the others require. */
export function afresh(gesture: GestureInfo, chosen: Chosen, touched: Set<number>): Chosen {
  const out = chosen.map((part) => [...part]);
  gesture.parts.forEach((part, p) => {
    const least = tallies(gesture, out)[p]?.least ?? 0;
    const priced = part.picks.some(({ worth }) => worth > 1);
    if (!touched.has(p) && priced && !part.alike) out[p] = cheapest(part.picks, least);
  });
  return out;
}

/** The picks that reach at least this sum, with the least excess, and then the fewest. */
export function cheapest(picks: PickInfo[], least: number): number[] {
  let ways = new Map<number, number[]>([[0, picks.map(() => 0)]]);
  picks.forEach(({ most, worth }, i) => {
    const next = new Map(ways);
    for (const [sum, way] of ways)
      for (let n = 1; n <= most && sum + (n - 1) * worth < least; n++) {
        const more = way.with(i, n);
        const known = next.get(sum + n * worth);
        if (!known || total(known) > total(more)) next.set(sum + n * worth, more);
      }
    ways = next;
  });
  const enough = [...ways.keys()].filter((sum) => sum >= least);
  return ways.get(Math.min(...enough)) ?? picks.map(({ most }) => most);
}

export function tallies(gesture: GestureInfo, chosen: Chosen): Tally[] {
  let more = 0;
  let worth = 0;
  return gesture.parts.map((part, p) => {
    const own = chosen[p] ?? [];
    const tally = {
      count: total(own),
      sum: sumOf(part, own),
      least: Math.max(0, part.least + more),
      over: gesture.ends > 0 && worth >= gesture.ends,
    };
    more = part.each * tally.count;
    worth += tally.sum;
    return tally;
  });
}

/** How many of what a pick uses are left. */
export const left = (gesture: GestureInfo, chosen: Chosen, pick: PickInfo): number =>
  pick.most -
  total(
    gesture.parts.flatMap(({ picks }, p) =>
      picks.map((other, i) => (other.of === pick.of ? (chosen[p]?.[i] ?? 0) : 0)),
    ),
  );

/** Is a pick compatible with what is chosen in its part? */
export const goesWith = (part: GesturePart, chosen: number[], pick: PickInfo): boolean =>
  !part.alike || part.picks.every(({ kind }, i) => !chosen[i] || kind === pick.kind);

/** One more of a pick. Where the part is full, what was not chosen by hand gives way, the last first, or what was
 * chosen before. */
export function more(gesture: GestureInfo, chosen: Chosen, p: number, i: number, byHand: Set<number>): Chosen {
  const part = gesture.parts[p];
  const pick = part?.picks[i];
  if (!part || !pick) return chosen;
  const out = chosen.map((one) => [...one]);
  const own = out[p] ?? [];
  const take = (): boolean => {
    const from = own.findLastIndex((n, at) => at !== i && n > 0 && (!byHand.has(at) || part.most === 1));
    if (from < 0) return false;
    own[from] = (own[from] ?? 0) - 1;
    return true;
  };
  if (total(own) >= part.most && !take()) return chosen;
  if (left(gesture, out, pick) < 1) {
    // It was sent elsewhere: it comes from there.
    const [q, j] = used(gesture, out, pick.of, p, i);
    const there = out[q];
    if (!there || j < 0) return chosen;
    there[j] = (there[j] ?? 0) - 1;
  }
  own[i] = (own[i] ?? 0) + 1;
  return out;
}

function used(gesture: GestureInfo, chosen: Chosen, of: number, p: number, i: number): [number, number] {
  for (const [q, { picks }] of gesture.parts.entries())
    for (const [j, pick] of picks.entries())
      if (pick.of === of && (q !== p || j !== i) && chosen[q]?.[j]) return [q, j];
  return [-1, -1];
}

export const ready = (gesture: GestureInfo, chosen: Chosen): boolean =>
  tallies(gesture, chosen).every(({ sum, count, least, over }, p) => {
    const part = gesture.parts[p];
    const answered = !!part?.done || count > 0 || part?.ends === 0 || least === 0 || over;
    const each = part?.ends === 1 && part.most === 1 && !part.done; // a question for each
    return over || (sum >= least && answered && (!each || count === 1));
  });

/** The moves of everything chosen, in order. */
export function moves(gesture: GestureInfo, chosen: Chosen): number[] {
  return tallies(gesture, chosen).flatMap(({ count, least, over }, p) => {
    const part = gesture.parts[p];
    if (!part || over || (p > 0 && !least && !count && part.done)) return [];
    const picked = part.picks.flatMap((pick, i) =>
      Array.from({ length: chosen[p]?.[i] ?? 0 }, () => pick.moves.map(({ move }) => move)).flat(),
    );
    return count < part.ends && part.done ? [...picked, part.done.move] : picked;
  });
}
