import { allTexts, translate } from '@comanda/contract/texts';
import type { CallReply } from '@comanda/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { eventually } from '../../../../testing/actions/eventually.ts';
import { isMenuOutdated } from '../../checkout/sending/is-menu-outdated.ts';
import { quoteOf } from '../../testing/open-test-checkout.tsx';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { click, closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { drawMarks } from '../../food/draw-food.ts';
import '../../styles/food.css';
import '../../styles/page.css';
import '../../styles/taps.css';
import type { OpenPage } from '../open-page.ts';
import { orderAgain } from '../ordering/order-again.ts';
import { paintPage } from '../paint-page.ts';
import { fillDishSheet } from './dish-sheet.ts';
import { cardOf } from '../../basket/dish-on-card.ts';
import { removeFromCard } from './dish-clicks.ts';

const SOLD_OUT = 5;
const ON_SALE = 6;
const words = translate(allTexts['guest.page.sold_out'], 'ro', {});

let opened: OpenPage;
beforeEach(() => {
  const dish = { category_id: 3, price: 60 };
  opened = openTestPage({
    data: {
      dishes: [
        aDish({
          ...dish,
          id: SOLD_OUT,
          name: 'Zeamă',
          image_file_name: 'a.webp',
          sold_out_until: '2099-01-01T08:00:00.000Z',
        }),
        aDish({ ...dish, id: ON_SALE, name: 'Sarmale', place: 2 }),
      ],
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeTestPage();
});

const card = (id: number): HTMLElement => cardOf(id) ?? document.body;
const paint = () => paintPage(opened.store, opened.info(), opened.info().orderTypes[0]);

it('stays on the menu with a word in place of the button, and keeps its price', () => {
  expect(card(SOLD_OUT).textContent).toContain(words);
  expect(card(SOLD_OUT).textContent).toContain('60,00');
  const button = card(SOLD_OUT).querySelector('button');
  expect(button?.disabled).toBe(true);
  expect(card(ON_SALE).textContent).not.toContain(words);
  expect(card(ON_SALE).querySelector('button')?.disabled).toBe(false);
});

it('shows what is in it above its faded picture', async () => {
  const marks = drawMarks([{ drawing: '', words: 'Alcool' }]);
  card(SOLD_OUT).querySelector('a')?.after(marks);
  card(SOLD_OUT).scrollIntoView({ block: 'center' });
  const { x, y, width, height } = marks.getBoundingClientRect();
  // Pictures are drawn a moment after the text.
  await eventually(() => {
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
    const picture = stack.findIndex((one) => one.matches('img'));
    expect(picture).toBeGreaterThan(0);
    expect(stack.slice(0, picture)).toContain(marks);
  });
});

it('can be removed from the basket on its card, and not added', () => {
  opened.store.set(() => ({
    orderType: 'in_place',
    lines: [{ id: 1, dishId: SOLD_OUT, name: 'Zeamă', priceMinor: 6000, count: 2 }],
  }));
  paint();
  click(removeFromCard, [`#${card(SOLD_OUT).id} .less`, opened]);
  expect(opened.store.get().lines).toMatchObject([{ dishId: SOLD_OUT, count: 1 }]);
});

it('keeps its word apart from the minus on a narrow phone, in the longest language', async () => {
  await page.viewport(360, 740);
  opened.store.set(() => ({
    lines: [{ id: 1, dishId: SOLD_OUT, name: 'Zeamă', priceMinor: 6000, count: 1 }],
    orderType: 'in_place',
  }));
  paint();
  const word = card(SOLD_OUT).querySelector('em') ?? document.body;
  word.textContent = translate(allTexts['guest.page.sold_out'], 'ru', {});
  const letters = document.createRange();
  letters.selectNodeContents(word);
  const minus = card(SOLD_OUT).querySelector('.less') ?? document.body;
  const gap = minus.getBoundingClientRect().left - letters.getBoundingClientRect().right;
  expect(gap).toBeGreaterThanOrEqual(8);
});

it('says so in its sheet in place of its price, without the button that adds it', async () => {
  fillDishSheet(card(SOLD_OUT), opened)();
  const sheet = page.getByRole('dialog', { name: 'Zeamă' });
  await expect.element(sheet.getByText(words)).toBeVisible();
  const add = sheet.getByRole('button', {
    name: new RegExp(`^${translate(allTexts['guest.page.add'], 'ro', {})}`),
  });
  await expect.element(add).not.toBeInTheDocument();
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  fillDishSheet(card(ON_SALE), opened)();
  await expect
    .element(
      page.getByRole('dialog', { name: 'Sarmale' }).getByRole('button', {
        name: new RegExp(`^${translate(allTexts['guest.page.add'], 'ro', {})} `),
      }),
    )
    .toBeVisible();
});

const quote = (change: Partial<ReturnType<typeof quoteOf>>) =>
  isMenuOutdated(
    { ...quoteOf(60), dishes: [], ...change },
    { ...opened.info(), lines: opened.store.get().lines, orderType: 'in_place' },
  );
const sold = (id: number) => ({ unavailable_dish_ids: [id], sold_out_dish_ids: [id] });

it('the page is outdated when a dish has been sold out, or is on sale again, since it was loaded', () => {
  expect(quote(sold(SOLD_OUT))).toBe(false);
  expect(quote(sold(ON_SALE))).toBe(true);
  const onSale = { count: 1, dish_price: 60 };
  expect(quote({ dishes: [{ ...onSale, dish_id: ON_SALE, name: 'Sarmale' }] })).toBe(false);
  expect(quote({ dishes: [{ ...onSale, dish_id: SOLD_OUT, name: 'Zeamă' }] })).toBe(true);
});

it('the page is not outdated because it shows a dish in its own language', () => {
  const dish = { dish_id: ON_SALE, count: 1, dish_price: 60, name: 'Rulouri' };
  expect(quote({ dishes: [{ ...dish, names: { ro: 'Sarmale' } }] })).toBe(false);
  expect(quote({ dishes: [{ ...dish, names: { ru: 'Sarmale' } }] })).toBe(true);
});

it('is left out when an order is repeated, which opens the basket where its link asks for it', async () => {
  const line = { count: 2, dish_price: 60, image_file_name: '' };
  const order = aGuestOrder({
    order_type: 'in_place',
    dishes: [
      { ...line, line_id: 1, dish_id: SOLD_OUT, name: 'Zeamă' },
      { ...line, line_id: 2, dish_id: ON_SALE, name: 'Sarmale' },
    ],
  });
  const reply: CallReply<'GET /api/client/orders/:trackingToken'> = { ok: true, order };
  vi.stubGlobal('fetch', async () => Response.json(reply));
  window.history.replaceState(null, '', '?again=its-token&basket=open');
  opened.store.subscribe(paint);
  const openBasket = vi.fn<() => void>();
  document.querySelector('#bar')?.addEventListener('click', openBasket);
  await orderAgain('its-token', { store: opened.store, info: opened.info() });
  expect(opened.store.get().lines).toMatchObject([{ dishId: ON_SALE, count: 2 }]);
  expect(openBasket).toHaveBeenCalledOnce();
  expect(window.location.search).not.toContain('again');
});
