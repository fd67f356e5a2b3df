import type { Table } from "../net/types";

/** Tables that go on, those that wait for me first, then the latest. */
export function arranged(tables: readonly Table[], turns: ReadonlySet<string>): Table[] {
  const urgency = (table: Table): number => (turns.has(table.id) ? 0 : 1);
  return tables
    .filter((table) => table.status !== "finished")
    .sort((one, other) => urgency(one) - urgency(other) || other.updated_at - one.updated_at);
}
