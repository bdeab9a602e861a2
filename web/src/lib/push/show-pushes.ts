import type { PushScope } from './push-scope.ts';
import { readPush } from './read-push.ts';

type Options = {
  /** Whether a notification stays until somebody presses it. */
  readonly requireInteraction: boolean;
};

async function show(scope: PushScope, text: string, { requireInteraction }: Options) {
  const push = readPush(text);
  if (!push) return;
  const { title, body, tag, lang, url, report } = push;
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang,
    // Also when it replaces an earlier one of the same order.
    renotify: true,
    requireInteraction,
    data: { url },
  });
  // The server counts it as shown only when the device says so; without a network it is shown all the same.
  if (report !== undefined) await fetch(report, { method: 'POST' }).catch(() => {});
}

/** To the window that is already open, if there is one. */
async function open({ clients }: PushScope, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = new URL(url).pathname;
  const page = pages.find((one) => new URL(one.url).pathname === path);
  await (page ? page.focus() : clients.openWindow(url));
}

/** Makes a service worker show the pushes of the server, and open their page when one is pressed. */
export function showPushes(scope: PushScope, options: Options): void {
  scope.addEventListener('push', (event) => {
    // A browser that gets a message and shows nothing ends the subscription.
    event.waitUntil(show(scope, event.data?.text() ?? '', options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = event.notification.data ?? {};
    if (url !== undefined) event.waitUntil(open(scope, url));
  });
}
