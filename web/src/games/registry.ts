/** Finds the games that have a user interface here: every folder with a `manifest.ts`. */

import { loadWordsOf } from "../words/words.svelte";
import type { GameFace } from "./face";
import type { GameManifest } from "./manifest";

const found = import.meta.glob<GameManifest>("./*/manifest.ts", {
  eager: true,
  import: "manifest",
});

/** Their manifests, by name. */
export const MANIFESTS: ReadonlyMap<string, GameManifest> = new Map(
  Object.entries(found).map(([path, manifest]) => [path.split("/")[1] ?? "", manifest]),
);

/** The games for which a real table can be counted. */
export const SCORED: readonly string[] = [...MANIFESTS]
  .filter(([, manifest]) => manifest.score)
  .map(([game]) => game);

/** The user interface of a game. An unknown game is shown as plain text and buttons. */
export async function faceOf(game: string): Promise<GameFace> {
  const manifest = MANIFESTS.get(game);
  if (manifest) return (await manifest.face()).face;
  const [{ faceFor }] = await Promise.all([import("./plain/face"), loadWordsOf(game)]);
  return faceFor(game);
}

/** Load the messages of those games that are not built in. */
export async function prepare(games: readonly { name: string }[]): Promise<void> {
  const others = games.filter(({ name }) => !MANIFESTS.has(name));
  await Promise.all(others.map(({ name }) => loadWordsOf(name)));
}
