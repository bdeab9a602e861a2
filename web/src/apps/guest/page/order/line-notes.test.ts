import type { GuestOrder } from '@comanda/contract/orders';
import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const option = { group_id: 1, group_name: 'Mărime', price: 80 };
const line = {
  line_id: 1,
  dish_id: 6,
  count: 2,
  dish_price: 92,
  name: 'Plăcintă',
  image_file_name: '',
  options: [
    { ...option, choice_id: 12, name: 'Mare', count: 1 },
    { ...option, choice_id: 21, name: 'Smântână', count: 2 },
  ],
  note: 'fără ceapă',
};
const CHOSEN = 'Plăcintă<small>Mare, 2\u00A0× Smântână</small>';

it.each([
  ['preparing', true],
  ['completed', false],
  ['canceled', false],
] as const)(
  'an order that is %s shows the options of its dishes, and their notes %s',
  (status: GuestOrder['status'], hasNotes) => {
    const html = orderPageHtml({ status, dishes: [line] });
    expect(html).toContain(CHOSEN);
    expect(html.includes('«fără ceapă»')).toBe(hasNotes);
  },
);

it('shows nothing more of a dish without options and note', () => {
  const { options: _options, note: _note, ...plain } = line;
  expect(orderPageHtml({ dishes: [plain] })).toContain('<span>Plăcintă</span>');
});
