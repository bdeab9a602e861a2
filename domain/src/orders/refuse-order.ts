import { isBlank } from '../fields/validators.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';
import { isTableOf } from '../pubs/table-list.ts';
import type { LatLng } from '../geo/distance-and-bearing.ts';
import { findZone, type DeliveryZone, type ZoneRefusal } from '../shipping/zones.ts';
import { MAX_LINES_OF_ORDER, type OrderType } from './order-limits.ts';
import type { PausedUntil } from './pause.ts';
import type { PaymentType } from './payment.ts';

/** The rules of a pub at the time of an order, on the pub's own clock. */
export type PubConditions = {
  readonly isExpired: boolean;
  readonly hasInPlaceOrder: boolean;
  readonly isDeliveryAvailable: boolean;
  /** Null where no pause is in force. */
  readonly pausedUntil: PausedUntil;
  readonly isOpen: boolean;
  /** The next opening, ISO 8601 in UTC; undefined when the pub never opens. */
  readonly nextChange: string | undefined;
  readonly hasLocation: boolean;
  readonly acceptedPayments: readonly PaymentType[];
  /** Which tables the pub has; empty when it does not say. */
  readonly tables: string;
  readonly zones: readonly DeliveryZone[];
};

export type OrderRequest = {
  readonly orderType: OrderType;
  readonly point: LatLng | undefined;
  readonly paymentType: PaymentType | undefined;
  readonly table: string;
  readonly dishes: readonly { readonly dishId: number; readonly count: number }[];
};

export type OrderRefusal =
  | ZoneRefusal
  | Refusal<
      | 'pub_expired'
      | 'delivery_is_off'
      | 'in_place_order_is_off'
      | 'payment_type_not_offered'
      | 'table_is_required'
      | 'table_is_unknown'
      | 'location_is_required'
      | 'basket_is_empty'
      | 'dish_count_is_invalid'
    >
  | Refusal<'order_line_limit_exceeded', { limit: number }>
  | Refusal<'pub_is_paused', { paused_until: string }>
  | Refusal<'pub_is_closed', { opens_at?: string }>;

type Zone = DeliveryZone & { readonly priceMinor: number };

/** Undefined while the pub takes orders of this type. */
function refusePaused({ pausedUntil }: PubConditions, orderType: OrderType) {
  const until = pausedUntil[orderType];
  return until === null ? undefined : refuse('pub_is_paused', { paused_until: until });
}

function refuseDelivery(pub: PubConditions, order: OrderRequest): Accepted<Zone> | OrderRefusal {
  if (!pub.isDeliveryAvailable || !pub.hasLocation) return refuse('delivery_is_off');
  const paused = refusePaused(pub, 'delivery');
  if (paused) return paused;
  if (!pub.isOpen) {
    return refuse(
      'pub_is_closed',
      pub.nextChange === undefined ? {} : { opens_at: pub.nextChange },
    );
  }
  if (!order.point) return refuse('location_is_required');
  const zone = findZone(pub.zones, order.point);
  if (!zone.ok) return zone;
  const isOffered = pub.acceptedPayments.some((offered) => offered === order.paymentType);
  return isOffered ? zone : refuse('payment_type_not_offered');
}

/**
 * Whether a pub accepts this order now, and for a delivery the zone that serves it.
 * The hours apply to deliveries only: a guest at a table is already inside.
 */
export function refuseOrder(
  pub: PubConditions,
  order: OrderRequest,
): Accepted<Zone | undefined> | OrderRefusal {
  if (pub.isExpired) return refuse('pub_expired');
  if (order.dishes.length === 0) return refuse('basket_is_empty');
  if (order.dishes.length > MAX_LINES_OF_ORDER) {
    return refuse('order_line_limit_exceeded', { limit: MAX_LINES_OF_ORDER });
  }
  if (order.dishes.some(({ count }) => !Number.isInteger(count) || count < 1)) {
    return refuse('dish_count_is_invalid');
  }
  if (order.orderType === 'delivery') return refuseDelivery(pub, order);
  if (!pub.hasInPlaceOrder) return refuse('in_place_order_is_off');
  const paused = refusePaused(pub, 'in_place');
  if (paused) return paused;
  if (isBlank(order.table)) return refuse('table_is_required');
  return isTableOf(pub.tables, order.table) ? accept(undefined) : refuse('table_is_unknown');
}
