/** The tutorials. A tutorial is loaded when its table is opened. */

import { MANIFESTS } from "../games/registry";
import type { Step } from "../net/types";
import type { Lesson } from "./lesson";

/** Whether the game has a tutorial. */
export const hasLesson = (game: string): boolean => MANIFESTS.has(game);

export async function lessonOf(game: string): Promise<Lesson | null> {
  const manifest = MANIFESTS.get(game);
  return manifest ? (await manifest.lesson()).lesson : null;
}

/** The tutorial that a table was created for, from its first step; null: an ordinary table. */
export function lessonNamed(steps: readonly Step[]): string | null {
  const first = steps[0];
  const name = first?.version === 1 ? first.meta?.["lesson"] : undefined;
  return typeof name === "string" ? name : null;
}
