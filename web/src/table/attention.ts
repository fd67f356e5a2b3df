/** The tab says whose turn it is, also when another one is looked at. */

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";

export function showTitle(title: string, calling: boolean): void {
  document.title = calling ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = calling ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
