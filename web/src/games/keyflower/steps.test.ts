import { describe, expect, it } from "vitest";
import { offersOf } from "./offers";
import { stepsOf } from "./steps";

describe("the steps that may be taken", () => {
  it("are sorted by what they are about", () => {
    const steps = stepsOf([
      { pass: true },
      { bid: "keywood" },
      { use: "keywood" },
      { use: "home_1" },
      { workers: { colour: "red", number: 2 } },
    ]);
    expect(steps.mayPass).toBe(true);
    expect(steps.mayFinish).toBe(false);
    expect(steps.bids).toEqual(["keywood"]);
    expect(steps.uses).toEqual(["keywood", "home_1"]);
    expect(steps.workers).toEqual([{ colour: "red", number: 2 }]);
  });

  it("are none when there are none", () => {
    expect(stepsOf([]).mayPass).toBe(false);
  });
});

describe("payments", () => {
  const speak = (key: string, args: Record<string, unknown> = {}): string =>
    `${key}(${Object.values(args).join(",")})`;

  it("are offered with the workers of a losing group named", () => {
    const steps = stepsOf([{ pay_worker: "yellow" }, { pay_group: "keywood" }]);
    const offers = offersOf(steps, [{ tile: "keywood", colour: "red", number: 3 }]);
    expect(offers.map((offer) => offer.action)).toEqual([
      { pay_worker: "yellow" },
      { pay_group: "keywood" },
    ]);
    expect(offers[1]?.words(speak)).toContain("amount-red(3)");
  });

  it("of skills and choices of resources are offered too", () => {
    const offers = offersOf(stepsOf([{ pay_skill: "saw" }, { choose: "iron" }]), []);
    expect(offers.map((offer) => offer.piece)).toEqual(["saw", "iron"]);
  });
});
