import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, TableLink } from "./link.svelte";
import type { Step } from "./types";

/** A WebSocket controlled by the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): this {
    this.readyState = Wire.OPEN;
    this.onopen();
    return this;
  }
  tell(message: object): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const wire = (): Wire => Wire.all.at(-1) as Wire;
const step = (version: number): Step => ({ version, at: 0, kind: "do", seat: 0, events: [] });
const welcome = (seat: number | null) => ({
  type: "welcome",
  table: { id: "t" },
  you: { person: "p", seats: [0, 1] },
  seat,
  presence: { seats: [], spectators: 0 },
  chat: [],
});
const state = (version: number, seat: number | null, steps: Step[] = []) => ({
  type: "state",
  version,
  seat,
  at: 0,
  steps,
  actors: [2],
  drivers: [null, null, "club"],
  clocks: [],
});
const versions = (link: TableLink): number[] => link.steps.map((one) => one.version);
const past = vi.fn(() => Promise.resolve([step(1), step(2)]));

function begun(seat: number | null = 0): TableLink {
  const link = new TableLink("ws://here", seat, past);
  wire().open().tell(welcome(seat)).tell(state(2, seat));
  return link;
}

/** The user looks at another tab. */
function hide(): void {
  const page = vi.mocked(document.addEventListener);
  vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
  for (const [, listener] of page.mock.calls) (listener as () => void)();
}

beforeEach(() => {
  vi.useFakeTimers();
  past.mockClear();
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  const page = {
    visibilityState: "visible",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says hello first, and asks for the past when it has the position", async () => {
    const link = begun();
    expect(wire().sent[0]).toEqual({ type: "hello", since: null, seat: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(past).toHaveBeenCalledExactlyOnceWith(0);
    expect(versions(link)).toEqual([1, 2]);
  });

  it("goes on after a loss from the last version it saw", async () => {
    const link = begun();
    wire().drop(1006);
    expect(link.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    wire().open();
    expect(wire().sent[0]).toEqual({ type: "hello", since: 2, seat: 0 });
    wire()
      .tell(welcome(0))
      .tell(state(4, 0, [step(3), step(4)]));
    expect(link.status).toBe("open");
    expect(versions(link)).toEqual([1, 2, 3, 4]);
    expect(past).toHaveBeenCalledOnce();
  });

  it("begins anew for whoever sat down, and hears the old wire no more", async () => {
    const link = begun(null);
    const old = wire();
    link.rejoin(1);
    expect([link.status, link.state, link.seat]).toEqual(["connecting", null, null]);
    old.drop(1000);
    wire().open().tell(welcome(1)).tell(state(2, 1));
    expect(wire().sent[0]).toEqual({ type: "hello", since: null, seat: 1 });
    expect([link.status, link.state?.version, link.seat]).toEqual(["open", 2, 1]);
    await vi.advanceTimersByTimeAsync(0);
    expect(past).toHaveBeenLastCalledWith(1);
  });

  it("starts over where the server went back to a backup", async () => {
    const link = begun();
    wire().drop(4409);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wire().open().sent[0]).toEqual({ type: "hello", since: null, seat: 0 });
    expect(link.state).toBeNull();
  });

  it("does not come back to a table that is gone", async () => {
    const link = begun();
    wire().drop(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(link.status).toBe("gone");
    expect(Wire.all).toHaveLength(1);
  });

  it("looks on where the seat is not its own any more", async () => {
    begun(1);
    wire().drop(4403);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wire().open().sent[0]).toMatchObject({ seat: null });
  });

  it("that is silent for long is asked, and given up without an answer", async () => {
    begun();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(wire().readyState).toBe(3);
  });
});

describe("another seat", () => {
  it("is looked from with nothing left of the last one", () => {
    const link = begun(0);
    link.look(1);
    expect(link.state).toBeNull();
    expect(link.steps).toEqual([]);
    expect(wire().sent.at(-1)).toEqual({ type: "look", seat: 1 });
  });

  it("is not shown what was still on its way for the last one", () => {
    const link = begun(0);
    link.look(1);
    wire().tell(state(3, 0));
    expect(link.state).toBeNull();
    wire().tell(state(3, 1));
    expect(link.state?.seat).toBe(1);
  });
});

describe("a move", () => {
  it("names the version it was decided on, and waits for its own answer", async () => {
    const link = begun();
    const done = link.draft({ place: 1 }, 0);
    const sent = wire().sent.at(-1);
    expect(sent).toMatchObject({ type: "draft", version: 2, drafted: 0, do: { place: 1 } });
    wire().tell({ type: "ack", tag: "another", version: 9 });
    wire().tell({ type: "ack", tag: sent?.tag, version: 3 });
    await expect(done).resolves.toBe(3);
  });

  it("that is refused fails with the reason", async () => {
    const link = begun();
    const done = link.confirm(1);
    const reason = { rule: "CA 4.2", key: "why-occupied", arguments: {} };
    wire().tell({ type: "refused", tag: wire().sent.at(-1)?.tag, reason, version: 2 });
    await expect(done).rejects.toMatchObject({ reason });
  });

  it("fails when the wire is lost, and cannot be made until it is back", async () => {
    const link = begun();
    const done = link.confirm(1);
    const failed = expect(done).rejects.toBeInstanceOf(Refused);
    wire().drop(1006);
    await failed;
    await expect(link.confirm(1)).rejects.toBeInstanceOf(Refused);
  });
});

describe("moves of bots", () => {
  const bots = (version: number): Step => ({ ...step(version), seat: 2 });

  it("are shown one after the other, each with its steps", async () => {
    const link = begun();
    await vi.advanceTimersByTimeAsync(0);
    wire()
      .tell(state(3, 0, [bots(3)]))
      .tell(state(4, 0, [bots(4)]));
    expect([link.state?.version, versions(link).at(-1), link.held]).toEqual([2, 2, true]);
    await vi.advanceTimersToNextTimerAsync();
    expect([link.state?.version, versions(link).at(-1), link.held]).toEqual([3, 3, true]);
    await vi.advanceTimersByTimeAsync(200);
    expect([link.state?.version, versions(link).at(-1), link.held]).toEqual([4, 4, false]);
  });

  it("are shown at once while the player decides too", () => {
    const link = begun();
    wire()
      .tell({ ...state(3, 0, [step(3)]), actors: [0, 2] })
      .tell(state(4, 0, [bots(4)]));
    expect([link.state?.version, link.held]).toEqual([4, false]);
  });

  it("are shown as soon as nobody sees the page any more", () => {
    const link = begun();
    wire().tell(state(3, 0, [bots(3)]));
    expect(link.state?.version).toBe(2);
    hide();
    expect(link.state?.version).toBe(3);
  });

  it("that were missed are shown at once after a loss", async () => {
    const link = begun();
    wire().drop(1006);
    await vi.advanceTimersByTimeAsync(400);
    wire()
      .open()
      .tell(welcome(0))
      .tell(state(3, 0, [bots(3)]));
    expect(link.state?.version).toBe(3);
  });

  it("do not wait for a page that nobody sees", () => {
    const link = begun();
    hide();
    wire()
      .tell(state(3, 0, [bots(3)]))
      .tell(state(4, 0, [bots(4)]));
    expect(link.state?.version).toBe(4);
  });

  it("are all shown before the answer to the player's own move", () => {
    const link = begun();
    wire()
      .tell(state(3, 0, [bots(3)]))
      .tell(state(4, 0, [bots(4)]))
      .tell(state(5, 0, [step(5)]));
    expect([link.state?.version, versions(link).slice(-3)]).toEqual([5, [3, 4, 5]]);
  });

  it("are not lost with the connection", async () => {
    const link = begun();
    wire()
      .tell(state(3, 0, [bots(3)]))
      .tell(state(4, 0, [bots(4)]))
      .drop(1006);
    expect(link.state?.version).toBe(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wire().open().sent[0]).toEqual({ type: "hello", since: 4, seat: 0 });
  });

  it("do not overtake the news that the game is over", async () => {
    const link = begun();
    wire()
      .tell(state(3, 0, [bots(3)]))
      .tell(state(4, 0, [bots(4)]))
      .tell({ type: "table", table: { id: "t", status: "finished" }, you: link.you });
    expect(link.table?.status).not.toBe("finished");
    await vi.advanceTimersByTimeAsync(1_400);
    expect([link.state?.version, link.table?.status]).toEqual([4, "finished"]);
  });

  it("of another seat's view are forgotten", async () => {
    const link = begun();
    wire()
      .tell(state(3, 0, [bots(3)]))
      .tell(state(4, 0, [bots(4)]));
    link.look(1);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(link.state).toBeNull();
  });
});
