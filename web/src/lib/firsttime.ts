/** What the user of this device was shown already, so that it is shown once. */

const STORAGE_KEY = "meeplewright.shown";
const MOST = 200; // older ones are forgotten

/** Whether this is shown for the first time; it is remembered from now on. */
export function isFirstTime(what: string): boolean {
  const shown = remembered();
  if (shown.includes(what)) return false;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...shown, what].slice(-MOST)));
  } catch {
    // Without storage, it is shown again on the next visit.
  }
  return true;
}

function remembered(): string[] {
  try {
    const shown: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(shown) ? shown.map(String) : [];
  } catch {
    return [];
  }
}
