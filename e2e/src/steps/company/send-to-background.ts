import type { Page } from '@playwright/test';

/** Simulates a page that goes to the background and, later, back to the foreground. */
export async function sendToBackground(page: Page): Promise<{ bringToFront: () => Promise<void> }> {
  const show = (state: DocumentVisibilityState): Promise<void> =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibility,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  return { bringToFront: () => show('visible') };
}
