/**
 * Asks, in a press, whether the page may show notifications, unless its user has answered before. Chromium neither
 * freezes nor removes a page that may.
 */
export function askForNotifications(): void {
  if (!window.isSecureContext || !('Notification' in window)) return;
  if (Notification.permission === 'default') void Notification.requestPermission();
}
