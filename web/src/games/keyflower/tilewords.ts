/** What is printed on a tile as text: the only place where facts become sentences. */

import type { Speak } from "../face";
import { faceOf, factsOf, nameKey, seasonsOf, type Effect, type Face } from "./facts";
import type { View } from "./forms";
import { amount, amounts, thingName, type Thing } from "./things";

/** What a table may change of what tiles say. Without them, the defaults. */
export type Options = View["options"];

/** A face of a tile as text: which face it is, what it does or scores, its printed points. */
export interface Side {
  face: string;
  caption: string;
  does: string;
  points: number;
}

/** Every face of a tile. */
export function sidesOf(tile: string, t: Speak, options?: Options): Side[] {
  return Object.entries(factsOf(tile).faces).map(([face, { points }]) => ({
    face,
    caption: captionOf(tile, face, t),
    does: doesOf(tile, face, t, options),
    points,
  }));
}

/** What tells a face from the other one of its tile. */
export function captionOf(tile: string, face: string, t: Speak): string {
  const { kind, faces } = factsOf(tile);
  if (kind === "summer_boat") return t(nameKey(tile, face));
  if (kind === "boat")
    return seasonsOf(tile, face)
      .map((one) => t(`season-${one}`))
      .join(", ");
  if (kind === "turn_order") return t(faces[face]?.purple ? "tile-purple" : "tile-plain");
  return t(face === "back" ? "tile-back" : "tile-front");
}

/** What a face does when used, what it lets its owner do, or how it scores at the end. */
export function doesOf(tile: string, face: string, t: Speak, options?: Options): string {
  const printed = faceOf(tile, face);
  switch (factsOf(tile).kind) {
    case "turn_order":
      return t(
        options?.turn_order_tile === "itself" ? "does-turn-order-itself" : "does-turn-order",
      );
    case "summer_boat":
      return t(`power-${tile}${face}`);
    case "boat":
      return boatWords(tile, face, printed, t, options);
    default:
      if (printed.scoring) return scoringWords(tile, printed.scoring, t, options);
      return printed.effect ? effectWords(printed.effect, t, options) : t("does-nothing");
  }
}

/** The points of a set at a tile; an option sets those of the Key market (KF O11). */
export const setPoints = (tile: string, printed: number, options?: Options): number =>
  tile === "key_market" ? (options?.key_market ?? printed) : printed;

/** A boat brings workers and skills in three seasons and scores in winter. */
function boatWords(tile: string, face: string, printed: Face, t: Speak, options?: Options): string {
  const [cargo] = printed.cargo ?? [];
  const carried = cargo && amounts({ worker: cargo.workers, skill: cargo.skills }, t);
  const words = carried ? [t("does-carry", { what: carried })] : [];
  if (printed.scoring) words.push(scoringWords(tile, printed.scoring, t, options));
  else if (printed.points > 0) words.push(t("does-nothing"));
  return words.join("; ");
}

function effectWords(effect: Effect, t: Speak, options?: Options): string {
  const stored = effect.points_per_resource_here;
  if (stored) {
    const thing = t(`resource-${stored.resource}`);
    const key = options?.stored_resources === "stay" ? "does-store-stay" : "does-store";
    return t(key, { points: stored.points, thing });
  }
  if (effect.transport !== undefined) {
    return t("does-transport", { steps: effect.transport, upgrades: effect.upgrades ?? 0 });
  }
  const gains = effect.choose_one
    ? t("does-choose", { what: effect.choose_one.map(({ gain }) => amounts(gain, t)).join(" / ") })
    : t("does-gain", { what: gained(effect, t) });
  const price = priceOf(effect, t);
  return price === "" ? gains : `${gains} ${t("does-pay", { price })}`;
}

const gained = (effect: Effect, t: Speak): string =>
  amounts(
    {
      ...effect.gain,
      skill: effect.draw_skills ?? 0,
      worker: effect.draw_workers ?? 0,
      green: effect.take_green_workers ?? 0,
    },
    t,
  );

/** What one use costs, besides the workers on the tile. */
function priceOf({ pay }: Effect, t: Speak): string {
  const paid = pay?.skill ?? pay?.worker;
  if (paid === undefined) return "";
  const any = pay?.skill === undefined ? "worker" : "skill";
  return amount(paid === "any" ? any : (paid as Thing), 1, t);
}

interface Sets {
  points_per_set: number;
  item: "worker" | "skill" | "resource";
  set: string[];
}

function scoringWords(
  tile: string,
  scoring: Record<string, unknown>,
  t: Speak,
  options?: Options,
): string {
  if ("points_per_set" in scoring) {
    const sets = scoring as unknown as Sets;
    const points = setPoints(tile, sets.points_per_set, options);
    return t("does-score", { points, what: setWords(sets, t) });
  }
  if ("points_by_river_chain_length" in scoring) {
    const [, ...points] = scoring["points_by_river_chain_length"] as number[];
    return t("does-river", { points: points.join(", ") });
  }
  if ("free_upgrades_before_scoring" in scoring) return t("does-flip");
  if (!("points_per_tile_in_best_road_loop" in scoring)) return t("does-transport-sum");
  return t(options?.road_loop === "tiles" ? "does-loop-tiles" : "does-loop");
}

/** What a face counts in the end, and the points for each of it. */
export function countedOf(tile: string, face: string, t: Speak): { what: string; points: number } {
  const { scoring, points } = faceOf(tile, face);
  if (!scoring) return { what: t("does-nothing"), points };
  const sets = scoring as unknown as Sets;
  return { what: setWords(sets, t), points: sets.points_per_set };
}

/** What one set consists of. */
function setWords({ item, set }: Sets, t: Speak): string {
  const [first] = set;
  if (first === "any") return amount(item, set.length, t);
  if (first === "chosen_type") return t(`unit-chosen-${item}`);
  if (set.length === 1) return amount(first as Thing, 1, t);
  return set.map((one) => thingName(one as Parameters<typeof thingName>[0], t)).join(" + ");
}

/** The upgrade cost of a tile; empty if it has no upgrade. */
export function costOf(tile: string, t: Speak): string {
  const { cost } = factsOf(tile);
  if (!cost) return "";
  const { any: resource = 0, ...resources } = cost.resources;
  const { any: skill = 0, ...skills } = cost.skills;
  return amounts({ ...resources, resource, ...skills, skill }, t);
}
