import { Type } from 'typebox';
import { nullable, ok, Plain, readingLimit, type RouteTable } from '../routing/index.ts';
import { MiaAccount, NewMiaAccount, NewPaymentRequest, PaymentRequest } from './schemas.ts';

/** Each asks the bank, which has limits of its own for a pub. */
const askingBank = { perAccount: { max: 60, minutes: 10 } } as const;

const refusals = [
  'order_not_found',
  'mia_is_not_set_up',
  'mia_is_not_offered',
  'mia_refused',
  'payment_is_too_large',
  'payment_request_is_open',
] as const;

const newest = nullable(PaymentRequest);
const MAX_CALLBACK_BYTES = 4 * 1024;

/** Instant payments: the account of a pub, and the requests of its orders (docs/adr/0044-mia.md). */
export const miaRoutes = {
  'GET /api/company/:companyID/pubs/:pubID/mia': {
    summary: 'Whether the pub has an account for instant payments; none of its secrets',
    access: 'pub',
    reply: ok({ mia: nullable(MiaAccount) }),
  },
  'PUT /api/company/:companyID/pubs/:pubID/mia': {
    summary: 'Stores the account for instant payments, in the place of any before',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'refused',
    body: NewMiaAccount,
    reply: ok({ mia: MiaAccount }),
    errors: ['validation_error', 'payment_request_is_open'],
  },
  'DELETE /api/company/:companyID/pubs/:pubID/mia': {
    summary: 'Removes the account: guests are offered no instant payments any more',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'refused',
    reply: Plain,
    errors: ['payment_request_is_open'],
  },
  'POST /api/company/:companyID/pubs/:pubID/mia/try': {
    summary: 'Asks the bank whether it takes the account; changes nothing',
    access: 'pub',
    isReading: true,
    ...askingBank,
    reply: ok({
      bank: Type.Enum(['works', 'refused', 'silent'], {
        description: '`silent`: the bank did not answer, so it is not known',
      }),
    }),
    errors: ['mia_is_not_set_up'],
  },
  'GET /api/company/:companyID/pubs/:pubID/orders/:orderID/mia': {
    summary: 'The newest request of an order for an instant payment',
    access: 'pub',
    reply: ok({ request: newest }),
    errors: ['order_not_found'],
  },
  'POST /api/company/:companyID/pubs/:pubID/orders/:orderID/mia': {
    summary:
      'Asks for an instant payment of a part of an order, or of all that is open; answers the open request if there is one of this amount',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    body: NewPaymentRequest,
    reply: ok({ request: PaymentRequest }),
    status: 201,
    errors: ['validation_error', 'order_changed_meanwhile', ...refusals],
  },
  'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/mia/cancel': {
    summary:
      'Ends the open request of an order, if there is one; paid meanwhile it stays a payment',
    access: 'pub',
    changesGuestPage: false,
    byEntered: 'logged',
    reply: ok({ request: newest }),
    errors: ['order_not_found'],
  },
  'GET /api/client/orders/:trackingToken/mia': {
    summary: 'What the guest may pay of the order by MIA now, and the newest request',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    ...readingLimit,
    reply: ok({
      open: Type.Number({ description: '0 where nothing may be paid by MIA' }),
      request: newest,
    }),
    errors: ['order_not_found'],
  },
  'POST /api/client/orders/:trackingToken/mia': {
    summary:
      'Asks for an instant payment of all that is open of an accepted order; answers the open request if there is one',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    perAddress: { max: 60, minutes: 1 },
    reply: ok({ request: PaymentRequest }),
    status: 201,
    errors: ['order_changed_meanwhile', ...refusals],
  },
  'POST /api/client/orders/:trackingToken/mia/cancel': {
    summary: 'Ends the open request of the order, if there is one',
    access: 'public',
    openBy: 'tracking_token',
    showsCourier: 'by_its_link',
    perAddress: { max: 60, minutes: 1 },
    reply: ok({ request: newest }),
    errors: ['order_not_found'],
  },
  'POST /api/mia/callback/:requestKey': {
    summary:
      'A bank reports what became of a request, signed with the key of its pub. Repetitions change nothing; a wrong signature is answered like an unknown key',
    access: 'public',
    openBy: 'bank_signature',
    showsCourier: 'nothing',
    perAddress: { max: 600, minutes: 1 },
    body: Type.Object({
      result: Type.Record(
        Type.String(),
        Type.Union([Type.String({ maxLength: 512 }), Type.Number(), Type.Boolean(), Type.Null()]),
        { maxProperties: 40, propertyNames: { maxLength: 64 } },
      ),
      signature: Type.String({ maxLength: 128 }),
    }),
    maxBodyBytes: MAX_CALLBACK_BYTES,
    reply: Plain,
  },
} as const satisfies RouteTable;
