import { describe, expect, it } from "vitest";
import { tilePicture } from "./pictures";
import type { Options } from "./tilewords";

describe("the picture of a tile", () => {
  it("shows the points of the Key market that the table plays with", () => {
    const three = { key_market: 3 } as Options;
    expect(tilePicture("key_market", "front", 0, three)).toMatch(/key_market-front_3\.svg$/);
    expect(tilePicture("key_market", "front", 2, three)).toMatch(/key_market-front_3-2\.svg$/);
    expect(tilePicture("key_market", "front")).toMatch(/key_market-front\.svg$/);
    expect(tilePicture("scholar", "front", 0, three)).toMatch(/scholar-front\.svg$/);
  });
});
