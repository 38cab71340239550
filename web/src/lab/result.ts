// A result of the laboratory (`nemeton lab`), read and put in order; the words are in lab.ftl, as for its report.
export interface Measure {
  id: string;
  variant: string;
  players: number;
  value: number;
  low: number;
  high: number;
  n: number;
  about?: string;
  against?: string;
  effect?: number;
  reference?: number;
  verdict?: string;
}

export interface Result {
  nemeton: string;
  plan: {
    game: string;
    variants: { name: string }[];
    players: number[];
    bot: string;
    games: number;
    seed: number;
    rules: string[];
  };
  measures: Measure[];
}

/** The parts of the page in order, and the figures in each. */
export const PARTS = ["difference", "win-share", "game", "source", "verb", "use", "ladder", "never", "luck"] as const;
export type Part = (typeof PARTS)[number];
const GAME = ["decisions", "rounds", "branching", "forced", "leads", "decided", "points", "lead", "nobody-wins"];
const SHARES = ["win-share", "nobody-wins", "forced", "decided", "luck", "ladder", "never", "use", "dead"];
export const FEWEST = 12; // of what is least and most used, and of what differs most

export const isShare = (measure: Measure): boolean => SHARES.includes(measure.id);

/** The keys under which the catalogues may name what a figure is about, as in `lab/report.py`. */
export function nameKeys(game: string, { id, about = "" }: Measure): string[] {
  if (id === "source") return [`${game}-part-${about}`];
  if (id === "verb" || id === "never") return [`lab-verb-${game}-${about}`];
  return id === "luck" ? [`lab-stream-${game}-${about}`, `lab-stream-${about}`] : [];
}

const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A file as a result; null if it is not one. */
export function read(text: string): Result | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(found) || !isRecord(found["plan"]) || !Array.isArray(found["measures"])) return null;
  const { game, variants, players, rules } = found["plan"];
  const planned = typeof game === "string" && Array.isArray(variants) && Array.isArray(players) && Array.isArray(rules);
  const whole = (m: unknown): boolean =>
    isRecord(m) && typeof m["id"] === "string" && ["players", "value", "low", "high", "n"].every((k) => isNumber(m[k]));
  return planned && found["measures"].every(whole) ? (found as unknown as Result) : null;
}

/** What is shown: a number of seats or all (0), a variant or all (""). */
export function chosen(result: Result, players: number, variant: string): Measure[] {
  return result.measures.filter((m) => (!players || m.players === players) && (!variant || m.variant === variant));
}

/** The same figure of every variant next to one another. */
function beside(measures: Measure[]): Measure[] {
  const figure = (m: Measure): string => `${m.id} ${m.about ?? ""} ${m.players}`;
  const order = [...new Set(measures.map(figure))];
  return [...measures].sort((a, b) => order.indexOf(figure(a)) - order.indexOf(figure(b)));
}

export function part(measures: Measure[], name: Part): Measure[] {
  if (name === "difference")
    return measures
      .filter((m) => m.against !== undefined && m.verdict === "yes")
      .sort((a, b) => Math.abs(b.effect ?? 0) - Math.abs(a.effect ?? 0));
  const single = measures.filter((m) => m.against === undefined);
  if (name === "game") return beside(single.filter((m) => GAME.includes(m.id)));
  if (name !== "use") return beside(single.filter((m) => m.id === name));
  const used = single.filter((m) => m.id === "use" || m.id === "dead");
  const least = [...used].sort((a, b) => a.high - b.high).slice(0, FEWEST);
  const most = [...used].sort((a, b) => b.low - a.low).slice(0, FEWEST);
  return [...least, ...most.filter((m) => !least.includes(m))];
}

/** The range that covers all intervals drawn next to each other. */
export function span(measures: Measure[]): [number, number] {
  const ends = measures.flatMap((m) => [m.low, m.high, m.reference ?? m.value]);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** The position of a number in a span, in per cent. */
export const place = (value: number, [low, high]: [number, number]): number => ((value - low) / (high - low)) * 100;
