import { expect, it } from 'vitest';
import { createDeliveredChanges } from './delivered-changes.ts';

it('delivered changes are known until the next read has completed', () => {
  const delivered = createDeliveredChanges();
  const orders = () => [1, 2, 3].filter(delivered.hasOrder);
  const transactions = () => ['10', '20', '30'].filter(delivered.hasPubTransaction);
  delivered.addOrder(1);
  delivered.addPubTransaction('10');
  delivered.beginRead(); // fails
  const complete = delivered.beginRead();
  delivered.addOrder(2);
  delivered.addPubTransaction('20');
  expect([orders(), transactions()]).toEqual([
    [1, 2],
    ['10', '20'],
  ]);
  complete();
  expect([orders(), transactions()]).toEqual([[2], ['20']]);
  delivered.beginRead()();
  expect([orders(), transactions()]).toEqual([[], []]);
});
