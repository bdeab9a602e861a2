import { Type } from 'typebox';

/** The envelope of every answer; a refusal has `errors` instead of a result. */
export const Answer = Type.Object({
  ok: Type.Boolean(),
  result: Type.Optional(Type.Unknown()),
});

export const Token = Type.Object({
  accessToken: Type.String({ minLength: 1 }),
  /** Seconds. */
  expiresIn: Type.Number({ minimum: 0 }),
});

export const NewCode = Type.Object({
  qrId: Type.String({ minLength: 1 }),
  url: Type.String({ minLength: 1 }),
});

const CodeOfList = Type.Object({
  qrId: Type.String({ minLength: 1 }),
  orderId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  status: Type.String(),
  url: Type.String(),
});
export const Codes = Type.Object({ items: Type.Array(CodeOfList) });

const PaymentOfList = Type.Object({
  payId: Type.String({ minLength: 1 }),
  orderId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  amount: Type.Number({ exclusiveMinimum: 0 }),
  currency: Type.String(),
  status: Type.String(),
});
export const Payments = Type.Object({ items: Type.Array(PaymentOfList) });

export const Callback = Type.Object({
  result: Type.Record(
    Type.String(),
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  ),
  signature: Type.String(),
});

/** What of a callback is used; more may be in it, and is signed too. */
export const PaidCode = Type.Object({
  qrStatus: Type.Literal('Paid'),
  orderId: Type.String(),
  payId: Type.String({ minLength: 1 }),
  amount: Type.Number({ exclusiveMinimum: 0 }),
  currency: Type.Literal('MDL'),
});
