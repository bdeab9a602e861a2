import type { Order } from '@comanda/contract/orders';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { deskColumns } from '../desk-columns.ts';
import { applyHold, type Hold } from './hold.ts';
import { initialChoice } from '../use-desk-choice.ts';

const columnsOf = (orders: readonly Order[], lateIds: readonly number[] = []) =>
  deskColumns(orders, initialChoice, { placeOf: ({ status }) => status, lateIds });
const one = anOrder({ id: 1 });
const two = anOrder({ id: 2 });
const before = [one, two, anOrder({ id: 3, status: 'preparing' })];

/** The first order has another status, the second is removed, a fourth is new. */
const after = [
  anOrder({ id: 1, revision: 2, status: 'preparing' }),
  anOrder({ id: 2, revision: 2, status: 'canceled' }),
  anOrder({ id: 3, status: 'preparing' }),
  anOrder({ id: 4 }),
];
const latest = (id: number) => after.find((order) => order.id === id);

function held(by: Hold['by'] | undefined) {
  const hold = by && { by, columns: columnsOf(before) };
  const { columns, gathered } = applyHold(columnsOf(after), hold, latest);
  return { columns: columns.map(({ orders }) => orders.map(({ id }) => id)), gathered };
}

describe('the order of the slips', () => {
  it('shows active orders oldest first, finished ones newest first', () => {
    const orders = [1, 3, 2].flatMap((id) => [
      anOrder({ id }),
      anOrder({ id: id + 10, status: 'completed' }),
    ]);
    const idsOf = (filter: 'all' | 'not_handled' | 'completed') =>
      deskColumns(
        orders,
        { ...initialChoice, filter },
        { placeOf: ({ status }) => status, lateIds: [] },
      ).map((column) => column.orders.map(({ id }) => id));
    expect(idsOf('all')).toEqual([[1, 2, 3], [], []]);
    expect(idsOf('not_handled')).toEqual([[1, 2, 3]]);
    expect(idsOf('completed')).toEqual([[13, 12, 11]]);
  });

  it.each([
    ['all', [[1, 2], [15, 13, 11, 12, 14], []]],
    ['preparing', [[15, 13, 11, 12, 14]]],
  ] as const)('shows late orders first, the longest late one above all: %s', (filter, shown) => {
    const cooking = [11, 12, 13, 14, 15].map((id) => anOrder({ id, status: 'preparing' }));
    const columns = deskColumns(
      [one, two, ...cooking],
      { ...initialChoice, filter },
      { placeOf: ({ status }) => status, lateIds: [15, 13] },
    );
    expect(columns.map(({ orders }) => orders.map(({ id }) => id))).toEqual(shown);
  });

  it('lets no late order climb while the keyboard focus is on a slip', () => {
    const cooking = [11, 12, 13].map((id) => anOrder({ id, status: 'preparing' }));
    const hold: Hold = { by: 'keyboard', columns: columnsOf([one, two, ...cooking]) };
    // The first order is accepted meanwhile: it takes its place among the others.
    const now = [anOrder({ id: 1, status: 'preparing' }), two, ...cooking];
    const shown = applyHold(columnsOf(now, [13]), hold, () => undefined).columns;
    expect(shown.map(({ orders }) => orders.map(({ id }) => id))).toEqual([
      [2],
      [11, 1, 12, 13],
      [],
    ]);
  });

  it('is current while there is no hold', () => {
    expect(held(undefined)).toEqual({ columns: [[4], [1, 3], []], gathered: [] });
  });

  it('stays during a touch: no slip is added, removed or moved', () => {
    expect(held('pointer')).toEqual({ columns: [[1, 2], [3], []], gathered: [4] });
  });

  it('shows the current content of a slip during a touch', () => {
    const hold: Hold = { by: 'pointer', columns: columnsOf(before) };
    const { columns } = applyHold(columnsOf(after), hold, latest);
    expect(columns[0]?.orders[0]?.status).toBe('preparing');
  });

  it('adds no new slip while the keyboard focus is on one; known slips move', () => {
    expect(held('keyboard')).toEqual({ columns: [[], [1, 3], []], gathered: [4] });
  });

  it('ends with another choice of columns', () => {
    const hold: Hold = {
      by: 'pointer',
      columns: deskColumns(
        before,
        { ...initialChoice, filter: 'canceled' },
        { placeOf: ({ status }) => status, lateIds: [] },
      ),
    };
    expect(applyHold(columnsOf(after), hold, latest).gathered).toEqual([]);
  });
});
