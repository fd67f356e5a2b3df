import { afterEach, expect, it, vi } from "vitest";
import { copyText } from "./clipboard";

/** A page with these open dialogs, in which `execCommand` answers so. */
function page(done: boolean, dialogs: object[] = []): { homes: object[] } {
  const homes: object[] = [];
  const place = { append: () => homes.push(place) };
  const field = { select: vi.fn(), remove: vi.fn() };
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    activeElement: null,
    body: place,
    createElement: () => field,
    querySelectorAll: () => dialogs,
    execCommand: () => done,
  });
  return { homes };
}

const clipboard = (writeText: () => Promise<void>): void =>
  void vi.stubGlobal("navigator", { clipboard: { writeText } });

afterEach(() => vi.unstubAllGlobals());

it("the browser's clipboard is asked first", async () => {
  const { homes } = page(false);
  clipboard(() => Promise.resolve());
  expect(await copyText("a")).toBe(true);
  expect(homes).toEqual([]);
});

it.each([true, false])("without it, a command copies or fails: %s", async (done) => {
  page(done);
  vi.stubGlobal("navigator", {});
  expect(await copyText("a")).toBe(done);
});

it("a refusal is not the end", async () => {
  page(true);
  clipboard(() => Promise.reject(new Error("NotAllowedError")));
  expect(await copyText("a")).toBe(true);
});

it("in an open dialog, the text is selected inside it", async () => {
  const dialog = { append: vi.fn() };
  const { homes } = page(true, [{ append: vi.fn() }, dialog]);
  vi.stubGlobal("navigator", {});
  await copyText("a");
  expect(dialog.append).toHaveBeenCalledOnce();
  expect(homes).toEqual([]);
});
