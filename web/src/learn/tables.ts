/** Tables below paragraphs of the rules: tiles, and what they count for. */

import type { Speak } from "../games/face";

/** A tile in a table. */
export interface Row {
  /** As its link in the compendium calls it. */
  tile: string;
  picture: string;
  title: string;
  words: string;
  points: string;
}

/** The rows of each table, by the name of the paragraph it belongs to. */
export type Tables = Readonly<Record<string, (t: Speak) => Row[]>>;
