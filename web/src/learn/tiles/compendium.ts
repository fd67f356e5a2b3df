/** Every tile of a game as the compendium shows it, and how it is looked for. */

import type { Speak } from "../../games/face";
import { finds, wordsOf } from "../finding";

/** A picture of a tile, what it shows, and what that means. */
export interface TileFace {
  picture: string;
  /** Which face it is; empty where there is only one. */
  caption: string;
  words: string;
}

export interface Entry {
  /** Stands behind `#` in the link to it. */
  name: string;
  title: string;
  /** The one group it belongs to; empty where the game has none. */
  group: string;
  /** What there is on it or what it brings. */
  kinds: readonly string[];
  faces: readonly TileFace[];
  /** Said of it at a glance; empty where the picture says it. */
  brief: string;
  /** What else is to be said of it. */
  notes: readonly string[];
  /** Rules that tell more. */
  rules: readonly string[];
}

/** A choice of one among several, or of none: keys of the catalogues, with their words. */
export interface Filter {
  label: string;
  values: readonly string[];
  words(value: string, t: Speak): string;
}

export interface Compendium {
  /** Of its pictures: width to height. */
  ratio: number;
  entries(t: Speak): Entry[];
  groups: Filter | null;
  kinds: Filter;
}

/** Nothing in particular: every group, every kind. */
export const ALL = "all";

export interface TileSearch {
  query: string;
  group: string;
  kind: string;
}

export const EMPTY_SEARCH: Readonly<TileSearch> = { query: "", group: ALL, kind: ALL };

/** The tiles that are findTiles for. A word is found in the name and in everything told of a tile. */
export function findTiles(entries: readonly Entry[], { query, group, kind }: TileSearch): Entry[] {
  const words = wordsOf(query);
  return entries.filter(
    (entry) =>
      (group === ALL || entry.group === group) &&
      (kind === ALL || entry.kinds.includes(kind)) &&
      finds(words, textsOf(entry)),
  );
}

const textsOf = ({ title, brief, faces, notes }: Entry): string[] => [
  title,
  brief,
  ...faces.flatMap(({ caption, words }) => [caption, words]),
  ...notes,
];

/** The first letter large, as a sentence begins. */
export const sentence = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
