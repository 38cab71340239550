// Who is here, which games there are, and what went wrong last.
import { api, Refusal } from "./api";
import type { Args } from "./words";
import type { Chapter, GameInfo, Language, Me, TableInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { spaced, t } from "./words";

interface House {
  me: Me | null;
  games: GameInfo[];
  failed: Refusal | null;
  notices: { id: number; say: () => string; bad: boolean }[]; // in the language of the moment
  introducing: ((named: boolean) => void) | null;
}
export const house: House = $state({ me: null, games: [], failed: null, notices: [], introducing: null });

export async function enter(): Promise<void> {
  house.failed = null;
  try {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    house.me = me;
    house.games = games;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    house.failed = error;
  }
}

let notices = 0;
/** Shows a notice. One that is already shown is renewed, not shown twice. */
export function notice(say: () => string, bad = false): void {
  const id = ++notices;
  const text = say();
  house.notices = house.notices.filter((n) => n.say() !== text);
  house.notices.push({ id, say, bad });
  setTimeout(() => (house.notices = house.notices.filter((n) => n.id !== id)), bad ? 7000 : 3500);
}

export const troubleWords = (refusal: Refusal): string =>
  t(`error-${refusal.trouble.key}`, plainArgs(refusal.trouble.args));
export const plainArgs = (args: Record<string, unknown>): Args =>
  Object.fromEntries(Object.entries(args).map(([k, v]) => [k, typeof v === "number" ? v : String(v)]));

/** Does something that the server may refuse; the refusal is shown, and `undefined` comes back. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notice(() => troubleWords(error), true);
    return undefined;
  }
}

/** Has the person chosen a name? One that was lent is none. */
export const isNamed = (): boolean => Boolean(house.me?.name) && house.me?.name !== settings.lent;

/** Asks for a name if there is none yet; false if the person would rather not. */
export const named = (): Promise<boolean> => (isNamed() ? Promise.resolve(true) : rename());

/** Asks for a name; false if the person would rather keep things as they are. */
export function rename(): Promise<boolean> {
  return new Promise((resolve) => {
    house.introducing = (done) => {
      house.introducing = null;
      resolve(done);
    };
  });
}

/** Against bots nobody is asked for a name: whoever has none is lent one, to be changed at the table. */
export async function nameOrLend(): Promise<boolean> {
  if (house.me?.name) return true;
  const name = t("ui-lent-name", { number: String(10 + Math.floor(Math.random() * 90)) });
  const me = await attempt(() => api.introduce({ name, colour: house.me?.colour ?? 0, language: settings.language }));
  if (!me) return false;
  house.me = me;
  settings.lent = me.name;
  return true;
}

export async function setLanguage(language: Language): Promise<void> {
  settings.language = language;
  settings.chosen = true;
  const me = house.me;
  if (me?.name && me.language !== language) {
    try {
      house.me = await api.introduce({ name: me.name, colour: me.colour, language });
    } catch {
      /* the page speaks it anyway; the server will hear of it another time */
    }
  }
}

const books = new Map<string, Promise<Chapter[]>>();
export function rules(game: string, language: Language): Promise<Chapter[]> {
  const name = `${game}/${language}`;
  let book = books.get(name);
  if (!book) {
    book = api.rules(game, language).then((chapters) =>
      chapters.map(({ number, title, points }) => ({
        number,
        title: spaced(title, language),
        points: points.map((point) => ({ ...point, text: spaced(point.text, language) })),
      })),
    );
    book.catch(() => books.delete(name));
    books.set(name, book);
  }
  return book;
}

/** The seat that a bot keeps for the person here; -1: none. */
export const keptSeat = (table: TableInfo): number => table.seats.findIndex((seat) => seat.kept);

export const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notice(() => t("ui-copied"));
  } catch {
    notice(() => text);
  }
};

export function save(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
