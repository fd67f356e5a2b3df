/** The order of a game's rules as readers see them, without the words of any language. */

/** A paragraph: its name, the rules it answers for, its examples. */
export interface OutlinedParagraph {
  name: string;
  rules: readonly string[];
  examples?: readonly string[];
}

export interface Outline {
  sections: readonly { name: string; paragraphs: readonly OutlinedParagraph[] }[];
}
