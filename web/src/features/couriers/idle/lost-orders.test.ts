import { expect, it } from 'vitest';
import { aCourierOrder, anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { ordersLost } from './lost-orders.ts';

const OWN_ID = 4;
const own = (status: 'preparing' | 'at_courier' | 'canceled' = 'preparing') =>
  anActiveCourierOrder(OWN_ID, { id: 9, status });
const free = aCourierOrder({ id: 9 });
const lost = [{ id: 9, name: '#9 · La Nuc' }];

it.each([
  ['it is offered to others', [own()], [free], lost],
  ['another courier has it already', [own()], [], lost],
  ['it stays', [own()], [own()], []],
  ['it was picked up', [own()], [own('at_courier')], []],
  ['it was canceled', [own()], [own('canceled')], []],
  ['the pub took back what was on the way', [own('at_courier')], [free], []],
  ['it was another’s', [free], [], []],
])('an order is lost when %s', (_, before, after, expected) => {
  expect(ordersLost(before, after, OWN_ID)).toEqual(expected);
});
