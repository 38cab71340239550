// Whether bots think with the compiled engine; asked again for as long as it is being compiled.
import { api, Refusal } from "./api";
import type { EngineInfo } from "./protocol";
import { t } from "./words";

const AGAIN = 3000; // milliseconds
const EAGER = ["4", "5"]; // the levels that use all the time they are given

export const engine: EngineInfo = $state({ state: "compiled", percent: 100 });

export async function watchEngine(): Promise<void> {
  try {
    Object.assign(engine, await api.engine());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // a silent server is reported elsewhere
  }
  if (engine.state === "compiling") setTimeout(() => void watchEngine(), AGAIN);
}

export const engineWords = (): string => t(`ui-engine-${engine.state}`, { percent: engine.percent });

/** A note for a level that thinks less than it could; empty for the others. */
export const lessWords = (level: string): string =>
  engine.state === "compiled" || !EAGER.includes(level)
    ? ""
    : t(`ui-thinks-less-${engine.state}`, { percent: engine.percent });
