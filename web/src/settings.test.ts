import { describe, expect, it } from "vitest";
import { parseSettings } from "./settings.svelte";

describe("settings that were remembered", () => {
  it("come back", () => {
    const kept = {
      theme: "dark",
      sound: false,
      confirm: false,
      motion: "slow",
      bots: "instant",
    };
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
  });
  it("are the usual ones where nothing was", () => {
    expect(parseSettings(null)).toEqual({
      theme: "auto",
      sound: true,
      confirm: true,
      motion: "normal",
      bots: "normal",
    });
  });
  it("are the usual ones where they make no sense", () => {
    expect(parseSettings("{")).toEqual(parseSettings(null));
    expect(parseSettings('{"theme":"pink","sound":"loud","bots":3}')).toEqual(parseSettings(null));
  });
  it("know the switch that animations had before they had speeds", () => {
    expect(parseSettings('{"motion":false}').motion).toBe("off");
    expect(parseSettings('{"motion":true}').motion).toBe("normal");
  });
});
