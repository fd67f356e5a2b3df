/**
 * Frames round what a lesson points at. The things themselves wear them, so a frame goes wherever
 * they go; they come and go as the game does, so they are looked for again and again.
 */

const AGAIN = 200; // milliseconds

/** Frame everything with one of these names until the answer is called. */
export function framing(names: readonly string[]): () => void {
  const framed = new Set<HTMLElement>();
  const look = (): void => {
    for (const name of names) {
      for (const found of document.querySelectorAll<HTMLElement>(`[data-guide="${name}"]`)) {
        found.dataset.guided = "";
        framed.add(found);
      }
    }
  };
  if (names.length > 0) look();
  const timer = names.length > 0 ? setInterval(look, AGAIN) : undefined;
  return () => {
    clearInterval(timer);
    for (const one of framed) delete one.dataset.guided;
  };
}
