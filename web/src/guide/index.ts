/** The tutorials. A tutorial is loaded when its table is opened. */

import { MANIFESTS } from "../games/registry";
import type { Step } from "../net/types";
import type { Lesson } from "./lesson";

/** The chapters of the game's tutorial, in order; empty: it has none. */
export const chaptersOf = (game: string): readonly string[] => MANIFESTS.get(game)?.chapters ?? [];

export async function lessonOf({ game, chapter }: LessonName): Promise<Lesson | null> {
  const manifest = MANIFESTS.get(game);
  const lessons = manifest ? (await manifest.lessons()).lessons : [];
  return lessons.find((lesson) => lesson.chapter === chapter) ?? null;
}

export interface LessonName {
  game: string;
  chapter: string;
}

/** The tutorial that a table was created for, from its first step; null: an ordinary table. */
export function lessonNamed(steps: readonly Step[]): LessonName | null {
  const first = steps[0];
  const meta = first?.version === 1 ? first.meta : undefined;
  const game = meta?.["lesson"];
  const chapter = meta?.["chapter"];
  return typeof game === "string" && typeof chapter === "string" ? { game, chapter } : null;
}
