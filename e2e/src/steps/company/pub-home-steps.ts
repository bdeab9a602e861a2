import { expect } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';
import { pictureFile } from '../../stage/scenarios.ts';
import { upload, uploadWhole } from './upload.ts';

export type Settings = {
  readonly name: string;
  readonly info: string;
  readonly color: string;
};

/** Changes each setting once; the saved values are there after a reload. */
export async function saveSettings(person: Person, { name, info, color }: Settings): Promise<void> {
  const { page, t, checkScreen } = person;
  const field = (key: Parameters<typeof t>[0]) => page.getByLabel(t(key), { exact: true });
  const save = page.getByRole('button', { name: t('ui.save') });
  // The note about the pub's time zone has the same name.
  const timeZone = page.getByRole('combobox', { name: t('pubs.time_zone') });
  await expect(save).toBeDisabled();
  await field('pubs.name').fill('');
  await save.click();
  await expect(field('pubs.name')).toHaveAccessibleDescription(
    t('admin.validation_errors.pub.name.required'),
  );
  await field('pubs.name').fill(name);
  await page.getByRole('button', { name: t('pubs.theme_dark'), exact: true }).click();
  await field('pubs.color').fill(color);
  await field('pubs.additional_info').fill(info);
  await field('pubs.wifi_network').fill('Нуц'.repeat(6));
  await field('pubs.wifi_password').fill('parola-de-la-masă');
  await field('pubs.telegram_username').fill('@la_masa');
  await field('pubs.currency').selectOption('2');
  await expect(field('pubs.currency')).toHaveAccessibleDescription(t('pubs.currency_changes'));
  await field('pubs.phone').fill('022 123 456');
  // Two hours behind the browser's time zone.
  await timeZone.selectOption('Europe/London');
  const inPlace = page.getByRole('switch', { name: t('pubs.has_in_place_order') });
  const wasInPlace = await inPlace.isChecked();
  await inPlace.click();
  await expect(page.getByText(t('pubs.unsaved'))).toBeVisible();
  await checkScreen('pub-settings-unsaved');
  await save.click();
  await expect(field('pubs.wifi_network')).toHaveAccessibleDescription(
    t('admin.validation_errors.pub.wifi_network.max_octets', { limit: 32 }),
  );
  await checkScreen('pub-settings-network-refused');
  await field('pubs.wifi_network').fill('La Masă');
  await save.click();
  await expect(page.getByText(t('pubs.settings_saved'))).toBeVisible();
  await expect(page.getByText(t('pubs.all_saved'))).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('pubs.theme_dark'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(field('pubs.color')).toHaveValue(color);
  await expect(field('pubs.additional_info')).toHaveValue(info);
  await expect(field('pubs.wifi_network')).toHaveValue('La Masă');
  await expect(field('pubs.wifi_password')).toHaveValue('parola-de-la-masă');
  await expect(field('pubs.telegram_username')).toHaveValue('la_masa');
  await expect(field('pubs.currency')).toHaveValue('2');
  await expect(field('pubs.phone')).toHaveValue('+373 22 123 456');
  await expect(timeZone).toHaveValue('Europe/London');
  const clock = t('pubs.clock_note', { time: '\\d\\d:\\d\\d', zone: 'Europe/London' });
  await expect(
    page.getByText(new RegExp(clock.replaceAll(/[()]/g, String.raw`\$&`))),
  ).toBeVisible();
  await expect(inPlace).toBeChecked({ checked: !wasInPlace });
}

/** Without a location the link to all venues is shown; a double click on the map sets one. */
export async function setPlace(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  const later = page.getByRole('link', { name: t('pubs.geolocation_later') });
  await expect(later).toHaveAttribute('href', '/admin/company');
  const map = page.getByRole('application', { name: t('pubs.geolocation_map') });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.map-pin')).toHaveCount(0);
  await checkScreen('pub-home-no-place');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.dblclick(box.x + box.width / 2 + 20, box.y + box.height / 2 - 10);
  await expect(page.getByText(t('pubs.geolocation_saved'))).toBeVisible();
  await expect(map.locator('.map-pin')).toHaveCount(1);
  await expect(later).toHaveCount(0);
  await page.reload();
  await expect(map.locator('.map-pin')).toHaveCount(1);
}

/** A file that is not a picture, one that a gateway refuses, then one with visible progress. */
export async function uploadCover(person: Person): Promise<void> {
  const { page, t, checkScreen, browserErrors } = person;
  const button = page.getByRole('button', { name: t('pubs.upload_cover') });
  browserErrors.expect(/status of 413/);
  await upload(page, button, new URL(import.meta.url).pathname);
  const popup = page.getByRole('dialog', { name: t('ui.crop_title') });
  await expect(popup.getByRole('alert')).toHaveText(t('errors.file_is_not_an_image'));
  await checkScreen('cover-refused');
  await page.keyboard.press('Escape');

  await page.route('**/bg', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Too large</h1>' }),
  );
  await upload(page, button, pictureFile('cover'));
  await expect(page.getByRole('application')).toBeVisible();
  await checkScreen('cover-cropped');
  await popup.getByRole('button', { name: t('ui.crop_take') }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: t('errors.file_is_too_large') }),
  ).toBeVisible();
  await page.unroute('**/bg');

  const line = await page.context().newCDPSession(page);
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: 2000 });
  await uploadWhole(person, button, pictureFile('cover'));
  const bar = page.getByRole('progressbar', { name: t('pubs.upload_cover') });
  await expect(bar).toBeVisible();
  await checkScreen('cover-on-its-way');
  await line.send('Network.emulateNetworkConditions', free);
  await expect(page.getByText(t('pubs.cover_saved'))).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('pubs.update_cover') })).toBeVisible();
}
