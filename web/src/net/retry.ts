/** What must be known before a page can be shown is asked for until somebody answers. */

import { CallError } from "./api";
import { pause } from "./backoff";

const sleep = (time: number): Promise<void> => new Promise((wake) => setTimeout(wake, time));

/** The server cannot be reached, or stands in for one that starts: that passes. */
const passes = (status: number): boolean => status === 0 || status === 429 || status >= 502;

/** Do it, again and again while nobody answers. `onwait` is told once that it takes longer. */
export async function retry<T>(work: () => Promise<T>, onwait: () => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallError) || !passes(error.status)) throw error;
      if (tries === 1) onwait();
      await sleep(pause(tries));
    }
  }
}
