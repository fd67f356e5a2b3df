import { describe, expect, it } from "vitest";
import { MOST, recordIn, refusal, textOf } from "./opening";

const given = (files: Blob[], text = ""): DataTransfer =>
  ({ files, getData: () => text }) as unknown as DataTransfer;

describe("opening a file", () => {
  it("is refused where there is nothing or too much", () => {
    expect(refusal(0)?.key).toBe("record-empty");
    expect(refusal(MOST + 1)?.key).toBe("rp-file-large");
    expect(refusal(12_000)).toBeNull();
  });
  it("reads text, and says where it is none", async () => {
    expect(await textOf(new Blob(["Zsófi"]))).toBe("Zsófi");
    expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x80])]))).toBeNull();
  });
  it("takes a file that was dropped, or text that looks like a record", async () => {
    const file = new Blob(["x"]);
    expect(recordIn(given([file]))).toBe(file);
    expect(await recordIn(given([], ' {"mwr":1}'))?.text()).toBe(' {"mwr":1}');
    expect(recordIn(given([], "https://example.org/"))).toBeNull();
  });
});
