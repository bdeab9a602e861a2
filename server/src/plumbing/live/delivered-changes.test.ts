import { expect, it } from 'vitest';
import { createDeliveredChanges } from './delivered-changes.ts';

const order = (id: number) => ({ kind: 'order_created', subject_id: id, xid: '1' }) as const;
const pub = (xid: string) => ({ kind: 'pub', subject_id: 7, xid }) as const;

it('delivered changes are left out until the next read has completed, others never', () => {
  const delivered = createDeliveredChanges();
  delivered.addOrder(1);
  delivered.addPubTransaction('10');
  delivered.beginRead(); // fails
  const complete = delivered.beginRead();
  delivered.addOrder(2);
  delivered.addPubTransaction('20');
  const rows = [order(1), order(2), order(3), pub('10'), pub('20'), pub('30')];
  const rest = () => rows.filter((row) => !delivered.has(row));
  expect(rest()).toEqual([order(3), pub('30')]);
  complete();
  expect(rest()).toEqual([order(1), order(3), pub('10'), pub('30')]);
  delivered.beginRead()();
  expect(rest()).toEqual(rows);
});

it.each(['order', 'courier', 'session'] as const)(
  'a change of kind %s is never left out',
  (kind) => {
    const delivered = createDeliveredChanges();
    delivered.addOrder(1);
    delivered.addPubTransaction('10');
    expect(delivered.has({ kind, subject_id: 1, xid: '10' })).toBe(false);
  },
);
