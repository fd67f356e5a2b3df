/** Variations of a turn: where their tile and their follower would be. */

import type { Speak, Variation } from "../face";
import type { State } from "../../net/types";
import { figureOf, keyOf, type Action, type Cell, type Laid, type Stand } from "./forms";
import type { Turn, View } from "./forms";
import { figuresIn } from "./sets";
import { cellWords } from "./sums";

export interface Planned extends Cell {
  /** The tile in hand, placed there; null: the tile that is already there. */
  tile: string | null;
  turn: Turn;
  /** Where the follower stands; null: there is none. */
  stand: Stand | null;
  seat: number;
  label: string;
  chosen: boolean;
}

/** A variation as it would look on the board; null if it places nothing and no tile is there. */
export function planned(variation: Variation, last: Laid | null): Planned | null {
  const actions = variation.actions as readonly Action[];
  const { seat, label, chosen } = variation;
  let at: Pick<Planned, "x" | "y" | "tile" | "turn"> | null = last && { ...last, tile: null };
  let stand: Stand | null = null;
  for (const action of actions) {
    if ("place" in action) at = action.place;
    else if ("follower" in action) stand = action.follower;
  }
  if (at === null) return null;
  return { x: at.x, y: at.y, tile: at.tile, turn: at.turn, stand, seat, label, chosen };
}

/** The labels on each cell: several variations can place the tile on the same cell. */
export function labelsAt(all: readonly Planned[]): { cell: Cell; labels: string[] }[] {
  const cells = new Map<string, { cell: Cell; labels: string[] }>();
  for (const one of all) {
    const known = cells.get(keyOf(one));
    if (known) known.labels.push(one.label);
    else cells.set(keyOf(one), { cell: one, labels: [one.label] });
  }
  return [...cells.values()];
}

export function variationWords(
  { actions }: Pick<Variation, "actions">,
  view: State["view"] | View,
  t: Speak,
): string {
  const parts = (actions as readonly Action[]).map((action) => {
    if ("place" in action) {
      const { x, y } = action.place;
      return t("cc-way-tile", { cell: cellWords([x, y]) });
    }
    return action.follower === null ? noneWords(view, t) : standWords(action.follower, t);
  });
  return parts.join(" · ");
}

/** Nothing is placed: with expansions there are other figures than followers. */
function noneWords(view: object, t: Speak): string {
  return t(figuresIn(view).length > 1 ? "cc-pass-figure" : "cc-pass");
}

/** “Knight”, “Big follower (knight)”, “Builder”. */
function standWords(stand: Stand, t: Speak): string {
  const figure = figureOf(stand);
  const role = t(`cc-role-${stand.on}`);
  if (figure === "follower") return role;
  const name = t(`cc-figure-${figure}`);
  return figure === "big" ? `${name} (${role})` : name;
}
