import { describe, expect, it } from "vitest";
import { ago, clockAfter, clockFace, dateTime, largestUnit } from "./time";

describe("a clock", () => {
  it("shows minutes and seconds", () => {
    expect(clockFace(9_000)).toBe("0:09");
    expect(clockFace(760_000)).toBe("12:40");
  });
  it("shows hours where there are some", () => {
    expect(clockFace(3_723_000)).toBe("1:02:03");
  });
  it("shows a second that has begun as a whole one", () => {
    expect(clockFace(8_001)).toBe("0:09");
  });
  it("never shows less than nothing", () => {
    expect(clockFace(-5_000)).toBe("0:00");
  });
  it("of days says days, on the last two hours, in the last hour minutes", () => {
    const hour = 3_600_000;
    expect(largestUnit(71 * hour)).toEqual({ unit: "days", number: 2 });
    expect(largestUnit(47 * hour + 5)).toEqual({ unit: "hours", number: 47 });
    expect(largestUnit(hour - 1)).toEqual({ unit: "minutes", number: 60 });
    expect(largestUnit(-1)).toEqual({ unit: "minutes", number: 0 });
  });
});

describe("a clock that the server has read", () => {
  const clock = { left: 60_000, running: true, starts_in: 0 };
  it("runs on, but not backwards", () => {
    expect(clockAfter(clock, 1_000)).toEqual({ left: 59_000, wait: 0 });
    expect(clockAfter(clock, -1_000)).toEqual({ left: 60_000, wait: 0 });
    expect(clockAfter({ ...clock, running: false }, 1_000)).toEqual({ left: 60_000, wait: 0 });
  });
  it("stands until its player may be there", () => {
    const waits = { ...clock, starts_in: 5_000 };
    expect(clockAfter(waits, 2_000)).toEqual({ left: 60_000, wait: 3_000 });
    expect(clockAfter(waits, 6_000)).toEqual({ left: 59_000, wait: 0 });
    expect(clockAfter({ ...waits, running: false }, 6_000)).toEqual({ left: 60_000, wait: 0 });
  });
});

it("of a day is told with its date, in the reader's language", () => {
  const at = new Date(2026, 10, 14, 18, 5).getTime();
  expect(dateTime(at, "en")).toBe("Nov 14, 18:05");
  expect(dateTime(at, "ru")).toBe("14 нояб., 18:05");
});

describe("a time that is past", () => {
  it("is told in the largest unit that fits, in the reader's language", () => {
    expect(ago(0, 3 * 60_000, "en")).toBe("3 minutes ago");
    expect(ago(0, 2 * 86_400_000, "nl")).toBe("eergisteren");
  });
  it("is now where it is less than a minute, or our clock runs behind", () => {
    expect(ago(0, 30_000, "en")).toBe("now");
    expect(ago(90_000, 0, "en")).toBe("now");
  });
});
