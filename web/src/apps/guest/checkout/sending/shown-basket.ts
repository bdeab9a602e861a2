import { withoutDishes, type Basket, type ChosenDish } from '../../basket/basket.ts';
import type { Placed } from './send-order.ts';

/** Ordered dishes leave the basket; dishes added while the request was pending stay. */
export function withoutOrdered(basket: Basket, { trackingToken, dishes }: Placed): Basket {
  // Two tabs that sent one order both receive it.
  if (basket.ordered === trackingToken) return basket;
  const taken = new Map(dishes.map(({ dish_id, count }) => [dish_id, count]));
  const { lines } = withoutDishes(basket, taken);
  return { lines, orderType: lines.length > 0 ? basket.orderType : null, ordered: trackingToken };
}

/** The guest has been shown the current menu: from here on its names and prices count as seen. */
export function withCurrentDishes(
  basket: Basket,
  dishOf: (dishId: number) => ChosenDish | undefined,
): Basket {
  const lines = basket.lines.map((line) => ({ ...line, ...dishOf(line.dishId) }));
  return { ...basket, lines };
}

export function withoutDishesOf(basket: Basket, dishIds: readonly number[]): Basket {
  return { ...basket, lines: basket.lines.filter((line) => !dishIds.includes(line.dishId)) };
}
