import type { Dish } from '@comanda/contract/menu';
import type { Order } from '@comanda/contract/orders';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { toAmount, toMinor } from '@comanda/domain/money';
import { unitPriceMinor } from '@comanda/domain/orders';

/** The price of one more unit of a dish: the order's own price when it has the dish, else today's. */
export function chargedPrice(
  { dishes, commission_percent: percent }: Pick<Order, 'dishes' | 'commission_percent'>,
  dish: Pick<Dish, 'id' | 'price' | 'sale_price'>,
): number {
  const ordered = dishes.find(({ dish_id }) => dish_id === dish.id);
  return ordered ? ordered.dish_price : toAmount(unitPriceMinor(priceMinor(dish), percent));
}

/** The current menu price of a dish. */
export function menuPrice(dish: Pick<Dish, 'price' | 'sale_price'>): number {
  return toAmount(priceMinor(dish));
}

function priceMinor({ price, sale_price: salePrice }: Pick<Dish, 'price' | 'sale_price'>): number {
  return effectivePriceMinor(toMinor(price), toMinor(salePrice));
}
