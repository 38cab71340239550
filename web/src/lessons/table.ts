// Lessons and exercises are not tables, but the parts around the board need one.
import { FREE } from "../pace";
import type { SeatInfo, TableInfo } from "../protocol";
import { settings } from "../settings.svelte";

export const practice = (game: string, seats: SeatInfo[], yours: number, acting: boolean): TableInfo => ({
  id: "",
  game,
  edition: "",
  options: {},
  status: "running",
  visibility: "link",
  pace: FREE,
  language: settings.language,
  seats,
  actors: acting ? [yours] : [],
  since: 0,
  created: 0,
  now: 0,
  decisions: 0,
  watchers: 0,
  yours,
  maker: false,
  host: -1,
  commitment: "",
  rematch: "",
  code: "",
  scores: [],
  winners: [],
  rules: "",
  changes: [],
  misfit: null,
  pauses: [],
  wishes: [],
});
