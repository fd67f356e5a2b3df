import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryImages } from "./images";

/** A picture that records what it was asked to show. */
class Picture {
  asked: string[] = [];
  #src = "";
  get src(): string {
    return this.#src;
  }
  set src(address: string) {
    this.#src = address;
    this.asked.push(address);
  }
}

beforeEach(() => void vi.stubGlobal("HTMLImageElement", Picture));
afterEach(() => vi.unstubAllGlobals());

function broken(): { picture: Picture; mended: ReturnType<typeof retryImages> } {
  const listeners: ((event: Event) => void)[] = [];
  const root = {
    addEventListener: (_: string, listener: (event: Event) => void) => listeners.push(listener),
  };
  const mended = retryImages(root as unknown as HTMLElement, true);
  const picture = new Picture();
  picture.src = "/tile.svg";
  listeners.forEach((listener) => listener({ target: picture } as unknown as Event));
  return { picture, mended };
}

it("a picture that broke is asked for again when the connection is back", () => {
  const { picture, mended } = broken();
  mended.update(false);
  expect(picture.asked).toEqual(["/tile.svg"]);
  mended.update(true);
  expect(picture.asked).toEqual(["/tile.svg", "", "/tile.svg"]);
});

it("a picture that broke while the connection stood is not asked for in vain", () => {
  const { picture, mended } = broken();
  mended.update(true);
  expect(picture.asked).toEqual(["/tile.svg"]);
});
