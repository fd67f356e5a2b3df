/**
 * Shows the moves of bots one after the other. What arrives waits in a queue until the move before
 * it was visible for a while. Nothing here knows a game or the page.
 */

import type { BotSpeed } from "../settings.svelte";
import type { State } from "./types";

/** Milliseconds that a bot's move stays alone on the table. */
interface Pause {
  /** Until the next seat moves. */
  turn: number;
  /** Until the same seat goes on. */
  step: number;
}

const PAUSES: Record<BotSpeed, Pause> = {
  instant: { turn: 0, step: 0 },
  normal: { turn: 500, step: 200 },
  slow: { turn: 1800, step: 900 },
};

/** When more than this waits, everything is shown at once. */
export const MOST_WAITING = 12;
/** Milliseconds: a player with less time left does not wait for bots. */
const SHORT_OF_TIME = 120_000;

interface Waiting {
  /** The bot whose move it is; null: it is no bot's move. */
  bot: number | null;
  /** It belongs to the position, and not to the table around it. */
  isPosition: boolean;
  show(): void;
}

export class Pacing {
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last bot's move that was shown, and when. */
  #last: { bot: number; at: number } | null = null;
  #caughtUp: (() => void)[] = [];

  constructor(
    private readonly speed: () => BotSpeed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Show a position after everything that waits; a bot's move stays alone for a while. */
  add(show: () => void, bot: number | null): void {
    this.#add({ show, bot, isPosition: true });
  }

  /** Show something else after everything that waits. */
  afterwards(show: () => void): void {
    this.#add({ show, bot: null, isPosition: false });
  }

  #add(next: Waiting): void {
    this.#waiting.push(next);
    if (this.#waiting.length > MOST_WAITING) this.hurry();
    else if (this.#timer === undefined) this.#proceed();
  }

  /** Show everything that waits, now. */
  hurry(): void {
    this.#stop();
    for (const { show } of this.#waiting.splice(0)) show();
    this.#last = null;
    this.#tellCaughtUp();
  }

  /** Forget the positions that wait: they are those of another seat. */
  drop(): void {
    this.#waiting = this.#waiting.filter((one) => !one.isPosition);
    this.hurry();
  }

  /** Resolves when nothing waits. */
  caughtUp(): Promise<void> {
    if (this.#waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#caughtUp.push(resolve));
  }

  #proceed(): void {
    this.#timer = undefined;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = this.#wait(next);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#proceed(), wait);
        return;
      }
      this.#waiting.shift();
      if (next.bot !== null) this.#last = { bot: next.bot, at: this.now() };
      next.show();
    }
    this.#tellCaughtUp();
  }

  #wait({ bot }: Waiting): number {
    const last = this.#last;
    if (bot === null || last === null) return 0;
    const { turn, step } = PAUSES[this.speed()];
    return last.at + (last.bot === bot ? step : turn) - this.now();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tellCaughtUp(): void {
    for (const tell of this.#caughtUp.splice(0)) tell();
  }
}

type Given = Pick<State, "seat" | "steps" | "drivers" | "clocks">;

/** The bot whose move brought this state; null: it is no bot's move. */
export function botOf({ steps, drivers }: Given): number | null {
  const deed = steps.findLast((step) => step.kind === "do");
  const seat = deed?.seat ?? null;
  return seat !== null && drivers[seat] != null ? seat : null;
}

/**
 * Whether the player has to see this state at once: it answers the player, or the player's time is
 * short.
 */
export function isUrgent({ seat, steps, drivers, clocks }: Given): boolean {
  if (steps.length === 0) return true; // a draft, or a question to the player
  if (seat === null || drivers[seat] != null) return false;
  if (steps.some((step) => step.kind === "do" && step.seat === seat)) return true;
  const clock = clocks[seat];
  return clock !== undefined && clock.running && (clock.left ?? Infinity) < SHORT_OF_TIME;
}
