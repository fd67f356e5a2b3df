import { describe, expect, it } from "vitest";
import type { Table } from "../net/types";
import { botName } from "./names";
import { styleIn, styleName, styleNames, withoutStyle } from "./styles";

describe("the style of a bot", () => {
  it("follows the last plus sign of its spec", () => {
    expect([withoutStyle("club+farmer"), styleIn("club+farmer")]).toEqual(["club", "farmer"]);
    expect([withoutStyle("search:2s+saver"), styleIn("search:2s+saver")]).toEqual([
      "search:2s",
      "saver",
    ]);
  });
  it("is empty if the spec has none", () => {
    expect([withoutStyle("search:2s"), styleIn("search:2s")]).toEqual(["search:2s", ""]);
    expect(styleName("chess", "")).toBe("");
  });
  it("does not change the bot's name", () => {
    expect([botName("zen+gambit"), botName("zen:5+gambit")]).toEqual(["zen", "zen"]);
  });
  it("has its own name if the game gives it none", () => {
    expect(styleName("chess", "gambit")).toBe("gambit");
    const seats = [{ bot: null }, { bot: "zen" }, { bot: "zen+gambit" }];
    expect(styleNames({ game: "chess", seats } as unknown as Table)).toEqual(["", "", "gambit"]);
  });
});
