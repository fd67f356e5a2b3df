/** The analysis of the game in sight: asked for, waited for, and kept while one looks about. */

import type { Analysis, Standing } from "./forms";
import type { Source } from "./source";

const AGAIN = 1000; // milliseconds from one look at how it stands to the next

export class Analysing {
  /** How it stands; null: nobody has looked yet, or nobody asked for it. */
  standing = $state.raw<Standing | null>(null);
  /** Why it cannot be asked for or looked at. */
  trouble = $state.raw<unknown>(null);
  asking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looked = false;
  #closed = false;

  constructor(private readonly source: Pick<Source, "analyse" | "analysis">) {}

  done = $derived.by((): Analysis | null => this.standing?.analysis ?? null);
  isUnderWay = $derived.by((): boolean => {
    const status = this.standing?.status;
    return status === "waiting" || status === "running";
  });

  /** Look once whether somebody asked for it before. */
  open(): void {
    if (this.#looked) return;
    this.#looked = true;
    void this.#take(() => this.source.analysis(null));
  }

  /** Have it done. */
  async ask(): Promise<void> {
    if (this.asking || this.isUnderWay) return;
    this.asking = true;
    await this.#take(() => this.source.analyse());
    this.asking = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(work: () => Promise<Standing | null>): Promise<void> {
    try {
      const told = await work();
      this.trouble = null;
      this.standing = told?.status === "none" ? null : told;
    } catch (error) {
      this.trouble = error;
    }
    this.#goOn();
  }

  /** While it grows it is looked at again; a lost connection may come back. */
  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.#closed || !this.isUnderWay) return;
    const id = this.standing?.id ?? null;
    this.#timer = setTimeout(() => void this.#take(() => this.source.analysis(id)), AGAIN);
  }
}
