import { afterEach, expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { OpenPage } from '../open-page.ts';
import { paintCounts } from './dish-cards.ts';
import {
  addFromCard,
  addFromSheet,
  clickDish,
  removeFromCard,
  oneLessInSheet,
  oneMoreInSheet,
} from './dish-clicks.ts';

afterEach(() => {
  sheet()?.close();
  closeTestPage();
});

const sheet = () => document.querySelector<HTMLDialogElement>('#sheet');
const inBasket = ({ store }: OpenPage) =>
  store.get().lines.map(({ dishId, name, priceMinor, count }) => [dishId, name, priceMinor, count]);

/** A delivery's prices include the commission on the page; the basket stores them without. */
const deliveryOnly = { pub: { has_in_place_order: false } };

it.each([
  ['at a table', {}],
  ['of a delivery', deliveryOnly],
])('the button of a card adds the dish to the basket at its own price, %s', (_, drawn) => {
  const page = openTestPage(drawn);
  click(addFromCard, ['#d5 > button', page]);
  click(addFromCard, ['#d5 > button', page]);
  expect(inBasket(page)).toEqual([[5, 'Zeamă', 6000, 2]]);
});

it('a dish on sale has its sale price', () => {
  const dish = aDish({ id: 5, category_id: 3, name: 'Zeamă', price: 60, sale_price: 45.5 });
  const page = openTestPage({ data: { dishes: [dish] } });
  click(addFromCard, ['#d5 > button', page]);
  expect(inBasket(page)).toEqual([[5, 'Zeamă', 4550, 1]]);
});

it('the other button of a card removes one again', () => {
  const page = openTestPage();
  click(addFromCard, ['#d5 > button', page]);
  paintCounts(page.store.get(), page.info());
  click(removeFromCard, ['#d5 .less', page]);
  expect(inBasket(page)).toEqual([]);
});

const addText = () => document.querySelector('#sheet .main')?.textContent.replaceAll('\u00A0', ' ');
const isClosed = (selector: string) =>
  document.querySelector<HTMLButtonElement>(`#sheet .${selector}`)?.disabled;

it('the name of a dish opens its sheet, which adds as many as the guest sets, at their sum', async () => {
  const page = openTestPage({ pub: { takes_dish_notes: true } });
  const open = async () => {
    expect(click(clickDish, ['#d5 a', page]).defaultPrevented).toBe(true);
    await expect.poll(() => sheet()?.open).toBe(true);
  };
  await open();
  expect(addText()).toBe('Adaugă 60,00 Lei');
  expect([isClosed('less'), isClosed('more')]).toEqual([true, false]);
  click(oneMoreInSheet, ['#sheet .more', page]);
  click(oneMoreInSheet, ['#sheet .more', page]);
  click(oneLessInSheet, ['#sheet .less', page]);
  expect(addText()).toBe('Adaugă 120,00 Lei');
  const note = document.querySelector<HTMLTextAreaElement>('#sheet textarea');
  if (!note) throw new Error('no note');
  note.value = ' fără ceapă ';
  click(addFromSheet, ['#sheet .main', page]);
  expect(page.store.get().lines).toMatchObject([{ dishId: 5, count: 2, note: 'fără ceapă' }]);
  expect(sheet()?.open).toBe(false);
  // The next dish starts with a count of one and no note.
  await open();
  expect([addText(), note.value]).toEqual(['Adaugă 60,00 Lei', '']);
  click(addFromSheet, ['#sheet .main', page]);
  expect(inBasket(page)).toEqual([
    [5, 'Zeamă', 6000, 2],
    [5, 'Zeamă', 6000, 1],
  ]);
});

it('a pub that takes no notes has no field for one', async () => {
  const page = openTestPage();
  click(clickDish, ['#d5 a', page]);
  await expect.poll(() => sheet()?.open).toBe(true);
  expect(document.querySelector('#sheet textarea')).toBeNull();
});

it('a dish that was removed from the menu under its open sheet is not counted', async () => {
  const page = openTestPage();
  click(clickDish, ['#d5 a', page]);
  await expect.poll(() => sheet()?.open).toBe(true);
  document.querySelector('#d5')?.remove();
  click(addFromSheet, ['#sheet .main', page]);
  click(oneLessInSheet, ['#sheet .less', page]);
  expect(inBasket(page)).toEqual([]);
});
