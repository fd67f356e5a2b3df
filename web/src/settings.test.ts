import { describe, expect, it } from "vitest";
import { read } from "./settings.svelte";

describe("settings that were remembered", () => {
  it("come back", () => {
    const kept = {
      theme: "dark",
      sound: false,
      confirm: false,
      motion: "slow",
      bots: "instant",
    };
    expect(read(JSON.stringify(kept))).toEqual(kept);
  });
  it("are the usual ones where nothing was", () => {
    expect(read(null)).toEqual({
      theme: "auto",
      sound: true,
      confirm: true,
      motion: "normal",
      bots: "normal",
    });
  });
  it("are the usual ones where they make no sense", () => {
    expect(read("{")).toEqual(read(null));
    expect(read('{"theme":"pink","sound":"loud","bots":3}')).toEqual(read(null));
  });
  it("know the switch that animations had before they had speeds", () => {
    expect(read('{"motion":false}').motion).toBe("off");
    expect(read('{"motion":true}').motion).toBe("normal");
  });
});
