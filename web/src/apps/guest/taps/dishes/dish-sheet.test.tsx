import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { OpenPage } from '../open-page.ts';
import { fillDishSheet } from './dish-sheet.ts';

let opened: OpenPage;

/** A picture of this width; the part after # names its size, as in the address of a dish's picture. */
const pictureOf = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`,
  )}#${width}-240.webp`;

const dishes = [1, 2, 3].map((id) =>
  aDish({
    id,
    category_id: 3,
    name: `Dish ${id}`,
    ingredients: `What is in ${id}`,
    price: 60,
    ...(id === 3 && { sale_price: 45 }),
  }),
);

beforeEach(() => {
  opened = openTestPage({ data: { dishes } });
  for (const [id, width] of [
    [1, 20],
    [2, 30],
  ] as const) {
    const small = new Image();
    small.src = pictureOf(width);
    small.style.background = `rgb(${id}, 0, 0)`;
    document.querySelector(`#d${id}`)?.prepend(small);
  }
});

afterEach(() => {
  sheet().close();
  closeTestPage();
});

const sheet = () => document.querySelector<HTMLDialogElement>('#sheet') ?? new HTMLDialogElement();
const picture = () => sheet().querySelector('img') ?? new Image();

function open(id: number): void {
  sheet().close();
  const card = document.querySelector<HTMLElement>(`#d${id}`);
  if (card) fillDishSheet(card, opened)();
}

it('shows the dish of the card: its texts, its price, and its picture larger', async () => {
  open(1);
  expect(sheet().open).toBe(true);
  expect(sheet().querySelector('h2')?.textContent).toBe('Dish 1');
  expect(sheet().querySelector('p')?.textContent).toBe('What is in 1');
  expect(sheet().querySelector('.buy b')?.textContent).toBe('60,00\u00A0Lei');
  expect(picture().srcset).toMatch(/-480\.webp 480w,.*#20\.webp 960w$/);
  await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
});

it('strikes the price of before out, where there is one', () => {
  const struck = () =>
    [...sheet().querySelectorAll('.buy s')].map(({ textContent }) => textContent);
  open(3);
  expect(sheet().querySelector('.buy b')?.textContent).toBe('45,00\u00A0Lei');
  expect(struck()).toEqual(['60,00\u00A0Lei']);
  open(1);
  expect(struck()).toEqual([]);
});

it('never shows the picture of the previous dish while the next one is loading', async () => {
  open(1);
  await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
  open(2);
  expect(picture().naturalWidth).toBe(0);
  expect(picture().style.background).toBe('rgb(2, 0, 0)');
  await expect.poll(() => picture().naturalWidth).toBeGreaterThan(0);
});

it('has no picture for a dish without one', async () => {
  open(1);
  expect(picture().hidden).toBe(false);
  open(3);
  expect(picture().hidden).toBe(true);
  expect(picture().currentSrc).toBe('');
});
