import { describe, expect, it } from "vitest";
import { anchorOf, CITED, gameOf, linkTo, ruleAt } from "./anchors";

describe("the number of a rule", () => {
  it("is an anchor, and the anchor is the number", () => {
    for (const rule of ["CA 4.2", "CA 13", "KF B6", "KF F10"]) {
      expect(ruleAt(`#${anchorOf(rule)}`)).toBe(rule);
    }
  });
  it("links to its paragraph in the rules of its game", () => {
    expect(linkTo("KF B6")).toBe("/learn/keyflower#KF-B6");
    expect(linkTo("CA 4.2")).toBe("/learn/carcassonne#CA-4.2");
  });
  it("is not what other anchors and the names of fields are", () => {
    expect(ruleAt("#section-tile")).toBeNull();
    expect(ruleAt("")).toBeNull();
    expect(gameOf("follower.at")).toBeNull();
    expect(gameOf("XX 1")).toBeNull();
  });
  it("is found wherever a text cites it", () => {
    const text = "See CA 11.3, KF Z5. Not NASA 5 or CA alone.";
    expect([...text.matchAll(CITED)].map((found) => found[0])).toEqual(["CA 11.3", "KF Z5"]);
  });
});
