/**
 * Frames round what a lesson points at. The things themselves wear them, so a frame goes wherever
 * they go. They come and go as the game does: every change of the page is watched.
 */

/** Frame everything with one of these names until the answer is called. */
export function framing(names: readonly string[]): () => void {
  if (names.length === 0) return () => undefined;
  const framed = new Set<HTMLElement>();
  const look = (): void => {
    for (const name of names) {
      for (const found of document.querySelectorAll<HTMLElement>(`[data-guide="${name}"]`)) {
        found.dataset.guided = "";
        framed.add(found);
      }
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-guide"],
  });
  look();
  return () => {
    watch.disconnect();
    for (const one of framed) delete one.dataset.guided;
  };
}
