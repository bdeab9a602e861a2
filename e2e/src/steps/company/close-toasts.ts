import type { Page } from '@playwright/test';

/** A page that is put away behind other apps, as far as it can tell. */
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
