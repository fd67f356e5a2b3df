/**
 * Handles a part of the page that cannot be loaded: the server was updated and has other files now,
 * or it cannot be reached. The page is reloaded as soon as the server answers. Nothing is lost:
 * every place has a link, and all moves are on the server.
 */

import { call } from "./api";
import { retry } from "./retry";

const STORAGE_KEY = "meeplewright.reloaded";
const MIN_INTERVAL = 10_000; // milliseconds: leave time for a page that has just been reloaded

const sleep = (time: number): Promise<void> => new Promise((wake) => setTimeout(wake, time));

/** Start now. `onwait` is called if the server does not answer at once. */
export function reloadWhenOutdated(onwait: () => void): void {
  const missing = (): void => void reload(onwait);
  addEventListener("vite:preloadError", missing, { once: true });
}

async function reload(onwait: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
  if (Date.now() - last < MIN_INTERVAL) await sleep(MIN_INTERVAL);
  await retry(() => call("get", "/api/games"), onwait);
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
}
