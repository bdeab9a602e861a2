import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const textOf = (html: string) => html.replaceAll('\u00A0', ' ');
const rowsOf = (html: string): string[] =>
  [...textOf(html).matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(
    ([, name, sum]) => `${name} ${sum}`,
  );
const dish = {
  line_id: 1,
  dish_id: 1,
  count: 2,
  dish_price: 100,
  name: 'Zeamă',
  image_file_name: '',
  comp_count: 1,
};

it.each([
  ['in_place', []],
  ['delivery', ['Livrare 40,00 Lei']],
] as const)('what comes off an order is shown with its sum: %s', (order_type, delivery) => {
  const html = orderPageHtml({
    order_type,
    dishes: [dish],
    discount_total: 10,
    comp_total: 100,
    dish_total: 90,
    delivery_price: delivery.length * 40,
    client_total: 90 + delivery.length * 40,
  });
  expect(rowsOf(html)).toEqual([
    'Preparate 200,00 Lei',
    'Din partea casei -100,00 Lei',
    'Reducere -10,00 Lei',
    ...delivery,
    `Total ${90 + delivery.length * 40},00 Lei`,
  ]);
  expect(html).toContain('<small>1 din partea casei</small>');
});

it('a deposit for the packaging is beside what the dishes cost', () => {
  const order = { order_type: 'in_place', dish_total: 90, deposit: 4, client_total: 94 } as const;
  expect(rowsOf(orderPageHtml(order))).toEqual([
    'Preparate 90,00 Lei',
    'Garanție ambalaj 4,00 Lei',
    'Total 94,00 Lei',
  ]);
});

it('an order at the full price has its total alone', () => {
  const order = { order_type: 'in_place', dish_total: 90, client_total: 90 } as const;
  expect(rowsOf(orderPageHtml(order))).toEqual(['Total 90,00 Lei']);
});
