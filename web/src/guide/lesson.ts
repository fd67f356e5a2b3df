/**
 * A lesson: what the table tells a newcomer, part by part. Every part knows by itself when it has
 * something to say, so whatever is played the lesson goes along: it forces nothing, and a part
 * whose moment never comes is never said. Nothing here draws, and nothing here knows a game.
 */

import type { Focus } from "../games/face";
import type { State, Step } from "../net/types";
import type { Arguments } from "../words/words.svelte";

/** The table as the newcomer sees it now. */
export interface Moment {
  state: State;
  seat: number;
  /** Every step that counts, oldest first. */
  steps: readonly Step[];
  names: readonly string[];
}

/** What to look at: lit by the game itself, or framed wherever the page has it. */
export interface Pointer {
  focus?: Focus;
  /** Values of `data-guide` on the page. */
  frames?: readonly string[];
  /** The same for ears: a key of the catalogues, with its arguments. */
  words?: { key: string; args: Arguments };
}

export interface Part<S> {
  /** Its words are `guide-<game>-<name>`, with `-title` behind it for the headline. */
  name: string;
  /** It has something to say. A part that no longer has is over. */
  when(scene: S): boolean;
  /** Something is to be done; without, it is only to be read, and a button leads on. */
  does?: boolean;
  point?(scene: S): Pointer;
  args?(scene: S): Arguments;
  /** With this part the lesson is over. */
  last?: boolean;
}

export interface Lesson<S = unknown> {
  game: string;
  /** What the parts ask about, made once for every position. */
  sceneOf(moment: Moment): S;
  /** Earlier ones come first where several have something to say. */
  parts: readonly Part<S>[];
}

/** How far a lesson has come: what was told, whether the last of it still is, whether it is over. */
export interface Progress {
  told: readonly string[];
  open: boolean;
  left: boolean;
}

export const BEGINNING: Progress = { told: [], open: false, left: false };

/** The part told now; null: there is nothing to tell just now. */
export function partNow<S>(lesson: Lesson<S>, progress: Progress): Part<S> | null {
  const name = progress.open && !progress.left ? progress.told.at(-1) : undefined;
  return lesson.parts.find((part) => part.name === name) ?? null;
}

/** The progress in this position: what has lost its moment ends, and the next part begins. */
export function goOn<S>(lesson: Lesson<S>, progress: Progress, scene: S): Progress {
  if (progress.left || partNow(lesson, progress)?.when(scene)) return progress;
  const next = lesson.parts.find((part) => !progress.told.includes(part.name) && part.when(scene));
  if (next) return { ...progress, told: [...progress.told, next.name], open: true };
  return progress.open ? { ...progress, open: false } : progress;
}

/** The newcomer has read it. */
export const read = (progress: Progress): Progress => ({ ...progress, open: false });

/** The newcomer knows enough, or wants to play alone. */
export const leave = (progress: Progress): Progress => ({ ...progress, open: false, left: true });

/** How much of the lesson lies behind, from 0 to 1; what was passed over counts as well. */
export function shareOf(lesson: Lesson, progress: Progress): number {
  const furthest = lesson.parts.findLastIndex((part) => progress.told.includes(part.name));
  return (furthest + 1) / lesson.parts.length;
}
