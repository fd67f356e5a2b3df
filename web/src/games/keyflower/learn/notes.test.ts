import { describe, expect, test } from "vitest";
import { finds, wordsOf } from "../../../learn/finding";
import { paragraphOf, rulesOf, textsOf, type Note } from "../../../learn/rules";
import { LANGUAGES, type Language } from "../../../words/languages";
import outline from "./outline.json";

const CODES = Object.keys(LANGUAGES) as Language[];

const notesOf = async (language: Language): Promise<Note[]> =>
  (await rulesOf("keyflower", language))
    .flatMap((section) => section.paragraphs)
    .flatMap((paragraph) => paragraph.notes);

describe("the notes on printed rulebooks", () => {
  test("are in every language", async () => {
    for (const language of CODES) expect((await notesOf(language)).length).toBeGreaterThan(4);
  });
  test("tell of the book of their language only", async () => {
    const at = async (language: Language): Promise<string[] | undefined> =>
      paragraphOf(await rulesOf("keyflower", language), "KF F4")?.notes.map(({ name }) => name);
    expect(await at("ru")).toEqual(["D3"]);
    expect(await at("ro")).toEqual(["D23", "D24", "D27"]);
    expect(await at("hu")).toEqual([]);
  });
  test("stand at paragraphs with a rule", () => {
    const paragraphs = outline.sections.flatMap((section) => section.paragraphs);
    const noted = paragraphs.filter((one) => "notes" in one);
    expect(noted.length).toBeGreaterThan(30);
    expect(noted.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });
  test("are written in their own language", async () => {
    const english = (await notesOf("en")).map(({ words }) => words);
    for (const language of CODES.filter((one) => one !== "en")) {
      for (const { name, words } of await notesOf(language)) {
        expect(english, `${language} ${name}`).not.toContain(words);
        expect(words, `${language} ${name}`).not.toMatch(/\b(the|rulebook|with|players?)\b/i);
        if (language === "ru") expect(words, name).toMatch(/[а-яё]{4}/i);
      }
    }
  });
  test("are found by a search", async () => {
    const sections = await rulesOf("keyflower", "ru");
    const found = sections
      .flatMap(({ paragraphs }) => paragraphs)
      .filter((one) => finds(wordsOf("печатным рынок"), textsOf(one)));
    expect(found.map(({ name }) => name)).toEqual(["scoring-items"]);
  });
});
