/** The tiles of Keyflower: both faces, what they do, the upgrade cost. */

import type { Speak } from "../../face";
import { faceOf, factsOf, nameKey, TILES, type Face, type Kind } from "../facts";
import { HEX_RATIO, tilePicture } from "../pictures";
import { costOf, sidesOf, type Side } from "../tilewords";
import {
  sentence,
  type Entry,
  type TileFace,
  type Compendium,
} from "../../../learn/tiles/compendium";

const GROUPS = ["home", "spring", "summer", "autumn", "winter", "boat", "turn_order"] as const;
type Group = (typeof GROUPS)[number];

const EFFECTS = ["resources", "workers", "skills", "transport", "power", "points"] as const;
type Effect = (typeof EFFECTS)[number];

const groupOf = (kind: Kind): Group => (kind === "summer_boat" ? "summer" : kind);

const groupWords = (group: string, t: Speak): string =>
  ["home", "boat", "turn_order"].includes(group)
    ? t(`learn-tiles-group-${group}`)
    : t(`season-${group}`);

export const compendium: Compendium = {
  ratio: 1 / HEX_RATIO,
  entries: (t) => TILES.map((tile) => entryOf(tile, t)),
  groups: { label: "learn-tiles-season", values: GROUPS, words: groupWords },
  kinds: {
    label: "learn-tiles-effect",
    values: EFFECTS,
    words: (effect, t) => t(`learn-tiles-effect-${effect}`),
  },
};

function entryOf(tile: string, t: Speak): Entry {
  const faces = facesOf(tile);
  return {
    name: tile,
    title: t(nameKey(tile)),
    group: groupOf(factsOf(tile).kind),
    kinds: EFFECTS.filter((effect) => faces.some((face) => brings(tile, face, effect))),
    faces: sidesOf(tile, t).map((side) => tileFaceOf(tile, side, t)),
    brief: briefOf(tile, t),
    notes: notesOf(tile, t),
    rules: rulesOf(tile),
  };
}

const facesOf = (tile: string): Face[] =>
  Object.keys(factsOf(tile).faces).map((face) => faceOf(tile, face));

function tileFaceOf(tile: string, { face, caption, does, points }: Side, t: Speak): TileFace {
  const scored = points > 0 ? ` ${sentence(t("web-points-number", { points }))}.` : "";
  const single = factsOf(tile).kind === "winter"; // winter tiles have nothing on their backs
  return {
    picture: tilePicture(tile, face),
    caption: single ? "" : caption,
    words: `${sentence(does)}.${scored}`,
  };
}

/** Whether a face matches this effect in the search. */
function brings(tile: string, { effect, power, cargo, scoring }: Face, wanted: Effect): boolean {
  switch (wanted) {
    case "resources":
      return effect?.gain !== undefined || effect?.choose_one !== undefined;
    case "workers":
      return Boolean(effect?.draw_workers || effect?.take_green_workers || cargo);
    case "skills":
      return Boolean(effect?.draw_skills || cargo);
    case "transport":
      return effect?.transport !== undefined;
    case "power":
      return power !== undefined;
    case "points":
      return scoring !== undefined || (!factsOf(tile).usable && power === undefined);
  }
}

/** The upgrade cost, or that there is no upgrade. */
function briefOf(tile: string, t: Speak): string {
  const cost = costOf(tile, t);
  if (cost !== "") return `${t("info-cost", { cost })}.`;
  const { kind } = factsOf(tile);
  return kind === "boat" || kind === "turn_order" ? "" : t("info-no-upgrade");
}

/** What it never does, how many there are, its edges. */
function notesOf(tile: string, t: Speak): string[] {
  const { usable, from = 0 } = factsOf(tile);
  return [
    ...(usable ? [] : [t("info-never-used")]),
    from > 2 ? t("learn-tiles-from", { players: from }) : t("learn-tiles-single"),
    `${t("learn-tiles-edges", { edges: edgesOf(tile, t) })}.`,
  ];
}

function edgesOf(tile: string, t: Speak): string {
  const { edges } = factsOf(tile);
  return ["R", "F", "W"]
    .map((edge) => [edge, [...edges].filter((one) => one === edge).length] as const)
    .filter(([, count]) => count > 0)
    .map(([edge, count]) => t(`learn-tiles-edge-${edge}`, { count }))
    .join(", ");
}

const POWERS: Record<string, string[]> = {
  summer_boat_1: ["Y1", "Y2"],
  summer_boat_2: ["Y3", "Y4"],
  summer_boat_3: ["Y5", "Y6"],
  summer_boat_4: ["Y7", "Y8", "Y11"],
};
const WALKS: Record<string, string> = { sea_bastion: "F9", sea_breese: "F10" };

/** The rules that belong to this tile. */
function rulesOf(tile: string): string[] {
  const { kind } = factsOf(tile);
  const numbers = {
    boat: ["S5", "Z5", "F3", ...(WALKS[tile] ? [WALKS[tile]] : [])],
    turn_order: ["Z5", "F2"],
    summer_boat: POWERS[tile] ?? [],
    winter: [tile === "keythedral" ? "F1" : "F4"],
  };
  const found = kind in numbers ? numbers[kind as keyof typeof numbers] : effectRules(tile);
  return found.map((number) => `KF ${number}`);
}

function effectRules(tile: string): string[] {
  const effects = facesOf(tile).flatMap(({ effect }) => effect ?? []);
  const rules: [string, boolean][] = [
    ["E1", effects.some(({ gain, choose_one }) => gain ?? choose_one)],
    ["E2", effects.some(({ draw_skills }) => draw_skills)],
    ["E3", effects.some(({ draw_workers }) => draw_workers)],
    ["E4", effects.some(({ take_green_workers }) => take_green_workers)],
    ["E5", effects.some(({ pay }) => pay?.skill)],
    ["E6", effects.some(({ pay }) => pay?.worker)],
    ["E7", effects.some(({ choose_one }) => choose_one)],
    ["G1", effects.some(({ transport }) => transport)],
    ["F5", effects.some(({ points_per_resource_here }) => points_per_resource_here)],
    ["F1", effects.length === 0],
  ].map(([rule, fits]) => [rule as string, Boolean(fits)]);
  return rules.filter(([, fits]) => fits).map(([rule]) => rule);
}
