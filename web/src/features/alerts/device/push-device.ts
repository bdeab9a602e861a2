const WORKER = '/alerts-worker.js';
const SCOPE = '/admin/';

export type PushSupport = 'works' | 'insecure' | 'home_screen' | 'unsupported';

/** An iPhone or iPad (which calls itself a Mac) that shows this page in a browser, not from the home screen. */
function isAppleBrowser(): boolean {
  const isTouchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac;
  return isApple && !window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether this browser can show alerts while the page is closed. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window;
  if (isKnown && 'Notification' in window) return 'works';
  return isAppleBrowser() ? 'home_screen' : 'unsupported';
}

export async function findSubscription(): Promise<PushSubscription | undefined> {
  if (pushSupport() !== 'works') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
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
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
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
export async function subscribeDevice(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  if (known && base64UrlOf(known.options.applicationServerKey) === pushKey) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}
