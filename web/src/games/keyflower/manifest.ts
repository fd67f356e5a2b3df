/** The parts of Keyflower that the page can load. */

import type { GameManifest } from "../manifest";
import { nameArguments } from "./naming";

export const manifest: GameManifest = {
  rulePrefix: "KF",
  face: () => import("./face"),
  lesson: () => import("./guide/lesson"),
  outline: () => import("./learn/outline.json"),
  tables: () => import("./learn/tables"),
  tiles: () => import("./learn/tiles"),
  nameArguments,
};
