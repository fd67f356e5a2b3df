import { describe, expect, it } from "vitest";
import { BEGINNING, goOn, leave, partNow, read, shareOf, type Lesson } from "./lesson";
import { parsed, withProgress } from "./progress";

/** A tutorial about a walk: the scene is the number of steps made. */
const lesson: Lesson<number> = {
  game: "walk",
  sceneOf: ({ steps }) => steps.length,
  parts: [
    { name: "stand", when: (made) => made === 0 },
    { name: "walk", does: true, when: (made) => made === 0 },
    { name: "rest", when: (made) => made >= 3 },
    { name: "end", last: true, when: (made) => made >= 5 },
  ],
};
const nameNow = (progress = BEGINNING): string | undefined => partNow(lesson, progress)?.name;

describe("a lesson", () => {
  it("tells the first part that has something to say", () => {
    expect(nameNow()).toBeUndefined();
    expect(nameNow(goOn(lesson, BEGINNING, 0))).toBe("stand");
    expect(nameNow(goOn(lesson, BEGINNING, 3))).toBe("rest");
  });

  it("stays with a part until it was read", () => {
    const told = goOn(lesson, BEGINNING, 0);
    expect(goOn(lesson, told, 0)).toBe(told);
    expect(nameNow(goOn(lesson, read(told), 0))).toBe("walk");
  });

  it("goes on by itself when the moment of a part is over", () => {
    const told = goOn(lesson, BEGINNING, 0);
    const later = goOn(lesson, told, 1);
    expect(nameNow(later)).toBeUndefined();
    expect(nameNow(goOn(lesson, later, 3))).toBe("rest");
  });

  it("tells nothing twice, though its moment comes again", () => {
    const later = goOn(lesson, goOn(lesson, BEGINNING, 0), 1);
    expect(nameNow(goOn(lesson, later, 0))).toBe("walk");
    const walked = goOn(lesson, goOn(lesson, later, 0), 1);
    expect(goOn(lesson, walked, 0)).toBe(walked);
  });

  it("comes to its end whatever was passed over", () => {
    const rested = read(goOn(lesson, BEGINNING, 9));
    const ended = goOn(lesson, rested, 9);
    expect(partNow(lesson, ended)?.last).toBe(true);
    expect(ended.told).toEqual(["rest", "end"]);
  });

  it("is silent for good once it was left", () => {
    const left = leave(goOn(lesson, BEGINNING, 0));
    expect(nameNow(left)).toBeUndefined();
    expect(goOn(lesson, left, 5)).toBe(left);
  });

  it("knows how much of it lies behind, also by what was passed over", () => {
    expect(shareOf(lesson, BEGINNING)).toBe(0);
    expect(shareOf(lesson, goOn(lesson, BEGINNING, 0))).toBe(0.25);
    expect(shareOf(lesson, goOn(lesson, BEGINNING, 3))).toBe(0.75);
  });
});

describe("what is remembered of lessons", () => {
  const progress = { told: ["stand"], open: true, left: false };

  it("comes back as it was", () => {
    expect(parsed(JSON.stringify([["one", progress]]))).toEqual([["one", progress]]);
  });

  it.each([
    null,
    "",
    "{",
    "7",
    '[["one"]]',
    '[["one", {"told": [1], "open": true, "left": false}]]',
  ])("is nothing where %j makes no sense", (text) => expect(parsed(text)).toEqual([]));

  it("holds each table once, the latest ones only", () => {
    const once = withProgress([["one", BEGINNING]], "one", progress);
    expect(once).toEqual([["one", progress]]);
    let many = once;
    for (let table = 0; table < 20; table++) many = withProgress(many, `${table}`, BEGINNING);
    expect(many.length).toBe(8);
    expect(many.at(-1)?.[0]).toBe("19");
  });
});
