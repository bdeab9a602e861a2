import type { TextKey } from '@comanda/contract/texts';
import { expect } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';
import { pressTwice } from '../on-map.ts';
import { pictureFile } from '../../stage/scenarios.ts';
import { onRail, openSection } from './pub-places.ts';
import { upload, uploadWhole } from './upload.ts';

export type Settings = {
  readonly name: string;
  readonly address: string;
  readonly info: string;
  readonly color: string;
};

/** Changes each setting once, section by section; the saved values are there after a reload. */
export async function saveSettings(person: Person, settings: Settings): Promise<void> {
  const { page, checkScreen } = person;
  await openSection(person, 'pubs.section_venue');
  await saveVenue(person, settings);
  await inSection(person, 'pubs.section_page', () => saveLook(person, settings));
  await inSection(person, 'pubs.section_ordering', () => saveOrdering(person));
  await inSection(person, 'pubs.section_wifi', () => saveWifi(person));
  await onRail(person, 'pubs.venue').click();
  await expect(page.getByRole('heading', { level: 1, name: settings.name })).toBeVisible();
  await checkScreen('pub-home-kept');
}

/** Opens a section from the list beside the open one. */
async function inSection(person: Person, section: TextKey, work: () => Promise<void>) {
  const { page, t } = person;
  await page
    .getByRole('navigation', { name: t('pubs.settings') })
    .getByRole('link', { name: t(section), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t(section) })).toBeVisible();
  await work();
}

/** Saves the section, which then has no unsaved values. */
async function save({ page, t }: Person): Promise<void> {
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(page.getByText(t('pubs.settings_saved'))).toBeVisible();
  await expect(page.getByText(t('pubs.all_saved'))).toBeVisible();
}

async function saveVenue(person: Person, { name, address, info }: Settings): Promise<void> {
  const { page, t, checkScreen } = person;
  const field = (key: TextKey) => page.getByLabel(t(key), { exact: true });
  // The note about the pub's time zone has the same name.
  const timeZone = page.getByRole('combobox', { name: t('pubs.time_zone') });
  await expect(page.getByRole('button', { name: t('ui.save') })).toBeDisabled();
  await expect(field('pubs.address')).toHaveValue(address);
  await field('pubs.name').fill('');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(field('pubs.name')).toHaveAccessibleDescription(
    t('admin.validation_errors.pub.name.required'),
  );
  await field('pubs.name').fill(name);
  await field('pubs.additional_info').fill(info);
  await field('pubs.telegram_username').fill('@la_masa');
  await field('pubs.currency').selectOption('2');
  await expect(field('pubs.currency')).toHaveAccessibleDescription(t('pubs.currency_changes'));
  await field('pubs.phone').fill('022 123 456');
  // Two hours behind the browser's time zone.
  await timeZone.selectOption('Europe/London');
  await expect(page.getByText(t('pubs.unsaved'))).toBeVisible();
  await checkScreen('pub-settings-unsaved');
  await save(person);
  await page.reload();
  await expect(field('pubs.name')).toHaveValue(name);
  await expect(field('pubs.additional_info')).toHaveValue(info);
  await expect(field('pubs.telegram_username')).toHaveValue('la_masa');
  await expect(field('pubs.currency')).toHaveValue('2');
  await expect(field('pubs.phone')).toHaveValue('+373 22 123 456');
  await expect(timeZone).toHaveValue('Europe/London');
  const clock = t('pubs.clock_note', { time: '\\d\\d:\\d\\d', zone: 'Europe/London' });
  await expect(
    page.getByText(new RegExp(clock.replaceAll(/[()]/g, String.raw`\$&`))),
  ).toBeVisible();
}

async function saveLook(person: Person, { color }: Settings): Promise<void> {
  const { page, t, checkScreen } = person;
  const dark = page.getByRole('button', { name: t('pubs.theme_dark'), exact: true });
  await dark.click();
  await page.getByLabel(t('pubs.color'), { exact: true }).fill(color);
  await checkScreen('pub-settings-page');
  await save(person);
  await page.reload();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel(t('pubs.color'), { exact: true })).toHaveValue(color);
}

async function saveOrdering(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  const inPlace = page.getByRole('switch', { name: t('pubs.has_in_place_order') });
  const wasInPlace = await inPlace.isChecked();
  await inPlace.click();
  await checkScreen('pub-settings-ordering');
  await save(person);
  await page.reload();
  await expect(inPlace).toBeChecked({ checked: !wasInPlace });
}

async function saveWifi(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  const network = page.getByLabel(t('pubs.wifi_network'), { exact: true });
  const password = page.getByLabel(t('pubs.wifi_password'), { exact: true });
  await network.fill('Нуц'.repeat(6));
  await password.fill('parola-de-la-masă');
  await page.getByRole('button', { name: t('ui.save') }).click();
  await expect(network).toHaveAccessibleDescription(
    t('admin.validation_errors.pub.wifi_network.max_octets', { limit: 32 }),
  );
  await checkScreen('pub-settings-network-refused');
  await network.fill('La Masă');
  await save(person);
  await page.reload();
  await expect(network).toHaveValue('La Masă');
  await expect(password).toHaveValue('parola-de-la-masă');
}

/** Without a location the link to all venues is shown; a double click on the map sets one. */
export async function setPlace(person: Person): Promise<void> {
  const { page, t, checkScreen } = person;
  const later = page.getByRole('link', { name: t('pubs.geolocation_later') });
  await expect(later).toHaveAttribute('href', '/admin/company');
  const map = page.getByRole('application', { name: t('pubs.geolocation_map') });
  await expect(map.locator('.map-pin')).toHaveCount(0);
  await checkScreen('pub-home-no-place');
  await pressTwice(map, [20, -10]);
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
