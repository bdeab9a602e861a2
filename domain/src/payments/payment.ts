import { refuse, type Refusal } from '../refusal/index.ts';

/** How a guest has paid staff, as the tills of Moldova know it: `mia` is the instant payment of its banks. */
export const paymentMethods = ['cash', 'card', 'meal_ticket', 'mia', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The only one of which more is handed over than is paid: the rest is given back. */
export const givesChange: Readonly<Record<PaymentMethod, boolean>> = {
  cash: true,
  card: false,
  meal_ticket: false,
  mia: false,
  other: false,
};

/** Why a payment was voided; `other` has a text. */
export const voidReasons = ['mistake', 'another_method', 'given_back', 'other'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The most characters of the text of `other`. */
export const MAX_VOID_TEXT_LENGTH = 255;

/** In minor units of the order's currency. */
export type NewPayment = {
  readonly method: PaymentMethod;
  /** Of what the order costs; without the tip. */
  readonly amountMinor: number;
  readonly tipMinor: number;
  /** The money that the guest handed over; undefined if staff did not enter it. */
  readonly givenMinor: number | undefined;
};

/** What is given back of what was handed over; undefined where that is not known. */
export function changeBack({ givenMinor, amountMinor, tipMinor }: NewPayment): number | undefined {
  return givenMinor === undefined ? undefined : givenMinor - amountMinor - tipMinor;
}

type PaymentRefusal = Refusal<'payment_is_too_large' | 'too_little_given' | 'no_change_given'>;

/**
 * Whether a payment fits an order of which so much is open. More than that is no payment of it: it is a tip, or change.
 */
export function refusePayment(payment: NewPayment, openMinor: number): PaymentRefusal | undefined {
  const { method, amountMinor, givenMinor } = payment;
  if (amountMinor > Math.max(openMinor, 0)) return refuse('payment_is_too_large');
  if (givenMinor === undefined) return undefined;
  if (!givesChange[method]) return refuse('no_change_given');
  return (changeBack(payment) ?? 0) < 0 ? refuse('too_little_given') : undefined;
}
