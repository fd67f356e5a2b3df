import { describe, expect, it } from "vitest";
import { keyed } from "./keyed";
import { reasonWords } from "./reasons";

const NAMES = ["Anna", "Ben", "Cleo"];
const known = (key: string): boolean => key.startsWith("cc-");

describe("reasons", () => {
  it("name the other players", () => {
    const joins = { key: "cc-reason-joins", arguments: { kind: "city" }, seats: [1, 2] };
    expect(reasonWords([joins], NAMES, keyed, known)).toEqual([
      "Cc-reason-joins(kind: city, names: Ben, Cleo)",
    ]);
  });
  it("without a text are left out", () => {
    const strange = { key: "dice-reason", arguments: {}, seats: [] };
    expect(reasonWords([strange], NAMES, keyed, known)).toEqual([]);
  });
  it("are missing in older analyses", () => {
    expect(reasonWords(undefined, NAMES, keyed, known)).toEqual([]);
  });
});
