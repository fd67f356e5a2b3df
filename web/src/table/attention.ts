/** The tab says whose turn it is, also when another one is looked at. */

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";

export function showTitle(title: string, calling: boolean): void {
  document.title = calling ? `● ${title}` : title;
  showIcon(calling ? CALLING : CALM);
}

/** Nothing waits here any more; the next page has a title of its own. */
export function calm(): void {
  showIcon(CALM);
}

function showIcon(wanted: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
