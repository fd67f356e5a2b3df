/**
 * Shows the moves of bots one after the other, as if they thought about them. What arrives waits in
 * a queue until the position before it was visible for a while. Nothing here knows a game or the
 * page.
 */

import type { BotSpeed } from "../settings.svelte";
import type { State } from "./types";

/** Milliseconds that a position stays on the table before a bot changes it. */
interface Pause {
  /** The same bot goes on. */
  step: number;
  /** A bot begins its turn: at least, and at most. */
  least: number;
  most: number;
}

const PAUSES: Record<BotSpeed, Pause> = {
  instant: { step: 0, least: 0, most: 0 },
  normal: { step: 200, least: 400, most: 1200 },
  slow: { step: 900, least: 1400, most: 2600 },
};

/** After so many changes a bot thinks for as long as it ever does. */
const MANY_CHANGES = 6;
/** How much of the thinking time depends on the changes; the rest varies. */
const BY_CHANGES = 0.6;
const GOLDEN_RATIO = 0.618034;

/** When more than this waits, bots think for no longer than they must. */
export const MANY_WAITING = 4;
/** When more than this waits, everything is shown at once. */
export const MOST_WAITING = 12;
/** Milliseconds: a player with less time left does not wait for bots. */
const SHORT_OF_TIME = 600_000;

/** What counts of a position: who brought it, and how much changed. */
export interface Arrival {
  /** The bot whose move it is; null: it is no bot's move. */
  bot: number | null;
  version: number;
  changes: number;
}

interface Waiting {
  /** Null: it is no position, but something of the table around it. */
  arrival: Arrival | null;
  show(): void;
}

/**
 * Milliseconds that a bot seems to think at the beginning of its turn: the more has changed in the
 * turn before, the longer. It varies with the version, so that the same move always takes the same
 * time.
 */
export function thinkingTime(speed: BotSpeed, changes: number, version: number): number {
  const { least, most } = PAUSES[speed];
  const looks = Math.min(changes, MANY_CHANGES) / MANY_CHANGES;
  const varies = (version * GOLDEN_RATIO) % 1;
  return Math.round(least + (most - least) * (BY_CHANGES * looks + (1 - BY_CHANGES) * varies));
}

export class Pacing {
  #waiting: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last position that was shown, with all changes of its turn, and when. */
  #last: (Arrival & { at: number }) | null = null;
  #caughtUp: (() => void)[] = [];

  constructor(
    private readonly speed: () => BotSpeed,
    /** Is told when something begins to wait, and when nothing waits any more. */
    private readonly onWaits: (waits: boolean) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Show a position after everything that waits; before a bot's move the last one stays visible. */
  add(show: () => void, arrival: Arrival): void {
    this.#add({ show, arrival });
  }

  /** Show something else after everything that waits. */
  afterwards(show: () => void): void {
    this.#add({ show, arrival: null });
  }

  #add(next: Waiting): void {
    this.#waiting.push(next);
    if (this.#waiting.length > MOST_WAITING) this.hurry();
    else if (this.#timer === undefined) this.#proceed();
  }

  /** Show everything that waits, now. */
  hurry(): void {
    this.#stop();
    for (const next of this.#waiting.splice(0)) this.#show(next);
    this.#tellCaughtUp();
  }

  /** Show everything that waits, and the next position at once: it is not the one that follows. */
  restart(): void {
    this.hurry();
    this.#last = null;
  }

  /** Forget the positions that wait: they are those of another seat. */
  drop(): void {
    this.#waiting = this.#waiting.filter(({ arrival }) => arrival === null);
    this.restart();
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
        this.onWaits(true);
        return;
      }
      this.#waiting.shift();
      this.#show(next);
    }
    this.#tellCaughtUp();
  }

  #show({ arrival, show }: Waiting): void {
    if (arrival !== null) this.#last = { ...this.#withTurn(arrival), at: this.now() };
    show();
  }

  /** The position, with the changes of the same bot's turn before it. */
  #withTurn(arrival: Arrival): Arrival {
    const last = this.#last;
    if (arrival.bot === null || last?.bot !== arrival.bot) return arrival;
    return { ...arrival, changes: last.changes + arrival.changes };
  }

  #wait({ arrival }: Waiting): number {
    const last = this.#last;
    if (arrival === null || arrival.bot === null || last === null) return 0;
    return last.at + this.#pause(arrival, last) - this.now();
  }

  #pause(arrival: Arrival, last: Arrival): number {
    const { step, least } = PAUSES[this.speed()];
    if (arrival.bot === last.bot) return step;
    if (this.#waiting.length > MANY_WAITING) return least;
    return thinkingTime(this.speed(), last.changes, arrival.version);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #tellCaughtUp(): void {
    this.onWaits(false);
    for (const tell of this.#caughtUp.splice(0)) tell();
  }
}

type Given = Pick<State, "seat" | "steps" | "drivers" | "clocks">;

/** What counts of this state. */
export function arrivalOf(state: Given & Pick<State, "version">): Arrival {
  const changes = state.steps.reduce((sum, { events }) => sum + events.length, 0);
  return { bot: botOf(state), version: state.version, changes };
}

/** The bot whose move brought this state; null: it is no bot's move. */
function botOf({ steps, drivers }: Given): number | null {
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

/** Whether the player decides in this position: then what others do meanwhile is shown at once. */
export function isDeciding({
  seat,
  actors,
  drivers,
}: Pick<State, "seat" | "actors" | "drivers">): boolean {
  return seat !== null && actors.includes(seat) && drivers[seat] == null;
}
