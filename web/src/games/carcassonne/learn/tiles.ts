/** The tiles of Carcassonne: what is on them, and how many of each there are. */

import type { Speak } from "../../face";
import { tilePicture } from "../pictures";
import { setKey, setOf, TILE_SETS, type TileSet } from "../sets";
import { countOf, LETTERS, lettersOf, riverOf, segmentsOf } from "../tiles";
import { sentence, type Entry, type Compendium } from "../../../learn/tiles/compendium";

const FEATURES = [
  "city",
  "road",
  "cloister",
  "pennant",
  "inn",
  "cathedral",
  "goods",
  "river",
] as const;
type Feature = (typeof FEATURES)[number];

/** The rules for what is on a tile: when it is completed, and its points. */
const RULES: Record<Feature, string[]> = {
  city: ["CA 6.2", "CA 7.2"],
  road: ["CA 6.1", "CA 7.1"],
  cloister: ["CA 6.3", "CA 7.4"],
  pennant: [],
  inn: ["CA I6"],
  cathedral: ["CA I9"],
  goods: ["CA T3"],
  river: ["CA R5"],
};

/** How many tiles a set has. */
const inAll = (set: TileSet): number =>
  lettersOf(set).reduce((sum, letter) => sum + countOf(letter), 0);

export const compendium: Compendium = {
  ratio: 1,
  entries: (t) => LETTERS.map((letter) => entryOf(letter, t)),
  groups: {
    label: "learn-tiles-set",
    values: TILE_SETS,
    words: (set, t) => t(setKey(set as TileSet)),
  },
  kinds: {
    label: "learn-tiles-feature",
    values: FEATURES,
    words: (feature, t) => t(`learn-tiles-feature-${feature}`),
  },
};

function entryOf(letter: string, t: Speak): Entry {
  const kinds = FEATURES.filter((feature) => has(letter, feature));
  const set = setOf(letter);
  const count = t("learn-tiles-count", { count: countOf(letter), all: inAll(set) });
  return {
    name: letter,
    title: sentence(t(`tile-${letter}`)),
    group: set,
    kinds,
    faces: [{ picture: tilePicture(letter, 0), caption: count, words: "" }],
    brief: "",
    notes: partsOf(letter, t),
    rules: kinds.flatMap((feature) => RULES[feature]),
  };
}

function has(letter: string, feature: Feature): boolean {
  if (feature === "river") return riverOf(letter).length > 0;
  return segmentsOf(letter).some((segment) => {
    if (feature === "city" || feature === "road" || feature === "cloister") {
      return segment.on === feature;
    }
    return Boolean(segment[feature]);
  });
}

/** Every city and road with its sides, the cloister, the river, and the number of fields. */
function partsOf(letter: string, t: Speak): string[] {
  const segments = segmentsOf(letter);
  const parts = segments
    .filter(({ on }) => on !== "field")
    .map((segment) => partWords(segment, sidesOf(segment.at, t), t));
  const river = riverOf(letter);
  const water = river.length > 0 ? [t("learn-tiles-river", { sides: sidesOf(river, t) })] : [];
  const fields = segments.filter(({ on }) => on === "field").length;
  return [...parts, ...water, t("learn-tiles-fields", { count: fields })];
}

const sidesOf = (at: readonly string[], t: Speak): string =>
  at.map((side) => t(`side-${side}`)).join(", ");

type Segment = ReturnType<typeof segmentsOf>[number];

function partWords(
  { on, pennant, inn, cathedral, goods }: Segment,
  sides: string,
  t: Speak,
): string {
  if (on === "cloister") return t("learn-tiles-cloister");
  if (on === "road") return t(inn ? "learn-tiles-road-inn" : "learn-tiles-road", { sides });
  if (goods) return t("learn-tiles-city-goods", { goods, sides });
  if (cathedral) return t("learn-tiles-city-cathedral", { sides });
  return t(pennant ? "learn-tiles-city-pennant" : "learn-tiles-city", { sides });
}
