/** A standing order as text. */

import type { Speak } from "../../face";
import type { Order } from "../forms";
import type { StandingOrders } from "./orders.svelte";

export function orderWords(order: Order, orders: StandingOrders, t: Speak): string {
  if (order.order === "pass_until_outbid") return t("kfs-order-passing");
  return t("kfs-order-raising", { tile: orders.nameId(order.tile), most: order.most });
}
