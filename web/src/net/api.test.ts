import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf, call, CallError } from "./api";

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, text: string) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status })));

describe("an address", () => {
  it("has its parts filled in, safely", () => {
    expect(addressOf("/api/tables/{table}/aids/{aid}", { table: "a/b", aid: "x" }, {})).toBe(
      "/api/tables/a%2Fb/aids/x",
    );
  });
  it("leaves out what is not asked for", () => {
    expect(addressOf("/api/x", {}, { seat: null, since: 0 })).toBe("/api/x?since=0");
  });
});

describe("a call", () => {
  it("gives what the server answers", async () => {
    answer(200, '{"open":[],"running":[]}');
    expect(await call("get", "/api/lobby")).toEqual({ open: [], running: [] });
  });
  it("that is refused is an error with the server's reason", async () => {
    const reason = { rule: "seat", key: "table-seat-taken", arguments: {} };
    answer(409, JSON.stringify({ reason }));
    const error = await call("get", "/api/lobby").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 409, reason });
  });
  it("whose answer makes no sense is a fault of the server", async () => {
    answer(502, "<html>");
    await expect(call("get", "/api/lobby")).rejects.toMatchObject({
      status: 502,
      reason: { key: "table-fault" },
    });
  });
  it("that reaches nobody says that the connection is lost", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(call("get", "/api/lobby")).rejects.toMatchObject({
      status: 0,
      reason: { key: "web-connection-lost" },
    });
  });
});
