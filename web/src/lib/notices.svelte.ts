/**
 * Notifications for correspondence games: what the server knows about this user and this device,
 * and the browser's part of it.
 */

import { call } from "../net/api";
import type { Notices } from "../net/types";
import { currentLanguage } from "../words/words.svelte";

/** Whether the browser can show notifications here: it can, the user has forbidden it, or not. */
export type Ability = "able" | "blocked" | "unable";

let known = $state.raw<Notices | null>(null);
let ability = $state<Ability>("unable");

export const notices = (): Notices | null => known;
export const pushAbility = (): Ability => ability;

/** Ask the server, and look at the browser's permission. */
export async function loadNotices(): Promise<void> {
  ability = abilityOf();
  known = await call("get", "/api/me/notices");
}

function abilityOf(): Ability {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return "unable";
  }
  return Notification.permission === "denied" ? "blocked" : "able";
}

/** Ask the browser for permission and tell the server where to push. Only after a click. */
export async function turnPushOn(): Promise<void> {
  const key = known?.push.key;
  if (!key) return;
  const permission = await Notification.requestPermission();
  ability = abilityOf();
  if (permission !== "granted") return;
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  await before?.unsubscribe(); // it may be for another key
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  known = await call("put", "/api/me/notices/push", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
      language: currentLanguage(),
    },
  });
}

export async function turnPushOff(): Promise<void> {
  known = await call("delete", "/api/me/notices/push");
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** The server sends a link to this address, which confirms it. */
export async function setAddress(address: string): Promise<void> {
  known = await call("put", "/api/me/notices/mail", {
    body: { address, language: currentLanguage() },
  });
}

export async function removeAddress(): Promise<void> {
  known = await call("delete", "/api/me/notices/mail");
}

/** The service worker makes the page installable, shows notifications, and works offline. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without one, for example in a private window, everything else works.
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
