import { expect, it } from "vitest";
import type { Table } from "../net/types";
import { sortTables } from "./sorting";

const table = (id: string, updated_at: number, status: Table["status"] = "running"): Table =>
  ({ id, updated_at, status }) as Table;

it("tables that wait for me come first, then the latest, and finished ones not at all", () => {
  const all = [table("old", 1), table("new", 9), table("due", 2), table("done", 10, "finished")];
  const ids = sortTables(all, new Set(["due", "done"])).map((one) => one.id);
  expect(ids).toEqual(["due", "new", "old"]);
});
