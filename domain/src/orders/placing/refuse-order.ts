import { isBlank } from '../../text/blank.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../refusal/index.ts';
import { isTableOf } from '../../settings/table-list.ts';
import type { LatLng } from '../../geo/distance-and-bearing.ts';
import { refuseClosedZone } from '../../shipping/zone-closing.ts';
import {
  findZone,
  type DeliveryZone,
  type PricedZone,
  type ZoneRefusal,
} from '../../shipping/zones.ts';
import { MAX_LINES_OF_ORDER } from '../facts/order-limits.ts';
import { isOfferedBy, refusalWhenOff } from '../facts/offered-order-types.ts';
import {
  needsAddress,
  needsPayment,
  needsTable,
  type ByType,
  type OrderType,
} from '../facts/order-type-table.ts';
import type { PausedUntil } from './pause.ts';
import type { PaymentType } from '../facts/payment.ts';

/** Whether a pub takes orders of each type now by its hours, and when it does next: ISO 8601 in UTC, undefined for never. */
export type Intake = ByType<{ readonly isOpen: boolean; readonly opensAt?: string | undefined }>;

/** The rules of a pub at the time of an order, on the pub's own clock. */
export type PubConditions = {
  readonly isExpired: boolean;
  readonly hasInPlaceOrder: boolean;
  readonly hasPickUpOrder: boolean;
  readonly isDeliveryAvailable: boolean;
  /** Null where no pause is in force. */
  readonly pausedUntil: PausedUntil;
  readonly intake: Intake;
  readonly hasLocation: boolean;
  readonly acceptedPayments: readonly PaymentType[];
  /** Which tables the pub has; empty when it does not say. */
  readonly tables: string;
  readonly zones: readonly DeliveryZone[];
  /** For what a zone has of its own: hours, and being closed until a time. */
  readonly clock: { readonly timeZone: string; readonly now: Date };
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
      | (typeof refusalWhenOff)[OrderType]
      | 'payment_type_not_offered'
      | 'table_is_required'
      | 'table_is_unknown'
      | 'location_is_required'
      | 'basket_is_empty'
      | 'dish_count_is_invalid'
    >
  | Refusal<'order_line_limit_exceeded', { limit: number }>
  | Refusal<'pub_is_paused', { paused_until: string }>
  | Refusal<'pub_is_closed', { opens_at?: string }>
  | NonNullable<ReturnType<typeof refuseClosedZone>>;

/** Why the pub takes no orders of this type now: it does not offer them, has paused them, or is closed for those that keep its hours. */
function* refusalsOfType(pub: PubConditions, orderType: OrderType): Generator<OrderRefusal> {
  const { isDeliveryAvailable, hasLocation, intake } = pub;
  const offering = { ...pub, offersDelivery: isDeliveryAvailable && hasLocation };
  if (!isOfferedBy[orderType](offering)) yield refuse(refusalWhenOff[orderType]);
  const until = pub.pausedUntil[orderType];
  if (until !== null) yield refuse('pub_is_paused', { paused_until: until });
  const { isOpen, opensAt } = intake[orderType];
  if (!isOpen) yield refuse('pub_is_closed', opensAt === undefined ? {} : { opens_at: opensAt });
}

function* refusalsOfLines(dishes: OrderRequest['dishes']): Generator<OrderRefusal> {
  if (dishes.length === 0) yield refuse('basket_is_empty');
  if (dishes.length > MAX_LINES_OF_ORDER) {
    yield refuse('order_line_limit_exceeded', { limit: MAX_LINES_OF_ORDER });
  }
  if (dishes.some(({ count }) => !Number.isInteger(count) || count < 1)) {
    yield refuse('dish_count_is_invalid');
  }
}

function refuseTable({ tables }: PubConditions, table: string): OrderRefusal | undefined {
  if (isBlank(table)) return refuse('table_is_required');
  return isTableOf(tables, table) ? undefined : refuse('table_is_unknown');
}

/** The zone alone decides: one that is closed refuses the order instead of leaving it to a larger one. */
function zoneOf(
  { zones, clock }: PubConditions,
  point: LatLng | undefined,
): Accepted<PricedZone> | OrderRefusal {
  if (!point) return refuse('location_is_required');
  const found = findZone(zones, point);
  return (found.ok && refuseClosedZone(found.value, clock)) || found;
}

/** The conditions of an order that the pub's own staff take: what its guests may order by themselves binds only them. */
export const conditionsOfStaff = (pub: PubConditions): PubConditions => ({
  ...pub,
  hasInPlaceOrder: true,
  hasPickUpOrder: true,
});

/** Every rule by which a pub refuses an order now, in the sequence in which one is told, and the zone that serves it. */
type JudgedOrder = {
  readonly refusals: readonly OrderRefusal[];
  readonly zone: PricedZone | undefined;
};

/** The only function that judges whether a pub takes an order now. */
export function judgeOrder(pub: PubConditions, order: OrderRequest): JudgedOrder {
  const { orderType, table, point, paymentType } = order;
  const zone = needsAddress[orderType] ? zoneOf(pub, point) : accept(undefined);
  const ofTable = needsTable[orderType] ? refuseTable(pub, table) : undefined;
  const isPaid =
    !needsPayment[orderType] || pub.acceptedPayments.some((one) => one === paymentType);
  const refusals = [
    ...(pub.isExpired ? [refuse('pub_expired')] : []),
    ...refusalsOfLines(order.dishes),
    ...refusalsOfType(pub, orderType),
    ...(ofTable ? [ofTable] : []),
    ...(zone.ok ? [] : [zone]),
    ...(isPaid ? [] : [refuse('payment_type_not_offered')]),
  ];
  return { refusals, zone: zone.ok ? zone.value : undefined };
}

/** Whether a pub accepts this order now, and for one with an address the zone that serves it. */
export function refuseOrder(
  pub: PubConditions,
  order: OrderRequest,
): Accepted<PricedZone | undefined> | OrderRefusal {
  const { refusals, zone } = judgeOrder(pub, order);
  return refusals[0] ?? accept(zone);
}
