/** The analysis of the current game: requested, polled, and kept while the replay is open. */

import { CallError } from "../net/api";
import type { Analysis, Effort, Standing } from "./forms";
import type { Source } from "./source";

const POLL_INTERVAL = 1000; // milliseconds between two polls

export class Analysing {
  /** Its state; null: not loaded yet, or nobody requested it. */
  standing = $state.raw<Standing | null>(null);
  /** Why it cannot be requested or loaded. */
  error = $state.raw<unknown>(null);
  asking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = false;
  #closed = false;

  constructor(private readonly source: Pick<Source, "analyse" | "analysis" | "stop">) {}

  done = $derived.by((): Analysis | null => this.standing?.analysis ?? null);
  isUnderWay = $derived.by((): boolean => {
    const status = this.standing?.status;
    return status === "waiting" || status === "running";
  });

  /** Check once whether somebody requested it before. */
  open(): void {
    if (this.#opened) return;
    this.#opened = true;
    void this.#take(() => this.source.analysis(null));
  }

  /** Request it. */
  async ask(effort: Effort): Promise<void> {
    if (this.isUnderWay) return;
    await this.#once(() => this.source.analyse(effort));
  }

  /** Cancel it. An earlier analysis with less effort, if any, is shown again. */
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
      const answer = await work();
      this.error = null;
      this.standing = answer?.status === "none" ? null : answer;
    } catch (error) {
      const stopped = error instanceof CallError && error.status === 404;
      if (stopped) this.standing = null;
      this.error = stopped ? null : error;
    }
    this.#schedulePoll();
  }

  /** Poll while it is running; a lost connection may come back. */
  #schedulePoll(): void {
    clearTimeout(this.#timer);
    if (this.#closed || !this.isUnderWay) return;
    const id = this.standing?.id ?? null;
    this.#timer = setTimeout(() => void this.#take(() => this.source.analysis(id)), POLL_INTERVAL);
  }
}
