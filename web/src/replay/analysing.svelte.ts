/** The analysis of the game in sight: asked for, waited for, and kept while one looks about. */

import { CallError } from "../net/api";
import type { Analysis, Effort, Standing } from "./forms";
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

  constructor(private readonly source: Pick<Source, "analyse" | "analysis" | "stop">) {}

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
  async ask(effort: Effort): Promise<void> {
    if (this.isUnderWay) return;
    await this.#once(() => this.source.analyse(effort));
  }

  /** Do without it after all. What was found with less thought, if anything, is there again. */
  async stop(): Promise<void> {
    const id = this.standing?.id;
    if (!this.isUnderWay || id == null) return;
    await this.#once(async () => {
      await this.source.stop(id);
      return this.source.analysis(null);
    });
  }

  async #once(work: () => Promise<Standing | null>): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    clearTimeout(this.#timer);
    await this.#take(work);
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
      const stopped = error instanceof CallError && error.status === 404;
      if (stopped) this.standing = null;
      this.trouble = stopped ? null : error;
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
