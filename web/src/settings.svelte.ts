// What this browser remembers for its person.
import type { Language } from "./protocol";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  language: Language;
  chosen: boolean; // did the person choose the language?
  theme: Theme;
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  chat: boolean;
  notify: boolean;
  skins: Record<string, string>; // game -> other words for it
}

/** A phone, or a tablet held upright. The same words stand in the style sheets. */
export const NARROW = "(max-width: 760px), (max-width: 1000px) and (min-height: 900px)";
const STORE = "nemeton";
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
    confirm: true,
    chat: true,
    notify: false,
    skins: {},
  };
  try {
    const kept = { ...known, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
    return kept.chosen ? kept : { ...kept, language: native };
  } catch {
    return known;
  }
}

export const settings: Settings = $state(remembered());
const motion = $state({ reduced: still.matches, dark: system.matches });
still.addEventListener("change", () => (motion.reduced = still.matches));
system.addEventListener("change", () => (motion.dark = system.matches));

/** May things move on the screen? */
export const animated = (): boolean => settings.motion && !motion.reduced;
export const dark = (): boolean => settings.theme === "dark" || (settings.theme === "system" && motion.dark);

/** One's own language, also while an invitation is read in another. */
export const ownLanguage = (): Language => (settings.chosen ? settings.language : native);

/** The page speaks the language of an invitation as long as the component that calls this is there, or until one is chosen. */
export function readIn(invitation: () => Language | undefined): void {
  $effect(() => {
    const language = invitation();
    if (language && !settings.chosen) settings.language = language;
  });
  $effect(() => () => void (settings.language = ownLanguage()));
}

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
