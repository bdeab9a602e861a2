export const paymentTypes = ['cash', 'card_offline'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The switch by which a pub offers each payment type for its deliveries. */
const switches = {
  cash: 'cash_preorder',
  card_offline: 'card_preorder',
} as const satisfies Record<PaymentType, string>;
type Switches = Readonly<Record<(typeof switches)[PaymentType], boolean>>;

export function isPaymentType(value: unknown): value is PaymentType {
  return paymentTypes.some((type) => type === value);
}

/** The payment types that a pub offers for its deliveries. */
export function offeredPayments(pub: Switches): PaymentType[] {
  return paymentTypes.filter((type) => pub[switches[type]]);
}
