import { expect, test } from "vitest";
import { isLocal } from "./links";

test.each([
  ["http://127.0.0.1:8722/t/x", true],
  ["http://localhost:8722/t/x", true],
  ["http://[::1]:8722/t/x", true],
  ["http://192.168.1.5:8722/t/x", false],
  ["https://localhost.example/t/x", false],
])("%s works only here: %s", (link, local) => expect(isLocal(link)).toBe(local));
