/** The service worker that shows the pushes, and the addresses of the pages that it serves. */
export type PushWorker = { readonly file: string; readonly scope: string };

/** Only where `pushSupport` says that it works, as all of these. */
export async function findSubscription({
  scope,
}: Pick<PushWorker, 'scope'>): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

function base64UrlOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Its address and keys, as the server stores them. */
export function sentSubscription(subscription: PushSubscription) {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64UrlOf(subscription.getKey('p256dh')),
    auth: base64UrlOf(subscription.getKey('auth')),
  };
}

/** An active worker: a subscription of one that is still being installed fails. */
async function readyWorker({ file, scope }: PushWorker): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(file, { scope });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    });
  });
  return registration;
}

/**
 * Subscribes this browser with the key of this installation. A subscription with another key, of an installation that
 * was at this address before, would receive nothing: it is replaced.
 */
export async function subscribeDevice(
  worker: PushWorker,
  pushKey: string,
): Promise<PushSubscription> {
  const { pushManager } = await readyWorker(worker);
  const known = await pushManager.getSubscription();
  if (known && base64UrlOf(known.options.applicationServerKey) === pushKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}
