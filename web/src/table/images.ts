/** Reloads pictures that failed while the connection was lost, as soon as it is back. */

/** For `<main use:retryImages={open}>`: `open` says whether the server can be reached. */
export function retryImages(
  root: HTMLElement,
  open: boolean,
): { update(open: boolean): void; destroy(): void } {
  const broken = new Set<HTMLImageElement>();
  let reached = open;

  const note = (event: Event): void => {
    if (event.target instanceof HTMLImageElement) broken.add(event.target);
  };
  const mend = (): void => {
    for (const picture of broken) {
      const address = picture.src;
      picture.src = "";
      picture.src = address;
    }
    broken.clear();
  };

  root.addEventListener("error", note, true); // error events do not bubble
  return {
    update(now) {
      if (now && !reached) mend();
      reached = now;
    },
    destroy: () => root.removeEventListener("error", note, true),
  };
}
