import { MAX_TABLE_LENGTH, overrulable } from '@comanda/domain/orders';
import { MAX_LINE_LENGTH, MAX_PHONE_LENGTH } from '@comanda/domain/fields';
import { Type, type Static } from 'typebox';
import { Id, ok, type RouteTable } from '../routing/index.ts';
import { orderRefusals } from './guest-routes.ts';
import { Quote } from './quote.ts';
import { MAX_BASKET_BYTES, NewOrder, orderRequestFields } from './request-schemas.ts';
import { Order } from './schemas.ts';

/** How many of the last orders of a table or a phone are answered. */
export const LAST_ORDERS = 3;
/** How many dishes a pub's favourites are. */
export const FAVOURITE_DISHES = 12;

const {
  client_name: _name,
  expected_total: _total,
  language: _language,
  ...asOfGuests
} = NewOrder.properties;

const Overrules = Type.Optional(
  Type.Array(Type.Enum([...overrulable]), {
    maxItems: overrulable.length,
    uniqueItems: true,
    description: 'The rules of the pub that do not bind this order; each stands in its history',
  }),
);

/** An order that staff take: at a table, on the phone, or at the counter. */
export const StaffOrder = Type.Object({
  ...asOfGuests,
  client_name: Type.Optional(Type.String({ maxLength: MAX_LINE_LENGTH })),
  overrules: Overrules,
});
export type StaffOrder = Static<typeof StaffOrder>;

export const StaffQuoteRequest = Type.Object(orderRequestFields);

/** Whose last orders are asked for: exactly one of both. */
export const LastOrdersRequest = Type.Object({
  table: Type.Optional(Type.String({ maxLength: MAX_TABLE_LENGTH })),
  phone: Type.Optional(Type.String({ maxLength: MAX_PHONE_LENGTH })),
});
export type LastOrdersRequest = Static<typeof LastOrdersRequest>;

/** Orders that the staff of a pub take themselves. */
export const staffOrderRoutes = {
  'POST /api/company/:companyID/pubs/:pubID/orders': {
    summary:
      'Takes an order for a guest, accepted at once; a repeated request with the same key and body returns the same order. A refusal names in `refusals` every rule that says no; those in `overrules` do not',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    isIdempotent: true,
    body: StaffOrder,
    maxBodyBytes: MAX_BASKET_BYTES,
    reply: ok({ order: Order }),
    status: 201,
    errors: [
      'validation_error',
      'idempotency_key_is_required',
      'idempotency_key_was_used',
      ...orderRefusals,
    ],
  },
  'POST /api/company/:companyID/pubs/:pubID/orders/quote': {
    summary: 'Prices an order that staff take and shows why it would be refused; stores nothing',
    access: 'pub',
    isReading: true,
    body: StaffQuoteRequest,
    maxBodyBytes: MAX_BASKET_BYTES,
    reply: ok({ quote: Quote }),
  },
  'POST /api/company/:companyID/pubs/:pubID/orders/last': {
    summary: `The newest ${LAST_ORDERS} orders of a table on this business day, or of a phone as long as the pub sees it, without canceled ones; newest first`,
    access: 'pub',
    isReading: true,
    body: LastOrdersRequest,
    reply: ok({ orders: Type.Array(Order) }),
    errors: ['validation_error'],
  },
  'GET /api/company/:companyID/pubs/:pubID/favourite-dishes': {
    summary: `The ${FAVOURITE_DISHES} dishes that were ordered most in the last 28 days, the first most often`,
    access: 'pub',
    cost: 5,
    reply: ok({ dish_ids: Type.Array(Id) }),
  },
} as const satisfies RouteTable;
