/** Media queries as reactive values. */

import { createSubscriber } from "svelte/reactivity";

export function media(query: string): () => boolean {
  const list = matchMedia(query);
  const subscribe = createSubscriber((update) => {
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  });
  return () => {
    subscribe();
    return list.matches;
  };
}

/** Room for a panel beside the table: a wide window, or a phone in landscape. */
export const isWide = media("(min-width: 860px), (min-width: 620px) and (max-height: 500px)");
