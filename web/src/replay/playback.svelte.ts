/** Plays a replay automatically: one step after the other, at the chosen speed. */

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at speed 1, in milliseconds; random draws are shown shorter. */
const STAYS = 1_100;
const LUCK_STAYS = 450;

export interface Played {
  /** Whether the current step is only a random draw. */
  isLuck(): boolean;
  atEnd(): boolean;
  /** Show the next step, or the last of several random draws; resolves when it is visible. */
  next(): Promise<void>;
  restart(): void;
}

export class Playback {
  playing = $state(false);
  speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly played: Played) {}

  /** At the end it starts again. */
  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.played.atEnd()) this.played.restart();
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** How long the current step is shown. */
  get stays(): number {
    return (this.played.isLuck() ? LUCK_STAYS : STAYS) / this.speed;
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#step(), this.stays);
  }

  async #step(): Promise<void> {
    await this.played.next();
    if (!this.playing) return;
    if (this.played.atEnd()) this.pause();
    else this.#wait();
  }
}
