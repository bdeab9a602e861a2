import { Type } from 'typebox';
import { Order } from '../orders/schemas.ts';
import { ok, type RouteTable } from '../routing/index.ts';
import { NewPayment, Payment, PaymentVoiding } from './schemas.ts';

const reply = ok({ order: Order, payments: Type.Array(Payment) });

/** What guests have paid staff: recorded by hand, voided with a reason, never deleted. */
export const paymentRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/orders/:orderID/payments': {
    summary: 'The payments of an order, the voided ones too, in their sequence',
    access: 'pub',
    reply: ok({ payments: Type.Array(Payment) }),
    errors: ['order_not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/payments': {
    summary:
      'Records a payment, once for each `action_id`. Refused when more was paid meanwhile than the user saw, and when it is more than is open',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: NewPayment,
    reply,
    status: 201,
    errors: [
      'validation_error',
      'order_not_found',
      'order_changed_meanwhile',
      'payment_is_too_large',
      'action_id_was_used',
    ],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/payments/:paymentID/void': {
    summary:
      'Voids a payment with a reason; it stays in the list and counts no more. One that a bank has proved is given back by the bank first: it is voided when the bank has done so',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: PaymentVoiding,
    reply,
    errors: [
      'validation_error',
      'order_not_found',
      'payment_not_found',
      'payment_is_voided',
      'payment_has_receipt',
      'receipt_is_unsettled',
      'bank_gives_back',
    ],
  },
} as const satisfies RouteTable;
