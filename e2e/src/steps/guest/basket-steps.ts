import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '../../stage/language.ts';

/** A guest's menu in one tab. */
export type Tab = { readonly page: Page; readonly t: Translate };

export const cardOf = ({ page }: Tab, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

export const countOn = (tab: Tab, name: string): Locator => cardOf(tab, name).locator('output');

export const barOf = ({ page, t }: Tab): Locator =>
  page.getByRole('button', { name: t('guest.page.basket') });

export const checkoutOf = ({ page, t }: Tab): Locator =>
  page.getByRole('dialog', { name: t('guest.checkout.title') });

export async function addToBasket({ page, t }: Tab, name: string): Promise<void> {
  await page.getByRole('button', { name: `${t('guest.page.add')}: ${name}`, exact: true }).click();
}

/** Removes one of a dish, on its card. */
export async function removeOne(tab: Tab, name: string): Promise<void> {
  const less = `${tab.t('guest.page.remove_one')}: ${name}`;
  await cardOf(tab, name).getByRole('button', { name: less, exact: true }).click();
}

export async function openCheckout(tab: Tab): Promise<Locator> {
  await barOf(tab).click();
  const checkout = checkoutOf(tab);
  await expect(checkout).toBeVisible();
  return checkout;
}

export async function closeCheckout(tab: Tab): Promise<void> {
  const checkout = checkoutOf(tab);
  await checkout.getByRole('button', { name: tab.t('guest.checkout.close') }).click();
  await expect(checkout).toBeHidden();
  // Its step back in the history ends a moment later, and would abort a reload.
  const isOnItsWay = (): Promise<boolean> =>
    tab.page.evaluate(() => (window.history.state as { dialog?: boolean } | null)?.dialog === true);
  await expect.poll(isOnItsWay).toBe(false);
}

/** The basket's line of this dish. */
export const lineOf = (checkout: Locator, name: string): Locator =>
  checkout.getByRole('listitem').filter({ hasText: name });

/** The submit button; other buttons beside it offer another order type. */
export const orderButton = (checkout: Locator, { t }: Tab): Locator =>
  checkout
    .getByRole('button', { name: t('guest.checkout.order') })
    .and(checkout.locator('[type=submit]'));

/** At a table the name and the wishes are folded away. */
export async function unfoldExtras(checkout: Locator, { t }: Pick<Tab, 't'>): Promise<void> {
  const fold = checkout.getByText(t('guest.checkout.name_and_wishes'), { exact: true });
  const name = checkout.getByLabel(t('guest.checkout.name_if_you_like'));
  if (await name.isHidden()) await fold.click();
  await expect(name).toBeVisible();
}

/** On a phone the contacts of a delivery stand on a second screen. */
export async function goToContacts(checkout: Locator, { t }: Tab): Promise<void> {
  await checkout.getByRole('button', { name: t('guest.delivery.next') }).click();
  await expect(checkout.getByLabel(t('guest.delivery.name'), { exact: true })).toBeVisible();
}
