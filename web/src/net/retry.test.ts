import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "./api";
import { retry } from "./retry";

const fails = (status: number): Promise<never> =>
  Promise.reject(new CallError(status, { rule: "x", key: "x", arguments: {} }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a question that must be answered", () => {
  it("is asked until somebody answers, and it is said once that it takes longer", async () => {
    const work = vi.fn().mockImplementationOnce(() => fails(0));
    work.mockImplementationOnce(() => fails(502)).mockImplementationOnce(() => fails(503));
    work.mockResolvedValue("here");
    const onwait = vi.fn();
    const answer = retry(work, onwait);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(answer).resolves.toBe("here");
    expect(work).toHaveBeenCalledTimes(4);
    expect(onwait).toHaveBeenCalledOnce();
  });
  it("is not asked again where the answer is no", async () => {
    const work = vi.fn(() => fails(404));
    await expect(retry(work, vi.fn())).rejects.toMatchObject({ status: 404 });
    expect(work).toHaveBeenCalledOnce();
  });
});
