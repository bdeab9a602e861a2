import type { Basket, BasketLine } from '../../basket/basket.ts';
import type { Placed } from './send-order.ts';

/** What an order took leaves the basket; what was chosen while it was on its way stays. */
export function afterOrder(basket: Basket, { trackingToken, dishes }: Placed): Basket {
  // Two tabs that sent one order both hear of it.
  if (basket.ordered === trackingToken) return basket;
  const taken = new Map(dishes.map(({ dish_id, count }) => [dish_id, count]));
  const lines = basket.lines
    .map((line) => ({ ...line, count: line.count - (taken.get(line.id) ?? 0) }))
    .filter(({ count }) => count > 0);
  return { lines, orderType: lines.length > 0 ? basket.orderType : null, ordered: trackingToken };
}

/** The guest has been told of the menu as it is: from here on this is what was seen. */
export function asSeen(
  basket: Basket,
  dishOf: (id: number) => Omit<BasketLine, 'count'> | undefined,
): Basket {
  const lines = basket.lines.map((line) => ({ ...line, ...dishOf(line.id) }));
  return { ...basket, lines };
}

export function without(basket: Basket, ids: readonly number[]): Basket {
  return { ...basket, lines: basket.lines.filter((line) => !ids.includes(line.id)) };
}
