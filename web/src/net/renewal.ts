/**
 * A part of the page that cannot be had: the server was renewed and has other parts now, or it is
 * out of reach. As soon as it answers the page is loaded anew; every place has a link, and what
 * was done is with the server.
 */

import { call } from "./api";
import { retry } from "./retry";

const REMEMBERED = "meeplewright.renewed";
const BREATH = 10_000; // milliseconds: a page that has just been loaded anew takes its time

const sleep = (time: number): Promise<void> => new Promise((wake) => setTimeout(wake, time));

/** From now on. `onwait` is called when the server does not answer at once. */
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
