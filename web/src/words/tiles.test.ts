import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { tileNamer } from "./tiles";

const bundle: FluentBundle = new FluentBundle("ro", {
  useIsolating: false,
  functions: { TILE: tileNamer(() => bundle) },
});
bundle.addResource(
  new FluentResource(`
tile-stable = Grajdul
    .bare = Grajd
tile-gold_mine = Mina de aur
bid = pentru { TILE($tile, form: "bare") }
won = { TILE($tile) }
`),
);
const said = (key: string, tile: string): string =>
  bundle.formatPattern(bundle.getMessage(key)!.value!, { tile });

it("has the form that the message asks for", () => {
  expect(said("bid", "stable")).toBe("pentru Grajd");
  expect(said("won", "stable")).toBe("Grajdul");
});
it("is the plain name where there is no such form", () => {
  expect(said("bid", "gold_mine")).toBe("pentru Mina de aur");
});
it("stays as it is where there is no such tile", () => {
  expect(said("bid", "Grajdul")).toBe("pentru Grajdul");
});
