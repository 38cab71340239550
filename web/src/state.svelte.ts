// The state of the server: every answer reports it, and a table's socket does when it changes.
import type { House } from "./protocol";

const AGAIN = 3000; // ms between questions while something is wrong

type HouseState = House["state"];
export const state: { house: HouseState } = $state({ house: "open" });
let asking = 0;

export function heardState(house: string | null): void {
  if (house !== "open" && house !== "cannot-write" && house !== "closing") return;
  state.house = house;
  clearTimeout(asking);
  if (house !== "open") asking = window.setTimeout(() => void ask(), AGAIN);
}

async function ask(): Promise<void> {
  try {
    heardState((await fetch("/api/engine")).headers.get("X-Nemeton-House"));
  } catch {
    heardState(state.house); // it is silent: later
  }
}
