import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder, aCourierOrder } from '../../../../testing/samples/an-order.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../../testing/clear-courier-phone.ts';
import { openArea, OWN_ID } from '../../testing/courier-setup.tsx';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 800);
});
afterEach(clearCourierPhone);

const tab = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

it.each([
  ['in 12 minutes', 12, 'Готов через 12 мин'],
  ['3 minutes ago', -3.5, 'Должен быть готов: 3 мин назад'],
])('shows that an order was promised to be ready %s, on both lists', async (_, minutes, words) => {
  const promised_at = new Date(Date.now() + minutes * 60_000).toISOString();
  await openArea([
    aCourierOrder({ id: 2, promised_at }),
    anActiveCourierOrder(OWN_ID, { id: 3, promised_at }),
  ]);
  await tab(text('couriers.filter_available')).click();
  await expect.element(page.getByRole('article').getByText('#2')).toBeVisible();
  await expect.element(page.getByRole('article').getByText(words)).toBeVisible();
  await tab(text('couriers.filter_active')).click();
  await expect.element(page.getByRole('article').getByText('#3')).toBeVisible();
  await expect.element(page.getByRole('article').getByText(words)).toBeVisible();
});

it('shows no promised time of an order that is ready, or already on its way', async () => {
  const promised_at = new Date(Date.now() + 12 * 60_000).toISOString();
  await openArea([
    aCourierOrder({ id: 2, promised_at, prepared: true }),
    anActiveCourierOrder(OWN_ID, { id: 3, promised_at, status: 'at_courier' }),
  ]);
  await tab(text('couriers.filter_available')).click();
  await expect.element(page.getByText(text('couriers.ready_for_pickup'))).toBeVisible();
  await expect.element(page.getByText(/^Готов через/)).not.toBeInTheDocument();
  await tab(text('couriers.filter_active')).click();
  await expect.element(page.getByRole('article').getByText('#3')).toBeVisible();
  await expect.element(page.getByText(/^Готов через/)).not.toBeInTheDocument();
});
