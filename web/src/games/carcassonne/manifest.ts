/** The parts of Carcassonne that the page may ask for. */

import type { GameManifest } from "../manifest";

export const manifest: GameManifest = {
  rulePrefix: "CA",
  face: () => import("./face"),
  lesson: () => import("./guide/lesson"),
  outline: () => import("./learn/outline.json"),
  tiles: () => import("./learn/tiles"),
};
