import { describe, expect, it } from "vitest";
import { CHUNK, order, PositionCache } from "./positions";

interface Asked {
  first: number;
  last: number;
  bring(): Promise<void>;
  fail(): Promise<void>;
}

/** A cache whose positions arrive when the test says so. Positions are their own numbers. */
function cacheOf(last: number): { cache: PositionCache<number>; asked: Asked[]; news: unknown[] } {
  const asked: Asked[] = [];
  const news: unknown[] = [];
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
  const fetch = (first: number, to: number): Promise<number[]> =>
    new Promise((resolve, reject) => {
      const bring = (): Promise<void> => {
        resolve(Array.from({ length: to - first + 1 }, (_, at) => first + at));
        return settled();
      };
      const fail = (): Promise<void> => {
        reject(new Error("away"));
        return settled();
      };
      asked.push({ first, last: to, bring, fail });
    });
  const listener = {
    arrived: () => news.push("arrived"),
    failed: () => news.push("failed"),
  };
  return { cache: new PositionCache(fetch, last, listener), asked, news };
}

const chunks = (asked: readonly Asked[]): number[] => asked.map((one) => one.first / CHUNK);

describe("positions at hand", () => {
  it("come in chunks that never reach beyond the end", async () => {
    const { cache, asked, news } = cacheOf(CHUNK + 10);
    cache.look(CHUNK + 5);
    expect(asked[0]).toMatchObject({ first: CHUNK, last: CHUNK + 10 });
    expect(cache.at(CHUNK + 5)).toBeUndefined();
    expect(cache.isComing(CHUNK + 5)).toBe(true);
    await asked[0]?.bring();
    expect(cache.at(CHUNK + 5)).toBe(CHUNK + 5);
    expect(news).toEqual(["arrived"]);
  });

  it("are fetched round the step looked at, two chunks at a time, and its neighbours", async () => {
    const { cache, asked } = cacheOf(4 * CHUNK);
    cache.look(2 * CHUNK);
    expect(chunks(asked)).toEqual([2, 3]);
    await asked[0]?.bring();
    expect(chunks(asked)).toEqual([2, 3, 1]);
    await asked[1]?.bring();
    await asked[2]?.bring();
    expect(chunks(asked)).toEqual([2, 3, 1]);
    cache.look(0);
    expect(chunks(asked)).toEqual([2, 3, 1, 0]);
  });

  it("are asked for once", async () => {
    const { cache, asked } = cacheOf(CHUNK - 1);
    cache.look(3);
    cache.look(4);
    await asked[0]?.bring();
    cache.look(5);
    expect(asked).toHaveLength(1);
  });

  it("that failed to come are asked for again only when somebody looks again", async () => {
    const { cache, asked, news } = cacheOf(CHUNK - 1);
    cache.look(3);
    await asked[0]?.fail();
    expect(cache.isComing(3)).toBe(false);
    expect(news).toEqual(["failed"]);
    expect(asked).toHaveLength(1);
    cache.look(3);
    expect(asked).toHaveLength(2);
  });

  it("of far away are forgotten in a very long game, and come again when wanted", async () => {
    const { cache, asked } = cacheOf(100 * CHUNK);
    let brought = 0;
    for (let chunk = 0; chunk < 60; chunk += 1) {
      cache.look(chunk * CHUNK);
      for (; brought < asked.length; brought += 1) await asked[brought]?.bring();
    }
    expect(cache.at(0)).toBeUndefined();
    expect(cache.at(50 * CHUNK)).toBe(50 * CHUNK);
    cache.look(0);
    expect(chunks(asked).filter((number) => number === 0)).toHaveLength(2);
  });
});

describe("the order of fetching", () => {
  it("begins where somebody looks and stays near", () => {
    expect(order(3 * CHUNK, 5 * CHUNK)).toEqual([3, 4, 2]);
    expect(order(0, CHUNK)).toEqual([0, 1]);
  });
});
