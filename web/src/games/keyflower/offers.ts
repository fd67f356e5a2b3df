/** Payments and choices as buttons. */

import type { Speak } from "../face";
import type { Action } from "./forms";
import type { Piece } from "./pictures";
import type { Steps } from "./steps";
import type { LosingGroup } from "./turn.svelte";

export interface Offer {
  key: string;
  piece: Piece;
  words: (t: Speak) => string;
  action: Action;
}

export function offersOf(steps: Steps, losing: readonly LosingGroup[]): Offer[] {
  return [
    ...steps.payWorkers.map((colour): Offer => ({
      key: `worker ${colour}`,
      piece: `worker-${colour}`,
      words: (t) => t("kft-pay-worker", { worker: t(`amount-${colour}`, { count: 1 }) }),
      action: { pay_worker: colour },
    })),
    ...steps.payGroups.flatMap((tile) => groupOffer(tile, losing)),
    ...steps.paySkills.map((skill): Offer => ({
      key: `skill ${skill}`,
      piece: skill,
      words: (t) => t(`amount-${skill}`, { count: 1 }),
      action: { pay_skill: skill },
    })),
    ...steps.chooses.map((resource): Offer => ({
      key: `resource ${resource}`,
      piece: resource,
      words: (t) => t(`amount-${resource}`, { count: 1 }),
      action: { choose: resource },
    })),
  ];
}

function groupOffer(tile: string, losing: readonly LosingGroup[]): Offer[] {
  const group = losing.find((one) => one.tile === tile);
  if (!group) return [];
  return [
    {
      key: `group ${tile}`,
      piece: `worker-${group.colour}`,
      words: (t) =>
        t("kft-group", {
          workers: t(`amount-${group.colour}`, { count: group.number }),
          tile,
        }),
      action: { pay_group: tile },
    },
  ];
}
