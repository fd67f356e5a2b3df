/** Who sits at this browser. Nobody needs an account: a name is enough, and one click gives it. */

import { call, CallError } from "./api";
import type { Me } from "./types";

/** undefined: not known yet; null: nobody so far. */
let me = $state.raw<Me | null | undefined>(undefined);

export const person = (): Me | null | undefined => me;

/** Ask the server who we are. */
export async function recognise(): Promise<void> {
  try {
    me = await call("get", "/api/me");
  } catch (error) {
    // Without a connection nobody knows; the next call will ask again.
    me = error instanceof CallError && error.status !== 401 ? undefined : null;
  }
}

/** Be somebody of this name from now on, or stay who one is. */
export async function become(name: string): Promise<Me> {
  if (me) return me;
  me = await call("post", "/api/me", { body: { name, kind: "person", token: false } });
  return me;
}

export async function change(wish: { name?: string; webhook?: string | null }): Promise<void> {
  me = await call("patch", "/api/me", { body: wish });
}

/** Be the person whose link it is. */
export async function claim(code: string): Promise<void> {
  me = await call("post", "/api/me/claim", { body: { code } });
}

/** This device knows nobody any more; other devices of the same person stay. */
export async function leave(): Promise<void> {
  await call("post", "/api/me/leave");
  me = null;
}

/** The server forgets the person and all traces. */
export async function vanish(): Promise<void> {
  await call("delete", "/api/me");
  me = null;
}
