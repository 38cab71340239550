// Ard Rí in words: cards inside sentences, the label of a button, the story of a game.
import type { Happened, Json, MoveInfo } from "../../protocol";
import { t, type Args, type Part } from "../../words";
import type { Story } from "..";
import { aim, isCattle, kindNamed, rankOf, signOf, SUIT_NAMES, suitOf } from "./view";

export const suitWord = (suit: number): string => t(`ardri-suit-${SUIT_NAMES[suit] ?? "spades"}`);
/** What is printed in the corner of a card: a French king is an R. */
export const letterOf = (card: number): string => (isCattle(card) ? rankOf(card) : t(`ardri-letter-${rankOf(card)}`));
/** A card in as few letters as there are. */
export const shortName = (card: number): string => letterOf(card) + signOf(card);
/** A card as one hears it: "10 of hearts". */
export function cardWords(card: number, down = false): string {
  const rank = isCattle(card)
    ? rankOf(card) === "A"
      ? t("ardri-ui-ace")
      : rankOf(card)
    : t(`ardri-warrior-${rankOf(card)}`);
  const words = t("ardri-ui-card", { rank, suit: suitWord(suitOf(card)) });
  return down ? `${words} (${t("ardri-unproven")})` : words;
}
const cardPart = (name: string): Part | string => {
  const kind = kindNamed(name);
  return kind === undefined ? name : { part: "card", text: shortName(kind), data: kind };
};

/** What is told of several cards, by what is told of one. */
const SEVERAL: Record<string, string> = { spring: "first-spring", pay: "pays", take: "takes" };
/** Cards that were placed, paid or taken one after the other, in one sentence. */
export function joint(one: Happened, next: Happened): Happened | null {
  const several = SEVERAL[next.key];
  const before = one.key === next.key ? [one.args["card"]] : one.key === several && one.args["cards"];
  if (!several || !Array.isArray(before) || one.args["seat"] !== next.args["seat"]) return null;
  const cards = [...before.map(String), String(next.args["card"])];
  return { ...one, key: several, args: { seat: next.args["seat"] ?? 0, count: cards.length, cards } };
}

export function args(raw: Json, done: Args): Args {
  const out = { ...done };
  for (const name of ["card", "attacker", "raider"])
    if (typeof raw[name] === "string") out[name] = cardPart(raw[name] as string);
  for (const name of ["cards", "warriors"]) {
    const list = raw[name];
    if (Array.isArray(list)) out[name] = list.map((item) => cardPart(String(item))) as Part[];
  }
  return out;
}

export function act(move: MoveInfo): string | null {
  const { kind } = aim(move);
  const id = `ardri-ui-act-${move.verb}`;
  return t(id, { card: kind < 0 ? "" : shortName(kind) });
}

/** The wealth of the seats at each reckoning, year by year. */
export function story(log: Happened[], decisions: number): Story {
  const lines = new Map<number, number[]>();
  const years: { year: number; at: number }[] = [{ year: 1, at: 0 }];
  const marks: Story["marks"] = [];
  for (const event of log) {
    if (event.key === "year") years.push({ year: Number(event.args["year"]), at: event.decision });
    if (event.key === "order") {
      const seats = (event.args["seats"] as number[] | undefined) ?? [];
      const wealth = String(event.args["wealth"]).match(/\d+/g) ?? [];
      seats.forEach((seat, i) => {
        if (!lines.has(seat)) lines.set(seat, new Array<number>(decisions + 1).fill(0));
        lines.get(seat)?.fill(Number(wealth[i] ?? 0), event.decision);
      });
    }
    if (event.key === "loot" && Number(event.args["count"]))
      marks.push({
        at: event.decision,
        strong: false,
        text: t("ardri-ui-mark-loot", { cards: (event.args["cards"] as string[]).join(" ") }),
      });
    if (event.key === "bid") marks.push({ at: event.decision, strong: true, text: t("ardri-move-ceilsine") });
  }
  return {
    lines: [...lines.entries()]
      .sort(([a], [b]) => a - b)
      .map(([seat, values]) => ({
        name: t("seat", { number: seat + 1 }),
        mark: `seat-${seat}`,
        colour: `--seat-${seat}`,
        values,
      })),
    bands: years.map(({ year, at }, i) => ({ name: String(year), from: at, to: years[i + 1]?.at ?? decisions })),
    marks,
  };
}
