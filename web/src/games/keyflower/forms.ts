/** Short names for Keyflower's JSON types, generated from the server's OpenAPI document. */

import type { Of } from "../../net/types";

type Form<F extends string> = Of<"keyflower", F>;

export type View = Form<"ViewForm">;
export type Action = Form<"ActionForm">;
export type Event = Form<"EventForm">;
export type Item = Form<"ItemForm">;
export type Aids = Form<"AidsForm">;
export type Order = Form<"OrderForm">;

export type Winter = Form<"WinterForm">;
export type OwnWinter = Form<"OwnWinterForm">;

export type Village = Form<"VillageForm">;
export type Laid = Form<"LaidForm">;
export type Lot = Form<"AuctionForm">;
export type OrderTile = Form<"TurnOrderForm">;
export type Boat = Form<"BoatForm">;
export type Bid = Form<"StandingBidForm">;
export type Placement = NonNullable<View["placement"]>;

export type Reach = Form<"ReachForm">;
export type ReachTile = Form<"ReachTileForm">;
export type Bidding = Form<"BiddingForm">;
export type Using = Form<"UsingForm">;

export type Colour = Bid["colour"];
export type Season = View["season"];
export type Phase = View["phase"];
export type Group = Form<"GroupForm">;
export type Spot = Form<"SpotForm">;
export type Turned = Spot["turn"];
export type Carried = Form<"StepForm">;
export type TurnedOver = Form<"TurnOverForm">;
export type Skill = NonNullable<TurnedOver["skill"]>;
export type Resource = Carried["resource"];

export type Workers = Record<Colour, number>;
export type Resources = Record<Resource, number>;
export type Skills = Record<Skill, number>;

/** A tile that is not placed yet, or set aside. */
export type Owned = Village["waiting"][number];

export const COLOURS: readonly Colour[] = ["blue", "red", "yellow", "green"];
export const SKILLS: readonly Skill[] = ["saw", "pickaxe", "anvil"];
export const RESOURCES: readonly Resource[] = ["wood", "stone", "iron", "gold"];
export const SEASONS: readonly Season[] = ["spring", "summer", "autumn", "winter"];

export const total = (counted: Readonly<Record<string, number>>): number =>
  Object.values(counted).reduce((sum, number) => sum + number, 0);

/** The viewing seat's own screen and winter tiles, fully known; null: a spectator. */
export const ownScreen = (view: View): Form<"OwnScreenForm"> | null =>
  (view.seat === null ? null : view.screens[view.seat]) as Form<"OwnScreenForm"> | null;
export const ownWinter = (view: View): Form<"OwnWinterForm"> | null =>
  (view.seat === null ? null : view.winter[view.seat]) as Form<"OwnWinterForm"> | null;
