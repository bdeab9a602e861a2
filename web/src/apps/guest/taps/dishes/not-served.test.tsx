import { allTexts, translate } from '@comanda/contract/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { addFromCard, addFromSheet, removeFromCard } from './dish-clicks.ts';
import { clickOrderType } from '../ordering/order-type.ts';
import * as attributes from '../../markup/attributes.ts';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';

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

describe('at a pub that takes deliveries for later', () => {
  const OUT = 7;
  const OVER = 8;
  beforeEach(() => {
    closeTestPage();
    const [category] = aPubPageData().categories;
    if (!category) throw new Error('a category');
    const picture = { image_file_name: 'a.webp' };
    opened = openTestPage({
      data: {
        later_types: ['delivery'],
        categories: [
          { ...category, not_served_until: '2026-11-23T06:00:00.000Z' },
          { ...category, id: 4, name: 'Supe', place: 2 },
        ],
        dishes: [
          aDish({
            id: BREAKFAST,
            category_id: 3,
            name: 'Omletă',
            price: 1145,
            sale_price: 1100,
            ...picture,
          }),
          aDish({ id: SOUP, category_id: 3, name: 'Terci', price: 60 }),
          aDish({
            id: OUT,
            category_id: 4,
            name: 'Zeamă',
            price: 60,
            sold_out_until: '2099-01-01T08:00:00.000Z',
          }),
          aDish({
            id: OVER,
            category_id: 4,
            name: 'Ciorbă',
            price: 60,
            sold_out_until: UNTIL_SWITCHED_BACK,
          }),
        ],
      },
    });
    paint();
  });
  const paint = () => {
    paintPage(opened.store, opened.info(), undefined);
  };
  const choose = (type: string) => {
    click(clickOrderType, [`[${attributes.orderType}=${type}]`, opened]);
    paint();
  };
  const button = (id: number) => card(id).querySelector<HTMLButtonElement>(':scope > button');
  const isOffered = (id: number) => button(id)?.checkVisibility() === true;

  it('can be ordered by a guest who wants a delivery, and not at a table', () => {
    expect([BREAKFAST, SOUP, OUT, OVER].map(isOffered)).toEqual([false, false, false, false]);
    choose('delivery');
    expect([BREAKFAST, SOUP, OUT, OVER].map(isOffered)).toEqual([true, true, true, false]);
    expect([BREAKFAST, OUT].map((id) => shownText(card(id).querySelector(':scope > b')))).toEqual([
      words,
      translate(allTexts['guest.page.sold_out_for_now'], 'ro', {}),
    ]);
    for (const id of [BREAKFAST, SOUP, OUT])
      click(addFromCard, [`#${card(id).id} > button`, opened]);
    expect(opened.store.get().lines.map(({ dishId }) => dishId)).toEqual([BREAKFAST, SOUP, OUT]);
    choose('in_place');
    expect([BREAKFAST, SOUP, OUT, OVER].map(isOffered)).toEqual([false, false, false, false]);
  });

  it.each([
    ['with a picture', BREAKFAST],
    ['without one', SOUP],
  ])('%s: words, price, count and buttons stand apart on a narrow phone', (_, id) => {
    choose('delivery');
    click(addFromCard, [`#${card(id).id} > button`, opened]);
    paint();
    const box = (selector: string) => {
      const letters = document.createRange();
      const element = card(id).querySelector(`:scope > ${selector}`) ?? document.body;
      if (element instanceof HTMLButtonElement) return element.getBoundingClientRect();
      letters.selectNodeContents(element);
      return letters.getBoundingClientRect();
    };
    const parts = ['a', 'b', 'data', 's', '.q', 'button'];
    const boxes = parts.filter((part) => card(id).querySelector(`:scope > ${part}`)).map(box);
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(overlaps).toEqual([]);
    const inside = card(id).getBoundingClientRect();
    for (const { right, bottom } of boxes)
      expect([right <= inside.right, bottom <= inside.bottom]).toEqual([true, true]);
  });

  it('is added from its sheet, which says from when it is served', async () => {
    choose('delivery');
    fillDishSheet(card(SOUP), opened)();
    const sheet = page.getByRole('dialog', { name: 'Terci' });
    await expect.element(sheet.getByText(words.replaceAll('\u00A0', ' '))).toBeVisible();
    await expect.element(sheet.getByRole('button', { name: /66,00/ })).toBeVisible();
    click(addFromSheet, ['dialog[open] button', opened]);
    expect(opened.store.get().lines).toMatchObject([{ dishId: SOUP, count: 1 }]);
  });

  it('what is in a basket for now does not make the page outdated', () => {
    choose('delivery');
    const shown = {
      lines: [],
      orderType: 'delivery',
      commissionPercent: 0,
      language: 'ro',
    } as const;
    const refused = {
      ...quoteOf(60),
      dishes: [],
      unavailable_dish_ids: [SOUP],
      not_served_dishes: [{ dish_id: SOUP, not_served_until: '2026-11-23T06:00:00.000Z' }],
    };
    expect(isMenuOutdated(refused, shown)).toBe(false);
    const served = { count: 1, dish_price: 60, dish_id: SOUP, name: 'Terci' };
    expect(isMenuOutdated({ ...quoteOf(60), dishes: [served] }, shown)).toBe(true);
  });
});
