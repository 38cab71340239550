// "It is your turn": in the title, on the favicon, and as a notification if that was asked for.
import { api, Refusal } from "./api";
import mark from "./mark.svg";
import type { TableInfo } from "./protocol";
import { go } from "./route.svelte";
import { gameTitle } from "./sentences";
import { settings } from "./settings.svelte";
import { t } from "./words";

const LOOKS = 20_000; // ms between two checks of your tables, from any page

/** At how many tables it is your turn, as far as is known. */
export const waiting = $state({ tables: 0 });
let before: Set<string> | null = null;

const badge =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="29" fill="#b07d1e"/>' +
      '<path d="M32 12v26M32 46v6" stroke="#fffaf0" stroke-width="9" stroke-linecap="round"/></svg>',
  );

/** Your tables have been checked: if you are away, call you to those where it has become your turn. */
export function heard(mine: TableInfo[]): void {
  const turns = mine.filter((table) => table.status === "running" && table.actors.includes(table.yours));
  const open = location.pathname; // an open table learns of it by itself, and sooner
  const fresh = turns.filter((table) => before && !before.has(table.id) && open !== `/table/${table.id}`);
  before = new Set(turns.map((table) => table.id));
  waiting.tables = turns.length;
  if (fresh[0]) notify(fresh[0]);
}

/** Check your tables now and then; the hall does so more often. */
export function listen(): () => void {
  const look = async (): Promise<void> => {
    try {
      heard((await api.tables()).mine);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the next check will tell
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOKS);
  return () => clearInterval(timer);
}

export function attend(turn: boolean, title: string): void {
  document.title = (turn ? `● ${t("ui-your-turn")} · ` : "") + (title ? `${title} · Nemeton` : "Nemeton");
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? badge : mark;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Call somebody who is away to a table; clicking the notification leads there. */
export function notify(table: TableInfo): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(t("ui-your-turn"), { body: gameTitle(table.game), icon: mark, tag: "turn" });
  note.onclick = () => {
    window.focus();
    go(`/table/${table.id}`);
    note.close();
  };
}
