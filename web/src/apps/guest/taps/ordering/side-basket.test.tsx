import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import * as basketTotal from '../../basket/basket-total.ts';
import { withDish } from '../../basket/basket.ts';
import { RICH, someMenu } from '../../testing/fake-menu.ts';
import { closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { OpenPage } from '../open-page.ts';
import { clicks } from '../clicks.ts';
import { drawSideBasket } from './side-basket.ts';
import '../../styles/page.css';
import '../../styles/taps.css';

const text = (key: TextKey, values = {}) => translate(allTexts[key], 'ro', values);

let opened: OpenPage;

beforeEach(async () => {
  await page.viewport(1280, 800);
  opened = openTestPage({ data: someMenu });
  await drawSideBasket({ ...opened, ...basketTotal });
});
afterEach(closeTestPage);

const side = page.getByRole('complementary', { name: text('guest.side.title') });
const lines = () =>
  [...document.querySelectorAll('#side li')].map((line) =>
    line.textContent.replaceAll('\u00A0', ' '),
  );
const step = (way: 'less' | 'more', name: string) =>
  side.getByRole('button', { name: text(`guest.side.${way}`, { name }) });
const openText = () => document.querySelector('#side .main')?.textContent.replaceAll('\u00A0', ' ');

const soup = { dishId: 5, name: 'Zeamă', priceMinor: 6000 };
const pie = {
  dishId: RICH,
  name: 'Plăcintă',
  priceMinor: 9200,
  options: [{ choiceId: 12, count: 1, name: 'Mare' }],
  note: 'fără ceapă',
};

it('stands beside the menu, in its own room, and says what lands in it', async () => {
  await expect.element(side.getByText(text('guest.side.empty'))).toBeVisible();
  const menu = document.querySelector('main section')?.getBoundingClientRect();
  const box = document.querySelector('#side')?.getBoundingClientRect();
  expect(box?.left).toBeGreaterThan(menu?.right ?? Infinity);
  expect(document.documentElement.scrollWidth).toBe(1280);
});

it('shows each line with its options, its price and the sum, and changes with the basket', () => {
  opened.store.set((basket) => withDish(withDish(basket, soup), pie, 2));
  expect(lines()).toEqual(['Zeamă160,00 Lei', 'PlăcintăMare«fără ceapă»2184,00 Lei']);
  expect(openText()).toBe(`${text('guest.side.open')}244,00 Lei`);
});

it('counts, and keeps the focus on the pressed button, or near it when its line is gone', async () => {
  opened.store.set((basket) => withDish(withDish(basket, soup), pie));
  await step('more', 'Zeamă').click();
  await step('more', 'Zeamă').click();
  await expect.element(step('more', 'Zeamă')).toHaveFocus();
  expect(opened.store.get().lines[0]?.count).toBe(3);
  await step('less', 'Plăcintă').click();
  expect(opened.store.get().lines).toHaveLength(1);
  await expect.element(step('less', 'Zeamă')).toHaveFocus();
});

it('leads to the order as the bar does, which it replaces', () => {
  opened.store.set((basket) => withDish(basket, soup));
  const bar = document.querySelector<HTMLElement>('#bar');
  if (!bar) throw new Error('the page has no bar');
  bar.hidden = false;
  expect(bar.checkVisibility()).toBe(false);
  const opener = document.querySelector('#side .main');
  const handlers = [bar, opener].map(
    (element) => clicks.find(([selector]) => element?.closest(selector))?.[1],
  );
  expect(handlers[0]).toBeDefined();
  expect(handlers[1]).toBe(handlers[0]);
});

it('is drawn once, also when the page was replaced', async () => {
  await drawSideBasket({ ...opened, ...basketTotal });
  opened.store.set((basket) => withDish(basket, soup));
  expect(document.querySelectorAll('#side')).toHaveLength(1);
  expect(lines()).toHaveLength(1);
});
