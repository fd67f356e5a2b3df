/** A sandbox and the table whose position it copies: the link between them is in the address. */

import type { Table } from "../net/types";
import { call, CallError } from "../net/api";

export const sandboxPath = (sandbox: string, table: string): string =>
  `/t/${sandbox}?of=${encodeURIComponent(table)}`;

/** The table that the address names; null: none. */
export function originIn(search: string): string | null {
  const id = new URLSearchParams(search).get("of");
  return id !== null && /^[\w-]+$/.test(id) ? id : null;
}

/** The table that a sandbox copies, for its players' names and the way back; null: not known. */
export async function originOf(table: Table, search: string): Promise<Table | null> {
  const id = table.plan ? originIn(search) : null;
  if (id === null) return null;
  try {
    return await call("get", "/api/tables/{table}", { path: { table: id } });
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}
