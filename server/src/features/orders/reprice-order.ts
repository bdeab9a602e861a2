import { priceOrder, type PricedLine } from '@comanda/domain/orders';
import type { OrderRow } from './tables.ts';
import { feeOfOrder } from './zone-of-order.ts';

type Figures = Pick<OrderRow, 'delivery_price_minor' | 'dish_total_minor' | 'product_total_minor'>;

/** The amounts of an edited order, calculated with the terms of its placing. */
export function repriceOrder(
  order: OrderRow,
  { lines, byHandMinor }: { lines: readonly PricedLine[]; byHandMinor: number | undefined },
): Figures {
  const price = priceOrder({
    lines,
    commissionPercent: order.commission_percent,
    zone: feeOfOrder(order),
    deliveryPriceByHandMinor: byHandMinor,
  });
  return {
    delivery_price_minor: price.deliveryPriceMinor,
    dish_total_minor: price.dishTotalMinor,
    product_total_minor: price.productTotalMinor,
  };
}
