/** Opening a chapter of a tutorial: a table of its own. */

import { showToast } from "../lib/toasts.svelte";
import { call, CallError } from "../net/api";
import { why } from "../words/words.svelte";

/** The id of a new table for this chapter; undefined, and the user is told why, if it is refused. */
export async function openChapter(game: string, chapter: string): Promise<string | undefined> {
  try {
    const table = await call("post", "/api/tables", { body: { lesson: game, chapter } });
    return table.id;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showToast(why(error.reason));
    return undefined;
  }
}
