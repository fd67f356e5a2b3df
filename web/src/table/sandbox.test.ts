import { expect, it } from "vitest";
import { originIn, sandboxPath } from "./sandbox";

it("a sandbox's address names the table that it copies", () => {
  expect(sandboxPath("copy", "real-1")).toBe("/t/copy?of=real-1");
  expect(originIn("?of=real-1")).toBe("real-1");
});

it("an address without a table, or with none that can be one, names none", () => {
  expect(originIn("")).toBeNull();
  expect(originIn("?of=../me")).toBeNull();
});
