import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const paid = { payment_type: 'cash', client_total: 251 };
const textOf = (html: string) => html.replaceAll('\u00A0', ' ');

it.each([
  ['is said with how one pays', 500, 'Numerar, la curier. Rest de la 500 Lei: 249,00 Lei'],
  ['keeps its bani', 300.5, 'Numerar, la curier. Rest de la 300,50 Lei: 49,50 Lei'],
  [
    'is not counted when the order has become dearer',
    200,
    'Numerar, la curier. Ați vrut să plătiți cu 200 Lei: comanda costă acum mai mult',
  ],
  ['is none from the very sum', 251, 'Numerar, la curier'],
])('the change %s', (_case, change_from, expected) => {
  expect(textOf(orderPageHtml({ ...paid, change_from }))).toContain(`<dt>${expected}</dt>`);
});

it('of an order that says nothing is not mentioned', () => {
  expect(textOf(orderPageHtml(paid))).toContain('<dt>Numerar, la curier</dt>');
});
