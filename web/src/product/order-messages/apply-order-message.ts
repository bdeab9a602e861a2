import type { LiveMessage } from '@comanda/contract/live';

type Revised = { readonly id: number; readonly revision: number };

/** The orders of a live screen, by id. */
export type OrderBook<Shape> = {
  readonly orders: ReadonlyMap<number, Shape>;
  /** Whether a whole list was received. */
  readonly isLoaded: boolean;
};

export function emptyBook<Shape>(): OrderBook<Shape> {
  return { orders: new Map(), isLoaded: false };
}

/** A book with a whole list. */
export function bookOf<Shape extends Revised>(orders: readonly Shape[]): OrderBook<Shape> {
  return { orders: new Map(orders.map((order) => [order.id, order])), isLoaded: true };
}

function newer<Shape extends Revised>(held: Shape | undefined, received: Shape): Shape {
  return held && held.revision > received.revision ? held : received;
}

/** Adds or replaces an order, or sets the whole list; older revisions are ignored. */
export function applyOrderMessage<Shape extends Revised>(
  book: OrderBook<Shape>,
  message: LiveMessage<Shape>,
): OrderBook<Shape> {
  if (message.event_type === 'GET_ALL') {
    const orders = message.orders.map((received) => newer(book.orders.get(received.id), received));
    return bookOf(orders);
  }
  const { order } = message;
  if (newer(book.orders.get(order.id), order) !== order) return book;
  return { ...book, orders: new Map(book.orders).set(order.id, order) };
}

/** Newest first: a later order has the larger number. */
export function newestFirst<Shape extends Revised>(book: OrderBook<Shape>): readonly Shape[] {
  return [...book.orders.values()].toSorted((a, b) => b.id - a.id);
}
