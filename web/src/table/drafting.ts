/** The requests of a seat that composes its turn. Nothing here knows a game. */

import type { Drafting } from "../games/face";
import { draftedSteps } from "../net/drafts";
import type { TableLink } from "../net/link.svelte";
import type { State } from "../net/types";

type Requests = Pick<TableLink, "state" | "draft" | "undraft" | "confirm" | "takeback" | "reach">;

/** Sends the requests one after the other, each after the answer to the previous one. */
export class TableDrafting implements Drafting {
  /**
   * `run` marks the table as busy meanwhile. If a request is refused, it tells the player why and
   * resolves with false.
   */
  constructor(
    private readonly link: Requests,
    private readonly run: (work: () => Promise<unknown>) => Promise<boolean>,
  ) {}

  act = (form: object): Promise<boolean> =>
    this.run(async () => {
      await this.#add(form);
      if (this.#complete) await this.#confirm();
    });

  actAll = (forms: readonly object[]): Promise<boolean> =>
    this.run(async () => {
      for (const form of forms) if (!this.#complete) await this.#add(form);
    });

  draft = (form: object): Promise<boolean> => this.run(() => this.#add(form));

  undraft = (to: number): Promise<boolean> =>
    this.run(async () => {
      await this.link.undraft(to);
      await this.#until(() => this.#drafted <= to);
    });

  undo = (): Promise<boolean> => {
    if (this.#drafted > 0) return this.undraft(this.#drafted - 1);
    const free = this.link.state?.free_from ?? null;
    return free === null ? Promise.resolve(false) : this.takeback(free);
  };

  confirm = (): Promise<boolean> => this.run(() => this.#confirm());

  /** Return to the position after this version, freely or by asking the others. */
  takeback = (to: number): Promise<boolean> =>
    this.run(async () => this.#reach(await this.link.takeback(to)));

  get #drafted(): number {
    return this.link.state ? draftedSteps(this.link.state).length : 0;
  }

  get #complete(): boolean {
    return this.link.state?.draft?.complete ?? false;
  }

  async #add(form: object): Promise<void> {
    const drafted = this.#drafted;
    await this.link.draft(form, drafted);
    await this.#until(() => this.#drafted > drafted);
  }

  async #confirm(): Promise<void> {
    await this.#reach(await this.link.confirm(this.#drafted));
  }

  #reach(version: number): Promise<void> {
    return this.#until((state) => state.version >= version);
  }

  /** The acknowledgement arrives before the new position: wait for both. */
  #until(isHere: (state: State) => boolean): Promise<void> {
    return this.link.reach(isHere);
  }
}
