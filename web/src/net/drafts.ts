/** The drafted steps of a state: the turn of a seat that is not confirmed yet. */

import type { DraftStep, State, Step } from "./types";

/** The seat's drafted steps, oldest first. */
export const draftedSteps = ({ draft }: Pick<State, "draft">): readonly DraftStep[] =>
  draft?.steps ?? [];

/**
 * Identifies the position that a state shows: the version and the drafted steps. What is known
 * about a position is kept under this key.
 */
export function positionOf(state: Pick<State, "version" | "draft">): string {
  const actions = draftedSteps(state).map((step) => step.do);
  return `${state.version} ${actions.length} ${JSON.stringify(actions)}`;
}

/** The steps of the log and the seat's drafted steps as if they were the next ones. */
export function withDrafted(steps: readonly Step[], state: State): Step[] {
  const { version, seat } = state;
  const drafted = draftedSteps(state).map(({ events }, at): Step => ({
    version: version + 1 + at,
    at: state.at,
    kind: "do",
    seat,
    events,
  }));
  return [...steps, ...drafted];
}
