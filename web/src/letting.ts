// Answers that let something go (decline, pass, done) are never the first to be offered, nor where the focus falls.
import type { MoveInfo } from "./protocol";

/** All answers in their order, those that let go after the others: `lets` are the keys of their words. */
export function lettingLast(moves: MoveInfo[], lets: string[]): MoveInfo[] {
  const go = ({ key }: MoveInfo): boolean => lets.includes(key);
  return moves.some(go) ? [...moves.filter((move) => !go(move)), ...moves.filter(go)] : moves;
}

/** The first thing to press that does not let go, else the first. What does is marked with `data-lets`. */
export function firstOpen<E extends { matches(selector: string): boolean }>(things: E[]): E | undefined {
  return things.find((thing) => !thing.matches("[data-lets]")) ?? things[0];
}
