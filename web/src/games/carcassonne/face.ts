/** Carcassonne's user interface: its table, texts and points. */

import type { GameFace } from "../face";
import { describe, gains } from "./describe";
import type { View } from "./forms";
import { SHORTCUTS } from "./keys";
import ResultSheet from "./ResultSheet.svelte";
import Table from "./Table.svelte";
import { variationWords } from "./variations";

export const face: GameFace = {
  Table,
  ResultSheet,
  describe,
  points: (view) => (view as View).points,
  gains,
  variationWords,
  hidden: false,
  shortcuts: SHORTCUTS,
};
