// The view of Samhain as src/nemeton/games/samhain/view.py makes it.
import type { Happened, Json, MoveInfo } from "../../protocol";
import type { Woken } from "./said";

export type Stand = "active" | "waiting" | "acted" | "exhausted";
export interface Member {
  seat: number;
  card: number;
  stand: Stand;
  number: number;
}
export interface SamhainView {
  cards: number[]; // cards[cell], row by row
  members: Member[];
  pool: number[];
  graves: number[];
  graves_in_play: number;
  devotion: number[][]; // devotion[seat][track]
  points: number[];
  items: number[][];
  laid: number[][];
  resources: (number[] | null)[]; // a seat each, null: behind its screen
  wisps: (number | null)[];
  reserve: number[];
  reserve_wisps: number;
  shelf: number[];
  round: number;
  rounds: number;
  free_sides: number[];
  first: number;
  turn: number;
  doer: number;
  number: number;
  bonus: string;
  passes: number;
  traitors: number[];
}
export const seen = (view: Json): SamhainView => view["table"] as SamhainView;
export const editionOf = (view: Json): string => String(view["edition"] ?? "fr");
export const yours = (view: Json): number => Number(view["seat"] ?? -1);

export const DEITIES = ["cernunnos", "sirona", "sucellos", "morrigan", "belanos"];
export const SIDES = ["light", "dark"];
export const RESOURCES = ["wood", "stone", "gold"];
export const ITEMS = ["sickle", "rune", "bonfire", "dolmen", "horn"];
export const COLUMNS = 3;
export const TRACKS = 10;
export const TOP = 5;
export const ROMAN = 2; // of each resource behind every screen at the start
export const WISPS = [0, 0, 6, 7, 8]; // in the reserve at the start, by seats
export const BOTH_SIDES = [0, 0, 0, 5, 0]; // the round in which both sides are free, by seats
export const KIND_VICTORY = 3; // what is paid or received: resources, victory points, devotion track by track
export const KIND_TRACK = 4;
const STANDS = 4;
const SEAT_PLACES = 60;

export const cardName = (card: number): string => `${2 * card + 1}-${2 * card + 2}`;
export const cardOf = (name: unknown): number => (typeof name === "string" ? Number(name.split("-")[0]) - 1 : NaN) / 2;
export const deityOf = (card: number): string => DEITIES[Math.floor(card / COLUMNS)] ?? "";
/** The sign of a track. */
export const medal = (track: number): string => `m-${trackName(track).replace("-light", "-l").replace("-dark", "-d")}`;
export const trackName = (track: number): string => `${DEITIES[track >> 1]}-${SIDES[track & 1]}`;
/** The track of a temple that a move is about, if it is about one. */
export function trackOf({ verb, noun }: MoveInfo): number | null {
  if (verb === "temple") return noun;
  if (verb === "rob") return noun % TRACKS;
  return (verb === "pay" || verb === "gain") && noun >= KIND_TRACK ? noun - KIND_TRACK : null;
}
/** Whose member, where and how, a `member` move means. */
export const placed = (noun: number): { seat: number; card: number; stand: Stand } => ({
  seat: Math.floor(noun / SEAT_PLACES),
  card: Math.floor((noun % SEAT_PLACES) / STANDS),
  stand: (["active", "waiting", "acted", "exhausted"] as const)[noun % STANDS] ?? "active",
});
/** The card that is being activated: the last such step of the agenda. */
export function activated(view: Json): number | null {
  const agenda = (view["agenda"] ?? []) as unknown[];
  for (const step of [...agenda].reverse())
    if (Array.isArray(step) && (step[0] === "act" || step[0] === "countermove")) return Number(step[1]);
  return null;
}
export const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The card of the newest event that names one. */
export function lastCard(log: Happened[]): number | null {
  for (const event of log.toReversed()) {
    const card = cardOf(event.args["card"]);
    if (Number.isInteger(card)) return card;
  }
  return null;
}

/** Whose members an activation under way still waits for, in their order. */
export function waitingOn(card: number, now: SamhainView): Woken[] {
  const waits = now.members.filter((member) => member.card === card && member.stand === "waiting");
  return now.wisps
    .map((_, i) => (now.turn + i) % now.wisps.length)
    .flatMap((seat) => waits.filter((member) => member.seat === seat))
    .map((member) => ({ seat: member.seat, members: member.number, card }));
}

/** Is what is asked part of an event? */
export const isEvent = (view: Json): boolean =>
  ((view["agenda"] ?? []) as unknown[]).some(
    (step) => Array.isArray(step) && ["event", "sacrifice", "repay"].includes(String(step[0])),
  );
