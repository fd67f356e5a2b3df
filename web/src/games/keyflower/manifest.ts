/** The parts of Keyflower that the page can load. */

import type { GameManifest } from "../manifest";
import { nameArguments } from "./naming";
import "./seats.css";

export const manifest: GameManifest = {
  rulePrefix: "KF",
  face: () => import("./face"),
  chapters: ["bids", "villages", "winter"],
  lessons: () => import("./guide/lessons"),
  outline: () => import("./learn/outline.json"),
  tables: () => import("./learn/tables"),
  tasks: () => import("./puzzle/tasks"),
  score: () => import("./score/sheet"),
  tiles: () => import("./learn/tiles"),
  nameArguments,
  sources: [
    { kinds: ["printed"], key: "kfs-source-printed" },
    { kinds: ["store"], key: "kfs-source-store" },
    { kinds: ["sets"], key: "kfs-source-sets" },
    { kinds: ["gold"], key: "kfs-source-gold" },
    { kinds: ["transport", "river", "loop"], key: "kfs-source-boat" },
    { kinds: ["turn_order"], key: "kfs-source-turn_order" },
  ],
};
