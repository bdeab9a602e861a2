import { isWireAmount, toAmount, toMinor } from '@comanda/domain/money';
import { orderTypeTable } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockCurrencyId } from '../../pubs/index.ts';
import { findShipping } from '../../shipping/index.ts';
import { editOrder } from './edit-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderRow } from '../tables.ts';
import { feeOfOrder } from '../zone-of-order.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder, refuseReceipted } from '../writing/lock-order.ts';

type NewPrice = {
  readonly orderId: number;
  readonly price: number;
  /** The price that the author saw; of two users at once the second gets a refusal. */
  readonly from?: number | undefined;
};

async function zonePricesMinor(connection: Connection, order: OrderRow): Promise<Set<number>> {
  if (!orderTypeTable.hasDeliveryPrice[order.order_type]) return new Set();
  const shipping = await findShipping(connection, order.pub_id);
  return new Set(shipping?.zones.map(({ priceMinor }) => priceMinor ?? 0));
}

/** Zero, the order's current price or one of its zone's old ones, or the current price of a zone in the same currency. */
async function requireOffered(
  connection: Connection,
  order: OrderRow,
  price: number,
): Promise<number> {
  if (!isWireAmount(price)) throw new AppError('delivery_price_not_offered');
  const priceMinor = toMinor(price);
  const steps = feeOfOrder(order)?.steps.map((step) => step.priceMinor) ?? [];
  const ofOrder = [0, order.zone_price_minor, order.delivery_price_minor, ...steps];
  if (ofOrder.includes(priceMinor)) return priceMinor;
  const offered = await zonePricesMinor(connection, order);
  if (!offered.has(priceMinor)) throw new AppError('delivery_price_not_offered');
  if ((await lockCurrencyId(connection, order.pub_id)) !== order.currency_id) {
    throw new AppError('order_has_another_currency');
  }
  return priceMinor;
}

/**
 * Sets the delivery price that the guest pays: zero, or the price of one of the zones. No step overrides
 * it.
 */
export async function setDeliveryPrice(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, price, from }: NewPrice,
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const priceMinor = await requireOffered(transaction, order, price);
    const isAnother = order.delivery_price_minor !== priceMinor;
    const isAsSeen = from === undefined || toAmount(order.delivery_price_minor) === from;
    if (!isAsSeen && isAnother) throw new AppError('order_changed_meanwhile');
    if (isAnother) refuseReceipted(order);
    return editOrder(deps, transaction, {
      before: order,
      figures: { delivery_price_minor: priceMinor, is_delivery_price_by_hand: true },
      edited: isAnother ? 'delivery_price' : undefined,
      by: authorOf(scope),
    });
  });
}
