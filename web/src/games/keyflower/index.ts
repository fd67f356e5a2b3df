/** Keyflower's face: its table, its words, its points. */

import type { GameFace } from "..";
import ResultSheet from "../plain/ResultSheet.svelte";
import { describe, gains } from "./describe";
import { SHORTCUTS } from "./keys";
import type { View } from "./forms";
import Table from "./Table.svelte";

export const face: GameFace = {
  Table,
  ResultSheet,
  describe,
  // Nobody counts before the end: what is behind the screens decides (KF H1).
  points: (view) => (view as View).villages.map(() => null),
  gains,
  hidden: true,
  shortcuts: SHORTCUTS,
};
