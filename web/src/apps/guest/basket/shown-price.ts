import { effectivePriceMinor } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import { unitPriceMinor, type OrderType } from '@comanda/domain/orders';

/** The price of one dish in an order of this type: a delivery includes the commission, a table never. */
export function shownPriceMinor(
  priceMinor: number,
  orderType: OrderType,
  commissionPercent: number,
): number {
  return unitPriceMinor(priceMinor, orderType === 'delivery' ? commissionPercent : 0);
}

/** A dish's two prices in minor units; the full one only during a sale that makes it cheaper. */
export function dishPrices(dish: { readonly price: number; readonly sale_price: number }): {
  readonly priceMinor: number;
  readonly fullMinor: number | undefined;
} {
  const fullMinor = toMinor(dish.price);
  const priceMinor = effectivePriceMinor(fullMinor, toMinor(dish.sale_price));
  return { priceMinor, fullMinor: priceMinor < fullMinor ? fullMinor : undefined };
}
