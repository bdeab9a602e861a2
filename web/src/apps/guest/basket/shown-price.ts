import { effectivePriceMinor } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import { orderTypeTable, unitPriceMinor, type OrderType } from '@comanda/domain/orders';

/** The price of one dish in an order of this type, with the commission where the type has it. */
export function shownPriceMinor(
  priceMinor: number,
  orderType: OrderType,
  commissionPercent: number,
): number {
  return unitPriceMinor(
    priceMinor,
    orderTypeTable.hasCommission[orderType] ? commissionPercent : 0,
  );
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
