/** The tables whose end was shown on this device: it is shown once. */

const STORAGE_KEY = "meeplewright.ends";
const MOST = 200;

/** For this visit, also if the browser stores nothing. */
const shown = new Set<string>();

export const hasSeenEnd = (table: string): boolean => shown.has(table) || stored().includes(table);

export function rememberEnd(table: string): void {
  shown.add(table);
  try {
    const tables = [...stored().filter((other) => other !== table), table].slice(-MOST);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tables));
  } catch {
    // Without storage, it is remembered until the page is closed.
  }
}

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((table) => typeof table === "string") : [];
  } catch {
    return [];
  }
}
