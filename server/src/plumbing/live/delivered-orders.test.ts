import { expect, it } from 'vitest';
import { createDeliveredOrders } from './delivered-orders.ts';

const changes = (...order_created: number[]) => ({
  order_created,
  order: [1],
  courier: [],
  pub: [],
  session: [],
  isIncomplete: false,
});

it('new orders that were delivered are left out until the next read has completed, other changes never', () => {
  const delivered = createDeliveredOrders();
  delivered.add(1);
  delivered.beginRead(); // fails
  const complete = delivered.beginRead();
  delivered.add(2);
  expect(delivered.without(changes(1, 2, 3))).toEqual(changes(3));
  complete();
  expect(delivered.without(changes(1, 2))).toEqual(changes(1));
  delivered.beginRead()();
  expect(delivered.without(changes(1, 2))).toEqual(changes(1, 2));
});
