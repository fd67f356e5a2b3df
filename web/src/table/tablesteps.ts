/** Steps that belong to no game: joining, leaving, requests and takebacks. */

import type { Line, Speak } from "../games/face";
import type { Step } from "../net/types";
import { botName } from "./names";

/** Such a step as text; empty if there is nothing to say. */
export function metaLines(step: Step, names: readonly string[], t: Speak): Line[] {
  const seat = step.seat;
  const name = seat === null ? "" : (names[seat] ?? "");
  const key = step.kind === "takeback" ? "web-log-takeback" : keyOf(step.meta ?? {});
  if (key === null) return [];
  const bot = typeof step.meta?.bot === "string" ? botName(step.meta.bot) : "";
  return [{ words: t(key, { name, bot }), seat, weight: "quiet" }];
}

/** Whether this seat resigned or ran out of time: then it stays with the bot. */
export const hasLost = (steps: readonly Step[], seat: number): boolean =>
  steps.some(({ seat: whose, meta }) => whose === seat && meta !== undefined && isLoss(meta));

/** At older tables a resignation is a handover. */
const isLoss = ({ meta, why }: Record<string, unknown>): boolean =>
  meta === "lost" || (meta === "handover" && why === "resigned");

const ENDS = ["resignation", "time", "aborted"];
const WHYS = ["left", "timeout", "resigned", "forgotten"];

function keyOf(meta: Record<string, unknown>): string | null {
  switch (meta.meta) {
    case "handover":
      return `web-log-${WHYS.includes(String(meta.why)) ? String(meta.why) : "left"}`;
    case "lost":
      return meta.by === "time" ? "web-log-timeout" : "web-log-resigned";
    case "end":
      return ENDS.includes(String(meta.by)) ? `web-log-end-${String(meta.by)}` : null;
    case "return":
      return "web-log-return";
    case "ask":
      return "web-log-ask";
    case "answer":
      return meta.agree === true ? "web-log-agree" : "web-log-refuse";
    default:
      return null;
  }
}
