// A board seen through a frame: its size and offset, so that certain things are in the middle.
import { matching, rounded } from "./lit";

export interface Ringed {
  transform: string;
  rings: string[];
}
interface Size {
  width: number;
  height: number;
}
// How much of the frame the things may fill: its height must also show what is around them, and the caption.
const WIDE = 0.8;
const TALL = 0.5;
const CLOSEST = 1.6; // times the size of a real board, at most
const AROUND = 1;

export function ringed(board: HTMLElement, things: string[], size: Size, frame: Size): Ringed {
  const origin = board.getBoundingClientRect();
  const now = origin.width / size.width || 1; // it may be scaled already
  const boxes = things
    .flatMap((thing) => matching(board, thing))
    .map((element) => element.getBoundingClientRect())
    .map((box) => ({
      left: (box.left - origin.left) / now,
      top: (box.top - origin.top) / now,
      width: box.width / now,
      height: box.height / now,
    }))
    .filter((box) => box.width > 0);
  const around = boxes.length
    ? {
        left: Math.min(...boxes.map((box) => box.left)),
        top: Math.min(...boxes.map((box) => box.top)),
        right: Math.max(...boxes.map((box) => box.left + box.width)),
        bottom: Math.max(...boxes.map((box) => box.top + box.height)),
      }
    : { left: 0, top: 0, right: size.width, bottom: size.height };
  const cover = Math.max(frame.width / size.width, frame.height / size.height);
  const close = Math.min(
    (WIDE * frame.width) / (around.right - around.left),
    (TALL * frame.height) / (around.bottom - around.top),
  );
  const scale = Math.max(cover, Math.min(close, CLOSEST));
  const shift = (from: number, to: number, whole: number, seen: number): number =>
    Math.min(0, Math.max(seen - whole * scale, seen / 2 - ((from + to) / 2) * scale));
  const x = shift(around.left, around.right, size.width, frame.width);
  const y = shift(around.top, around.bottom, size.height, frame.height);
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    rings: boxes.map((box) =>
      rounded(box.left - AROUND, box.top - AROUND, box.width + 2 * AROUND, box.height + 2 * AROUND),
    ),
  };
}
