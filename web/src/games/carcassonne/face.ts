/** Carcassonne's user interface: its table, texts and points. */

import type { GameFace } from "../face";
import Card from "./Card.svelte";
import { finalCount } from "./count";
import { describe, gains } from "./describe";
import type { Item, View } from "./forms";
import { SHORTCUTS } from "./keys";
import ResultSheet from "./ResultSheet.svelte";
import Table from "./Table.svelte";
import { variationWords } from "./variations";

export const face: GameFace = {
  Table,
  Card,
  ResultSheet,
  describe,
  points: (view) => (view as View).points,
  gains,
  finalCount: (items, t) => finalCount(items as readonly (readonly Item[])[], t),
  variationWords,
  hidden: false,
  shortcuts: SHORTCUTS,
};
