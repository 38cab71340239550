// From the engine's keys and arguments to sentences, for any game.
import { client } from "./games";
import { house } from "./house.svelte";
import type {
  Asked,
  Happened,
  Insight,
  Json,
  MoveInfo,
  OptionValue,
  PauseInfo,
  Phrase,
  SeatInfo,
  TableInfo,
  Term,
  Told,
  Why,
} from "./protocol";
import { has, number, rich, t, type Args, type Part } from "./words";

export interface Sentence {
  id: string;
  args: Args;
}

/** A bot's name in the reader's language, a person's as it is, a free seat by its number. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const who = seats[seat];
  if (!who) return t("seat", { number: seat + 1 });
  if (who.kind === "bot" && !who.owner) return levelName(who.level) + twin(seats, seat);
  return who.owner || who.name || t("seat", { number: seat + 1 });
}

/** Two bots of the same level are distinguished by a number. */
function twin(seats: SeatInfo[], seat: number): string {
  const same = seats.flatMap((s, i) => (s.kind === "bot" && !s.owner && s.level === seats[seat]?.level ? [i] : []));
  return same.length > 1 ? ` ${number(same.indexOf(seat) + 1)}` : "";
}

export const levelName = (level: string): string => (has(`bot-${level}`) ? t(`bot-${level}`) : level);

export const seatPart = (seats: SeatInfo[], seat: number): Part => ({
  part: "seat",
  text: seatName(seats, seat),
  data: seat,
});

/** A text is a noun of the game, `<game>-<argument>-<text>`, where there is such a key: as in words.py. */
const noun = (game: string, name: string, value: string): string =>
  has(`${game}-${name}-${value}`) ? t(`${game}-${name}-${value}`) : value;

/** Seats get names, nouns their words, the game turns its own numbers into words; the rest is shown as it is. */
export function argsOf(game: string, args: Json, seats: SeatInfo[]): Args {
  const done: Args = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "seat" && typeof value === "number") done[name] = seatPart(seats, value);
    else if (name === "seats" && Array.isArray(value)) done[name] = value.map((seat) => seatPart(seats, Number(seat)));
    else if (typeof value === "number") done[name] = value;
    else if (typeof value === "string") done[name] = noun(game, name, value);
    else if (Array.isArray(value)) done[name] = value.map((item) => noun(game, name.replace(/s$/, ""), String(item)));
    else done[name] = String(value);
  }
  return client(game)?.args?.(args, done) ?? done;
}

const first = (ids: string[]): string => ids.find(has) ?? ids[ids.length - 1] ?? "";

// A game whose words are not written yet can still be played: its moves in notation, the rest in general words.
export const logSentence = (game: string, event: Happened, seats: SeatInfo[]): Sentence => ({
  id: first([`${game}-log-${event.key}`, `log-${event.key}`, "ui-log-other"]),
  args: { ...argsOf(game, event.args, seats), key: event.key },
});
/** The same for a line with little room; where a game has no words for that, null. */
export const briefly = (game: string, event: Happened, seats: SeatInfo[]): Sentence | null => {
  const id = `${game}-brief-${event.key}`;
  return has(id) ? { id, args: argsOf(game, event.args, seats) } : null;
};
/** The log, with the places where the house was closed and no clock ran. */
export function withPauses(log: Happened[], pauses: PauseInfo[]): Happened[] {
  const told = pauses.map(({ after, seconds }): Happened => {
    const minutes = Math.max(1, Math.round(seconds / 60));
    const args = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    return { rule: "", key: "paused", args, decision: after };
  });
  return [...log, ...told].sort((one, other) => one.decision - other.decision);
}
/** What is asked; where a panel answers several questions at once, what is asked in all. */
/** A question: as it stands over a panel, or where it has one answer only, if a game has words for that. */
export const askSentence = (
  game: string,
  asked: Asked,
  seats: SeatInfo[],
  as: "panel" | "only" | "ask" = "ask",
): Sentence => ({
  id: first([`${game}-${as}-${asked.kind}`, `${game}-ask-${asked.kind}`, "ui-ask-other"]),
  args: argsOf(game, asked.args, seats),
});
export const moveSentence = (game: string, move: MoveInfo, seats: SeatInfo[]): Sentence => ({
  id: first([`${game}-move-${move.key}`, "ui-move-other"]),
  args: { ...argsOf(game, move.args, seats), notation: move.text },
});
export const whySentence = (game: string, reason: Why, seats: SeatInfo[]): Sentence => ({
  id: first([`${game}-why-${reason.key}`, `why-${reason.key}`, "error-refused"]),
  args: argsOf(game, reason.args, seats),
});
/** After how many moves a game no longer fits today's rules; null if it fits, or if it cannot be read at all. */
export const outgrown = ({ misfit }: TableInfo): number | null =>
  misfit && !["lost", "damaged"].includes(misfit.why.key) ? misfit.fits : null;
/** Why a game goes no further. */
export function misfitWords({ game, misfit, seats }: TableInfo): string {
  if (!misfit) return "";
  if (misfit.seat < 0) return t(`misfit-${misfit.why.key}`);
  return t(misfit.text ? "misfit-move" : "misfit-secret", {
    number: misfit.fits + 1,
    text: misfit.text,
    rule: misfit.why.rule || "–",
    why: plain(whySentence(game, misfit.why, seats)),
  });
}
/** Does a reason say only that something else comes first, or is asked? Then it helps to say what. */
export const elsewhere = (reason: Why): boolean =>
  /-first$|^(not-(a-move|done|now|offered|this-tile)|other-question|cards-only|unreadable)$/.test(reason.key);
export const phrase = (game: string, said: Phrase): string =>
  plain({ id: `${game}-${said.key}`, args: argsOf(game, said.args, []) });
export const wonSentence = (winners: number[], seats: SeatInfo[]): Sentence => ({
  id: winners.length > 1 ? "won-shared" : winners.length ? "won" : "won-nobody",
  args: { seats: winners.map((seat): Part => seatPart(seats, seat)) },
});

/** A reason of a bot: a feature, and whether there is more or less of it; some have words of their own for that.
 * As in thoughts.py. */
export function reasonWords(game: string, term: Term): string {
  const feature = `${game}-feature-${term.feature}`;
  const way = term.more ? "up" : "down";
  const said = has(`${feature}-${way}`) ? t(`${feature}-${way}`) : t(`explain-${way}`, { feature: t(feature) });
  return term.weight > 0 ? said : t("explain-against", { reason: said.charAt(0).toLowerCase() + said.slice(1) });
}
/** What a move gave away, in whole percent of the wins: the difference of the two numbers that are shown. */
export const lost = (insight: Insight): number =>
  insight.played
    ? Math.max(0, Math.round(100 * (insight.candidates[0]?.share ?? 0)) - Math.round(100 * insight.played.share))
    : 0;
export const toldSentence = (game: string, told: Told, seats: SeatInfo[]): Sentence =>
  moveSentence(game, { ...told, verb: "", noun: 0 }, seats);

export const plain = (sentence: Sentence): string => t(sentence.id, sentence.args);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence that begins with a noun of the game begins with a capital. */
export const pieces = (sentence: Sentence): (string | Part)[] =>
  rich(sentence.id, sentence.args).map((piece, i) => (i || typeof piece !== "string" ? piece : capital(piece)));

export const gameTitle = (game: string): string =>
  has(`${game}-title`) ? t(`${game}-title`) : (house.games.find((known) => known.id === game)?.title ?? game);
export const editionName = (game: string, edition: string): string =>
  has(`${game}-edition-${edition}`) ? t(`${game}-edition-${edition}`) : edition;
export const optionName = (game: string, option: string): string => t(`${game}-option-${option}`);
export const optionWords = (game: string, option: string, value: OptionValue): string => {
  const id = `${game}-option-${option}-${value}`;
  if (has(id)) return t(id);
  const names = house.games.find((known) => known.id === game)?.options.find((one) => one.id === option)?.names;
  const name = names?.[String(value)] ?? String(value);
  return has(`${game}-option-${option}-${name}`) ? t(`${game}-option-${option}-${name}`) : name; // a board of ours
};
