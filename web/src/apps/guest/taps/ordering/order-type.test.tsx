import { afterEach, expect, it } from 'vitest';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { clickOrderType } from './order-type.ts';

afterEach(closeTestPage);

const priceRiseText = () => document.querySelector('.dearer')?.textContent;

it('the switch chooses the order type, and shows once that a delivery makes the dishes more expensive', async () => {
  const page = openTestPage();
  const choose = (type: string) => click(clickOrderType, [`[data-how="${type}"]`, page]);
  choose('delivery');
  expect(page.store.get().orderType).toBe('delivery');
  await expect.poll(priceRiseText).toBe(page.info().dearer);
  // Pressed again it changes no price, and shows no new text.
  choose('delivery');
  expect(priceRiseText()).toBe(page.info().dearer);
  choose('in_place');
  expect(page.store.get().orderType).toBe('in_place');
  expect(priceRiseText()).toBeUndefined();
  choose('delivery');
  expect(priceRiseText()).toBeUndefined();
});

it('an order type that does not exist changes nothing', () => {
  const page = openTestPage();
  document.querySelector('[data-how]')?.setAttribute('data-how', 'takeaway');
  click(clickOrderType, ['[data-how="takeaway"]', page]);
  expect(page.store.get().orderType).toBeNull();
});
