import { describe, expect, it } from "vitest";
import { blocksOf } from "./prose";

const text = (words: string) => ({ kind: "text", words });

describe("a text of the rules", () => {
  it("goes on from line to line", () => {
    expect(blocksOf("One line\nand the next.")).toEqual([
      { kind: "words", parts: [text("One line and the next.")] },
    ]);
  });
  it("has strong words and cites rules", () => {
    expect(blocksOf("**Road:** see CA 7.1 first.")).toEqual([
      {
        kind: "words",
        parts: [
          { kind: "strong", words: "Road:" },
          text(" see "),
          { kind: "rule", words: "CA 7.1" },
          text(" first."),
        ],
      },
    ]);
  });
  it("keeps sums together at the end of a line", () => {
    expect(blocksOf("gets 3 × 2 + 2 = 8 points")).toEqual([
      { kind: "words", parts: [text("gets 3\u00a0×\u00a02\u00a0+\u00a02\u00a0=\u00a08 points")] },
    ]);
  });
  it("has lists, whose items may take several lines", () => {
    expect(blocksOf("Steps:\n- draw\n- put it\n  down\n\nThen go on.")).toEqual([
      { kind: "words", parts: [text("Steps:")] },
      { kind: "list", items: [[text("draw")], [text("put it down")]] },
      { kind: "words", parts: [text("Then go on.")] },
    ]);
  });
});
