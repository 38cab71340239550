import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pause, PAUSE } from "./pause";

const APIS = { apis: ["setTimeout" as const, "Date" as const] };

/** When an answer goes out, chosen so many ms after the question, or given by the table where it is the only one. */
async function sent(chosen: number | null): Promise<number> {
  mock.timers.enable(APIS);
  try {
    const pause = new Pause();
    let at = -1;
    const began = Date.now();
    const send = (): void => void (at = Date.now() - began);
    pause.meet(1, () => chosen === null && send());
    for (let now = 0; now <= 3 * PAUSE; now += 100) {
      if (now === chosen) void pause.over().then(send);
      mock.timers.tick(100);
      await Promise.resolve();
      await Promise.resolve();
      if (at >= 0) return at;
    }
    return at;
  } finally {
    mock.timers.reset();
  }
}

test("the only answer and one that is chosen quickly go out at the same moment", async () => {
  assert.equal(await sent(null), PAUSE);
  for (const chosen of [0, 500, PAUSE - 100]) assert.equal(await sent(chosen), PAUSE);
});

test("who thinks longer is not made to wait", async () => {
  const late = PAUSE + 1000;
  assert.ok((await sent(late)) <= late + 100);
});

test("the same question, told again, begins no new pause; none is none", () => {
  mock.timers.enable(APIS);
  try {
    const pause = new Pause();
    pause.meet(1, () => undefined);
    mock.timers.tick(1000);
    pause.meet(1, () => undefined);
    assert.equal(pause.left, PAUSE - 1000);
    pause.meet(null, () => undefined);
    assert.equal(pause.left, 0);
  } finally {
    mock.timers.reset();
  }
});
