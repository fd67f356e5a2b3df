/** What the user of this device was told already, so that it is told once. */

const REMEMBERED = "meeplewright.told";
const MOST = 200; // older ones are forgotten

/** Whether this is told for the first time; it is remembered from now on. */
export function once(what: string): boolean {
  const told = remembered();
  if (told.includes(what)) return false;
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify([...told, what].slice(-MOST)));
  } catch {
    // Without storage, it is told again on the next visit.
  }
  return true;
}

function remembered(): string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]");
    return Array.isArray(told) ? told.map(String) : [];
  } catch {
    return [];
  }
}
