/** A plain user interface from the JSON of any game, until the game has its own. */

import type { GameFace } from "../face";
import ResultSheet from "./ResultSheet.svelte";
import Table from "./Table.svelte";
import { actionWords, eventWords } from "./words";

export const faceFor = (game: string): GameFace => ({
  Table,
  ResultSheet,
  describe: (step, names) =>
    step.events.map((event) => ({
      words: eventWords(game, event, names),
      seat: step.seat,
      ...(step.kind === "chance" ? { weight: "quiet" as const } : {}),
    })),
  points(view) {
    const points: unknown = "points" in view ? view.points : undefined;
    return Array.isArray(points) ? (points as number[]) : [];
  },
  gains: () => [],
  variationWords: ({ actions }) => actions.map((action) => actionWords(game, action)).join(" · "),
  hidden: true,
  shortcuts: [],
});
