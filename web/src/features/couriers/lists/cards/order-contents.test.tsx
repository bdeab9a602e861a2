import type { CourierOrder } from '@comanda/contract/couriers';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { anActiveCourierOrder } from '../../../../testing/samples/an-order.ts';
import { anOrderOption } from '../../../../testing/samples/an-order-option.ts';
import { aTranslatedLine } from '../../../../testing/samples/a-translated-line.ts';
import { startTestTexts, text } from '../../../../testing/setup/test-texts.ts';
import { clearCourierPhone } from '../../testing/clear-courier-phone.ts';
import { openArea, OWN_ID } from '../../testing/courier-setup.tsx';

beforeAll(async () => {
  startTestTexts('ru');
  await page.viewport(360, 800);
});
afterEach(clearCourierPhone);

const dish = { dish_id: 3, count: 2, dish_price: 90.2, name: 'Pizza' };
const cheese = anOrderOption({ choice_id: 2, name: 'Brânză', count: 2 });
const dishes: CourierOrder['dishes'] = [
  { ...dish, line_id: 1, options: [anOrderOption(), cheese] },
  { ...dish, line_id: 2, count: 1 },
];

it.each([
  ['an active order', 'couriers.filter_active', 'preparing'],
  ['a completed order', 'couriers.filter_completed', 'completed'],
] as const)('%s has the choices of each dish', async (_name, list, status) => {
  await openArea([anActiveCourierOrder(OWN_ID, { id: 3, status, dishes })]);
  await page.getByRole('button', { name: new RegExp(`^${text(list)}`) }).click();
  const card = page.getByRole('article').filter({ hasText: '#3' });
  await expect.element(card).toBeVisible();
  for (const details of document.querySelectorAll('details')) details.open = true;
  const lines = card.getByRole('listitem').filter({ hasText: 'Pizza' });
  await expect.element(lines.nth(0)).toHaveTextContent('2× PizzaMare, 2 × Brânză');
  await expect.element(lines.nth(1)).toHaveTextContent('1× Pizza');
  await expect.element(card.getByText('Mare, 2\u00A0× Brânză')).toBeVisible();
});

it('has the dishes in the language of the courier, and as the pub calls them where that differs', async () => {
  const active = { id: 3, dishes: [aTranslatedLine(), ...(dishes?.slice(1) ?? [])] };
  await openArea([anActiveCourierOrder(OWN_ID, active)]);
  const lines = page.getByRole('article').getByRole('listitem').filter({ hasText: '×' });
  await expect
    .element(lines.nth(0))
    .toHaveTextContent('2× ПлациндаБольшая, 2 × СметанаPlăcintă (Mare, 2 × Smântână)');
  await expect.element(lines.nth(1)).toHaveTextContent('1× Pizza');
  expect(lines.nth(1).element().querySelector('small')).toBeNull();
});
