import { afterEach, describe, expect, it, vi } from "vitest";
import { lastOf, ownSeat, sourceOf } from "./source";

/** A server that answers everything, and records the requests. */
function serve(): { address: string; body: unknown }[] {
  const asked: { address: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (address: string, sent: RequestInit) => {
    asked.push({ address, body: sent.body ? JSON.parse(sent.body as string) : null });
    const form = { game: "tarock", entries: 9, frames: [{ entry: 4 }] };
    return Promise.resolve(new Response(JSON.stringify(form)));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a replay's source", () => {
  it("asks a table of the server by its id", async () => {
    const asked = serve();
    const found = await sourceOf({ table: "abc" }).positions(40, 79, 2);
    expect(found).toEqual([{ entry: 4 }]);
    const query = "first=40&last=79&seat=2&views=true";
    expect(asked[0]?.address).toBe(`/api/tables/abc/replay?${query}`);
  });
  it("sends a record along", async () => {
    const asked = serve();
    await sourceOf({ record: "…" }).positions(0, 39, null);
    expect(asked[0]).toEqual({
      address: "/api/replay",
      body: { record: "…", first: 0, last: 39, seat: null, views: true },
    });
  });
  it("tells what the record says of itself", async () => {
    const asked = serve();
    const { head, frames } = await sourceOf({ table: "abc" }).open();
    expect(head).toEqual({ game: "tarock", entries: 9 });
    expect(frames).toEqual([{ entry: 4 }]);
    expect(asked[0]?.address).toBe("/api/tables/abc/replay?first=0&views=false");
  });
  it("asks aids of a table or of a record alike", async () => {
    const asked = serve();
    await sourceOf({ table: "abc" }).aid("odds", 7, 1);
    await sourceOf({ record: "…" }).aid("odds", 7, null);
    expect(asked).toEqual([
      { address: "/api/tables/abc/replay/aids/odds?entry=7&seat=1", body: null },
      { address: "/api/replay/aid", body: { record: "…", aid: "odds", entry: 7, seat: null } },
    ]);
  });
});

describe("the last entry to look at", () => {
  const reason = { rule: "CA 4.2", key: "x", arguments: {} };
  it("is the last of the record", () => {
    expect(lastOf({ entries: 9, fault: null })).toBe(9);
    expect(lastOf({ entries: 9, fault: { entry: null, line: 3, reason } })).toBe(9);
  });
  it("lies before the entry that breaks a rule", () => {
    expect(lastOf({ entries: 9, fault: { entry: 5, line: 6, reason } })).toBe(4);
  });
});

describe("the user's seat", () => {
  const seatsOf = (owners: readonly boolean[]): void => {
    const seats = owners.map((owner, seat) => ({ seat, owner }));
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ seats }))));
  };

  it("is the only one that the user has at the table", async () => {
    seatsOf([false, true, false]);
    expect(await ownSeat({ table: "abc" })).toBe(1);
  });
  it("is none for a spectator, around one screen, and for a file", async () => {
    seatsOf([false, false]);
    expect(await ownSeat({ table: "abc" })).toBeNull();
    seatsOf([true, true]);
    expect(await ownSeat({ table: "abc" })).toBeNull();
    expect(await ownSeat({ record: "…" })).toBeNull();
  });
});
