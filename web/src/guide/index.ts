/** The guided first games. A lesson is loaded when somebody sits down to it. */

import { MANIFESTS } from "../games/registry";
import type { Step } from "../net/types";
import type { Lesson } from "./lesson";

/** Whether somebody can be guided through a first game of it. */
export const hasLesson = (game: string): boolean => MANIFESTS.has(game);

export async function lessonOf(game: string): Promise<Lesson | null> {
  const manifest = MANIFESTS.get(game);
  return manifest ? (await manifest.lesson()).lesson : null;
}

/** The lesson that a table was opened for, as its first step says; null: it is a table like any. */
export function lessonNamed(steps: readonly Step[]): string | null {
  const first = steps[0];
  const name = first?.version === 1 ? first.meta?.["lesson"] : undefined;
  return typeof name === "string" ? name : null;
}
