import { describe, expect, it } from "vitest";
import { read } from "./settings.svelte";

describe("settings that were remembered", () => {
  it("come back", () => {
    const kept = { theme: "dark", sound: false, confirm: false, motion: false };
    expect(read(JSON.stringify(kept))).toEqual(kept);
  });
  it("are the usual ones where nothing was", () => {
    expect(read(null)).toEqual({ theme: "auto", sound: true, confirm: true, motion: true });
  });
  it("are the usual ones where they make no sense", () => {
    expect(read("{")).toEqual(read(null));
    expect(read('{"theme":"pink","sound":"loud"}')).toEqual(read(null));
  });
});
