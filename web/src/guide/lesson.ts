/**
 * A chapter of a tutorial: explanations, part by part. Every part decides when it applies, so the
 * tutorial follows whatever is played; a part that never applies is never shown. A part that asks
 * the user to do something can say a sentence if the user did something else. Nothing here draws,
 * and nothing here knows a game.
 */

import type { Focus } from "../games/face";
import type { State, Step } from "../net/types";
import type { Arguments } from "../words/words.svelte";

/** The table as the user sees it now, with what the user has drafted. */
export interface Moment {
  state: State;
  seat: number;
  /** Every step that was not taken back, oldest first, and those that the user has drafted. */
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
  name: string;
  /**
   * Its text is `guide-<game>-<text>`, its headline the same with `-title`; without it, the text has
   * the part's name.
   */
  text?: string;
  /** Whether it applies. A part that no longer applies is over. */
  when(scene: S): boolean;
  /**
   * The user has to do something; otherwise the part is only read, and has a button to continue.
   */
  does?: boolean;
  /**
   * Once the turn is over: what the user did instead, as in `guide-<game>-instead_<word>`; null if
   * it is what the part suggested.
   */
  instead?(scene: S): string | null;
  point?(scene: S): Pointer;
  args?(scene: S): Arguments;
  /** The chapter ends with this part. */
  last?: boolean;
}

export interface Lesson<S = unknown> {
  game: string;
  /** Its name is `guide-<game>-chapter_<chapter>`. */
  chapter: string;
  /** What the parts need to know, made once per position. */
  sceneOf(moment: Moment): S;
  /** How many turns the user has finished. */
  turnOf(scene: S): number;
  /** If several apply, the first one is shown. */
  parts: readonly Part<S>[];
}

/** A part that was shown, and how many turns the user had finished by then. */
export interface ShownPart {
  part: string;
  turn: number;
}

/** The progress of a chapter. */
export interface Progress {
  shown: readonly ShownPart[];
  /** The name of the current part. */
  now: string | null;
  /** How many turns the user has finished. */
  turn: number;
  /** What the user did instead of what was suggested for the last turn; said with one part only. */
  instead: string | null;
  /** The user has ended the tutorial. */
  left: boolean;
}

export const BEGINNING: Progress = { shown: [], now: null, turn: 0, instead: null, left: false };

/** The current part; null: there is none at the moment. */
export function partNow<S>(lesson: Lesson<S>, progress: Progress): Part<S> | null {
  const name = progress.left ? null : progress.now;
  return lesson.parts.find((part) => part.name === name) ?? null;
}

/** The progress in this position: a part that no longer applies ends, and the next one begins. */
export function advance<S>(lesson: Lesson<S>, before: Progress, scene: S): Progress {
  if (before.left) return before;
  const progress = withTurn(lesson, before, scene);
  if (partNow(lesson, progress)?.when(scene)) return progress;
  const next = lesson.parts.find((part) => canShow(part, progress) && part.when(scene));
  if (next) return show(progress, next.name);
  return progress.now === null ? progress : read(progress);
}

/** Notices that the user has finished a turn, or has taken one back. */
function withTurn<S>(lesson: Lesson<S>, progress: Progress, scene: S): Progress {
  const turn = lesson.turnOf(scene);
  if (turn === progress.turn) return progress;
  const asked = progress.shown.filter((one) => one.turn === turn - 1).map((one) => one.part);
  const deed = lesson.parts.findLast((part) => part.instead && asked.includes(part.name));
  const now = partNow(lesson, progress)?.does ? null : progress.now;
  return { ...progress, turn, now, instead: deed?.instead?.(scene) ?? null };
}

/** Nothing is shown twice, except what there is to do in a turn: its steps can be undone. */
function canShow<S>(part: Part<S>, { shown, turn }: Progress): boolean {
  const before = shown.find((one) => one.part === part.name);
  return before === undefined || (part.does === true && before.turn >= turn);
}

function show(progress: Progress, part: string): Progress {
  const { shown, turn } = progress;
  const others = shown.filter((one) => one.part !== part);
  const instead = shown.some((one) => one.turn === turn) ? null : progress.instead;
  return { ...progress, shown: [...others, { part, turn }], now: part, instead };
}

/** The user has read the current part. */
export const read = (progress: Progress): Progress => ({ ...progress, now: null });

/** The user ends the tutorial. */
export const leave = (progress: Progress): Progress => ({ ...progress, now: null, left: true });

/** How much of the chapter is done, from 0 to 1, including parts that were skipped. */
export function shareOf(lesson: Lesson, progress: Progress): number {
  const shown = progress.shown.map((one) => one.part);
  const parts = lesson.parts.filter((part) => part.text === undefined); // others share a text
  const furthest = parts.findLastIndex((part) => shown.includes(part.name));
  return (furthest + 1) / parts.length;
}

/** Whether the user has come to the end of the chapter. */
export const isDone = (lesson: Lesson, progress: Progress): boolean =>
  shareOf(lesson, progress) === 1;
