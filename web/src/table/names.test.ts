import { describe, expect, it } from "vitest";
import { isolated } from "./names";

describe("a name in a sentence", () => {
  it("keeps its direction to itself where it is read from right to left", () => {
    expect(isolated("שלום")).toBe("\u2068שלום\u2069");
    expect(isolated("Zoë سلام")).toBe("\u2068Zoë سلام\u2069");
  });
  it("is left alone otherwise", () => {
    expect(isolated("Grüße 😀 Ня")).toBe("Grüße 😀 Ня");
  });
});
