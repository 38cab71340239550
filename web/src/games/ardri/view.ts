// The view of Ard Rí as src/nemeton/games/ardri/view.py makes it, and the faces of its cards.
import type { Json, LastMove, MoveInfo } from "../../protocol";

/** A card: 52 * deck + kind. Kinds 0 to 39 are Cattle (10 * suit + rank), 40 to 51 Warriors (40 + 3 * suit + rank). */
export type Cards = number[];
export interface ArdRiView {
  year: number;
  season: string;
  order: number[]; // the active seats, the richest first
  at: number; // whose turn it is: a place in `order`
  active: boolean[];
  wealth: number[];
  best: number[];
  deck: number;
  discard: Cards;
  wilderness: Cards;
  ending: string;
  hands: (Cards | null)[];
  held: number[];
  down: (Cards | null)[];
  unproven: number[];
  aside: (Cards | null)[];
  fed_unproven: number[];
  up: Cards[];
  out: Cards[];
  fed_proven: Cards[];
  fields: Cards[];
  spoils: Cards[];
  attack: Cards[];
  through: Cards[];
  gifts: Cards[];
  turn: {
    suit: number;
    takes: number;
    fed: number;
    paid: number;
    raider: number;
    clients: number[];
    answers: number[];
  };
  turned: [number, number][];
}
export const seen = (view: Json): ArdRiView => view["table"] as ArdRiView;

export const KINDS = 52;
export const CATTLE = 40;
export const SUITS = [0, 1, 2, 3];
export const SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"];
const SIGNS = ["♠", "♥", "♦", "♣"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"];
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 15];
const COURT = ["J", "Q", "K"];

export const kindOf = (card: number): number => card % KINDS;
export const isCattle = (card: number): boolean => kindOf(card) < CATTLE;
export const suitOf = (card: number): number =>
  isCattle(card) ? Math.floor(kindOf(card) / 10) : Math.floor((kindOf(card) - CATTLE) / 3);
export const rankOf = (card: number): string =>
  (isCattle(card) ? RANKS[kindOf(card) % 10] : COURT[(kindOf(card) - CATTLE) % 3]) ?? "";
/** What is printed on a Cattle card as its worth. */
export const worthOf = (card: number): number => (isCattle(card) ? (VALUES[kindOf(card) % 10] ?? 0) : 0);
export const signOf = (card: number): string => SIGNS[suitOf(card)] ?? "";
export const nameOf = (card: number): string => rankOf(card) + signOf(card);
export const sum = (cards: Cards): number => cards.reduce((n, card) => n + worthOf(card), 0);
const KIND = new Map(Array.from({ length: KINDS }, (_, kind) => [nameOf(kind), kind]));
export const kindNamed = (name: string): number | undefined => KIND.get(name);

/** The Cattle of a suit, the least first. */
export const ofSuit = (cards: Cards, suit: number): Cards =>
  cards.filter((card) => isCattle(card) && suitOf(card) === suit).sort((a, b) => kindOf(a) - kindOf(b));
/** Hands: Cattle by suit, then Warriors. */
export const sorted = (cards: Cards): Cards => [...cards].sort((a, b) => kindOf(a) - kindOf(b));

// -- moves as things on the table -----------------------------------------------------------------
const OF_CATTLE = ["spring", "pay", "steal", "gift"];
const OF_WARRIORS = ["summer", "take", "hunt", "lead"];
const OF_TROOP = ["feed", "block", "raid", "enforce"];
const OF_SEATS = ["client", "against"];
/** The card a move names, whether it is face up, and the seat it is aimed at. */
export interface Aim {
  kind: number; // -1: none
  down: boolean;
  seat: number; // -1: none
}
export function aim(move: Pick<MoveInfo | LastMove, "verb" | "noun">): Aim {
  const { verb, noun } = move;
  if (OF_CATTLE.includes(verb)) return { kind: noun, down: false, seat: -1 };
  if (OF_WARRIORS.includes(verb)) return { kind: CATTLE + noun, down: false, seat: -1 };
  if (OF_TROOP.includes(verb)) return { kind: CATTLE + (noun % 12), down: noun >= 12, seat: -1 };
  return { kind: -1, down: false, seat: OF_SEATS.includes(verb) ? noun : -1 };
}
/** Where the card of a move lies: the key of a thing on the table. */
const PLACE: Record<string, string> = {
  spring: "hand",
  summer: "hand",
  take: "wild",
  pay: "field",
  gift: "field",
  steal: "herd",
  hunt: "up",
  lead: "through",
};
export function thingOf(move: Pick<MoveInfo, "verb" | "noun">): string | null {
  const { kind, down } = aim(move);
  if (kind < 0) return null;
  const place = PLACE[move.verb] ?? (down ? "down" : "up");
  return `${place}:${kind}`;
}
/** Is it said in words, because it is no card? */
export const worded = (move: Pick<MoveInfo, "verb" | "noun">): boolean => thingOf(move) === null;
