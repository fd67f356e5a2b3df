/** Synthesised sounds: wood, a small bell, a pluck. No audio files are loaded. */

import { settings } from "../settings.svelte";

export type Sound = "turn" | "move" | "chat" | "end" | "hurry";

/** The notes of a sound: start (s), pitch (Hz), length (s), volume; `wood` is a knock. */
type Note = readonly [at: number, pitch: number, length: number, volume: number, wood?: boolean];

const SCORE: Record<Sound, readonly Note[]> = {
  turn: [
    [0, 587.3, 0.5, 0.2],
    [0.13, 880, 0.8, 0.18],
  ],
  move: [
    [0, 190, 0.09, 0.35, true],
    [0.012, 320, 0.05, 0.15, true],
  ],
  chat: [[0, 1046.5, 0.16, 0.07]],
  end: [
    [0, 392, 0.6, 0.16],
    [0.14, 523.3, 0.6, 0.16],
    [0.28, 659.3, 0.7, 0.16],
    [0.42, 784, 1.2, 0.18],
  ],
  hurry: [
    [0, 660, 0.12, 0.14],
    [0.2, 660, 0.12, 0.14],
  ],
};

let context: AudioContext | null = null;

/**
 * Browsers allow sound only after a gesture of the user, and differ in which events count: the
 * first touch of a finger never does, lifting it does. A phone call or another app may stop the
 * sound later. So every gesture wakes it as long as it does not run.
 */
const GESTURES = ["mousedown", "pointerup", "touchend", "click", "keydown"] as const;

export function wakeSound(): void {
  for (const gesture of GESTURES) {
    addEventListener(gesture, wake, { capture: true, passive: true });
  }
}

function wake(): void {
  if (context?.state === "running" || navigator.userActivation?.isActive === false) return;
  context ??= new AudioContext();
  context.resume().catch(() => undefined); // not allowed yet: the next gesture tries again
}

export function play(sound: Sound): void {
  if (!settings().sound || context?.state !== "running") return;
  for (const note of SCORE[sound]) sing(context, note);
}

function sing(context: AudioContext, [at, pitch, length, volume, wood]: Note): void {
  const from = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wood ? "triangle" : "sine", frequency: pitch });
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(volume, from + 0.006);
  loud.gain.exponentialRampToValueAtTime(0.0001, from + length);
  if (wood) tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, from + length);
  tone.connect(loud).connect(context.destination);
  tone.start(from);
  tone.stop(from + length + 0.02);
}
