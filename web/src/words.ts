// Sentences. The same Fluent files serve Python; a skin is a file `<game>.<skin>.ftl` laid over the game's own words.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "words:all";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";

/** Something drawn in the middle of a sentence: a seat's name, the mark of a clan. */
export interface Part {
  part: string;
  text: string;
  data: unknown;
}
export type Arg = string | number | Part | Part[] | string[];
export type Args = Record<string, Arg>;

const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, file: string): FluentBundle | undefined {
  const name = `${language}/${file}`;
  let found = bundles.get(name);
  if (!found) {
    const own = texts[language] ?? {};
    const parts = file
      ? [own[file]]
      : Object.entries(own)
          .filter(([key]) => !key.includes("."))
          .map(([, text]) => text);
    if (parts.every((part) => part === undefined)) return undefined;
    found = new FluentBundle(language, { useIsolating: false });
    for (const part of parts)
      if (part !== undefined) found.addResource(new FluentResource(part), { allowOverrides: true });
    bundles.set(name, found);
  }
  return found;
}

function pattern(id: string, language: Language = settings.language) {
  const skin = settings.skins[id.split("-", 1)[0] ?? ""];
  for (const [lang, file] of [
    ...(skin ? [[language, `${id.split("-", 1)[0]}.${skin}`]] : []),
    [language, ""],
    ["en", ""],
  ] as [Language, string][]) {
    const found = bundle(lang, file);
    const message = found?.getMessage(id);
    if (found && message?.value) return { bundle: found, value: message.value };
  }
  return undefined;
}

export const has = (id: string): boolean => pattern(id) !== undefined;

/** Dates and lists as they are written in Europe, where these games come from. */
const locale = (): string => (settings.language === "fr" ? "fr-FR" : "en-GB");
const list = (items: string[]): string => new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);

/** Lists become "a, b and c"; `<name>-count` says how many, for the plural. */
function variables(args: Args, word: (part: Part) => string): Record<string, FluentVariable> {
  const out: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) {
      out[name] = list(value.map((item) => (typeof item === "string" ? item : word(item))));
      out[`${name}-count`] = value.length;
    } else out[name] = typeof value === "object" ? word(value) : value;
  }
  return out;
}

function format(id: string, args: Args, word: (part: Part) => string, language = settings.language): string {
  const found = pattern(id, language);
  if (!found) return id;
  const text = found.bundle.formatPattern(found.value, variables(args, word), []);
  return spaced(text, language);
}

/** French leaves a space before some signs and inside its quotation marks, and no line ends there. */
export const spaced = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/ ([:;!?»%])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : text;

/** No line ends within a card of Samhain, such as 9-10. */
export const unbroken = (text: string): string => text.replace(/(\d+)-(\d+)/g, "$1\u2060-\u2060$2");

/** A sentence as plain text. */
export const t = (id: string, args: Args = {}): string => format(id, args, (part) => part.text);

/** A sentence for somebody who reads another language. */
export const tIn = (language: Language, id: string, args: Args = {}): string =>
  format(id, args, (part) => part.text, language);

/** A sentence as text and parts, in the order of the language. */
export function rich(id: string, args: Args = {}): (string | Part)[] {
  const parts: Part[] = [];
  const text = format(id, args, (part) => `\uE000${parts.push(part) - 1}\uE001`);
  return text
    .split(/\uE000(\d+)\uE001/)
    .map((piece, i) => (i % 2 ? (parts[Number(piece)] ?? "") : piece))
    .filter((piece) => piece !== "");
}

/** "27 or 28"; of many the least and the most. */
export const either = (numbers: number[]): string =>
  numbers.length > 3
    ? `${number(Math.min(...numbers))}–${number(Math.max(...numbers))}`
    : new Intl.ListFormat(locale(), { type: "disjunction" }).format(numbers.map(number));
export const number = (n: number): string => new Intl.NumberFormat(locale()).format(n);
/** "65%", in French "65 %". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
/** With this many digits after the point; with its sign, if that matters. */
export const decimal = (n: number, digits: number, signed = false): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  })
    .format(n)
    .replace("-", "−");
export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(at * 1000);
export const hour = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" }).format(at * 1000);

/** How long ago, in the largest unit that fits. */
export function ago(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto", style: "short" });
  const s = Math.max(0, seconds);
  if (s < 60) return words.format(0, "second");
  if (s < 3600) return words.format(-Math.floor(s / 60), "minute");
  if (s < 86400) return words.format(-Math.floor(s / 3600), "hour");
  return words.format(-Math.floor(s / 86400), "day");
}
