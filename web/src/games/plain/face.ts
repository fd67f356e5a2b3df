/** The plain face: any game can be played from its forms until it has a face of its own. */

import type { GameFace } from "../face";
import ResultSheet from "./ResultSheet.svelte";
import Table from "./Table.svelte";

export const face: GameFace = {
  Table,
  ResultSheet,
  describe: (step, _names, t) =>
    step.events.map((event) => ({
      words: t("web-plain-event", { event: event.event.replaceAll("_", " ") }),
      seat: step.seat,
      ...(step.kind === "chance" ? { weight: "quiet" as const } : {}),
    })),
  points(view) {
    const points: unknown = "points" in view ? view.points : undefined;
    return Array.isArray(points) ? (points as number[]) : [];
  },
  gains: () => [],
  variationWords: ({ actions }) => actions.map((action) => JSON.stringify(action)).join(" "),
  hidden: true,
  shortcuts: [],
};
