import { afterEach, expect, it, vi } from 'vitest';
import { withDish } from '../basket/basket.ts';
import * as attributes from '../markup/attributes.ts';
import { cardOf, dishOf } from '../basket/dish-on-card.ts';
import { paintCounts } from './dishes/dish-cards.ts';
import { fillDishSheet } from './dishes/dish-sheet.ts';
import { closeTestPage, openTestPage } from '../testing/open-test-page.ts';
import { drawDishRow } from './search/search-rows.ts';
import { clicks, listenToClicks } from './clicks.ts';

// The islands' texts exist only in the build of the guest's page.
vi.mock('../checkout/mount.tsx', () => ({ openCheckout: async () => undefined }));
vi.mock('../account/mount.tsx', () => ({ openAccount: async () => undefined }));

afterEach(closeTestPage);

/** A page with a dish in the basket, so that it can be removed again. */
function aPage() {
  const page = openTestPage();
  const card = cardOf(5);
  if (card) page.store.set((basket) => withDish(basket, dishOf(card)));
  paintCounts(page.store.get(), page.info());
  // Drawn by the programs that read what is in the dishes, and that search.
  const wishes = document.createElement('button');
  wishes.setAttribute(attributes.opensWishes, 'true');
  document.querySelector('main')?.append(wishes);
  if (card) {
    document.body.append(drawDishRow(card, page.info()));
    fillDishSheet(card, page);
  }
  return page;
}

it.each(clicks.map(([selector]) => selector))('%s is on the page', (selector) => {
  aPage();
  expect(document.querySelector(selector)).not.toBeNull();
});

it.each(clicks.map((_, row) => row))('row %i of the table is reached by a click', (row) => {
  aPage();
  const [selector = ''] = clicks[row] ?? [];
  const reached = [...document.querySelectorAll(selector)].map((element) =>
    clicks.findIndex(([one]) => element.closest(one)),
  );
  expect(reached).toContain(row);
});

it('a click on an element inside a button counts as one on the button', () => {
  const page = aPage();
  listenToClicks(page);
  const button = document.querySelector('#d5 > button');
  const inside = document.createElement('span');
  button?.append(inside);
  inside.click();
  expect(page.store.get().lines.map(({ count }) => count)).toEqual([2]);
  document.querySelector<HTMLElement>('h1')?.click();
  expect(page.store.get().lines.map(({ count }) => count)).toEqual([2]);
});
