import type { OrderType } from '@comanda/domain/orders';
import type { BasketStore } from '../basket/basket-store.ts';
import { orderTypeOf } from '../basket/basket.ts';
import type { PageInfo } from '../markup/page-info.ts';
import { paintTable } from './about/about-sheet.ts';
import { paintCounts, paintForLater, paintPrices } from './dishes/dish-cards.ts';
import { paintDishSheet } from './dishes/dish-sheet.ts';
import { paintBasketBar } from './ordering/basket-bar.ts';
import { paintOrderType } from './ordering/order-type.ts';

/** Shows the basket and the order type on the page; returns the order type of the shown prices. */
export function paintPage(
  store: BasketStore,
  info: PageInfo,
  pricesOf: OrderType | undefined,
): OrderType {
  const basket = store.get();
  const orderType = orderTypeOf(basket, info);
  if (orderType !== pricesOf) paintPrices(orderType, info);
  paintOrderType(orderType);
  paintTable(orderType, info);
  paintForLater(orderType, info);
  paintCounts(basket, info);
  paintDishSheet(store, info);
  paintBasketBar(basket, info);
  return orderType;
}
