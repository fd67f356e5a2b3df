/** The parts of Carcassonne that the page can load. */

import type { GameManifest } from "../manifest";
import { EXPANSIONS } from "./sets";

export const manifest: GameManifest = {
  rulePrefix: "CA",
  face: () => import("./face"),
  chapters: ["first"],
  lessons: () => import("./guide/lessons"),
  outline: () => import("./learn/outline.json"),
  score: () => import("./score/sheet"),
  tiles: () => import("./learn/tiles"),
  sets: {
    option: "expansions",
    names: EXPANSIONS,
    needs: { river_start_tile: "river", river_turns: "river" },
    pictures: () => import("./setpictures"),
  },
  sources: [
    { kinds: ["city"], key: "cc-source-city" },
    { kinds: ["road"], key: "cc-source-road" },
    { kinds: ["cloister"], key: "cc-source-cloister" },
    { kinds: ["field"], key: "cc-source-field" },
    { kinds: ["goods"], key: "cc-source-goods", optional: true },
  ],
};
