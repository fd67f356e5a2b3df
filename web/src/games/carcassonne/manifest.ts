/** The parts of Carcassonne that the page can load. */

import type { GameManifest } from "../manifest";

export const manifest: GameManifest = {
  rulePrefix: "CA",
  face: () => import("./face"),
  chapters: ["first"],
  lessons: () => import("./guide/lessons"),
  outline: () => import("./learn/outline.json"),
  score: () => import("./score/sheet"),
  tiles: () => import("./learn/tiles"),
};
