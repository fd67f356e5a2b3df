/*
 * Shows pushed notices, and says what works without a connection. Caches nothing: the page is always
 * as new as the server.
 */

const TEXTS = __TEXTS__;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
const STYLE = `
  :root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif; }
  body { max-width: 34rem; margin: 12vh auto 0; padding: 0 1rem; }
  h1 { font-size: 1.6rem; }
  a { display: inline-block; padding: 0.7rem 1rem; border: 1px solid; border-radius: 0.5rem;
      color: inherit; text-decoration: none; }`;

function language() {
  const wanted = navigator.languages ?? [navigator.language];
  return wanted.map((name) => name.slice(0, 2)).find((code) => code in TEXTS) ?? "en";
}

function offlinePage() {
  const code = language();
  const words = TEXTS[code];
  const html = `<!doctype html>
<html lang="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} · Meeplewright</title>
<style>${STYLE}</style>
<main>
<h1>${words.title}</h1>
<p>${words.lead}</p>
<ul><li>${words.open}</li><li>${words.needs}</li><li>${words.games}</li></ul>
<p><a href="">${words.retry}</a></p>
</main>
</html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
  return new Response(html, { status: 503, headers });
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(offlinePage));
});

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data.json();
  } catch {
    // Browsers demand that something is shown for each message.
  }
  const shown = {
    body: notice.body ?? "",
    tag: notice.tag, // replaces what is shown about the same table
    renotify: notice.tag !== undefined,
    icon: "/icon-192.png",
    data: { link: notice.link ?? "/" },
  };
  event.waitUntil(self.registration.showNotification(notice.title ?? "Meeplewright", shown));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

/* The browser has replaced the subscription, or it has expired. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const again = () => self.registration.pushManager.subscribe(oldSubscription.options);
  const made = newSubscription ?? (oldSubscription && (await again()));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/me/notices/push", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      endpoint,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
      language: language(),
    }),
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.link, self.location.origin)));
});

async function show(place) {
  if (place.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === place.pathname);
  await (open ? open.focus() : self.clients.openWindow(place.href));
}
