import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { readQr } from '../../stage/read-qr.ts';
import type { Person } from '../../stage/stage.ts';

const card = ({ page }: Person, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens one of the card's secondary actions. */
async function choose({ page, t }: Person, name: string, key: 'pubs.update' | 'pubs.delete') {
  await page.getByRole('button', { name: t('ui.actions_of', { name }), exact: true }).click();
  await page.getByRole('button', { name: t(key), exact: true }).click();
}

type NewPub = { readonly name: string; readonly urlName: string };

/** Creates the only pub within the tariff's limit. */
export async function createPub(person: Person, { name, urlName }: NewPub): Promise<void> {
  const { page, t, checkScreen } = person;
  await expect(page.getByText(t('pubs.none'))).toBeVisible();
  await expect(page.getByText(t('pubs.places', { taken: 0, limit: 1 }))).toBeVisible();
  await checkScreen('company-none');
  const form = page.getByRole('form', { name: t('pubs.new') });
  await form.getByLabel(t('pubs.name')).fill(name);
  await form.getByLabel(t('pubs.url_name')).fill(urlName);
  await form.getByRole('button', { name: t('ui.create') }).click();
  // The new pub's own page opens; its card is on the company's page.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: t('pubs.all_pubs'), exact: true }).click();
  await expect(card(person, name)).toBeVisible();
  await expect(page.getByText(t('pubs.places', { taken: 1, limit: 1 }))).toBeVisible();
}

/** First a name that is too short, then a pub above the tariff's limit. */
export async function expectRefusal(person: Person, { name }: NewPub): Promise<void> {
  const { page, t, checkScreen, browserErrors } = person;
  await page.getByRole('button', { name: t('pubs.add') }).click();
  const popup = page.getByRole('dialog', { name: t('pubs.new') });
  const create = popup.getByRole('button', { name: t('ui.create') });
  const nameField = popup.getByLabel(t('pubs.name'));
  await nameField.fill('ab');
  await create.click();
  await expect(nameField).toHaveAccessibleDescription(
    t('admin.validation_errors.pub.name.min', { limit: 3 }),
  );
  await checkScreen('create-pub-refused');
  browserErrors.expect(/status of 403/);
  await nameField.fill(`${name} 2`);
  await create.click();
  await expect(popup.getByRole('alert')).toHaveText(t('errors.pub_limit_exceeded'));
  await checkScreen('create-pub-limit');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}

/** Renames the pub and changes its address, with the keyboard only. */
export async function updateFromCard(
  person: Person,
  { from, to, address }: { from: string; to: string; address: string },
): Promise<void> {
  const { page, t, checkScreen } = person;
  const actions = page.getByRole('button', { name: t('ui.actions_of', { name: from }) });
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('pubs.update') })).toBeFocused();
  await checkScreen('pub-actions');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: t('pubs.update_named', { name: from }) });
  const save = popup.getByRole('button', { name: t('ui.save') });
  await expect(save).toBeDisabled();
  await popup.getByLabel(t('pubs.name')).fill(to);
  await popup.getByLabel(t('pubs.address'), { exact: true }).fill(address);
  await checkScreen('update-pub');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(page.getByText(t('pubs.updated', { name: to }))).toBeVisible();
  await expect(card(person, to)).toContainText(address);
  await expect(page.getByRole('button', { name: t('ui.actions_of', { name: to }) })).toBeFocused();
}

/** Both files of the code: named as in the popup, and each decoded to the public address. */
export async function downloadCodes(person: Person, { name, urlName }: NewPub): Promise<string> {
  const { page, t, checkScreen } = person;
  await page.getByRole('button', { name: t('pubs.show_qr_code', { name }) }).click();
  const popup = page.getByRole('dialog', { name });
  const address = new URL(`/pub/${urlName}/`, page.url()).href;
  await expect(popup.getByText(address, { exact: true })).toBeVisible();
  await expect(popup.getByText(`${urlName}.png`)).toBeVisible();
  await checkScreen('pub-code');
  for (const [key, format, type] of [
    ['pubs.download_png', 'png', 'image/png'],
    ['pubs.download_svg', 'svg', 'image/svg+xml'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await popup.getByRole('link', { name: t(key) }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`${urlName}.${format}`);
    expect(await readQr(page, await readFile(await download.path()), type)).toBe(address);
  }
  await popup.getByRole('button', { name: t('ui.close') }).click();
  await expect(popup).toBeHidden();
  return address;
}

/** Cancels the deletion once, then deletes; there is room for another pub again. */
export async function deleteFromCard(
  person: Person,
  { name, address }: { name: string; address: string },
): Promise<void> {
  const { page, t, checkScreen, browserErrors } = person;
  const popup = page.getByRole('dialog', { name: t('pubs.delete_named', { name }) });
  await choose(person, name, 'pubs.delete');
  await expect(popup.getByRole('button', { name: t('ui.cancel') })).toBeFocused();
  const shown = address.replace(/^https?:\/\//, '');
  await expect(popup.getByText(t('pubs.delete_code', { address: shown }))).toBeVisible();
  await checkScreen('delete-pub');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(card(person, name)).toBeVisible();

  await choose(person, name, 'pubs.delete');
  await popup.getByRole('button', { name: t('pubs.delete_confirm') }).click();
  await expect(page.getByText(t('pubs.deleted', { name }))).toBeVisible();
  await expect(card(person, name)).toHaveCount(0);
  await expect(page.getByText(t('pubs.none'))).toBeVisible();
  await expect(page.getByText(t('pubs.places', { taken: 0, limit: 1 }))).toBeVisible();
  browserErrors.expect(/status of 404/);
  expect((await page.request.get(address)).status()).toBe(404);
}
