// What pressing a thing would most likely have meant, in the notation of moves: to ask why it is not possible.
import type { MoveInfo } from "../../protocol";
import { isCattle, nameOf, type ArdRiView } from "./view";

/** Warriors and others of a house: `place` says whether they are proven ("up") or not ("down"). */
function meantOfHouse(place: string, name: string, now: ArdRiView, legal: MoveInfo[]): string {
  const asked = (...verbs: string[]): boolean => legal.some(({ verb }) => verbs.includes(verb));
  const troop = place === "down" ? `(${name})` : name;
  if (now.season === "samhain") return `feed ${troop}`;
  if (asked("block", "let")) return `block ${troop}`;
  if (asked("enforce")) return `enforce ${troop}`;
  if (asked("raid", "against")) return `raid ${troop}`;
  return place === "up" ? `hunt ${name}` : `block ${troop}`;
}

/** `key`: where a thing lies and its kind, "hand:12". */
export function meant(key: string, now: ArdRiView, legal: MoveInfo[]): string {
  const [place = "", number = ""] = key.split(":");
  const kind = Number(number);
  const name = place === "deck" || place === "seat" ? "" : nameOf(kind);
  const summer = now.season === "summer" || (now.season !== "spring" && !isCattle(kind));
  const words: Record<string, string> = {
    hand: `${summer ? "summer" : "spring"} ${name}`,
    wild: `take ${name}`,
    field: `${now.season === "winter" ? "gift" : "pay"} ${name}`,
    herd: `steal ${name}`,
    other: `steal ${name}`,
    up: meantOfHouse(place, name, now, legal),
    down: meantOfHouse(place, name, now, legal),
    through: `lead ${name}`,
    deck: "deck",
  };
  return words[place] ?? "done";
}
