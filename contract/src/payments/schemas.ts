import {
  MAX_VOID_TEXT_LENGTH,
  paymentMethods,
  requestStates,
  voidReasons,
} from '@comanda/domain/payments';
import { Type, type Static } from 'typebox';
import { HistoryRoleName } from '../orders/schemas.ts';
import { Amount, DateTime, Id, Uuid } from '../routing/index.ts';

const RequestStateName = Type.Enum([...requestStates], {
  description:
    '`unsure`: the bank does not say what became of it, and is asked again. `refund_refused`: the bank did not give it back',
});

const Method = Type.Enum([...paymentMethods]);
const VoidReasonName = Type.Enum([...voidReasons]);
const VoidText = Type.String({
  maxLength: MAX_VOID_TEXT_LENGTH,
  description: 'The text of the reason `other`; no other reason has one',
});

/** What a guest has paid of an order; the amounts are in the order's currency. */
export const Payment = Type.Object({
  id: Id,
  method: Method,
  amount: Type.Number({ description: 'Of what the order costs; without the tip' }),
  tip: Type.Number(),
  given: Type.Optional(Type.Number({ description: 'What was handed over, where it was noted' })),
  at: DateTime,
  by: HistoryRoleName,
  request_state: Type.Optional(RequestStateName),
  voided: Type.Optional(
    Type.Object(
      { at: DateTime, by: HistoryRoleName, reason: VoidReasonName, text: VoidText },
      { description: 'Only of a payment that counts no more' },
    ),
  ),
});
export type Payment = Static<typeof Payment>;

export const NewPayment = Type.Object({
  method: Method,
  amount: Type.Number({ ...Amount, minimum: 0.01 }),
  tip: Type.Optional(Amount),
  given: Type.Optional(
    Type.Number({
      ...Amount,
      description: 'What was handed over in cash: amount and tip at least',
    }),
  ),
  paid: Type.Number({
    ...Amount,
    description: 'What was paid of the order before, as the user saw it; refused when it differs',
  }),
  action_id: Uuid,
});
export type NewPayment = Static<typeof NewPayment>;

export const PaymentVoiding = Type.Object({
  void_reason: VoidReasonName,
  void_text: Type.Optional(VoidText),
  returned_at_till: Type.Optional(
    Type.Boolean({
      description: 'A person says that the issued receipt of the order was returned at the till',
    }),
  ),
});

/** What a guest is asked to pay by MIA. */
export const PaymentRequest = Type.Object({
  state: RequestStateName,
  amount: Type.Number(),
  expires_at: DateTime,
  is_ending: Type.Optional(
    Type.Literal(true, { description: 'Somebody has canceled it, and the bank was not heard yet' }),
  ),
  code: Type.Optional(
    Type.Object(
      {
        link: Type.String({ description: 'Opens the app of a bank on a phone' }),
        qr_svg: Type.String({ description: 'The QR code of `link`' }),
      },
      { description: 'While it can be paid' },
    ),
  ),
});
export type PaymentRequest = Static<typeof PaymentRequest>;

export const NewPaymentRequest = Type.Object({
  amount: Type.Number({ ...Amount, minimum: 0.01 }),
  paid: Type.Number({
    ...Amount,
    description: 'What was paid of the order before, as the user saw it; refused when it differs',
  }),
});

const SECRET = {
  minLength: 1,
  maxLength: 255,
  pattern: '^[!-~]+$',
  description: 'Printable ASCII without spaces',
} as const;

/** The contract of a pub with maib, as its merchants’ portal shows it. No answer ever contains it. */
export const NewMiaAccount = Type.Object({
  client_id: Type.String(SECRET),
  client_secret: Type.String(SECRET),
  signature_key: Type.String(SECRET),
  is_sandbox: Type.Boolean({ description: 'The bank’s sandbox, in which nobody pays money' }),
});

export const MiaAccount = Type.Object({
  ends_with: Type.String({ description: 'The last four characters of `client_id`' }),
  is_sandbox: Type.Boolean(),
  changed_at: DateTime,
});
export type MiaAccount = Static<typeof MiaAccount>;
