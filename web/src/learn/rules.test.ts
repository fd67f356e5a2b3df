import { describe, expect, it } from "vitest";
import { TOLD } from "./anchors";
import type { Outline } from "./outline";
import { paragraphOf, rulesOf, tell } from "./rules";

const OUTLINE: Outline = {
  sections: [
    {
      name: "tile",
      paragraphs: [{ name: "fits", rules: ["CA 4.2"], examples: ["fits-not"] }],
    },
  ],
};

describe("the rules of a game", () => {
  it("are the outline with the words of the language", () => {
    const text = "section-tile = Tiles\ntile-fits = It fits.\n    .fits-not = It does not.";
    expect(tell(OUTLINE, text, "en")).toEqual([
      {
        name: "tile",
        title: "Tiles",
        paragraphs: [
          {
            name: "tile-fits",
            rules: ["CA 4.2"],
            words: "It fits.",
            examples: [{ name: "fits-not", words: "It does not." }],
          },
        ],
      },
    ]);
  });
  it("show what has no words by its name", () => {
    const [section] = tell(OUTLINE, "section-tile = Tiles", "en");
    expect(section?.paragraphs[0]?.words).toBe("⟦tile-fits⟧");
    expect(section?.paragraphs[0]?.examples[0]?.words).toBe("⟦fits-not⟧");
  });
  it("are there for every game that can be learned", async () => {
    for (const game of TOLD) expect((await rulesOf(game, "hu")).length).toBeGreaterThan(5);
  });
  it("are loaded by game and language", async () => {
    const sections = await rulesOf("carcassonne", "nl");
    expect(paragraphOf(sections, "CA 5.3")?.words).toContain("horige");
    expect(paragraphOf(sections, "CA 99")).toBeUndefined();
    await expect(rulesOf("chess", "en")).rejects.toThrow("chess");
  });
});
