/** The tiles of Carcassonne: what is on them, and how many of each there are. */

import type { Speak } from "../../face";
import { tilePicture } from "../pictures";
import { countOf, LETTERS, segmentsOf } from "../tiles";
import { sentence, type Entry, type Compendium } from "../../../learn/tiles/compendium";

const FEATURES = ["city", "road", "cloister", "pennant"] as const;
type Feature = (typeof FEATURES)[number];

/** The rules for what is on a tile: when it is completed, and its points. */
const RULES: Record<Feature, string[]> = {
  city: ["CA 6.2", "CA 7.2"],
  road: ["CA 6.1", "CA 7.1"],
  cloister: ["CA 6.3", "CA 7.4"],
  pennant: [],
};

const IN_ALL = LETTERS.reduce((sum, letter) => sum + countOf(letter), 0);

export const compendium: Compendium = {
  ratio: 1,
  entries: (t) => LETTERS.map((letter) => entryOf(letter, t)),
  groups: null,
  kinds: {
    label: "learn-tiles-feature",
    values: FEATURES,
    words: (feature, t) => t(`learn-tiles-feature-${feature}`),
  },
};

function entryOf(letter: string, t: Speak): Entry {
  const kinds = FEATURES.filter((feature) => has(letter, feature));
  const count = t("learn-tiles-count", { count: countOf(letter), all: IN_ALL });
  return {
    name: letter,
    title: sentence(t(`tile-${letter}`)),
    group: "",
    kinds,
    faces: [{ picture: tilePicture(letter, 0), caption: count, words: "" }],
    brief: "",
    notes: partsOf(letter, t),
    rules: kinds.flatMap((feature) => RULES[feature]),
  };
}

const has = (letter: string, feature: Feature): boolean =>
  segmentsOf(letter).some(({ on, pennant }) => (feature === "pennant" ? pennant : on === feature));

/** Every city and road with its sides, the cloister, and the number of fields. */
function partsOf(letter: string, t: Speak): string[] {
  const segments = segmentsOf(letter);
  const parts = segments
    .filter(({ on }) => on !== "field")
    .map(({ on, at, pennant }) => {
      const sides = at.map((side) => t(`side-${side}`)).join(", ");
      if (on === "cloister") return t("learn-tiles-cloister");
      if (on === "road") return t("learn-tiles-road", { sides });
      return t(pennant ? "learn-tiles-city-pennant" : "learn-tiles-city", { sides });
    });
  const fields = segments.filter(({ on }) => on === "field").length;
  return [...parts, t("learn-tiles-fields", { count: fields })];
}
