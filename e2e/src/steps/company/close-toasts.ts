import type { Page } from '@playwright/test';

/** Simulates a page in the background. */
export async function closeToasts(page: Page): Promise<{ bringBack: () => Promise<void> }> {
  const show = (state: DocumentVisibilityState): Promise<void> =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', {
        value: visibility,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  return { bringBack: () => show('visible') };
}
