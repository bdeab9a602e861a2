import { expect, type Locator } from '@playwright/test';
import type { Person } from '../../stage/stage.ts';
import { PASSWORD, type Scenario } from '../../stage/scenarios.ts';

/** Every message that the courier's browser received over its live socket. */
function recordMessages({ page }: Person): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return () => frames.join('\n');
}

/** Signs in and opens the list of available orders; returns the messages received since. */
export async function signInCourier(person: Person, { courier }: Scenario): Promise<() => string> {
  const { page, t, checkScreen } = person;
  const sent = recordMessages(person);
  await page.goto('/');
  await page.getByRole('link', { name: t('accounts.sign_in') }).click();
  await page.getByLabel(t('accounts.email')).fill(courier.email);
  await page.getByLabel(t('accounts.password')).fill(PASSWORD);
  await checkScreen('sign-in');
  await page.getByRole('button', { name: t('accounts.sign_in') }).click();
  await expect(page).toHaveURL(/\/courier\/profile$/);
  await openOrders(person);
  await expect(page.getByRole('button', { name: t('couriers.filter_available') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText(t('ui.live'), { exact: true })).toBeVisible();
  return sent;
}

/** Opens the lists by the tab at the bottom. */
export async function openOrders({ page, t }: Person): Promise<void> {
  await page
    .getByRole('navigation', { name: t('couriers.sections') })
    .getByRole('link', { name: t('couriers.orders') })
    .click();
  await expect(page).toHaveURL(/\/courier\/orders$/);
}

export async function openList(
  { page, t }: Person,
  list: 'available' | 'active' | 'completed',
): Promise<void> {
  await page
    .getByRole('group', { name: t('couriers.filter') })
    .getByRole('button', { name: t(`couriers.filter_${list}`) })
    .click();
}

/** Orders of other pubs may have the same number. */
export type OrderOfPub = { readonly number: number; readonly pub: { readonly name: string } };

export const orderCard = ({ page }: Person, { number, pub }: OrderOfPub): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByText(`#${number}`, { exact: true }) })
    .filter({ hasText: pub.name });

/** Reserves an available order after a question; it is in the active list then. */
export async function reserve(person: Person, order: OrderOfPub): Promise<void> {
  const { page, t, checkScreen } = person;
  const popup = page.getByRole('dialog', {
    name: t('couriers.reserve_question', { number: `#${order.number}` }),
  });
  // A new order above moves the card; a press that it moves away from is no click.
  await expect(async () => {
    const button = orderCard(person, order).getByRole('button', { name: t('couriers.reserve') });
    if (!(await popup.isVisible())) await button.click();
    await expect(popup).toBeVisible();
  }).toPass();
  await checkScreen('courier-reserve');
  await popup.getByRole('button', { name: t('ui.yes') }).click();
  await expect(page.getByText(t('couriers.reserved'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('couriers.filter_active') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

/** Completes the order after a question that shows the cash amount. */
export async function complete(person: Person, order: OrderOfPub, cash: number): Promise<void> {
  const { page, t, lei, checkScreen } = person;
  const card = orderCard(person, order);
  await card.getByRole('button', { name: t('couriers.complete') }).click();
  const popup = page.getByRole('dialog', {
    name: t('couriers.complete_question', { number: `#${order.number}` }),
  });
  await expect(popup).toContainText(t('couriers.complete_note_cash', { amount: lei(cash) }));
  await checkScreen('courier-complete');
  await popup.getByRole('button', { name: t('couriers.complete') }).click();
  await expect(page.getByText(t('couriers.completed'))).toBeVisible();
  await page.getByRole('button', { name: t('couriers.filter_completed') }).click();
  await expect(orderCard(person, order)).toBeVisible();
}

/** The debt in the bar: the text for screen readers, and a number that is red below zero. */
export async function expectDebt({ page, t, lei }: Person, amount: number): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(`${t('couriers.debt_courier_to_courier')} ${lei(amount)}`);
  const sum = bar.getByText(lei(-amount), { exact: true });
  await expect(sum).toBeVisible();
  const color = await sum.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(Number);
  expect(red, color).toBeGreaterThan(green * 1.5);
  expect(red, color).toBeGreaterThan(blue * 1.5);
}
