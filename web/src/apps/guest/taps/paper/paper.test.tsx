import '../../styles/page.css';
import { allTexts, translate } from '@comanda/contract/texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fakes/fake-api.ts';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { withOrderType } from '../../basket/basket.ts';
import { drawMarks } from '../../food/draw-food.ts';
import { drawings } from '../../food/facts.ts';
import print from '../../styles/print.css?inline';
import type { PubPageChanges } from '../../testing/a-pub-page-data.ts';
import { menuReply, RICH, someMenu } from '../../testing/fake-menu.ts';
import { closeTestPage, openTestPage } from '../../testing/open-test-page.ts';
import type { OpenPage } from '../open-page.ts';
import { readForPaper, startPaper } from './paper.ts';

const [soup, pie] = someMenu.dishes ?? [];
if (!soup || !pie) throw new Error('a menu with a soup and a pie');
const EXTRAS_ONLY = 7;
const data: PubPageChanges = {
  ...someMenu,
  dishes: [
    { ...soup, image_file_name: 'a.webp' },
    pie,
    aDish({
      id: EXTRAS_ONLY,
      category_id: 3,
      place: 3,
      name: 'Clătite',
      price: 45,
      sale_price: 0,
      option_groups: pie.option_groups?.slice(1) ?? [],
    }),
  ],
};

let menus = 0;
let opened: OpenPage;
let api: ReturnType<typeof fakeApi>;
const style = document.createElement('style');
style.textContent = print;

const shownStore: OpenPage['store'] = {
  get: () => opened.store.get(),
  set: (change) => opened.store.set(change),
  subscribe: (listener) => opened.store.subscribe(listener),
};
startPaper(shownStore, () => opened.info());

/** Each test has a menu of its own: one is kept for a minute. */
beforeEach(() => {
  menus += 1;
  const pub = { url_name: `paper-${menus}` };
  opened = openTestPage({ data, pub });
  api = fakeApi({ 'GET /api/client/pub/:pubUrlName': () => menuReply({ ...data, pub }) });
});
afterEach(() => {
  window.dispatchEvent(new Event('afterprint'));
  style.remove();
  vi.unstubAllGlobals();
  closeTestPage();
});

/** The page as it is while it is printed, after its sizes have been read. */
async function printPage(): Promise<void> {
  readForPaper(opened.info());
  await expect.poll(() => api.made.length).toBe(1);
  await expect
    .poll(() => {
      startPrinting();
      return document.querySelector('.sizes');
    })
    .not.toBeNull();
  document.head.append(style);
}
const startPrinting = () => window.dispatchEvent(new Event('beforeprint'));
const linesOf = (dishId: number) =>
  [...document.querySelectorAll(`#d${dishId} .sizes li`)].map((line) =>
    [...line.childNodes].map((part) => part.textContent?.replaceAll(/\s/g, ' ')),
  );
const boxOf = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`nothing is ${selector}`);
  return box;
};
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility();

it('prints each size with its whole price in a column, sold out today or not', async () => {
  await printPage();
  expect(linesOf(RICH)).toEqual([
    ['Mică', '50,00 Lei'],
    ['Mare', '80,00 Lei'],
    ['Uriașă', '120,00 Lei'],
  ]);
  expect(isShown(`#d${RICH} > data`)).toBe(false);
  // All prices end at one edge.
  expect(boxOf('#d5 > data').right).toBeCloseTo(boxOf('#d5').right, 0);
  for (const line of [1, 2, 3]) {
    expect(boxOf(`#d${RICH} .sizes li:nth-child(${line}) span`).right).toBeCloseTo(
      boxOf(`#d${RICH}`).right,
      0,
    );
  }
  expect(boxOf(`#d${RICH} .sizes`).top).toBeGreaterThanOrEqual(boxOf(`#d${RICH} > a`).bottom);
  expect(boxOf(`#d${RICH} > p`).top).toBeGreaterThanOrEqual(boxOf(`#d${RICH} .sizes`).bottom);
});

it('a dish whose extras nobody has to choose has its one price', async () => {
  expect(document.querySelector(`#d${EXTRAS_ONLY} > data`)?.textContent).toContain('de la');
  await printPage();
  expect(isShown(`#d${EXTRAS_ONLY} > data`)).toBe(true);
  expect(isShown(`#d${EXTRAS_ONLY} > data small`)).toBe(false);
});

it('prints the prices of the order type that the page shows', async () => {
  opened.store.set((basket) => withOrderType(basket, 'delivery'));
  await printPage();
  expect(linesOf(RICH)[0]).toEqual(['Mică', '55,00 Lei']);
});

it('explains each sign that occurs once, and sends those with allergies to the staff', async () => {
  const vegan = { drawing: drawings.vegan, words: 'Vegan' };
  const spicy = (strength: number, words: string) => ({
    drawing: drawings.spicy,
    words,
    strength,
  });
  const mark = (dishId: number, ...marks: Parameters<typeof drawMarks>[0]) =>
    document.querySelector(`#d${dishId} > a`)?.after(drawMarks(marks));
  mark(5, vegan, spicy(3, 'Foarte picant'));
  mark(RICH, vegan);
  mark(EXTRAS_ONLY, spicy(1, 'Ușor picant'), { drawing: drawings.alcohol, words: 'Alcool' });
  await printPage();
  const entries = [...document.querySelectorAll('main > .legend > span')];
  expect(entries.map((one) => [one.querySelectorAll('svg').length, one.textContent])).toEqual([
    [1, 'Vegan'],
    [1, 'Ușor picant'],
    [3, 'Foarte picant'],
    [1, 'Alcool'],
  ]);
  expect(document.querySelector('main')?.lastElementChild?.textContent).toContain(
    translate(allTexts['guest.paper.ask'], 'ro'),
  );
  expect(document.querySelectorAll('#d5 .marks svg')).toHaveLength(4);
  // Beside the price, not on it.
  expect(boxOf('#d5 .marks').right).toBeLessThanOrEqual(boxOf('#d5 > data').left);
});

it('leaves nothing of it on the page', async () => {
  const before = document.body.innerHTML;
  await printPage();
  expect(document.body.innerHTML).not.toBe(before);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.innerHTML).toBe(before);
});

it('prints what is there while nothing has been read, with every price on one line', () => {
  startPrinting();
  document.head.append(style);
  expect(linesOf(RICH)).toEqual([]);
  expect(isShown(`#d${RICH} > data`)).toBe(true);
  expect(boxOf('#d5 > data').top).toBeCloseTo(boxOf('#d5 > a').top, 0);
  expect(boxOf(`#d${RICH} > data`).height).toBeLessThan(1.8 * boxOf('#d5 > data').height);
  expect(boxOf(`#d${RICH} > data`).top).toBeCloseTo(boxOf(`#d${RICH} > a`).top, 0);
});
