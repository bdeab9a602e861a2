import { PENDING_PICKUP_STATUS, type OrderStatus } from '../orders/facts/order-status.ts';
import { hasCourier, type OrderType } from '../orders/facts/order-type-table.ts';
import type { DeliveryType } from '../shipping/delivery.ts';

export type DeliverableOrder = {
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  /** The setting of the pub when the order was created. */
  readonly deliveryType: DeliveryType;
  readonly isReserved: boolean;
  /** For later, and its kitchen has not begun with it. */
  readonly isAhead: boolean;
  readonly pubId: number;
};

export type CourierStanding = {
  /** Approved by the platform and not blocked: may take pool orders. */
  readonly isApproved: boolean;
  readonly isBlocked: boolean;
  readonly attachedPubIds: readonly number[];
};

/** Whether a courier may see and reserve an order. */
export function isAvailableTo(order: DeliverableOrder, courier: CourierStanding): boolean {
  if (!hasCourier[order.orderType] || order.isReserved || courier.isBlocked) return false;
  if (order.isAhead) return false;
  if (order.status !== PENDING_PICKUP_STATUS) return false;
  return order.deliveryType === 'delivery_service'
    ? courier.isApproved
    : courier.attachedPubIds.includes(order.pubId);
}
