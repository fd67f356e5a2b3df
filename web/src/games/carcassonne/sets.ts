/** The base game and its expansions: which are in a game, and which tiles they have. */

import type { Figure, View } from "./forms";

export type Expansion = "river" | "inns_and_cathedrals" | "traders_and_builders";
export type TileSet = "base" | Expansion;

export const EXPANSIONS: readonly Expansion[] = [
  "river",
  "inns_and_cathedrals",
  "traders_and_builders",
];
export const TILE_SETS: readonly TileSet[] = ["base", ...EXPANSIONS];

const BY_LETTER: Record<string, Expansion> = {
  R: "river",
  I: "inns_and_cathedrals",
  T: "traders_and_builders",
};

/** The set that a type of tile belongs to: the base game's types have one letter. */
export const setOf = (letter: string): TileSet =>
  letter.length === 1 ? "base" : (BY_LETTER[letter.charAt(0)] ?? "base");

/** The catalogue key of a set's name. */
export const setKey = (set: TileSet): string =>
  set === "base" ? "cc-set-base" : `option-expansions-${set}`;

/** The sets of a game, by its options; without any, only the base game. */
export function setsOf(options: object = {}): TileSet[] {
  const value = "expansions" in options ? String(options.expansions).split("-") : [];
  return TILE_SETS.filter((set) => set === "base" || value.includes(set));
}

/** The figures that players have in this game, ordinary followers first. */
export function figuresIn({ options }: { options?: object }): Figure[] {
  const sets = setsOf(options);
  return [
    "follower",
    ...(sets.includes("inns_and_cathedrals") ? (["big"] as const) : []),
    ...(sets.includes("traders_and_builders") ? (["builder", "pig"] as const) : []),
  ];
}

/** How many of a kind of figure a seat can still place. */
export const supplyOf = (
  view: Pick<View, "supply" | "figures">,
  seat: number,
  figure: Figure,
): number => (figure === "follower" ? view.supply[seat] : view.figures?.[figure][seat]) ?? 0;
