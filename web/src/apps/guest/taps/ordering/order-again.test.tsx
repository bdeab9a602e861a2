import type { OrderDish } from '@comanda/contract/orders';
import { allTexts, translate, type Language, type TextKey } from '@comanda/contract/texts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { startDialogs } from '../../device/dialogs.ts';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { menuReply, RICH, someMenu } from '../../testing/fake-menu.ts';
import { closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { OpenPage } from '../open-page.ts';
import { orderAgain } from './order-again.ts';

const text = (key: TextKey, values: Record<string, string | number> = {}) =>
  translate(allTexts[key], 'ro', values);

let opened: OpenPage;
let menus = 0;
beforeAll(startDialogs);
beforeEach(() => {
  menus += 1;
});
afterEach(() => {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  vi.unstubAllGlobals();
  closeTestPage();
});

const option = (choice_id: number, name: string, count = 1) => ({
  choice_id,
  name,
  count,
  group_id: 1,
  group_name: '',
  price: 0,
});
const pie = {
  dish_id: RICH,
  name: 'Plăcintă',
  count: 2,
  dish_price: 60,
  image_file_name: '',
};

/** Repeats an order with these lines. */
function repeat(
  lines: readonly Omit<OrderDish, 'line_id'>[],
  pub = {},
  search = '?again=its-token',
  language: Language = 'ro',
): Promise<void> {
  const url_name = `again-${menus}`;
  opened = openTestPage({ data: someMenu, pub: { ...pub, url_name }, search });
  const dishes = lines.map((line, index) => ({ ...line, line_id: index + 1 }));
  fakeApi({
    'GET /api/client/orders/:trackingToken': () => ({
      ok: true,
      order: aGuestOrder({ order_type: 'in_place', dishes }),
    }),
    'GET /api/client/pub/:pubUrlName': () => menuReply({ ...someMenu, pub: { ...pub, url_name } }),
  });
  const info = { ...opened.info(), language };
  return orderAgain('its-token', { store: opened.store, info });
}

const lines = () =>
  opened.store
    .get()
    .lines.map(({ options = [], note = '', count }) =>
      [`${count}`, ...options.map((one) => `${one.count} ${one.name}`), note].join(', '),
    );
const note = () => document.querySelector('#note')?.textContent;
const gone = text('guest.page.gone');

it('puts each line with its options and its note into the basket, and not twice', async () => {
  const order = [
    { ...pie, options: [option(12, 'Mare'), option(21, 'Smântână', 2)], note: 'fără ceapă' },
    { ...pie, count: 1, options: [option(11, 'Mică')] },
  ];
  await repeat(order, { takes_dish_notes: true });
  const expected = ['2, 1 Mare, 2 Smântână, fără ceapă', '1, 1 Mică, '];
  expect(lines()).toEqual(expected);
  expect(opened.store.get().lines.map(({ priceMinor }) => priceMinor)).toEqual([9200, 5000]);
  await orderAgain('its-token', { store: opened.store, info: opened.info() });
  expect(lines()).toEqual(expected);
  expect(note()).toBe('');
});

it('drops what is no longer offered, and says so; a note too where the pub takes none', async () => {
  await repeat([
    { ...pie, options: [option(12, 'Mare'), option(99, 'Trufe')], note: 'fără ceapă' },
  ]);
  expect(lines()).toEqual(['2, 1 Mare, ']);
  expect(note()).toBe(`${gone}: Plăcintă (Trufe)`);
});

it('says of a dish that it is no longer on the menu', async () => {
  await repeat([{ ...pie, dish_id: 77, name: 'Sarmale', options: [option(12, 'Mare')] }]);
  expect(lines()).toEqual([]);
  expect(note()).toBe(`${gone}: Sarmale`);
});

it('asks for what is required, one dish after the other, before it opens the basket', async () => {
  const sheet = page.getByRole('dialog', { name: 'Plăcintă' });
  const openBasket = vi.fn<() => void>();
  const repeated = repeat(
    [
      { ...pie, options: [option(13, 'Uriașă'), option(21, 'Smântână')] },
      { ...pie, count: 1, options: [option(22, 'Mujdei')] },
    ],
    {},
    '?again=its-token&basket=open',
  );
  const bar = document.querySelector<HTMLElement>('#bar');
  if (bar) bar.hidden = false;
  bar?.addEventListener('click', openBasket);
  await expect.element(sheet.getByRole('checkbox', { name: /^Smântână/ })).toBeChecked();
  // The open sheet would cover the note.
  expect(note()).toBe('');
  await sheet.getByRole('radio', { name: /^Mare/ }).click();
  document.querySelector<HTMLElement>('#choosing [type=submit]')?.click();
  await expect.poll(lines).toEqual(['2, 1 Mare, 1 Smântână, ']);
  await expect.element(sheet.getByRole('checkbox', { name: /^Mujdei/ })).toBeChecked();
  expect(openBasket).not.toHaveBeenCalled();
  // A dish whose sheet is closed is not added.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  await repeated;
  expect(lines()).toEqual(['2, 1 Mare, 1 Smântână, ']);
  expect(openBasket).toHaveBeenCalledOnce();
  expect(note()).toBe(`${gone}: Plăcintă (Uriașă)`);
  // The way back out of the closed sheet ends in a later task, with the earlier address.
  await expect.poll(() => window.history.state as unknown).toBeNull();
});

it.each([
  ['opens the basket of another round', 'Mare', 1],
  ['leaves it closed where something is missing: it would lie over what is said of it', 'Trufe', 0],
])('%s', async (_what, name, times) => {
  const openBasket = vi.fn<() => void>();
  document.addEventListener('click', openBasket, { once: true });
  const options = [option(12, 'Mare'), ...(name === 'Mare' ? [] : [option(99, name)])];
  const repeated = repeat([{ ...pie, options }], {}, '?again=its-token&basket=whole');
  const bar = document.querySelector<HTMLElement>('#bar');
  if (bar) bar.hidden = false;
  await repeated;
  expect(openBasket).toHaveBeenCalledTimes(times);
  document.removeEventListener('click', openBasket);
});

it('says what is gone in the language of the page', async () => {
  const truffle = { ...option(99, 'Trufe'), names: { ru: 'Трюфели' } };
  const translated = { ...pie, names: { ru: 'Плацинда' } };
  const soup = { ...translated, dish_id: 77, name: 'Sarmale', names: { ru: 'Голубцы' } };
  const order = [{ ...translated, options: [option(12, 'Mare'), truffle] }, soup];
  await repeat(order, {}, undefined, 'ru');
  expect(note()).toBe(`${gone}: Плацинда (Трюфели), Голубцы`);
});
