/** Repeats requests that a page needs before it can be shown, until they succeed. */

import { CallError } from "./api";
import { pause } from "./backoff";

const sleep = (time: number): Promise<void> => new Promise((wake) => setTimeout(wake, time));

/** The server cannot be reached, or a proxy answers while it starts: try again. */
const passes = (status: number): boolean => status === 0 || status === 429 || status >= 502;

/** Call it again until the server answers. `onwait` is called once if it takes longer. */
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
