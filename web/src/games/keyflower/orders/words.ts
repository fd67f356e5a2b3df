/** A standing order in words. */

import type { Speak } from "../../face";
import type { Order } from "../forms";
import type { StandingOrders } from "./orders.svelte";

export function orderWords(order: Order, orders: StandingOrders, t: Speak): string {
  if (order.order === "pass_until_outbid") return t("kfs-order-passing");
  const tile = t(orders.nameKey(order.tile));
  return t("kfs-order-raising", { tile, most: order.most });
}
