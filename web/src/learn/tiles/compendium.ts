/** The compendium of a game's tiles, and how it is searched. */

import type { Speak } from "../../games/face";
import { finds, wordsOf } from "../finding";

/** A picture of a tile, its description, and what it means. */
export interface TileFace {
  picture: string;
  /** Which face it is; empty if there is only one. */
  caption: string;
  words: string;
}

export interface Entry {
  /** The hash of its link. */
  name: string;
  title: string;
  /** Its group; empty if the game has none. */
  group: string;
  /** What is on it, or what it gives. */
  kinds: readonly string[];
  faces: readonly TileFace[];
  /** A short text; empty if the picture is enough. */
  brief: string;
  /** Further text. */
  notes: readonly string[];
  /** Rules with more information. */
  rules: readonly string[];
}

/** A filter with one value or none: catalogue keys and their texts. */
export interface Filter {
  label: string;
  values: readonly string[];
  words(value: string, t: Speak): string;
}

export interface Compendium {
  /** Width to height of its pictures. */
  ratio: number;
  entries(t: Speak): Entry[];
  groups: Filter | null;
  kinds: Filter;
}

/** No filter: every group, every kind. */
export const ALL = "all";

export interface TileSearch {
  query: string;
  group: string;
  kind: string;
}

export const EMPTY_SEARCH: Readonly<TileSearch> = { query: "", group: ALL, kind: ALL };

/** The tiles that match. Words are searched in the name and in all text of a tile. */
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

/** With a capital first letter. */
export const sentence = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1);
