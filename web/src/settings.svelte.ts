// What this browser remembers for its person.
import { flushSync } from "svelte";
import type { Language } from "./protocol";

export type Theme = "system" | "light" | "dark";
/** Which moves are played only by a second click: all, those that cannot be taken back freely, or none. */
export type Confirm = "always" | "final" | "never";

/** In the first games of a kind; always, before and after moves; only after costly ones; never. */
export type Coach = "first" | "all" | "after" | "off";

/** So many bots of such a level. */
export interface Against {
  bots: number;
  level: string;
}

export interface Settings {
  language: Language;
  chosen: boolean; // did the person choose the language?
  theme: Theme;
  sound: boolean;
  motion: boolean;
  confirm: Confirm;
  pause: boolean; // does the table give one's only answers, and go all answers that hide something out after a pause?
  chat: boolean;
  notify: boolean;
  skins: Record<string, string>; // game -> other words for it
  lessons: Record<string, number>; // game/lesson -> the step reached
  solved: Record<string, number>; // game/exercise -> wrong tries before it was solved
  coach: Coach;
  met: string[]; // new things that have been explained once
  sources: boolean; // are sources and rulings shown with the rules?
  begun: Record<string, string[]>; // game -> the first tables at which one has played it
  against: Record<string, Against>; // game -> the opponents last chosen
  lent: string; // the name one was lent, not to be asked for one
}

const STORE = "nemeton";
export const CONFIRM: Confirm[] = ["always", "final", "never"];
const native: Language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
const system = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function remembered(): Settings {
  const known: Settings = {
    language: native,
    chosen: false,
    theme: "system",
    sound: false,
    motion: true,
    confirm: "final",
    pause: false,
    chat: true,
    notify: false,
    skins: {},
    lessons: {},
    solved: {},
    coach: "first",
    met: [],
    sources: false,
    begun: {},
    against: {},
    lent: "",
  };
  try {
    const kept = { ...known, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
    // From before there were three.
    if (!CONFIRM.includes(kept.confirm)) kept.confirm = kept.confirm ? "final" : "never";
    return kept.chosen ? kept : { ...kept, language: native };
  } catch {
    return known;
  }
}

export const settings: Settings = $state(remembered());

const NEW = 3; // games of a kind during which a player is a beginner
/** Is this table among the first at which the player plays a game? Asking counts it as one. */
export const beginner = (game: string, table: string): boolean => (settings.begun[game] ?? []).includes(table);
export function begin(game: string, table: string): void {
  const tables = settings.begun[game] ?? [];
  if (tables.length < NEW && !tables.includes(table)) settings.begun[game] = [...tables, table];
}
/** Something new in a game has been explained. */
export function meet(thing: string): void {
  if (!settings.met.includes(thing)) settings.met.push(thing);
}
const motion = $state({ reduced: still.matches, dark: system.matches });
let onPaper = $state(false);
still.addEventListener("change", () => (motion.reduced = still.matches));
system.addEventListener("change", () => (motion.dark = system.matches));
addEventListener("beforeprint", () => flushSync(() => (onPaper = true)));
addEventListener("afterprint", () => (onPaper = false));

/** May things move on the screen? */
export const animated = (): boolean => settings.motion && !motion.reduced;
/** Paper is never dark. */
export const dark = (): boolean =>
  !onPaper && (settings.theme === "dark" || (settings.theme === "system" && motion.dark));

/** Keeps the store and the page in step with the settings; called once by the app. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(STORE, JSON.stringify(settings));
    } catch {
      /* a private window: the settings live as long as the page */
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.dataset["theme"] = dark() ? "dark" : "light";
    page.lang = settings.language;
    page.toggleAttribute("data-still", !animated());
    for (const [game, skin] of Object.entries(settings.skins)) page.setAttribute(`data-skin-${game}`, skin);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark() ? "#1c2420" : "#fffaf0");
  });
}
