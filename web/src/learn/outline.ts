/** The order of a game's rules on the page, independent of the language. */

/** A paragraph: its name, the rules it covers, its examples. */
export interface OutlinedParagraph {
  name: string;
  rules: readonly string[];
  examples?: readonly string[];
  /** Its examples are signs with their meaning. */
  legend?: boolean;
  /** What printed rulebooks say otherwise. A language has only the notes on its own book. */
  notes?: readonly string[];
}

export interface Outline {
  sections: readonly { name: string; paragraphs: readonly OutlinedParagraph[] }[];
  /** The notes on rules that can be chosen when a table is created. */
  choices?: readonly string[];
}
