import { describe, expect, it } from 'vitest';
import {
  applyOrderMessage,
  emptyBook,
  newestFirst,
  type OrderBook,
} from './apply-order-message.ts';

type Shape = { readonly id: number; readonly revision: number; readonly label: string };

const order = (id: number, revision: number, label = ''): Shape => ({ id, revision, label });
const bookOf = (...orders: Shape[]): OrderBook<Shape> =>
  applyOrderMessage<Shape>(emptyBook(), { event_type: 'GET_ALL', orders });

describe('order messages', () => {
  it('a whole list replaces the old one and removes orders that are not in it', () => {
    const book = applyOrderMessage(bookOf(order(1, 1), order(2, 1)), {
      event_type: 'GET_ALL',
      orders: [order(2, 2), order(3, 1)],
    });
    expect(newestFirst(book)).toEqual([order(3, 1), order(2, 2)]);
    expect(book.isLoaded).toBe(true);
  });

  it('a new order comes first, a changed one keeps its place', () => {
    const created = applyOrderMessage(bookOf(order(1, 1), order(2, 1)), {
      event_type: 'CREATE_EVENT',
      order: order(3, 1),
    });
    const updated = applyOrderMessage(created, {
      event_type: 'UPDATE_EVENT',
      order: order(2, 2, 'changed'),
    });
    expect(newestFirst(updated)).toEqual([order(3, 1), order(2, 2, 'changed'), order(1, 1)]);
  });

  it('an update of an unknown order adds it', () => {
    const book = applyOrderMessage(bookOf(), { event_type: 'UPDATE_EVENT', order: order(7, 3) });
    expect(newestFirst(book)).toEqual([order(7, 3)]);
  });

  it('an older revision is ignored, the same one replaces', () => {
    const book = bookOf(order(1, 5, 'held'));
    const older = { event_type: 'UPDATE_EVENT', order: order(1, 4, 'late') } as const;
    expect(applyOrderMessage(book, older)).toBe(book);
    const same = { event_type: 'UPDATE_EVENT', order: order(1, 5, 'again') } as const;
    expect(newestFirst(applyOrderMessage(book, same))).toEqual([order(1, 5, 'again')]);
  });

  it('a whole list made before a change does not undo the change', () => {
    const book = applyOrderMessage(bookOf(order(1, 5, 'held')), {
      event_type: 'GET_ALL',
      orders: [order(1, 4, 'late'), order(2, 1)],
    });
    expect(newestFirst(book)).toEqual([order(2, 1), order(1, 5, 'held')]);
  });

  it('an event before the whole list is stored, but the list is not loaded yet', () => {
    const book = applyOrderMessage<Shape>(emptyBook(), {
      event_type: 'CREATE_EVENT',
      order: order(1, 1),
    });
    expect(book.isLoaded).toBe(false);
    expect(book.orders.size).toBe(1);
  });
});
