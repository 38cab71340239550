// Samhain in words: arguments of the engine, cards and actions, what a move would wake.
import type { Happened, Json, MoveInfo, Preview, SeatInfo } from "../../protocol";
import { has, t, unbroken, type Args } from "../../words";
import type { Story } from "..";
import { seatName } from "../../sentences";
import { cardName, deityOf, type Member } from "./view";

/** As Python does: `samhain-<name>-<value>` where there is such a word; lists by the name without its s. */
export function args(raw: Json, done: Args): Args {
  const out = { ...done };
  const word = (name: string, value: unknown): string =>
    has(`samhain-${name}-${value}`) ? t(`samhain-${name}-${value}`) : String(value);
  for (const [name, value] of Object.entries(raw)) {
    if (name === "seats" || name === "seat") continue;
    if (typeof value === "string") out[name] = unbroken(word(name === "from" ? "card" : name, value));
    else if (Array.isArray(value)) out[name] = value.map((item) => word(name.replace(/s$/, ""), item));
  }
  return out;
}

/** What an action (0 to 29) does, in the words of the edition. */
export function actionWords(action: number, edition: string): string {
  const own = `samhain-action-${action + 1}-${edition}`;
  return t(has(own) ? own : `samhain-action-${action + 1}`);
}
export const deityName = (card: number): string => t(`samhain-deity-${deityOf(card)}`);
export const sideName = (side: number): string => t(`samhain-side-${side ? "dark" : "light"}`);

/** A card read aloud: its deity, who stands there, both actions. */
export function cardWords(card: number, members: Member[], edition: string, seats: SeatInfo[]): string {
  const who = members
    .filter((member) => member.card === card)
    .map((member) =>
      t("samhain-ui-standing", {
        seat: seatName(seats, member.seat),
        members: member.number,
        stand: t(`samhain-stand-${member.stand}`),
      }),
    );
  return t("samhain-ui-card", {
    deity: deityName(card),
    card: cardName(card),
    members: who.length ? who.join(", ") : t("samhain-ui-nobody"),
    light: actionWords(2 * card, edition),
    dark: actionWords(2 * card + 1, edition),
  });
}

export interface Woken {
  seat: number;
  members: number;
  card: number;
}
/** Who would have to act, in their order. */
export function woken(told: { events: Happened[] } | null): Woken[] {
  return (told?.events ?? [])
    .filter((event) => event.key === "wakes")
    .map((event) => ({
      seat: Number(event.args["seat"]),
      members: Number(event.args["members"]),
      card: (Number(String(event.args["card"]).split("-")[0]) - 1) / 2,
    }));
}

export function act(move: MoveInfo, preview: Preview | null): string | null {
  if (move.verb === "activate" || move.verb === "move") {
    const members = woken(preview).reduce((n, who) => n + who.members, 0);
    return t("samhain-ui-act-activate", { card: String(move.args["card"]), members });
  }
  if (move.verb === "light" || move.verb === "dark") return t(`samhain-ui-act-${move.verb}`);
  if (move.verb === "pass" || move.verb === "end" || move.verb === "decline") return t("samhain-ui-act-yes");
  return null;
}

/** Several steps on one track are one rise. */
export const joint = (one: Happened, next: Happened): Happened | null =>
  one.key === "devote" && next.key === "devote" && one.args["track"] === next.args["track"] ? next : null;

/** The points of the seats, decision by decision, the rounds as bands, events as marks. */
export function story(log: Happened[], decisions: number): Story {
  const SEATS = 4;
  const lines = Array.from({ length: SEATS }, () => new Array<number>(decisions + 1).fill(0));
  const now = new Array<number>(SEATS).fill(0);
  const seen = new Set<number>();
  const marks: Story["marks"] = [];
  const starts: number[] = [0];
  for (const event of log) {
    const seat = Number(event.args["seat"]);
    if (!Number.isNaN(seat)) seen.add(seat);
    const set = (value: number): void => {
      now[seat] = value;
      lines[seat]?.fill(value, event.decision);
    };
    if (event.key === "score" || event.key === "temple" || event.key === "final-resources")
      set((now[seat] ?? 0) + Number(event.args["points"]));
    else if (event.key === "pay" && event.args["kind"] === "vp") set((now[seat] ?? 0) - 1);
    else if (event.key === "reap" && event.args["kind"] === "vp") set((now[seat] ?? 0) + 1);
    else if (["roman", "traitor-loss", "final-wisps"].includes(event.key)) set(Number(event.args["left"]));
    if (event.key === "round") starts.push(event.decision);
    if (event.key === "event") marks.push({ at: event.decision, strong: true, text: t("samhain-log-event") });
  }
  return {
    lines: [...seen].sort().map((seat) => ({
      name: t("seat", { number: seat + 1 }),
      mark: `sh-seat-${seat}`,
      colour: `--seat-${seat}`,
      values: lines[seat] ?? [],
    })),
    bands: starts.map((from, i) => ({ name: String(i + 1), from, to: starts[i + 1] ?? decisions })),
    marks,
  };
}
