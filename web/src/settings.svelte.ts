/** The user's settings on this device: stored here, not sent anywhere. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** Ask for confirmation before a move is sent. */
  confirm: boolean;
  /** The speed of animations; the system's setting can turn them off. */
  motion: Motion;
  /** How fast the moves of bots are shown one after the other. */
  bots: BotSpeed;
}

export const MOTIONS = ["off", "normal", "slow"] as const;
export type Motion = (typeof MOTIONS)[number];
export const BOT_SPEEDS = ["instant", "normal", "slow"] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

const STORAGE_KEY = "meeplewright.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  sound: true,
  confirm: true,
  motion: "normal",
  bots: "normal",
};

/** The stored settings, if valid; defaults for the rest. */
export function parseSettings(text: string | null): Settings {
  const stored = parsed(text);
  const truth = (name: "sound" | "confirm"): boolean =>
    typeof stored[name] === "boolean" ? (stored[name] as boolean) : DEFAULTS[name];
  const theme = stored.theme === "light" || stored.theme === "dark" ? stored.theme : "auto";
  // Earlier versions stored animations as on or off.
  const motion = stored.motion === false ? "off" : oneOf(MOTIONS, stored.motion, DEFAULTS.motion);
  const bots = oneOf(BOT_SPEEDS, stored.bots, DEFAULTS.bots);
  return { theme, sound: truth("sound"), confirm: truth("confirm"), motion, bots };
}

const oneOf = <V>(values: readonly V[], stored: unknown, usual: V): V =>
  values.find((value) => value === stored) ?? usual;

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const kept = $state<Settings>({ ...DEFAULTS });

export const settings = (): Settings => kept;

/** Change some settings, at once and for the next visit. */
export function changeSettings(change: Partial<Settings>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the page still works.
  }
  show();
}

/** Load the stored settings and follow the system's settings from now on. */
export function loadSettings(): void {
  Object.assign(kept, parseSettings(remembered()));
  for (const query of [DARK, STILL]) matchMedia(query).addEventListener("change", show);
  show();
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

/** Whether animations are on now. */
export const isAnimated = (): boolean => kept.motion !== "off" && !matchMedia(STILL).matches;

const SLOWER = 2.5; // how much longer slow animations take; also in tokens.css

/** How long an animation takes that usually takes this many milliseconds; 0: they are off. */
export function animationTime(usual: number): number {
  if (!isAnimated()) return 0;
  return kept.motion === "slow" ? usual * SLOWER : usual;
}

function show(): void {
  const dark = kept.theme === "dark" || (kept.theme === "auto" && matchMedia(DARK).matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = isAnimated() ? kept.motion : "off";
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}
