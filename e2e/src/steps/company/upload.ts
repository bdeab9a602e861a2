import type { Locator, Page } from '@playwright/test';

/** Chooses a file in the browser's file dialog, as a user does. */
export async function upload(page: Page, button: Locator, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles(file);
}
