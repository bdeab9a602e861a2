import { keyOf, type Basket, type BasketLine, type ChosenDish } from '../../basket/basket.ts';
import { chosenOf } from '../../../../lib/options/offered-groups.ts';
import type { Placed } from './send-order.ts';

type WireLine = Pick<Placed['dishes'][number], 'dish_id' | 'options' | 'note'>;

/** The key of a line of the basket, of a line as the server has it. */
export function keyOfQuoted({ dish_id: dishId, options, note }: WireLine): string {
  return keyOf({ dishId, options: chosenOf(options), note });
}

/** The count of each ordered line, by its dish, options and note. */
function countsOf(dishes: Placed['dishes']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of dishes) {
    const key = keyOfQuoted(line);
    counts.set(key, (counts.get(key) ?? 0) + line.count);
  }
  return counts;
}

/** Ordered dishes leave the basket; dishes added while the request was pending stay. */
export function withoutOrdered(basket: Basket, { trackingToken, dishes }: Placed): Basket {
  // Two tabs that sent one order both receive it.
  if (basket.ordered === trackingToken) return basket;
  const ordered = countsOf(dishes);
  const lines = basket.lines
    .map((line) => {
      const left = ordered.get(keyOf(line)) ?? 0;
      const taken = Math.min(line.count, left);
      ordered.set(keyOf(line), left - taken);
      return { ...line, count: line.count - taken };
    })
    .filter(({ count }) => count > 0);
  return { lines, orderType: lines.length > 0 ? basket.orderType : null, ordered: trackingToken };
}

/** The guest has been shown the current menu: from here on its names and prices count as seen. */
export function withCurrentDishes(
  basket: Basket,
  seenOf: (line: BasketLine) => Pick<ChosenDish, 'name' | 'priceMinor'> | undefined,
): Basket {
  const lines = basket.lines.map((line) => ({ ...line, ...seenOf(line) }));
  return { ...basket, lines };
}

export function withoutDishesOf(basket: Basket, dishIds: readonly number[]): Basket {
  return { ...basket, lines: basket.lines.filter((line) => !dishIds.includes(line.dishId)) };
}
