import type { Table } from "../net/types";

/** Running tables: first those waiting for the user, then the latest. */
export function sortTables(tables: readonly Table[], turns: ReadonlySet<string>): Table[] {
  const urgency = (table: Table): number => (turns.has(table.id) ? 0 : 1);
  return tables
    .filter((table) => table.status !== "finished")
    .sort((one, other) => urgency(one) - urgency(other) || other.updated_at - one.updated_at);
}
