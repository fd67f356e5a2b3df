/**
 * Makes a single choice for the player: it is drafted, and shown like any other step. A player who
 * undoes it is not overruled.
 */

import { untrack } from "svelte";
import { draftedSteps, positionOf } from "../net/drafts";
import type { TableProps } from "./face";

type Given = Pick<TableProps, "state" | "steps" | "drafting" | "busy" | "settings">;

export class SingleChoice {
  /** The last position that was seen. */
  #seen: { version: number; drafted: number } = { version: -1, drafted: 0 };
  /** The position that the player returned to. */
  #undone = "";
  /** The position in which a choice was made last: it is made once, even if it is refused. */
  #tried = "";
  /** The position after the choice. */
  #made = $state("");

  constructor(private readonly given: () => Given) {}

  /** The last drafted step was made for the player. */
  isLast = $derived.by((): boolean => {
    const { state } = this.given();
    return draftedSteps(state).length > 0 && this.#made === positionOf(state);
  });

  /** How many steps an undo drops: a choice made for the player goes with the step before it. */
  undoes = $derived.by((): number =>
    this.isLast ? Math.min(2, draftedSteps(this.given().state).length) : 1,
  );

  /** Draft this action unless the player has undone it; null: there is a choice. In an effect. */
  make(action: object | null): void {
    const { state, steps, busy } = this.given();
    if (busy) return;
    const position = positionOf(state);
    this.#notice(state, position);
    const undone = position === this.#undone || steps.at(-1)?.kind === "takeback";
    if (action === null || undone || position === this.#tried) return;
    this.#tried = position;
    untrack(() => void this.#draft(action));
  }

  #notice(state: Given["state"], position: string): void {
    const drafted = draftedSteps(state).length;
    if (state.version === this.#seen.version && drafted < this.#seen.drafted) {
      this.#undone = position;
    }
    this.#seen = { version: state.version, drafted };
  }

  async #draft(action: object): Promise<void> {
    const { drafting, settings } = this.given();
    const done = await (settings.confirm ? drafting.draft(action) : drafting.act(action));
    if (done) this.#made = positionOf(this.given().state);
  }
}
