/**
 * Frames around what a tutorial points at. The frame is an attribute of the element itself, so it
 * moves with it. Elements come and go during the game, so every change of the page is observed.
 */

/** Frame every element with one of these names, until the returned function is called. */
export function framing(names: readonly string[]): () => void {
  if (names.length === 0) return () => undefined;
  const framed = new Set<HTMLElement>();
  const look = (): void => {
    for (const one of framed) {
      if (names.includes(one.dataset.guide ?? "")) continue;
      delete one.dataset.guided;
      framed.delete(one);
    }
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
