// A position to look at: nothing can be done in it. The boards draw it like any other.
import type { LessonScene, SeatInfo } from "../protocol";
import type { BoardSession } from "../table/board";
import { api } from "../api";
import { learners } from "./seats";

export class StillSession implements BoardSession {
  readonly view;
  readonly log;
  readonly seats: SeatInfo[] = learners();
  readonly legal = [];
  readonly last = null;
  readonly marks = [];
  readonly playing = false;
  readonly pending = null;
  readonly preview = null;
  readonly asked = null;
  readonly refused = null;
  readonly teaching = false;

  constructor(scene: LessonScene) {
    this.view = scene.view;
    this.log = scene.log;
  }

  pick(): void {}
  why(): void {}
  dismiss(): void {}
  ask(): void {}
  openRule(): void {}
  foresee(): Promise<never> {
    return new Promise(() => undefined);
  }
}

const known = new Map<string, Promise<LessonScene>>();
/** The position at a step of a lesson, by its name. */
export function sceneOf(game: string, lesson: string, step: string): Promise<LessonScene> {
  const key = `${game}/${lesson}/${step}`;
  const found = known.get(key) ?? fetched(game, lesson, step);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function fetched(game: string, lesson: string, step: string): Promise<LessonScene> {
  const all = await api.lessons();
  const at = all.find((one) => one.game === game && one.name === lesson)?.steps.indexOf(step) ?? -1;
  return api.lesson(game, lesson, { step: Math.max(0, at), made: [], move: -1, text: "" });
}
