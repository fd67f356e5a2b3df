/** The order of a game's rules on the page, independent of the language. */

/** A paragraph: its name, the rules it covers, its examples. */
export interface OutlinedParagraph {
  name: string;
  rules: readonly string[];
  examples?: readonly string[];
}

export interface Outline {
  sections: readonly { name: string; paragraphs: readonly OutlinedParagraph[] }[];
}
