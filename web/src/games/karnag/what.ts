// What a thing on the board is now, and what it would take.
import type { Json, SeatInfo } from "../../protocol";
import { capital, seatName } from "../../sentences";
import { t, type Args } from "../../words";
import { creatureWords, kindName, tileName } from "./said";
import { board } from "./shown.svelte";
import { seen, type KarnagView } from "./view";
import rules from "./what.json";

export { rules };
const GEMS = 3;
const LASTING = ["capture", "move", "council"]; // tracks that bring something again and again

export function args(kind: string, noun: string, view: Json, seats: SeatInfo[]): Args | null {
  const now = seen(view);
  const at = Number(noun);
  const seat = seatName(seats, at);
  switch (kind) {
    case "phase":
      return { phase: noun };
    case "round":
      return { round: Math.max(1, now.round), rounds: now.rounds };
    case "points":
      return { seat, points: now.vp[at] ?? 0 };
    case "mana":
      return { seat, mana: now.mana[at] ?? 0 };
    case "gems":
      return { seat, gems: GEMS - (now.gems[at]?.filter(Boolean).length ?? 0) };
    case "menhirs":
      return { seat, menhirs: board().layout.menhirs - (now.menhirs[at]?.length ?? 0) };
    case "cards":
      return { seat, cards: now.held[at] ?? 0 };
    case "caught":
      return { kind: capital(kindName(noun)) };
    case "cube":
    case "druid":
    case "gem":
    case "menhir":
      return { seat };
    case "tile":
    case "space":
      return { tile: capital(tileName(noun)), does: tileWords(noun, 0) };
    case "council":
      return { druids: now.druids.flat().filter((place) => place === "council").length };
    case "track":
      return track(noun, now, Number(view["seat"] ?? -1), seats);
    case "square":
      return square(noun);
    case "creature":
      return creature(noun, now);
    case "power":
      return { card: t(`karnag-card-${noun}`) };
  }
  return null;
}

/** What an action of a tile does, in short. */
export function tileWords(tile: string, row: number): string {
  const { layout } = board();
  const [least, most] = layout.walks[layout.actions.indexOf(tile)]?.[row] ?? [0, 0];
  return t(`karnag-ui-${tile}-${["main", "secondary"][row]}`, {
    least: least ?? 0,
    most: most ?? 0,
    mana: (layout.potion[row] ?? []).join(" · "),
    squares: layout.lead[row] ?? 0,
    gem: layout.nudge,
    cards: layout.draw[row] ?? 0,
  });
}

/** What a level of a track brings, in words; the first brings nothing. */
export function levelWords(track: string, level: number): string {
  const { tracks } = board().layout;
  const i = level - 1;
  if (level < 2) return t("karnag-level-none");
  const [once = 0, each = 0] = tracks.capture[i] ?? [];
  const [first = 0, second = 0, third = 0] = tracks.council[i] ?? [];
  const [mana, more] = tracks.mana[i] ?? [0, false];
  const given: Record<string, Args> = {
    capture: { once, each },
    council: { first, second, third },
    mana: { mana: Number(mana), more: Number(more) },
    move: { squares: tracks.move[i] ?? 0 },
    gems: { squares: tracks.gems[i] ?? 0 },
  };
  return t(`karnag-level-${track}`, given[track] ?? {});
}

function track(name: string, now: KarnagView, yours: number, seats: SeatInfo[]): Args {
  const who = Math.max(0, yours);
  const level = now.knowledge[who]?.[board().layout.track_names.indexOf(name)] ?? 0;
  const top = board().layout.tracks.move.length;
  return {
    track: name,
    seat: seatName(seats, who),
    level,
    top,
    value: levelWords(name, level),
    next: level < top ? levelWords(name, level + 1) : "none",
    left: LASTING.includes(name) ? now.rounds - Math.max(1, now.round) : "once",
  };
}

function square(name: string): Args | null {
  const { layout } = board();
  const at = board().read(name);
  const region = at ? board().regionOf(at) : -1;
  if (region < 0) return null;
  return { square: name.toUpperCase(), menhir: layout.menhir_bonus[region] ?? 0, gem: layout.gem_end[region] ?? 0 };
}

function creature(token: string, now: KarnagView): Args | null {
  const found = now.creatures.find((one) => String(one.token) === token);
  return found ? { said: capital(creatureWords(found)) } : null;
}
