/** The parts of learning a game, each loaded when it is asked for. */

import type { Component } from "svelte";
import type { LearnPart } from "../router.svelte";

type Part = () => Promise<{ default: Component<{ game: string }> }>;

const PARTS = import.meta.glob<{ default: Component<{ game: string }> }>([
  "./Rules.svelte",
  "./tiles/Tiles.svelte",
  "./first/First.svelte",
]);

const FILES: Record<LearnPart, string> = {
  rules: "./Rules.svelte",
  tiles: "./tiles/Tiles.svelte",
  first: "./first/First.svelte",
};

export const partOf = (part: LearnPart): Part | undefined => PARTS[FILES[part]];

/** `/learn/keyflower`, `/learn/keyflower/tiles`. */
export const pathTo = (game: string, part: LearnPart): string =>
  part === "rules" ? `/learn/${game}` : `/learn/${game}/${part}`;
