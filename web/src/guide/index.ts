/** The guided first games. A lesson is loaded when somebody sits down to it. */

import type { Step } from "../net/types";
import type { Lesson } from "./lesson";

const lessons: Record<string, () => Promise<{ lesson: Lesson }>> = {
  carcassonne: () => import("./carcassonne"),
  keyflower: () => import("./keyflower"),
};

/** Whether somebody can be guided through a first game of it. */
export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, game);

export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = hasLesson(game) ? lessons[game] : undefined;
  return load ? (await load()).lesson : null;
}

/** The lesson that a table was opened for, as its first step says; null: it is a table like any. */
export function lessonNamed(steps: readonly Step[]): string | null {
  const first = steps[0];
  const name = first?.version === 1 ? first.meta?.["lesson"] : undefined;
  return typeof name === "string" ? name : null;
}
