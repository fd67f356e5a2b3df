/** Short names for Carcassonne's JSON types, generated from the server's OpenAPI document. */

import type { Of } from "../../net/types";

type Form<F extends string> = Of<"carcassonne", F>;

export type View = Form<"ViewForm">;
export type Laid = Form<"LaidForm">;
export type Standing = Form<"StandingForm">;
export type Scoring = Form<"ScoringForm">;
export type Spot = Form<"SpotForm">;
export type Stand = Form<"StandForm">;
export type Kind = Spot["on"];
export type Item = Form<"ItemForm">;
export type Action = Form<"ActionForm">;
export type Event = Form<"EventForm">;
export type Feature = Form<"FeatureForm">;
export type Field = Form<"FieldForm">;
export type Odds = Form<"FeatureOddsForm">;
export type Aids = Form<"AidsForm">;
export type Turn = Laid["turn"];

/** What a player can put on a tile. Forms name it only where it is not an ordinary follower. */
export type Figure = "follower" | NonNullable<Stand["figure"]>;
type Figured = Pick<Stand, "figure">;
export const figureOf = ({ figure }: Figured): Figure => figure ?? "follower";

/** Farmers lie in their field; the pig stands. */
export const isLying = ({ on, figure }: Figured & { on: Kind }): boolean =>
  on === "field" && figure !== "pig";

export type Goods = keyof Form<"GoodsForm">;
export const GOODS: readonly Goods[] = ["wine", "grain", "cloth"];

/** Column and row; y grows to the north. */
export interface Cell {
  x: number;
  y: number;
}

export const keyOf = (cell: Cell): string => `${cell.x},${cell.y}`;
export const sameCell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

/** The seat that decides; null: a random draw does, or the game is over. */
export const decides = ({ to_act }: Pick<View, "to_act">): number | null =>
  to_act !== null && to_act >= 0 ? to_act : null;
