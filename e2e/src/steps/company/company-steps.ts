import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';
import { PASSWORD, pictureFile, type Scenario } from '../../stage/scenarios.ts';
import { uploadWhole } from './upload.ts';
import { openSection } from './pub-places.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** From the landing page to the company's own screen, with an error in the form first. */
export async function register(person: Person, { owner }: Scenario): Promise<void> {
  const { page, t, checkScreen } = person;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.headline'));
  await checkScreen('landing');
  const tariff = t('accounts.tariff_pro');
  await page.getByRole('link', { name: t('accounts.choose_tariff', { tariff }) }).click();
  await expect(page).toHaveURL(/\/admin\/auth\/registration\?tariff=pro$/);
  await expect(page.getByRole('button', { name: tariff })).toHaveAttribute('aria-pressed', 'true');

  const email = page.getByLabel(t('accounts.your_email'));
  await page.getByLabel(t('accounts.your_name')).fill(owner.name);
  await page.getByLabel(t('accounts.your_phone')).fill(owner.phone);
  await email.fill('elena@');
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('accounts.repeat_password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('accounts.register') }).click();
  await expect(email).toHaveAccessibleDescription(
    t('admin.validation_errors.company.email.invalid'),
  );
  await expect(email).toBeFocused();
  await checkScreen('registration');

  await email.fill(owner.email);
  await page.getByRole('button', { name: t('accounts.register') }).click();
  await expect(page).toHaveURL(/\/admin\/company\/?$/);
  await expect(page.getByText(t('accounts.tariff_pro'), { exact: true })).toBeVisible();
}

/** Creates the first pub at the suggested address; returns its id. */
export async function createPub(person: Person, { pub }: Scenario): Promise<number> {
  const { page, t, checkScreen } = person;
  await expect(page.getByText(t('pubs.none'))).toBeVisible();
  await checkScreen('company-empty');
  const form = page.getByRole('form', { name: t('pubs.new') });
  await form.getByLabel(t('pubs.name')).fill(pub.name);
  await expect(form.getByLabel(t('pubs.url_name'))).toHaveValue(pub.urlName);
  await checkScreen('create-pub');
  await form.getByRole('button', { name: t('ui.create') }).click();
  await expect(page.getByText(t('pubs.created', { name: pub.name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: pub.name })).toBeVisible();
  return Number(/\/admin\/pub\/(\d+)$/.exec(page.url())?.[1]);
}

/** Cover and theme of the guest's page, and the address; then back to the pub's own page. */
export async function fillPub(person: Person, { pub }: Scenario): Promise<void> {
  const { page, t, checkScreen } = person;
  const save = async () => {
    await page.getByRole('button', { name: t('ui.save') }).click();
    await expect(page.getByText(t('pubs.settings_saved'))).toBeVisible();
    await expect(page.getByText(t('pubs.all_saved'))).toBeVisible();
  };
  await checkScreen('pub-home');
  await openSection(person, 'pubs.section_page');
  await uploadWhole(
    person,
    page.getByRole('button', { name: t('pubs.upload_cover') }),
    pictureFile('cover'),
  );
  await expect(page.getByRole('button', { name: t('pubs.update_cover') })).toBeVisible();

  if (pub.theme !== 'light') {
    await page.getByRole('button', { name: t(`pubs.theme_${pub.theme}`) }).click();
    await save();
  }
  await checkScreen('pub-settings-page');
  await page.goBack();
  await openSection(person, 'pubs.section_venue');
  await page.getByLabel(t('pubs.address'), { exact: true }).fill(pub.address);
  await save();
  await checkScreen('pub-settings-venue');
  await page.goBack();
}

/** The code on the pub's card: its file is a PNG with the address shown beneath it. */
export async function downloadQrCode(person: Person, { pub }: Scenario): Promise<string> {
  const { page, t, checkScreen } = person;
  await page.getByRole('link', { name: t('pubs.all_pubs') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pubs.my_pubs'));
  await checkScreen('company');
  await page.getByRole('button', { name: t('pubs.show_qr_code', { name: pub.name }) }).click();
  const popup = page.getByRole('dialog', { name: pub.name });
  const address = new URL(`/pub/${pub.urlName}/`, page.url()).href;
  await expect(popup.getByText(address, { exact: true })).toBeVisible();
  await checkScreen('qr-code');

  const downloading = page.waitForEvent('download');
  await popup.getByRole('link', { name: t('pubs.download_png') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  await popup.getByRole('button', { name: t('ui.close') }).click();
  return address;
}
