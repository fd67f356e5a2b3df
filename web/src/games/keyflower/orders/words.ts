/** A standing order in words. */

import type { Speak } from "../..";
import { nameKey } from "../facts";
import type { Order } from "../forms";

export function orderWords(order: Order, t: Speak): string {
  if (order.order === "pass_until_outbid") return t("kfs-order-passing");
  return t("kfs-order-raising", { tile: t(nameKey(order.tile)), most: order.most });
}
