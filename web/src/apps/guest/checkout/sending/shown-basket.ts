import { withoutDishes, type Basket, type ChosenDish } from '../../basket/basket.ts';
import type { Placed } from './send-order.ts';

/** What an order took leaves the basket; what was chosen while it was on its way stays. */
export function afterOrder(basket: Basket, { trackingToken, dishes }: Placed): Basket {
  // Two tabs that sent one order both hear of it.
  if (basket.ordered === trackingToken) return basket;
  const taken = new Map(dishes.map(({ dish_id, count }) => [dish_id, count]));
  const { lines } = withoutDishes(basket, taken);
  return { lines, orderType: lines.length > 0 ? basket.orderType : null, ordered: trackingToken };
}

/** The guest has been told of the menu as it is: from here on this is what was seen. */
export function asSeen(basket: Basket, dishOf: (dishId: number) => ChosenDish | undefined): Basket {
  const lines = basket.lines.map((line) => ({ ...line, ...dishOf(line.dishId) }));
  return { ...basket, lines };
}

export function without(basket: Basket, dishIds: readonly number[]): Basket {
  return { ...basket, lines: basket.lines.filter((line) => !dishIds.includes(line.dishId)) };
}
