/** Calls to the server, typed by its OpenAPI document. A refusal is an error with its reason. */

import type { paths } from "../generated/api";
import type { Reason } from "../words/words.svelte";

export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Reason,
    /** The whole response body, for callers that need more of it. */
    readonly form: unknown = undefined,
  ) {
    super(reason.key);
  }
}

const AWAY: Reason = { rule: "connection", key: "web-connection-lost", arguments: {} };

type Method = "get" | "post" | "put" | "patch" | "delete";
type Operation<P extends keyof paths, M extends Method> = paths[P][M];
type Body<O> = O extends { requestBody?: { content: { "application/json": infer B } } } ? B : never;
type Good<O> = O extends { responses: infer R } ? R[keyof R & (200 | 201 | 202)] : never;
type Answer<O> = Good<O> extends { content: { "application/json": infer A } } ? A : undefined;

export interface Extras<B> {
  path?: Record<string, string | number>;
  query?: object;
  body?: B;
}

/** `call("post", "/api/tables/{table}/rematch", { path: { table } })` */
export async function call<P extends keyof paths, M extends Method>(
  method: M,
  path: P,
  extras: Extras<Body<Operation<P, M>>> = {},
): Promise<Answer<Operation<P, M>>> {
  const address = addressOf(path, extras.path ?? {}, extras.query ?? {});
  const sent: RequestInit = { method: method.toUpperCase(), credentials: "same-origin" };
  if (extras.body !== undefined) {
    sent.headers = { "Content-Type": "application/json" };
    sent.body = JSON.stringify(extras.body);
  }
  const response = await fetch(address, sent).catch(() => {
    throw new CallError(0, AWAY);
  });
  const text = await response.text();
  const form: unknown = text === "" ? undefined : readJson(text);
  if (!response.ok) throw new CallError(response.status, reasonOf(form), form);
  return form as Answer<Operation<P, M>>;
}

export function addressOf(
  path: string,
  parts: Record<string, string | number>,
  query: object,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts[name])),
  );
  const pairs = Object.entries(query)
    .filter(([, value]: [string, unknown]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
  return pairs.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(pairs as [string, string][])}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // a record is not JSON
  }
}

function reasonOf(form: unknown): Reason {
  const reason = (form as { reason?: Reason } | undefined)?.reason;
  return reason ?? { rule: "server", key: "table-fault", arguments: {} };
}
