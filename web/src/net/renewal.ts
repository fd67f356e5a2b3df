/**
 * Handles a part of the page that cannot be loaded: the server was updated and has other files now,
 * or it cannot be reached. The page is reloaded as soon as the server answers. Nothing is lost:
 * every place has a link, and all moves are on the server.
 */

import { call } from "./api";
import { retry } from "./retry";

const REMEMBERED = "meeplewright.renewed";
const BREATH = 10_000; // milliseconds: leave time for a page that has just been reloaded

const sleep = (time: number): Promise<void> => new Promise((wake) => setTimeout(wake, time));

/** Start now. `onwait` is called if the server does not answer at once. */
export function renewWhenParted(onwait: () => void): void {
  const missing = (): void => void renew(onwait);
  addEventListener("vite:preloadError", missing, { once: true });
}

async function renew(onwait: () => void): Promise<void> {
  const last = Number(sessionStorage.getItem(REMEMBERED) ?? 0);
  if (Date.now() - last < BREATH) await sleep(BREATH);
  await retry(() => call("get", "/api/games"), onwait);
  sessionStorage.setItem(REMEMBERED, String(Date.now()));
  location.reload();
}
