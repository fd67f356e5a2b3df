/**
 * The parts of a game that the page can load. A game's folder has a `manifest.ts`, which loads the
 * parts on demand, so that the page starts without them.
 */

import type { Component } from "svelte";
import type { Lesson } from "../guide/lesson";
import type { Outline } from "../learn/outline";
import type { Tables } from "../learn/tables";
import type { Compendium } from "../learn/tiles/compendium";
import type { SetChoice } from "../newtable/sets";
import type { ScoreSheet } from "../score/sheet";
import type { Arguments, Reason } from "../words/words.svelte";
import type { GameFace } from "./face";

/** The props of a task's form. */
export interface TaskProps {
  task: Readonly<Record<string, unknown>>;
  /** The answer to show; null: none yet. */
  solution: Readonly<Record<string, unknown>> | null;
  busy: boolean;
  onanswer(answer: object): void;
}

/** A row of a score sheet; `optional`: it is left out where it has no points. */
export interface Source {
  kinds: readonly string[];
  key: string;
  optional?: boolean;
}

export interface GameManifest {
  /** The prefix of its rules: `CA` for `CA 7.3`. */
  rulePrefix: string;
  face(): Promise<{ face: GameFace }>;
  /** The chapters of the tutorial, in order, as the server names them. */
  chapters: readonly string[];
  lessons(): Promise<{ lessons: readonly Lesson[] }>;
  /** Which paragraph of its rules covers which rule numbers. */
  outline(): Promise<{ default: Outline }>;
  /** Tables below paragraphs of its rules, made from what is printed on the tiles. */
  tables?(): Promise<{ tables: Tables }>;
  /** The compendium of all tiles. */
  tiles(): Promise<{ compendium: Compendium }>;
  /** Sets of tiles that a new table can add. */
  sets?: SetChoice;
  /** Counts a game that is played with real pieces. */
  score?(): Promise<{ sheet: ScoreSheet }>;
  /** Puzzles in which nothing is played, by kind: they are worked out. */
  tasks?(): Promise<{ tasks: Readonly<Record<string, Component<TaskProps>>> }>;
  /** Replaces ids in a refusal's arguments by names; without it, they stay as they are. */
  nameArguments?(given: Reason["arguments"]): Arguments;
  /** The rows of its score sheet: which kinds of items each adds up, and the key of its name. */
  sources?: readonly Source[];
}
