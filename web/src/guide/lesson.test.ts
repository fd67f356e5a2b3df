import { describe, expect, it } from "vitest";
import { BEGINNING, advance, leave, partNow, read, shareOf, type Lesson } from "./lesson";
import { chaptersIn, parsed, withProgress } from "./progress";

/** A tutorial about a walk: the scene is the number of steps made. */
const lesson: Lesson<number> = {
  game: "walk",
  chapter: "first",
  sceneOf: ({ steps }) => steps.length,
  turnOf: () => 0,
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
    expect(nameNow(advance(lesson, BEGINNING, 0))).toBe("stand");
    expect(nameNow(advance(lesson, BEGINNING, 3))).toBe("rest");
  });

  it("stays with a part until it was read", () => {
    const shown = advance(lesson, BEGINNING, 0);
    expect(advance(lesson, shown, 0)).toBe(shown);
    expect(nameNow(advance(lesson, read(shown), 0))).toBe("walk");
  });

  it("goes on by itself when the moment of a part is over", () => {
    const shown = advance(lesson, BEGINNING, 0);
    const later = advance(lesson, shown, 1);
    expect(nameNow(later)).toBeUndefined();
    expect(nameNow(advance(lesson, later, 3))).toBe("rest");
  });

  it("tells nothing twice, though its moment comes again", () => {
    const later = advance(lesson, advance(lesson, BEGINNING, 0), 1);
    expect(nameNow(advance(lesson, later, 0))).toBe("walk");
    expect(nameNow(advance(lesson, advance(lesson, BEGINNING, 3), 0))).toBe("stand");
    const rested = advance(lesson, BEGINNING, 3);
    expect(nameNow(advance(lesson, advance(lesson, rested, 1), 3))).toBeUndefined();
  });

  it("comes to its end whatever was passed over", () => {
    const rested = read(advance(lesson, BEGINNING, 9));
    const ended = advance(lesson, rested, 9);
    expect(partNow(lesson, ended)?.last).toBe(true);
    expect(ended.shown.map((one) => one.part)).toEqual(["rest", "end"]);
  });

  it("is silent for good once it was left", () => {
    const left = leave(advance(lesson, BEGINNING, 0));
    expect(nameNow(left)).toBeUndefined();
    expect(advance(lesson, left, 5)).toBe(left);
  });

  it("knows how much of it lies behind, also by what was passed over", () => {
    expect(shareOf(lesson, BEGINNING)).toBe(0);
    expect(shareOf(lesson, advance(lesson, BEGINNING, 0))).toBe(0.25);
    expect(shareOf(lesson, advance(lesson, BEGINNING, 3))).toBe(0.75);
  });
});

describe("a turn", () => {
  interface Spot {
    turns: number;
    chosen: string | null;
    last?: string;
  }
  const turns: Lesson<Spot> = {
    game: "shop",
    chapter: "first",
    sceneOf: () => ({ turns: 0, chosen: null }),
    turnOf: (spot) => spot.turns,
    parts: [
      {
        name: "choose",
        does: true,
        when: (spot) => spot.turns === 0 && spot.chosen === null,
        instead: (spot) => (spot.last === "tea" ? null : "drink"),
      },
      { name: "pay", does: true, when: (spot) => spot.chosen !== null },
    ],
  };
  const at = (progress = BEGINNING): string | undefined => partNow(turns, progress)?.name;
  const asked = advance(turns, BEGINNING, { turns: 0, chosen: null });
  const paying = advance(turns, asked, { turns: 0, chosen: "milk" });

  it("is shown again when its steps are undone", () => {
    expect([at(asked), at(paying)]).toEqual(["choose", "pay"]);
    expect(at(advance(turns, paying, { turns: 0, chosen: null }))).toBe("choose");
  });

  it("is shown again when it was taken back", () => {
    const over = advance(turns, paying, { turns: 1, chosen: null, last: "milk" });
    expect(at(over)).toBeUndefined();
    expect(at(advance(turns, over, { turns: 0, chosen: null }))).toBe("choose");
  });

  it("that was not as suggested is noticed with the next part, and not with those after it", () => {
    const parts = [
      ...turns.parts,
      { name: "thanks", when: (spot: Spot) => spot.turns === 1 },
      { name: "again", when: (spot: Spot) => spot.turns === 1 },
    ];
    const longer = { ...turns, parts };
    const over = { turns: 1, chosen: null, last: "milk" };
    const thanks = advance(longer, paying, over);
    expect([thanks.now, thanks.instead]).toEqual(["thanks", "drink"]);
    const again = advance(longer, read(thanks), over);
    expect([again.now, again.instead]).toEqual(["again", null]);
  });

  it("that was not as suggested is noticed, until the next one is over", () => {
    const over = advance(turns, paying, { turns: 1, chosen: null, last: "milk" });
    expect(over.instead).toBe("drink");
    expect(advance(turns, over, { turns: 2, chosen: null, last: "milk" }).instead).toBeNull();
    expect(advance(turns, paying, { turns: 1, chosen: null, last: "tea" }).instead).toBeNull();
  });
});

describe("what is remembered of lessons", () => {
  const shown = [{ part: "stand", turn: 0 }];
  const progress = { shown, now: "stand", turn: 0, instead: null, left: false };

  it("comes back as it was", () => {
    expect(parsed(JSON.stringify([["one", progress]]))).toEqual([["one", progress]]);
  });

  it.each([
    null,
    "",
    "{",
    "7",
    '[["one"]]',
    '[["one", {"shown": ["stand"], "open": true, "left": false}]]',
    '[["one", {"shown": [1], "now": null, "turn": 0, "instead": null, "left": false}]]',
  ])("is nothing where %j makes no sense", (text) => expect(parsed(text)).toEqual([]));

  it("holds each table once, the latest ones only", () => {
    const once = withProgress([["one", BEGINNING]], "one", progress);
    expect(once).toEqual([["one", progress]]);
    let many = once;
    for (let table = 0; table < 20; table++) many = withProgress(many, `${table}`, BEGINNING);
    expect(many.length).toBe(8);
    expect(many.at(-1)?.[0]).toBe("19");
  });

  it("has the chapters that were completed", () => {
    expect(chaptersIn(JSON.stringify(["keyflower/bids", 7]))).toEqual(["keyflower/bids"]);
    expect([chaptersIn(null), chaptersIn("{")]).toEqual([[], []]);
  });
});
