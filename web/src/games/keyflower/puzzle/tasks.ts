/** The puzzles of Keyflower in which nothing is played. */

import Allocate from "./Allocate.svelte";

export const tasks = { allocate: Allocate };
