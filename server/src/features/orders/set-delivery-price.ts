import { isWireAmount, toAmount, toMinor } from '@comanda/domain/money';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { PubScope } from '../../scopes.ts';
import { findShipping } from '../shipping/index.ts';
import { lockOpenOrder } from './lock-open-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './queries.ts';
import { updateOrder } from './writes.ts';

type NewPrice = {
  readonly orderId: number;
  readonly price: number;
  /** That the author saw; of two people at once the second is told. */
  readonly from?: number | undefined;
};

/** Sets what the guest pays for the delivery: nothing, or what one of the zones costs. No threshold overrides it. */
export async function setDeliveryPrice(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, price, from }: NewPrice,
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOpenOrder(transaction, scope, orderId);
    const shipping = await findShipping(transaction, scope.pubId);
    const offered = new Set([0, order.zone_price_minor]);
    if (order.order_type === 'delivery') {
      for (const { priceMinor } of shipping?.zones ?? []) offered.add(priceMinor ?? 0);
    }
    if (!isWireAmount(price) || !offered.has(toMinor(price))) {
      throw new AppError('delivery_price_not_offered');
    }
    const isAsSeen = from === undefined || toAmount(order.delivery_price_minor) === from;
    if (!isAsSeen && order.delivery_price_minor !== toMinor(price)) {
      throw new AppError('order_changed_meanwhile');
    }
    return updateOrder(transaction, orderId, {
      delivery_price_minor: toMinor(price),
      is_delivery_price_by_hand: true,
    });
  });
}
