import { priceOrder } from '@comanda/domain/orders';
import type { LineRow, OrderRow } from './tables.ts';
import { feeOfOrder } from './zone-of-order.ts';

type Figures = Pick<
  OrderRow,
  | 'delivery_price_minor'
  | 'dish_total_minor'
  | 'product_total_minor'
  | 'discount_minor'
  | 'deposit_minor'
>;

type PricedRow = Pick<LineRow, 'unit_price_minor' | 'count'> &
  Partial<Pick<LineRow, 'comp_count' | 'deposit_minor'>>;

/** The amounts of an order with these lines, calculated with the terms of its placing, its delivery price by hand and its discount. */
export function repriceOrder(order: OrderRow, lines: readonly PricedRow[]): Figures {
  const { percent, amount_minor: amountMinor = 0 } = order.discount ?? {};
  const price = priceOrder({
    lines: lines.map((line) => ({
      unitPriceMinor: line.unit_price_minor,
      count: line.count,
      compCount: line.comp_count ?? 0,
      depositMinor: line.deposit_minor ?? 0,
    })),
    commissionPercent: order.commission_percent,
    zone: feeOfOrder(order),
    deliveryPriceByHandMinor: order.is_delivery_price_by_hand
      ? order.delivery_price_minor
      : undefined,
    discount: order.discount ? (percent === undefined ? { amountMinor } : { percent }) : undefined,
  });
  return {
    delivery_price_minor: price.deliveryPriceMinor,
    dish_total_minor: price.dishTotalMinor,
    product_total_minor: price.productTotalMinor,
    discount_minor: price.discountMinor,
    deposit_minor: price.depositMinor,
  };
}
