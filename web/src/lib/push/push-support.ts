export type PushSupport = 'works' | 'insecure' | 'unsupported';

/** Whether this browser can show pushes while the page is closed. On an iPhone: only a page on the home screen. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window;
  return isKnown && 'Notification' in window ? 'works' : 'unsupported';
}
