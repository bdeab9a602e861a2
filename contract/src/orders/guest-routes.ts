import { refusalWhenOff } from '@comanda/domain/orders';
import { Type } from 'typebox';
import { Id, nullable, ok, readingLimit, type RouteTable } from '../routing/index.ts';
import { OrderTimes, Quote } from './quote.ts';
import { MAX_BASKET_BYTES, NewOrder, QuoteRequest, TimesRequest } from './request-schemas.ts';
import { ClientOrder, GuestOrder } from './schemas.ts';

/** Why an order is refused. */
export const orderRefusals = [
  'pub_expired',
  ...Object.values(refusalWhenOff),
  'pub_is_paused',
  'pub_is_closed',
  'outside_delivery_zones',
  'zone_without_price',
  'zone_is_closed',
  'below_zone_minimum',
  'time_is_not_offered',
  'slot_is_full',
  'slot_is_shut',
  'ordered_too_late',
  'location_is_required',
  'payment_type_not_offered',
  'table_is_required',
  'table_is_unknown',
  'basket_is_empty',
  'order_line_limit_exceeded',
  'dish_count_is_invalid',
  'dish_not_available',
  'dish_sold_out',
  'dish_not_served_now',
  'too_few_left',
  'options_do_not_fit',
  'dish_notes_are_off',
  'order_is_too_large',
  'too_many_orders_wait',
] as const;

export const guestOrderRoutes = {
  'POST /api/client/pub/:pubID/orders/quote': {
    summary: 'Prices a basket and shows why an order of it would be refused; stores nothing',
    access: 'public',
    openBy: 'guest_order',
    showsCourier: 'nothing',
    ...readingLimit,
    body: QuoteRequest,
    maxBodyBytes: MAX_BASKET_BYTES,
    reply: ok({ quote: Quote }),
  },
  'POST /api/client/pub/:pubID/orders/times': {
    summary: 'The times for which a basket can be ordered, of one day; stores nothing',
    access: 'public',
    openBy: 'guest_order',
    showsCourier: 'nothing',
    ...readingLimit,
    body: TimesRequest,
    maxBodyBytes: MAX_BASKET_BYTES,
    reply: ok({ times: OrderTimes }),
  },
  'POST /api/client/pub/:pubID/orders': {
    summary:
      'Places an order; a repeated request with the same key and body returns the same order',
    access: 'public',
    openBy: 'guest_order',
    showsCourier: 'nothing',
    perAddress: { max: 120, minutes: 1 },
    perAccount: { max: 30, minutes: 10 },
    isIdempotent: true,
    body: NewOrder,
    maxBodyBytes: MAX_BASKET_BYTES,
    reply: ok({ order: GuestOrder, tracking_token: Type.String() }),
    status: 201,
    errors: [
      'validation_error',
      'idempotency_key_is_required',
      'idempotency_key_was_used',
      'total_changed',
      ...orderRefusals,
    ],
  },
  'GET /api/client/orders/:trackingToken': {
    summary: 'The order as shown to its guest',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    ...readingLimit,
    reply: ok({ order: GuestOrder }),
    errors: ['order_not_found'],
  },
  'POST /api/client/orders/:trackingToken/withdraw': {
    summary:
      'Cancels the guest’s own order while nobody has answered it; a repetition changes nothing',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    perAddress: { max: 60, minutes: 1 },
    reply: ok({ order: GuestOrder }),
    errors: ['order_not_found', 'order_has_receipt', 'order_changed_meanwhile'],
  },
  'POST /api/client/orders/:trackingToken/leave-out': {
    summary:
      'Leaves out what the kitchen does not have any more for an order for later; a repetition changes nothing',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    perAddress: { max: 60, minutes: 1 },
    body: Type.Object({
      line_ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    }),
    reply: ok({ order: GuestOrder }),
    errors: ['order_not_found', 'order_has_receipt', 'order_changed_meanwhile', 'basket_is_empty'],
  },
  'GET /api/client/orders': {
    summary: 'The signed-in client’s own orders, newest first',
    access: 'client',
    query: Type.Object({ before: Type.Optional(Id) }),
    reply: ok({ orders: Type.Array(ClientOrder), next: nullable(Id) }),
  },
} as const satisfies RouteTable;
