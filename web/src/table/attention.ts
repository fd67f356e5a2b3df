/** The title and icon of the tab show whose turn it is. */

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";

export function showTitle(title: string, calling: boolean): void {
  document.title = calling ? `● ${title}` : title;
  showIcon(calling ? CALLING : CALM);
}

/** Reset the icon; the next page sets its own title. */
export function resetIcon(): void {
  showIcon(CALM);
}

function showIcon(wanted: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
