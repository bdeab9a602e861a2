import { expect, it } from 'vitest';
import { anActiveCourierOrder } from '../../../testing/samples/an-order.ts';
import { unseenCancellations } from './cancellations.ts';

const OWN_ID = 4;
const now = Date.parse('2026-11-20T19:00:00Z');
const at = (created: string, status: 'canceled' | 'completed' = 'canceled', courierID = OWN_ID) =>
  anActiveCourierOrder(courierID, { id: 9, status, created_time: `2026-11-${created}:00.000Z` });

it.each([
  ['of this evening', at('20T18:00'), [], [9]],
  ['that was dismissed', at('20T18:00'), [9], []],
  ['where one of another order was dismissed', at('20T18:00'), [8], [9]],
  ['of almost a day ago', at('19T19:01'), [], [9]],
  ['of a day ago', at('19T19:00'), [], []],
  [
    'of an order for later that was placed days ago',
    { ...at('17T18:00'), cook_at: '2026-11-20T18:00:00.000Z' },
    [],
    [9],
  ],
  ['of another courier’s order', at('20T18:00', 'canceled', -1), [], []],
  ['of a completed order', at('20T18:00', 'completed'), [], []],
] as const)('a cancellation %s', (_, order, seen, expected) => {
  const unseen = unseenCancellations([order], { courierID: OWN_ID, seen, now });
  expect(unseen.map(({ id }) => id)).toEqual(expected);
});
