/** The user of this browser. No account is needed: a name is enough. */

import { call, CallError } from "./api";
import type { Me } from "./types";

/** undefined: not known yet; null: nobody so far. */
let me = $state.raw<Me | null | undefined>(undefined);

/** The name that a new user has typed, or that is suggested: the same on every page. */
export const newcomer = $state({ name: "" });

export const person = (): Me | null | undefined => me;

/** Ask the server who the user is. */
export async function loadPerson(): Promise<void> {
  try {
    me = await call("get", "/api/me");
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    me = undefined; // the next call asks again
  }
}

/** Become a user with the typed name, unless the server knows the user already. */
export async function ensurePerson(): Promise<Me> {
  if (me) return me;
  const { name } = newcomer;
  me = await call("post", "/api/me", { body: { name, kind: "person", token: false } });
  return me;
}

export async function updatePerson(wish: {
  name?: string;
  webhook?: string | null;
  public?: boolean;
}): Promise<void> {
  me = await call("patch", "/api/me", { body: wish });
}

/** Become the user that the link belongs to. */
export async function claim(code: string): Promise<void> {
  me = await call("post", "/api/me/claim", { body: { code } });
}

/** Sign out on this device; other devices stay signed in. */
export async function signOut(): Promise<void> {
  await call("post", "/api/me/leave");
  me = null;
}

/** Delete the user and all their data on the server. */
export async function deletePerson(): Promise<void> {
  await call("delete", "/api/me");
  me = null;
}
