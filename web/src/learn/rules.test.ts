import { describe, expect, it } from "vitest";
import { GAMES_WITH_RULES } from "./anchors";
import type { Outline } from "./outline";
import { fillOutline, paragraphOf, rulesOf, textsOf } from "./rules";

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
    expect(fillOutline(OUTLINE, text, "en")).toEqual([
      {
        name: "tile",
        title: "Tiles",
        paragraphs: [
          {
            name: "tile-fits",
            rules: ["CA 4.2"],
            words: "It fits.",
            examples: [{ name: "fits-not", words: "It does not." }],
            legend: false,
            notes: [],
          },
        ],
      },
    ]);
  });
  it("show what has no words by its name", () => {
    const [section] = fillOutline(OUTLINE, "section-tile = Tiles", "en");
    expect(section?.paragraphs[0]?.words).toBe("⟦tile-fits⟧");
    expect(section?.paragraphs[0]?.examples[0]?.words).toBe("⟦fits-not⟧");
  });
  it("have the notes of this language, and say which rules can be chosen", () => {
    const outline: Outline = {
      sections: [
        { name: "tile", paragraphs: [{ name: "fits", rules: [], notes: ["one", "two", "three"] }] },
      ],
      choices: ["three"],
    };
    const [section] = fillOutline(outline, "note-one = First.\nnote-three = Third.", "nl");
    expect(section?.paragraphs[0]?.notes).toEqual([
      { name: "one", words: "First.", isChoice: false },
      { name: "three", words: "Third.", isChoice: true },
    ]);
    expect(textsOf(section!.paragraphs[0]!)).toContain("Third.");
  });
  it("are there for every game that can be learned", async () => {
    for (const game of GAMES_WITH_RULES) {
      expect((await rulesOf(game, "hu")).length).toBeGreaterThan(5);
    }
  });
  it("are loaded by game and language", async () => {
    const sections = await rulesOf("carcassonne", "nl");
    expect(paragraphOf(sections, "CA 5.3")?.words).toContain("horige");
    expect(paragraphOf(sections, "CA 99")).toBeUndefined();
    await expect(rulesOf("chess", "en")).rejects.toThrow("chess");
  });
});
