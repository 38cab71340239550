// What a seat did card by card, told in one sentence.
import type { Happened } from "../../protocol";

/** What is told of several cards, by what is told of one. */
const SEVERAL: Record<string, string> = { spring: "first-spring", pay: "pays", take: "takes" };
/** Cards that were placed, paid or taken one after the other, in one sentence. */
export function together(events: Happened[]): Happened[] {
  const out: Happened[] = [];
  for (const event of events) {
    const [last, several] = [out.at(-1), SEVERAL[event.key]];
    const before =
      last && several && (last.key === event.key ? [last.args["card"]] : last.key === several && last.args["cards"]);
    if (!last || !Array.isArray(before) || last.args["seat"] !== event.args["seat"]) out.push(event);
    else {
      const cards = [...(before as string[]), String(event.args["card"])];
      out[out.length - 1] = {
        ...last,
        key: several ?? "",
        args: { seat: last.args["seat"], count: cards.length, cards },
      };
    }
  }
  return out;
}
