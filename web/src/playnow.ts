// One press, and one plays against bots.
import { api } from "./api";
import { attempt, nameOrLend } from "./house.svelte";
import { FREE } from "./pace";
import type { GameInfo } from "./protocol";
import { go } from "./route.svelte";
import { type Against, settings } from "./settings.svelte";

/** The opponents last chosen; else as many as the game plays best with, of the first level. */
export const against = (game: GameInfo): Against =>
  settings.against[game.id] ?? { bots: game.best - 1, level: game.levels[0] ?? "" };

/** At once, without a clock. Nothing is asked, and the first game of a kind is the printed one. */
export async function playNow(game: GameInfo): Promise<void> {
  const { bots, level } = against(game);
  if (!(await nameOrLend())) return;
  const table = await attempt(() =>
    api.make({
      game: game.id,
      seats: [
        { kind: "person", level: "", style: "" },
        ...Array.from({ length: bots }, () => ({ kind: "bot" as const, level, style: "" })),
      ],
      edition: "",
      options: settings.begun[game.id]?.length ? {} : game.first,
      visibility: "link",
      pace: FREE,
      language: settings.language,
      start: true,
    }),
  );
  if (table) go(`/table/${table.id}`);
}
