import { describe, expect, test } from "vitest";
import { checksum, decode, encode } from "./code";

const VALUE = { seats: 2, tiles: [["D", 0, -1, 3]], names: ["Ő", "“x”"] };

describe("a position in an address", () => {
  test("comes back as it was", () => {
    expect(decode(encode(VALUE))).toEqual({ value: VALUE });
    expect(decode(encode(null))).toEqual({ value: null });
  });

  test("needs no escape in an address", () => {
    const code = encode({ all: Array.from({ length: 300 }, (_, at) => String.fromCharCode(at)) });
    expect(encodeURIComponent(code)).toBe(code);
  });

  test("is refused if one sign differs, is missing or is added", () => {
    const code = encode(VALUE);
    for (let at = 0; at < code.length; at++) {
      const sign = code[at] === "a" ? "b" : "a";
      expect(decode(code.slice(0, at) + sign + code.slice(at + 1))).toHaveProperty("fault");
      expect(decode(code.slice(0, at) + code.slice(at + 1))).toHaveProperty("fault");
    }
    expect(decode(`${code}A`)).toEqual({ fault: "damaged" });
  });

  test("is refused if it is no code at all", () => {
    for (const text of ["", "x", "1", "1..", "1.00000000.", "%", "1.zzzzzzzz.AAAA"]) {
      expect(decode(text)).toEqual({ fault: "damaged" });
    }
  });

  test("says that a newer page wrote it", () => {
    expect(decode(encode(VALUE).replace(/^1/, "2"))).toEqual({ fault: "newer" });
    expect(decode(encode(VALUE).replace(/^1/, "0"))).toEqual({ fault: "damaged" });
  });

  test("has the checksum that others compute too", () => {
    expect(checksum("123456789")).toBe("cbf43926"); // the published test value of CRC-32
  });

  test("is refused if its content is not JSON", () => {
    const content = btoa("{nonsense").replace(/=+$/, "");
    expect(decode(`1.${checksum(content)}.${content}`)).toEqual({ fault: "damaged" });
  });
});
