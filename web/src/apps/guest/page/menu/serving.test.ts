import type { Language } from '@comanda/contract/texts';
import { expect, it } from 'vitest';
import { aDish } from '../../../../testing/samples/a-dish.ts';
import { aPubPageData, type PubPageChanges } from '../../testing/a-pub-page-data.ts';
import { pubPageHtml } from '../../testing/draw-pub-page.ts';

const { menus, categories } = aPubPageData();
const breakfast = [{ days: [0, 1, 2, 3, 4], start: 480, end: 690 }];

/** The page is drawn on a Friday at 19:00 in Chișinău. */
function closedUntil(until: string | null, change: PubPageChanges = {}): PubPageChanges {
  return {
    ...change,
    categories: categories.map((one) => ({
      ...one,
      serving_hours: breakfast,
      not_served_until: until,
    })),
    serving_changes_at: '2026-11-23T06:00:00.000Z',
  };
}

const cardIn = (html: string): string => /<li id="d\d+" class="d".*?<\/li>/.exec(html)?.[0] ?? '';
const headingsIn = (html: string) =>
  [...html.matchAll(/<h([23])[^>]*>([^<]*)<\/h[23]><small>([^<]*)<\/small>/g)].map((found) =>
    found.slice(1).join(' | '),
  );

it.each([
  ['today', '2026-11-20T18:00:00.000Z', 'ro', 'de\u00A0la\u00A020:00'],
  ['tomorrow', '2026-11-21T06:00:00.000Z', 'ro', 'mâine de\u00A0la\u00A008:00'],
  ['on another day', '2026-11-23T06:00:00.000Z', 'ro', 'lun. de\u00A0la\u00A008:00'],
  ['on another day', '2026-11-23T06:00:00.000Z', 'ru', 'пн с\u00A008:00'],
] as const)(
  'a dish says in place of its button when it is served, %s, and keeps its price',
  (_, until, language: Language, words) => {
    const card = cardIn(pubPageHtml(closedUntil(until), language));
    expect(card).toContain(`<b>${words}</b>`);
    expect(card).toContain('60,00');
    expect(card).toContain('disabled=""');
  },
);

it('a category and a menu have their hours beneath their names, the only menu of a pub too', () => {
  const html = pubPageHtml({
    ...closedUntil(null),
    menus: menus.map((one) => ({ ...one, serving_hours: [{ days: [6], start: 540, end: 0 }] })),
  });
  expect(headingsIn(html)).toEqual([
    '2 | Bucătărie | dum. 09:00–00:00',
    '3 | Supe | lun.–vin. 08:00–11:30',
  ]);
  expect(html).not.toContain('<h2 class="vh"');
});

it('of a dish whose serving does not begin again that is said in place of its price', () => {
  const card = cardIn(pubPageHtml(closedUntil(null)));
  expect(card).toContain('<em>Nu se servește acum</em>');
  expect(card).not.toContain('<b>');
});

it('of a dish that is sold out only that is said', () => {
  const dishes = [aDish({ id: 5, category_id: 3, sold_out_until: '2099-01-01T00:00:00.000Z' })];
  const card = cardIn(pubPageHtml(closedUntil('2026-11-21T06:00:00.000Z', { dishes })));
  expect(card).toContain('<em>');
  expect(card).not.toContain('<b>');
});

it('a pub that takes orders for later tells the program of which types, and what can be had again', () => {
  const out = { category_id: 3, sold_out_until: '2099-01-01T00:00:00.000Z' };
  const later = { dishes: [aDish({ ...out, id: 5 })], later_types: ['delivery' as const] };
  const card = cardIn(pubPageHtml(later));
  expect(card).toContain('<b>Acum s-a terminat</b>');
  expect(card).not.toContain('<em>');
  expect(pubPageHtml(later)).toContain('"laterTypes":["delivery"]');
  expect(pubPageHtml({ dishes: later.dishes })).not.toMatch(/laterTypes|<b>Acum/);
});

it('in its hours a dish can be ordered, and the program knows when that changes', () => {
  const html = pubPageHtml({
    categories: categories.map((one) => ({ ...one, serving_hours: breakfast })),
    serving_changes_at: '2026-11-23T09:30:00.000Z',
  });
  expect(cardIn(html)).not.toMatch(/<b>|disabled/);
  expect(headingsIn(html)).toHaveLength(1);
  expect(html).toContain(`"changesAt":${Date.parse('2026-11-23T09:30:00.000Z') / 60_000}`);
});

it('the page of a pub without hours has nothing of it', () => {
  const html = pubPageHtml();
  expect(html).not.toMatch(/changesAt|<\/h[23]><small>/);
});
