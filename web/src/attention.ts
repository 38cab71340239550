// "It is your turn": in the title, on the favicon, and as a notification if that was asked for.
import mark from "./mark.svg";
import { settings } from "./settings.svelte";
import { t } from "./words";

const badge =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="29" fill="#b07d1e"/><path d="M32 12v26M32 46v6" stroke="#fffaf0" stroke-width="9" stroke-linecap="round"/></svg>',
  );

export function attend(waiting: boolean, title: string): void {
  document.title = (waiting ? `● ${t("ui-your-turn")} · ` : "") + (title ? `${title} · Nemeton` : "Nemeton");
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waiting ? badge : mark;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function notify(title: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(t("ui-your-turn"), { body: title, icon: mark, tag: "turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
