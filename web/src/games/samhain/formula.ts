// The thirty actions as rows of signs. A sign is a drawing, `name*n` a stack, `vpN` points, the rest operators.
import { deityOf } from "./view";

const dp = (action: number): string => `dp-${deityOf(Math.floor(action / 2))}-${action % 2 ? "d" : "l"}`;

const BOTH: Record<number, string> = {
  1: "dp wood",
  2: "dp wood*2 wisp",
  3: "wood stone to sickle",
  4: "givewisp to vp1",
  5: "cube*3 = to vp3",
  6: "wisp*3 to kill",
  7: "dp step",
  8: "dp wisp step2",
  9: "sacrifice to rune",
  10: "cube ≠ cube to br wisp*2 steal",
  11: "grave to r-own / r-opp vp2",
  12: "item ≠ table",
  13: "dp gold",
  14: "dp gold*2 wisp",
  15: "gold wood to horn",
  16: "exhaust wisp vp1",
  17: "item = item : vp2",
  18: "cube ≠ cube to kill vp1",
  19: "dp any",
  20: "dp dpany-up wisp",
  21: "dppay2 to bonfire",
  22: "dplose wisp vp1",
  23: "sacrifice to kill vp2",
  24: "lead : vp1",
  25: "dp stone",
  26: "dp stone*2 wisp",
  27: "stone gold to dolmen",
  28: "swap wisp vp1",
  29: "wood stone gold to vp3",
  30: "wisp*2 to vp2",
};
// Where the earlier English rulebook differs.
const EARLIER: Record<number, string> = {
  2: "wisp dp wood*2",
  4: "vp1 givewisp",
  6: "wisp*2 to kill",
  8: "wisp dp step2",
  9: "own › pool to rune",
  10: "wisp*2 steal br cube › opp",
  11: "grave to r-own / pool vp2",
  14: "wisp dp gold*2",
  16: "wisp vp1 exhaust",
  20: "wisp dp dpany-up",
  23: "sacrifice to kill vp3",
  26: "wisp dp stone*2",
  28: "wisp vp1 br swap / shift",
};
/** One sign says what a half is about where there is no room for more. */
const HEAD = (
  "wood wood*2 sickle givewisp vp3 kill step step2 rune steal r-own item gold gold*2 horn exhaust item kill any " +
  "dpany bonfire dplose kill lead stone stone*2 dolmen swap vp3 vp2"
).split(" ");

export const WIDTH: Record<string, number> = {
  sacrifice: 2.167,
  exhaust: 1.5,
  step: 1.708,
  step2: 1.833,
  swap: 1.833,
  shift: 1.833,
  steal: 1.917,
  givewisp: 1.917,
  "r-own": 1.083,
  "r-opp": 1.083,
  "dpany-up": 1.417,
  dppay2: 1.417,
  dplose: 2.125,
  to: 0.5,
};
export const widthOf = (sign: string): number => WIDTH[sign] ?? (sign.startsWith("dp-") ? 1.417 : 1);

export function formula(action: number, edition: string): string[] {
  const text = (edition === "en" ? EARLIER[action + 1] : undefined) ?? BOTH[action + 1] ?? "";
  return text.split(" ").map((sign) => (sign === "dp" ? dp(action) : sign));
}
export function headline(action: number): string[] {
  const signs = [HEAD[action] ?? ""];
  return action === 11 ? [...signs, "≠"] : action === 16 ? [...signs, "="] : signs;
}
/** How much room a row of signs wants, in heights of a sign. */
export function room(signs: string[]): number {
  let widest = 0;
  let width = 0;
  for (const sign of signs) {
    if (sign === "br") {
      widest = Math.max(widest, width);
      width = 0;
      continue;
    }
    const [name = "", count = "1"] = sign.split("*");
    width +=
      name === "table"
        ? 2.6
        : name === "to"
          ? 0.62
          : name.length === 1
            ? 0.5
            : widthOf(name) + (Number(count) - 1) * widthOf(name) * 0.58 + 0.12;
  }
  return Math.max(widest, width);
}
