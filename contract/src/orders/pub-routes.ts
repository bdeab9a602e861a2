import { orderStatuses } from '@comanda/domain/orders';
import { Type } from 'typebox';
import { Amount, DateTime, Id, Lat, Lng, nullable, ok, type RouteTable } from '../routing/index.ts';
import { KitchenMarks, OrderRefusal, OrdersRefusal, PreparedMark } from './pub-request-schemas.ts';
import {
  CancelReasonName,
  CancelText,
  HistoryRoleName,
  Order,
  OrderHistoryEntry,
  OrderStatusName,
} from './schemas.ts';
import { CompChange, DiscountChange, voidFields } from './reduction-schemas.ts';
import { PromisedAt, PromiseMinutes, PromiseReasonName } from './time-schemas.ts';
import { EditedLines, MAX_BASKET_BYTES, NewRehearsal } from './request-schemas.ts';
import { DELIVERY_POINTS_SENT } from '../wire/index.ts';

/** What the people of a pub do with its orders. */
export const pubOrderRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/orders': {
    summary: 'The pub’s orders, newest first; send `next` as `before` to get the next page',
    access: 'pub',
    cost: 5,
    query: Type.Object({
      status: Type.Optional(Type.Union([OrderStatusName, Type.Literal('in-process')])),
      before: Type.Optional(Id),
    }),
    reply: ok({ orders: Type.Array(Order), next: nullable(Id) }),
  },
  'GET /api/company/:companyID/pubs/:pubID/delivery-points': {
    summary: `The points of the newest ${DELIVERY_POINTS_SENT} completed deliveries, for the map of zones`,
    access: 'pub',
    reply: ok({ points: Type.Array(Type.Object({ lat: Lat, lng: Lng })) }),
  },
  'GET /api/company/:companyID/pubs/:pubID/orders/:orderID': {
    summary: 'One order with its history',
    access: 'pub',
    reply: ok({ order: Order, history: Type.Array(OrderHistoryEntry) }),
    errors: ['order_not_found'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status': {
    summary:
      'Sets the status; any status may follow any other. A cancellation may have a reason. A refusal because of `from` contains the current status, who set it (`by`) and when (`at`)',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    query: Type.Object({
      status: OrderStatusName,
      from: Type.Optional(
        Type.Enum([...orderStatuses], {
          description:
            'The status that the user saw; refused when another one has been set since. Without it the status is always set',
        }),
      ),
      cancel_reason: Type.Optional(CancelReasonName),
      cancel_text: Type.Optional(CancelText),
    }),
    reply: ok({ status: OrderStatusName, order: Order }),
    errors: [
      'order_not_found',
      'order_has_receipt',
      'order_changed_meanwhile',
      'cancel_reason_does_not_fit',
      'cancel_text_is_required',
      'rehearsal_is_in_process',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept': {
    summary:
      'Accepts an order that nobody has answered and promises when it is ready. A refusal contains the current status, who set it (`by`), when (`at`), and what was promised (`promised_at`)',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: Type.Object({ minutes: PromiseMinutes }),
    reply: ok({ order: Order }),
    errors: ['order_not_found', 'order_changed_meanwhile'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/refuse': {
    summary:
      'Refuses an order that nobody has answered; the guest reads the reason. With `sold_out` the named dishes and choices are sold out in the same transaction. A refusal because of another answer contains the current status, who set it (`by`) and when (`at`)',
    access: 'pub',
    changesGuestPage: true,
    byEntered: 'logged',
    body: OrderRefusal,
    reply: ok({ order: Order }),
    errors: [
      'order_not_found',
      'order_has_receipt',
      'order_changed_meanwhile',
      'cancel_reason_does_not_fit',
      'cancel_text_is_required',
      'sold_out_dishes_are_required',
      'dish_is_not_in_order',
      'choice_is_not_in_order',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/refuse': {
    summary:
      'Refuses several orders with one reason. Those that somebody has answered meanwhile stay as they are and are in `answered`, with who did it (`by`) and when (`at`)',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    cost: 10,
    body: OrdersRefusal,
    reply: ok({
      orders: Type.Array(Order, { description: 'Those that are refused' }),
      answered: Type.Array(
        Type.Object({
          order_id: Id,
          status: OrderStatusName,
          by: Type.Optional(HistoryRoleName),
          at: Type.Optional(DateTime),
        }),
      ),
    }),
    errors: [
      'order_not_found',
      'order_has_receipt',
      'cancel_reason_does_not_fit',
      'cancel_text_is_required',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/promise': {
    summary:
      'Promises another time for an order that is being prepared; the guest reads the reason',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: Type.Object({
      minutes: PromiseMinutes,
      from: PromisedAt,
      promise_reason: Type.Optional(PromiseReasonName),
    }),
    reply: ok({ order: Order }),
    errors: [
      'order_not_found',
      'order_changed_meanwhile',
      'order_is_for_later',
      'promise_reason_is_required',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-delivery-price': {
    summary:
      'Sets the delivery price: 0 or one of the zones’ prices; for a completed order the difference is added to the courier’s ledger',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    query: Type.Object({
      price: Amount,
      from: Type.Optional(
        Type.Number({
          ...Amount,
          description: 'The price that the user saw; refused when another one has been set since',
        }),
      ),
    }),
    reply: ok({ order: Order }),
    errors: [
      'order_not_found',
      'order_has_receipt',
      'delivery_price_not_offered',
      'order_has_another_currency',
      'order_changed_meanwhile',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/discount': {
    summary:
      'Gives a discount on all dishes of an order, in the place of any before, or takes it back; repeated, it changes nothing',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: DiscountChange,
    reply: ok({ order: Order }),
    errors: ['validation_error', 'order_not_found', 'order_has_receipt', 'order_changed_meanwhile'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/comp': {
    summary: 'Sets how many of a line the house gives for free; repeated, it changes nothing',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: CompChange,
    reply: ok({ order: Order }),
    errors: ['validation_error', 'order_not_found', 'order_has_receipt', 'order_changed_meanwhile'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes': {
    summary:
      'Replaces the dishes; a line keeps its price unless its choices change, new dishes need the pub’s currency to be the order’s; for a completed order the difference is added to the courier’s ledger',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    maxBodyBytes: MAX_BASKET_BYTES,
    body: Type.Object({
      dishes: EditedLines,
      revision: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            'The revision of the order that was edited; refused when the order has changed since',
        }),
      ),
      ...voidFields,
    }),
    reply: ok({ order: Order }),
    errors: [
      'order_not_found',
      'order_has_receipt',
      'dish_not_available',
      'dish_count_is_invalid',
      'basket_is_empty',
      'order_line_limit_exceeded',
      'order_has_another_currency',
      'order_changed_meanwhile',
      'order_line_is_ambiguous',
      'options_do_not_fit',
      'dish_notes_are_off',
    ],
  },
  'POST /api/company/:companyID/pubs/:pubID/rehearsal-order': {
    summary:
      'Sends the pub an order of its own first dishes, marked as a rehearsal; while one is in process, answers with it',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    perAccount: { max: 30, minutes: 10 },
    body: NewRehearsal,
    reply: ok({
      order: Order,
      tracking_token: Type.String({ description: 'Of the page that a guest would see' }),
    }),
    status: 201,
    errors: ['rehearsal_needs_a_dish', 'rehearsal_needs_delivery'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/opened': {
    summary: 'Notes that a person of the pub has seen the order; the first call counts',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    reply: ok({ order: Order }),
    errors: ['order_not_found'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/handover': {
    summary: 'Lets a courier who has typed wrong codes try the guest’s code again',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    reply: ok({ order: Order }),
    errors: ['order_not_found', 'order_is_finished'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/kitchen': {
    summary:
      'Marks lines of an order that is being prepared as done, or as not done. Refused when the order is no longer being prepared, or when a line has another count than the cook has seen. A removed line that was seen is no longer shown',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: KitchenMarks,
    reply: ok({ order: Order }),
    errors: ['order_not_found', 'order_changed_meanwhile'],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-prepared': {
    summary:
      'Marks the order as prepared, or as not prepared. Work that is added, and another status, make it not prepared',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: PreparedMark,
    reply: ok({ order: Order }),
    errors: ['order_not_found', 'order_changed_meanwhile'],
  },
} as const satisfies RouteTable;
