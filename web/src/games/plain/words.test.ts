import { beforeAll, expect, test, vi } from "vitest";
import { loadWordsOf, setLanguage } from "../../words/words.svelte";
import { actionWords, eventWords, fieldsOf } from "./words";

const WORDS = `
pig-action-roll = Roll the die
pig-action-hold = Hold { $value }
pig-event-rolled = { $name } rolls a { $die }
pig-field-turn_total = This turn
pig-value-lost = all lost
`;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(WORDS)));
  await setLanguage("en", false);
  await loadWordsOf("pig");
});

test("an action is its name and its value", () => {
  expect(actionWords("dice", { roll: true })).toBe("Roll");
  expect(actionWords("dice", { call: 3 })).toBe("Call 3");
  expect(actionWords("dice", { take_card: null })).toBe("Take card –");
  expect(actionWords("dice", { place: { x: 1, y: -2 } })).toBe("Place x 1, y −2");
});

test("a game brings words of its own", () => {
  expect(actionWords("pig", { roll: true })).toBe("Roll the die");
  expect(actionWords("pig", { hold: 12 })).toBe("Hold 12");
  expect(eventWords("pig", { event: "rolled", seat: 1, die: 6 }, ["Ada", "Ben"])).toBe(
    "Ben rolls a 6",
  );
});

test("an event says who did what, and its details", () => {
  const names = ["Ada", "Ben"];
  expect(eventWords("dice", { event: "was_dealt", seat: 0, shown: [4] }, names)).toBe(
    "Ada: was dealt (shown 4)",
  );
  expect(eventWords("dice", { event: "dealt", seat: 1, shown: [] }, names)).toBe("Ben: dealt");
  expect(eventWords("dice", { event: "ended" }, names)).toBe("ended");
});

test("a position is a list of fields, by seat where a list is as long as there are seats", () => {
  const view = { turn_total: 7, points: [3, 12], last: "lost", dice: { red: 2, blue: [] } };
  expect(fieldsOf("pig", view, 2)).toEqual([
    { name: "turn_total", label: "This turn", part: { kind: "text", text: "7" } },
    { name: "points", label: "Points", part: { kind: "seats", texts: ["3", "12"] } },
    { name: "last", label: "Last", part: { kind: "text", text: "all lost" } },
    {
      name: "dice",
      label: "Dice",
      part: {
        kind: "fields",
        fields: [
          { name: "red", label: "Red", part: { kind: "text", text: "2" } },
          { name: "blue", label: "Blue", part: { kind: "text", text: "–" } },
        ],
      },
    },
  ]);
});
