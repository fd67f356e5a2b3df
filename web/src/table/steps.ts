/**
 * The steps of a table that were not taken back, and which of them are new to a seat. No game here.
 */

import type { Step } from "../net/types";

/** Known steps and new ones, each once, in order. */
export function mergeSteps(known: readonly Step[], more: readonly Step[]): Step[] {
  const last = known.at(-1)?.version ?? 0;
  if (more.every((step) => step.version > last)) return [...known, ...more];
  const all = new Map(known.map((step) => [step.version, step]));
  for (const step of more) all.set(step.version, step);
  return [...all.values()].sort((one, other) => one.version - other.version);
}

/** The steps without those that were taken back. The takebacks stay: they have log lines. */
export function withoutTakebacks(steps: readonly Step[]): Step[] {
  const dropped = new Set(steps.flatMap((step) => step.taken_back?.dropped ?? []));
  return dropped.size === 0 ? [...steps] : steps.filter((step) => !dropped.has(step.version));
}

/**
 * The version at which the seat last acted: later steps are new to it. For a spectator, the steps
 * of the latest turn are new: those after the last step of another seat.
 */
export function newsSince(counted: readonly Step[], seat: number | null): number {
  const deeds = counted.filter((step) => step.kind === "do");
  const latest = deeds.at(-1)?.seat;
  const before = deeds.findLast((step) =>
    seat === null ? step.seat !== latest : step.seat === seat,
  );
  return before?.version ?? 0;
}
