import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { isMenuOutdated } from '../../checkout/sending/is-menu-outdated.ts';
import { quoteOf } from '../../testing/open-test-checkout.tsx';
import { aPubPageData } from '../../testing/a-pub-page-data.ts';
import { startDialogs } from '../../device/dialogs.ts';
import { click, closeDialogs, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import '../../styles/page.css';
import '../../styles/taps.css';
import serving from '../../styles/serving.css?inline';
import type { OpenPage } from '../open-page.ts';
import { paintPage } from '../paint-page.ts';
import { fillDishSheet } from './dish-sheet.ts';
import { cardOf } from '../../basket/dish-on-card.ts';
import { addFromCard, removeFromCard } from './dish-clicks.ts';

const BREAKFAST = 5;
const SOUP = 6;
const words = 'lun. de\u00A0la\u00A008:00';

let opened: OpenPage;
const style = document.createElement('style');
beforeEach(async () => {
  await page.viewport(360, 740);
  style.textContent = serving;
  document.head.append(style);
  const [category] = aPubPageData().categories;
  if (!category) throw new Error('a category');
  opened = openTestPage({
    data: {
      categories: [
        {
          ...category,
          serving_hours: [{ days: [0, 1, 2, 3, 4], start: 480, end: 690 }],
          not_served_until: '2026-11-23T06:00:00.000Z',
        },
        { ...category, id: 4, name: 'Supe', place: 2 },
      ],
      dishes: [
        aDish({
          id: BREAKFAST,
          category_id: 3,
          name: 'Omletă',
          price: 1145,
          sale_price: 1100,
          image_file_name: 'a.webp',
        }),
        aDish({ id: SOUP, category_id: 4, name: 'Zeamă', price: 60 }),
      ],
    },
  });
});
startDialogs();
afterEach(async () => {
  vi.useRealTimers();
  await closeDialogs();
  style.remove();
  closeTestPage();
  await page.viewport(1280, 800);
});

const card = (id: number): HTMLElement => cardOf(id) ?? document.body;
const shownText = (element: Element | null) =>
  element instanceof HTMLElement && element.checkVisibility() ? element.textContent : undefined;
const inBasket = () => {
  opened.store.set(() => ({
    orderType: 'in_place',
    lines: [{ id: 1, dishId: BREAKFAST, name: 'Omletă', priceMinor: 110_000, count: 2 }],
  }));
  paintPage(opened.store, opened.info(), opened.info().orderTypes[0]);
};

it('stays on the menu with its price, and says when it is served in place of the button', () => {
  const breakfast = card(BREAKFAST);
  expect(shownText(breakfast.querySelector(':scope > b'))).toBe(words);
  expect(shownText(breakfast.querySelector('data'))).toContain('1.100,00');
  expect(shownText(breakfast.querySelector('button'))).toBeUndefined();
  expect(shownText(card(SOUP).querySelector('button'))).toBe('');
});

it('keeps its words apart from its price on a narrow phone, and inside the card', () => {
  const letters = document.createRange();
  const boxOf = (element: Element | null) => {
    letters.selectNodeContents(element ?? document.body);
    return letters.getBoundingClientRect();
  };
  const said = boxOf(card(BREAKFAST).querySelector(':scope > b'));
  const price = boxOf(card(BREAKFAST).querySelector('data'));
  expect(said.bottom <= price.top || said.top >= price.bottom).toBe(true);
  const { right, bottom } = card(BREAKFAST).getBoundingClientRect();
  expect([said.right <= right, said.bottom <= bottom]).toEqual([true, true]);
});

it('can be removed from the basket on its card, and not added', () => {
  inBasket();
  expect(shownText(card(BREAKFAST).querySelector(':scope > b'))).toBe(words);
  expect(shownText(card(BREAKFAST).querySelector('.less'))).toBe('');
  expect(shownText(card(BREAKFAST).querySelector('data'))).toBeUndefined();
  click(removeFromCard, [`#${card(BREAKFAST).id} .less`, opened]);
  expect(opened.store.get().lines).toMatchObject([{ dishId: BREAKFAST, count: 1 }]);
  expect(card(BREAKFAST).querySelector<HTMLButtonElement>(':scope > button')?.disabled).toBe(true);
  click(addFromCard, [`#${card(SOUP).id} > button`, opened]);
  expect(opened.store.get().lines).toHaveLength(2);
});

it('says in its sheet when it is served, without the button that adds it', async () => {
  fillDishSheet(card(BREAKFAST), opened)();
  const sheet = page.getByRole('dialog', { name: 'Omletă' });
  await expect.element(sheet.getByText(words.replaceAll('\u00A0', ' '))).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: /^Adaugă/ })).not.toBeInTheDocument();
});

it('the page is outdated when the serving has begun or ended since it was loaded', () => {
  const outdated = (change: Partial<ReturnType<typeof quoteOf>>) =>
    isMenuOutdated(
      { ...quoteOf(60), dishes: [], ...change },
      { lines: [], orderType: 'in_place', commissionPercent: 0, language: 'ro' },
    );
  const notServed = (id: number) => ({
    unavailable_dish_ids: [id],
    not_served_dishes: [{ dish_id: id, not_served_until: null }],
  });
  expect(outdated(notServed(BREAKFAST))).toBe(false);
  expect(outdated(notServed(SOUP))).toBe(true);
  const served = { count: 1, dish_price: 1100, dish_id: BREAKFAST, name: 'Omletă' };
  expect(outdated({ dishes: [served] })).toBe(true);
});
