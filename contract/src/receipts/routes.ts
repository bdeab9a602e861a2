import { tillStates } from '@comanda/domain/receipts';
import { Type } from 'typebox';
import { GuestOrder, Order } from '../orders/schemas.ts';
import { Id, nullable, ok, Plain, readingLimit, Uuid, type RouteTable } from '../routing/index.ts';
import {
  BridgeTill,
  Receipt,
  ReceiptAnswer,
  ReceiptClaim,
  ReceiptContacts,
  ReceiptResult,
  ReceiptTo,
  TakenReceipt,
  Till,
  TillFields,
} from './schemas.ts';

const TillReply = ok({ till: nullable(Till) });
const ReceiptReply = ok({ receipt: nullable(Receipt) });

/** The fiscal receipts of orders, and the till that issues them. */
export const receiptRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/till': {
    summary: 'The till of the pub with its state, and the receipts that need a person',
    access: 'pub',
    reply: TillReply,
  },
  'PUT /api/company/:companyID/pubs/:pubID/till': {
    summary: 'Sets the till up, or changes it. Its keys are never shown again',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: TillFields,
    reply: TillReply,
    errors: ['validation_error'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/till': {
    summary: 'Removes the till; what waits for it can have its number typed',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    reply: Plain,
    errors: ['not_found'],
  },
  'GET /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt': {
    summary: 'The newest fiscal receipt of an order',
    access: 'pub',
    reply: ReceiptReply,
    errors: ['order_not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt': {
    summary:
      'Wants the receipt of an order that is paid in whole, once for each `action_id`. Refused while the order has one that is wanted, at the till, unsure or issued',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: Type.Object({ action_id: Uuid }),
    reply: ReceiptReply,
    status: 201,
    errors: [
      'order_not_found',
      'order_is_not_paid',
      'till_is_not_set',
      'receipt_changed_meanwhile',
      'action_id_was_used',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt': {
    summary:
      'A person answers an unsure receipt, types the number of one from the till, or withdraws one that waits',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: ReceiptAnswer,
    reply: ReceiptReply,
    errors: [
      'validation_error',
      'order_not_found',
      'order_is_not_paid',
      'receipt_changed_meanwhile',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/receipt-to': {
    summary: 'Where the receipt goes besides paper, and the company that it is for',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: ReceiptContacts,
    reply: ok({ order: Order }),
    errors: ['validation_error', 'order_not_found', 'receipt_changed_meanwhile'],
  },
  'PUT /api/client/orders/:trackingToken/receipt-to': {
    summary: 'The guest says where the receipt goes, until the order is paid',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    perAddress: { max: 60, minutes: 1 },
    body: ReceiptTo,
    reply: ok({ order: GuestOrder }),
    errors: ['validation_error', 'order_not_found', 'receipt_changed_meanwhile'],
  },
  'POST /api/print-bridge/till': {
    summary: 'A bridge reports the till, and gets how to ask it and the oldest receipt that waits',
    access: 'public',
    openBy: 'bridge_token',
    showsCourier: 'nothing',
    ...readingLimit,
    body: Type.Object({
      state: Type.Optional(
        Type.Enum([...tillStates], { description: 'Left out while it was not asked yet' }),
      ),
    }),
    reply: ok({
      till: nullable(BridgeTill),
      receipt_id: nullable(Id),
      next_after_ms: Type.Integer({ description: 'When to call again' }),
    }),
    errors: ['unauthorized'],
  },
  'POST /api/print-bridge/receipts/:receiptID/take': {
    summary: 'A bridge takes a receipt to give it to the till within three minutes',
    access: 'public',
    openBy: 'bridge_token',
    showsCourier: 'nothing',
    ...readingLimit,
    body: ReceiptClaim,
    reply: ok(TakenReceipt.properties),
    errors: ['unauthorized', 'receipt_is_taken'],
  },
  'POST /api/print-bridge/receipts/:receiptID/result': {
    summary: 'A bridge says what became of a receipt that it has taken; also late, and again',
    access: 'public',
    openBy: 'bridge_token',
    showsCourier: 'nothing',
    ...readingLimit,
    body: ReceiptResult,
    reply: Plain,
    errors: ['unauthorized', 'receipt_is_taken', 'validation_error'],
  },
} as const satisfies RouteTable;
