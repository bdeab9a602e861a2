import { MAX_VOID_TEXT_LENGTH, paymentMethods, voidReasons } from '@comanda/domain/payments';
import { Type, type Static } from 'typebox';
import { HistoryRoleName } from '../orders/schemas.ts';
import { Amount, DateTime, Id, Uuid } from '../routing/index.ts';

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
});
