import type { AlertScope } from './alert-scope.ts';
import { readAlert } from './read-alert.ts';

// Shows the alerts of a pub while no page of Comanda is open, and opens the desk when one is pressed. It answers no
// requests: pages load as if it did not exist.
declare const self: AlertScope;

async function show(text: string): Promise<void> {
  const alert = readAlert(text);
  if (!alert) return;
  const { title, body, tag, lang, url, report } = alert;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    // Also when it replaces the first alert of the same order.
    renotify: true,
    requireInteraction: true,
    data: { url },
  });
  // The server counts an alert as shown only when the device says so; without a network it is shown all the same.
  if (report !== undefined) await fetch(report, { method: 'POST' }).catch(() => {});
}

/** To the window that is already open, if there is one. */
async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = new URL(url).pathname;
  const page = pages.find((one) => new URL(one.url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(url));
}

self.addEventListener('push', (event) => {
  // A browser that gets a message and shows nothing ends the subscription.
  event.waitUntil(show(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  if (url !== undefined) event.waitUntil(open(url));
});
