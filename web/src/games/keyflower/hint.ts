/** What to do now, or who is acting, as one sentence: a catalogue key and its arguments. */

import type { Arguments } from "../../words/words.svelte";
import { faceOf } from "./facts";
import { findTile } from "./finding";
import type { Group, View } from "./forms";
import type { Steps } from "./steps";

export interface Situation {
  view: View;
  seat: number | null;
  mine: boolean;
  over: boolean;
  actors: readonly number[];
  steps: Steps;
  mixes: boolean;
}

export interface Hint {
  key: string;
  args?: Arguments;
  /** A tile's id; the message shows its name. */
  tile?: string;
  /** The seats that the game waits for. */
  seats?: readonly number[];
}

export function hintOf(at: Situation): Hint {
  if (at.over) return { key: "kft-over" };
  if (!at.mine) return waiting(at);
  const placement = at.view.placement;
  switch (at.view.phase) {
    case "turn":
      return turn(at);
    case "workers":
      return workers(at);
    case "pay":
      return { key: payment(at.view), tile: placement?.tile ?? "" };
    case "choose":
      return { key: "kft-hint-choose", tile: placement?.tile ?? "" };
    case "transport":
      return { key: "kft-hint-transport" };
    case "boat":
      return { key: at.view.season === "winter" ? "kft-hint-boat-winter" : "kft-hint-boat" };
    case "village":
      return village(at.steps);
    default:
      return { key: "kft-hint-winter" };
  }
}

/** The last pass ends the season, so the hint says so. */
function turn({ view }: Situation): Hint {
  const last = view.passes === view.seats - 1;
  return last
    ? { key: "kft-hint-last-pass", args: { season: view.season } }
    : { key: "kft-hint-turn" };
}

function workers({ view, steps, mixes }: Situation): Hint {
  const { act, tile } = view.placement!;
  if (mixes) return { key: "kft-hint-mixed", tile };
  if (steps.workers.length === 0) return { key: `kft-hint-group-${act}`, tile };
  return { key: `kft-hint-${act}`, args: { needed: least(steps.workers) }, tile };
}

const least = (workers: readonly Group[]): number =>
  Math.min(...workers.map((group) => group.number));

function payment(view: View): string {
  const found = view.placement && findTile(view, view.placement.tile);
  const asked = found && faceOf(found.tile, found.face).effect?.pay;
  return asked?.skill === undefined ? "kft-hint-pay-worker" : "kft-hint-pay-skill";
}

function village(steps: Steps): Hint {
  if (steps.lays.length > 0) return { key: "kft-hint-lay" };
  return { key: steps.picks.length > 0 ? "kft-hint-pick" : "kft-hint-built" };
}

function waiting({ view, actors, seat }: Situation): Hint {
  if (actors.length === 0) return { key: "kft-luck" };
  const shared = view.phase === "village" || view.phase === "winter";
  const done = shared && seat !== null;
  const key = done ? `kft-done-${view.phase}` : "kft-waits";
  return { key, args: { phase: view.phase }, seats: actors };
}
