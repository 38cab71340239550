// Who sits at the board of a lesson: the learner, and somebody who plays along.
import { house } from "../house.svelte";
import type { SeatInfo } from "../protocol";
import { t } from "../words";

export const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "",
  colour: 0,
  level: "",
  style: "",
  you: false,
  connected: true,
  owner: "",
  kept: false,
  account: false,
  clock: null,
  late: false,
  ...more,
});

export const learners = (): SeatInfo[] => [
  seat({ name: house.me?.name || t("you"), you: true }),
  seat({ kind: "bot", level: "1", colour: 1 }),
];
