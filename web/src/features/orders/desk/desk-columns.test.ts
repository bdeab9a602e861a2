import type { Order } from '@comanda/contract/orders';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { deskColumns } from './desk-columns.ts';
import { isFoundBy } from './search/find-orders.ts';
import { initialChoice, type DeskChoice } from '../live/use-desk-choice.ts';

const preparing = [11, 13, 15, 12, 14].map((id) => anOrder({ id, status: 'preparing' }));
const orders: readonly Order[] = [
  ...[1, 3, 2].map((id) => anOrder({ id, opened_at: '2026-11-20T17:00:00Z' })),
  ...[21, 23, 22].map((id) => anOrder({ id, status: 'completed' })),
  ...preparing,
];

function shown(choice: Partial<DeskChoice>, isLongestFirst: boolean, all = orders) {
  const columns = deskColumns(
    all,
    { ...initialChoice, ...choice },
    { placeOf: ({ status }) => status, lateIds: [15, 13], isLongestFirst, isFoundBy },
  );
  return columns.map(({ rows }) => rows.map(({ id }) => id));
}

describe('the sequence of the slips', () => {
  it.each([
    ['newest first', false, [[3, 2, 1], [15, 14, 13, 12, 11], []]],
    ['longest waiting first, late ones above all', true, [[1, 2, 3], [15, 13, 11, 12, 14], []]],
  ] as const)('in process: %s', (_name, isLongestFirst, columns) => {
    expect(shown({}, isLongestFirst)).toEqual(columns);
    expect(shown({ filter: 'preparing' }, isLongestFirst)).toEqual([columns[1]]);
  });

  it.each([false, true])('finished: always newest first', (isLongestFirst) => {
    expect(shown({ filter: 'completed' }, isLongestFirst)).toEqual([[23, 22, 21]]);
  });

  it('search results: those in process, then the finished ones, each newest first', () => {
    expect(shown({ words: '2' }, false)).toEqual([[2, 23, 22, 21]]);
  });

  it('has no order that waits for its time, but a search finds it', () => {
    const later = {
      is_ahead: true,
      client_name: 'Doina',
      opened_at: '2026-11-20T17:00:00Z',
    } as const;
    const all = [
      anOrder({ id: 41, ...later }),
      anOrder({ id: 42, ...later, status: 'preparing' }),
      anOrder({ id: 43, ...later, status: 'preparing', accepted_by_itself: true, opened_at: null }),
      anOrder({ id: 44, client_name: 'Doina', status: 'preparing' }),
    ];
    expect(shown({}, false, all)).toEqual([[41], [44, 43], []]);
    expect(shown({ filter: 'preparing' }, false, all)).toEqual([[44, 43]]);
    expect(shown({ words: 'doina' }, false, all)).toEqual([[44, 43, 42, 41]]);
  });

  it('keeps one in its column until its acceptance is answered', () => {
    const accepted = anOrder({ id: 41, is_ahead: true, status: 'preparing' });
    const columns = deskColumns([accepted], initialChoice, {
      placeOf: () => 'not_handled',
      lateIds: [],
      isLongestFirst: false,
      isFoundBy,
    });
    expect(columns.map(({ rows }) => rows.length)).toEqual([1, 0, 0]);
  });

  it.each(['22', ' #22'])('search results: first the order of the typed number, “%s”', (words) => {
    const table = anOrder({ id: 31, number: 40, table_for_in_place_order: '22' });
    expect(shown({ words }, false, [table, ...orders])).toEqual([words === '22' ? [22, 31] : [22]]);
  });
});
