/** The user's settings on this device: stored here, not sent anywhere. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** Ask for confirmation before a move is sent. */
  confirm: boolean;
  /** Animations are on; the system's setting can turn them off. */
  motion: boolean;
}

const REMEMBERED = "meeplewright.settings";
const USUAL: Settings = { theme: "auto", sound: true, confirm: true, motion: true };

/** The stored settings, if valid; defaults for the rest. */
export function read(text: string | null): Settings {
  const told = parsed(text);
  const truth = (name: "sound" | "confirm" | "motion"): boolean =>
    typeof told[name] === "boolean" ? (told[name] as boolean) : USUAL[name];
  const theme = told.theme === "light" || told.theme === "dark" ? told.theme : "auto";
  return { theme, sound: truth("sound"), confirm: truth("confirm"), motion: truth("motion") };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const kept = $state<Settings>({ ...USUAL });

export const settings = (): Settings => kept;

/** Change some settings, at once and for the next visit. */
export function set(change: Partial<Settings>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(kept));
  } catch {
    // Without storage, the page still works.
  }
  show();
}

/** Load the stored settings and follow the system's settings from now on. */
export function begin(): void {
  Object.assign(kept, read(remembered()));
  for (const query of [DARK, STILL]) matchMedia(query).addEventListener("change", show);
  show();
}

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

/** Whether animations are on now. */
export const moving = (): boolean => kept.motion && !matchMedia(STILL).matches;

function show(): void {
  const dark = kept.theme === "dark" || (kept.theme === "auto" && matchMedia(DARK).matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = moving() ? "on" : "off";
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}
