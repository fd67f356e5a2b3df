/**
 * The parts of a game that the page may ask for. A game's folder has a `manifest.ts`; it loads the
 * parts when they are asked for, so that the page begins without them.
 */

import type { Lesson } from "../guide/lesson";
import type { Outline } from "../learn/outline";
import type { Tables } from "../learn/tables";
import type { Compendium } from "../learn/tiles/compendium";
import type { Arguments, Reason } from "../words/words.svelte";
import type { GameFace } from "./face";

export interface GameManifest {
  /** How its rules are cited: `CA` for `CA 7.3`. */
  rulePrefix: string;
  face(): Promise<{ face: GameFace }>;
  /** The guided first game. */
  lesson(): Promise<{ lesson: Lesson }>;
  /** Which paragraph of its rules answers for which numbers. */
  outline(): Promise<{ default: Outline }>;
  /** Tables below paragraphs of its rules, made from what is printed on the tiles. */
  tables?(): Promise<{ tables: Tables }>;
  /** Every tile, to look up. */
  tiles(): Promise<{ compendium: Compendium }>;
  /** What a refusal is about, with things by their names; without, they stay as they are. */
  nameArguments?(given: Reason["arguments"]): Arguments;
}
