import type { Locator, Page } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';

/** Chooses a file in the browser's file dialog, as a user does. */
export async function upload(page: Page, button: Locator, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles(file);
}

/** Chooses a picture, and takes it whole in the popup that would cut it. */
export async function uploadWhole(
  { page, t }: Pick<Person, 'page' | 't'>,
  button: Locator,
  file: string,
): Promise<void> {
  await upload(page, button, file);
  await page.getByRole('button', { name: t('ui.crop_whole') }).click();
}
