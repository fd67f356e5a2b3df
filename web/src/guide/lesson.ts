/**
 * A tutorial: explanations, part by part. Every part decides when it applies, so the tutorial
 * follows whatever is played; a part that never applies is never shown. Nothing here draws, and
 * nothing here knows a game.
 */

import type { Focus } from "../games/face";
import type { State, Step } from "../net/types";
import type { Arguments } from "../words/words.svelte";

/** The table as the user sees it now. */
export interface Moment {
  state: State;
  seat: number;
  /** Every step that was not taken back, oldest first. */
  steps: readonly Step[];
  names: readonly string[];
}

/** What to look at: highlighted by the game, or framed anywhere on the page. */
export interface Pointer {
  focus?: Focus;
  /** Values of `data-guide` on the page. */
  frames?: readonly string[];
  /** The same for screen readers: a catalogue key with its arguments. */
  words?: { key: string; args: Arguments };
}

export interface Part<S> {
  /** Its text is `guide-<game>-<name>`, its headline the same with `-title`. */
  name: string;
  /** Whether it applies. A part that no longer applies is over. */
  when(scene: S): boolean;
  /**
   * The user has to do something; otherwise the part is only read, and has a button to continue.
   */
  does?: boolean;
  point?(scene: S): Pointer;
  args?(scene: S): Arguments;
  /** The tutorial ends with this part. */
  last?: boolean;
}

export interface Lesson<S = unknown> {
  game: string;
  /** What the parts need to know, made once per position. */
  sceneOf(moment: Moment): S;
  /** If several apply, the first one is shown. */
  parts: readonly Part<S>[];
}

/**
 * The progress of a tutorial: the parts shown, whether the latest is still open, whether it is
 * over.
 */
export interface Progress {
  told: readonly string[];
  open: boolean;
  left: boolean;
}

export const BEGINNING: Progress = { told: [], open: false, left: false };

/** The current part; null: there is none at the moment. */
export function partNow<S>(lesson: Lesson<S>, progress: Progress): Part<S> | null {
  const name = progress.open && !progress.left ? progress.told.at(-1) : undefined;
  return lesson.parts.find((part) => part.name === name) ?? null;
}

/** The progress in this position: a part that no longer applies ends, and the next one begins. */
export function goOn<S>(lesson: Lesson<S>, progress: Progress, scene: S): Progress {
  if (progress.left || partNow(lesson, progress)?.when(scene)) return progress;
  const next = lesson.parts.find((part) => !progress.told.includes(part.name) && part.when(scene));
  if (next) return { ...progress, told: [...progress.told, next.name], open: true };
  return progress.open ? { ...progress, open: false } : progress;
}

/** The user has read the current part. */
export const read = (progress: Progress): Progress => ({ ...progress, open: false });

/** The user ends the tutorial. */
export const leave = (progress: Progress): Progress => ({ ...progress, open: false, left: true });

/** How much of the tutorial is done, from 0 to 1, including parts that were skipped. */
export function shareOf(lesson: Lesson, progress: Progress): number {
  const furthest = lesson.parts.findLastIndex((part) => progress.told.includes(part.name));
  return (furthest + 1) / lesson.parts.length;
}
