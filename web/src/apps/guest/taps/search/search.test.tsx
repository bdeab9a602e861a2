import '../../styles/page.css';
import '../../styles/taps.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allTexts, translate, type TextKey } from '@comanda/contract/texts';
import { until } from '../../../../testing/actions/eventually.ts';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { startDialogs } from '../../device/dialogs.ts';
import * as attributes from '../../markup/attributes.ts';
import { aPubPageData, type PubPageChanges } from '../../testing/a-pub-page-data.ts';
import { pubPageHtml } from '../../testing/draw-pub-page.ts';
import { closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import { listenToClicks } from '../clicks.ts';
import type { OpenPage } from '../open-page.ts';
import { clearSearch } from './search.ts';

// The islands' texts exist only in the build of the guest's page.
vi.mock('../../choosing/mount.tsx', () => ({ openChoosing: async () => true }));
vi.mock('../../checkout/mount.tsx', () => ({ openCheckout: async () => undefined }));
vi.mock('../../account/mount.tsx', () => ({ openAccount: async () => undefined }));

const [category] = aPubPageData().categories;
const [menu] = aPubPageData().menus;
if (!category || !menu) throw new Error('a menu with a category');
const data: PubPageChanges = {
  menus: [menu, { ...menu, id: 8, name: 'Bar', place: 2 }],
  categories: [
    { ...category, id: 3, name: 'Supe' },
    { ...category, id: 4, name: 'Copturi', place: 2, not_served_until: '2026-11-20T18:00:00Z' },
    { ...category, id: 9, menu_id: 8, name: 'Vinuri' },
  ],
  dishes: [
    aDish({
      id: 5,
      category_id: 3,
      name: 'Zeamă',
      price: 60,
      sale_price: 0,
      ingredients: 'Tăiței, mere',
    }),
    aDish({
      id: 6,
      category_id: 3,
      place: 2,
      name: 'Borș cu smântână',
      price: 1745.5,
      sale_price: 1610,
      sold_out_until: '2099-01-01T00:00:00Z',
    }),
    aDish({ id: 7, category_id: 4, name: 'Plăcintă cu mere', price: 72, sale_price: 65 }),
    ...Array.from({ length: 12 }, (_, place) =>
      aDish({ id: 20 + place, category_id: 9, place, name: `Vin de Purcari ${place}` }),
    ),
  ],
};

let opened: OpenPage;
startDialogs();
listenToClicks({
  get store() {
    return opened.store;
  },
  info: () => opened.info(),
  swapped: () => opened.swapped(),
  reload: () => opened.reload(),
});

beforeEach(async () => {
  await page.viewport(360, 400);
  opened = openTestPage({ data });
});
afterEach(async () => {
  for (const one of document.querySelectorAll('dialog')) one.close();
  await until(() => window.history.state === null);
  closeTestPage();
  await page.viewport(1280, 800);
});

const t = (key: TextKey, values = {}) => translate(allTexts[key], 'ro', values);
const layer = () => document.querySelector<HTMLDialogElement>('dialog#find');
const field = () => layer()?.querySelector('input');
const opener = () => document.querySelector<HTMLElement>('.nav button');
const rows = () => [...(layer()?.querySelectorAll('li') ?? [])];
const wordsOf = (row: Element | undefined) =>
  [...(row?.children ?? [])]
    .map((part) => part.textContent.replaceAll(/\s/g, ' '))
    .filter((words) => words !== '');
const announced = () => layer()?.querySelector('[role=status]')?.textContent;

async function openSearch(words = ''): Promise<void> {
  opener()?.focus();
  opener()?.click();
  await expect.poll(() => layer()?.open).toBe(true);
  if (words !== '') await userEvent.keyboard(words);
}

it('lists the categories before the first letter, then what is found in plain rows', async () => {
  await openSearch();
  expect(document.activeElement).toBe(field());
  expect(rows().map(wordsOf)).toEqual([
    ['Supe', menu.name],
    ['Copturi', menu.name],
    ['Vinuri', 'Bar'],
  ]);
  expect(announced()).toBe('');
  await userEvent.keyboard('zeama');
  expect(rows().map(wordsOf)).toEqual([['Zeamă', 'Supe', '60,00 Lei']]);
  expect(announced()).toBe(t('guest.search.found', { count: 1 }));
  await userEvent.keyboard('x');
  expect(rows()).toEqual([]);
  expect(announced()).toBe(t('guest.search.nothing_found'));
  await userEvent.clear(field() ?? document.body);
  expect(rows()).toHaveLength(3);
});

it('says what is sold out, or from when on it is served, and adds neither', async () => {
  await openSearch('smantana');
  expect(rows().map(wordsOf)).toEqual([['Borș cu smântână', 'Supe', t('guest.page.sold_out')]]);
  expect(rows()[0]?.querySelector('button')?.hidden).toBe(true);
  await userEvent.clear(field() ?? document.body);
  await userEvent.keyboard('mere');
  // Without the price before the sale.
  expect(wordsOf(rows()[0])).toEqual(['Plăcintă cu mere', 'Copturi · de la 20:00', '65,00 Lei']);
  expect(rows()[0]?.querySelector('button')?.hidden).toBe(true);
});

it('shows what has the words in its name before what has them among its ingredients', async () => {
  await openSearch('mere');
  expect(rows().map((row) => wordsOf(row)[0])).toEqual(['Plăcintă cu mere', 'Zeamă']);
});

it('hides what the guest avoids, and says what a dish may contain', async () => {
  document.querySelector('#d20')?.setAttribute(attributes.finding, 'contains');
  document.querySelector('#d21')?.setAttribute(attributes.finding, 'traces');
  document
    .querySelector('#d21 a')
    ?.insertAdjacentHTML('afterend', '<small class="caution">Poate conține: sulfiți</small>');
  await openSearch('purcari');
  expect(announced()).toBe(t('guest.search.found', { count: 11 }));
  expect(wordsOf(rows()[0])).toEqual([
    'Vin de Purcari 1',
    'Vinuri',
    'Poate conține: sulfiți',
    expect.stringContaining('Lei'),
  ]);
});

it('the plus of a row adds the dish as that of its card, and shows the count', async () => {
  await openSearch('zeama');
  const add = rows()[0]?.querySelector('button');
  expect(add?.ariaLabel).toBe(`${t('guest.page.add')}: Zeamă`);
  add?.click();
  add?.click();
  expect(opened.store.get().lines.map(({ dishId, count }) => [dishId, count])).toEqual([[5, 2]]);
  expect(rows()[0]?.querySelector('output')?.textContent).toBe('2');
  expect(layer()?.open).toBe(true);
});

it('the name of a row opens the sheet of the dish over the search', async () => {
  await openSearch('zeama');
  rows()[0]?.querySelector('a')?.click();
  const sheet = document.querySelector<HTMLDialogElement>('#sheet');
  await expect.poll(() => sheet?.open).toBe(true);
  expect(sheet?.querySelector('h2')?.textContent).toBe('Zeamă');
  // The upper one is closed first.
  window.history.back();
  await expect.poll(() => sheet?.open).toBe(false);
  expect(layer()?.open).toBe(true);
  expect(field()?.value).toBe('zeama');
});

it.each([
  ['its button', () => layer()?.querySelector<HTMLElement>('[data-close]')?.click()],
  ['Escape, with words in the field too', () => userEvent.keyboard('{Escape}')],
  ['the phone’s back button', () => window.history.back()],
])('closes by %s, and leaves no history entry', async (_, close) => {
  await openSearch('zeama');
  await close();
  await expect.poll(layer).toBeNull();
  await expect.poll(() => window.history.state as unknown).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(document.querySelector('body > #note')).not.toBeNull();
});

it('a category is one press away, and one step back from it leads to where the guest was', async () => {
  await openSearch();
  const { length } = window.history;
  rows()[2]?.querySelector('a')?.click();
  await expect.poll(layer).toBeNull();
  expect(window.location.hash).toBe('#c9');
  expect(window.history.length).toBe(length);
  await expect
    .poll(() => Math.round(document.querySelector('#c9')?.getBoundingClientRect().top ?? 0))
    .toBeLessThan(60);
  const back = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await back;
  expect(window.location.hash).toBe('');
});

it('a menu that was loaded again is searched again', async () => {
  await openSearch('zeama');
  const dishes = [aDish({ id: 8, category_id: 3, name: 'Zeamă de raci' })];
  const next = new DOMParser().parseFromString(pubPageHtml({ dishes }), 'text/html');
  document.querySelector('#page')?.replaceWith(next.querySelector('#page') ?? '');
  clearSearch();
  expect(rows().map((row) => wordsOf(row)[0])).toEqual(['Zeamă de raci']);
});

it('a phone whose keyboard is open shows the field and several rows; the others scroll', async () => {
  await openSearch('vin');
  const top = field()?.getBoundingClientRect();
  expect(top?.height).toBeGreaterThanOrEqual(44);
  expect(top?.top).toBeLessThan(10);
  const boxes = rows().map((row) => row.getBoundingClientRect());
  expect(boxes.length).toBe(12);
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(48);
  expect(boxes.filter(({ bottom }) => bottom <= 400).length).toBeGreaterThanOrEqual(5);
  const list = layer()?.querySelector('ul');
  list?.scrollTo({ top: 9999, behavior: 'instant' });
  expect(Math.floor(rows().at(-1)?.getBoundingClientRect().bottom ?? 999)).toBeLessThanOrEqual(400);
  expect(field()?.getBoundingClientRect().top).toBe(top?.top);
  expect(list?.scrollWidth).toBe(360);
});
