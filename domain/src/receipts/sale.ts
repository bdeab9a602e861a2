import type { PaymentMethod } from '../payments/payment.ts';
import { paymentMethods } from '../payments/payment.ts';
import type { VatClass } from '../vat/vat.ts';
import { accept, refuse, type Accepted, type Refusal } from '../refusal/index.ts';

/** One row of a receipt; amounts in minor units, VAT included. */
export type SaleLine = {
  readonly name: string;
  readonly count: number;
  readonly unit_minor: number;
  readonly sum_minor: number;
  /** The class of its VAT; without one it is taxed as `none`. */
  readonly vat_class?: VatClass;
};

export type SalePayment = { readonly method: PaymentMethod; readonly amount_minor: number };

/** What a till is told to print: stored when the receipt is wanted, and never changed after that. */
export type Sale = {
  readonly lines: readonly SaleLine[];
  readonly payments: readonly SalePayment[];
  readonly sum_minor: number;
};

/** An order as far as its receipt depends on it. */
export type SoldOrder = {
  readonly lines: readonly {
    readonly name: string;
    readonly count: number;
    readonly unitMinor: number;
    readonly vatClass?: VatClass | undefined;
  }[];
  readonly deliveryMinor: number;
  /** What the row of the delivery is called. */
  readonly deliveryName: string;
  /** Those that count. */
  readonly payments: readonly { readonly method: PaymentMethod; readonly amountMinor: number }[];
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const lineOf = (one: SoldOrder['lines'][number]): SaleLine => ({
  name: one.name,
  count: one.count,
  unit_minor: one.unitMinor,
  sum_minor: one.unitMinor * one.count,
  ...(one.vatClass !== undefined && { vat_class: one.vatClass }),
});

/**
 * The sale of an order: its lines, a row for the delivery, and one sum for each method of payment. This is the only place
 * where an order becomes a receipt: deposits and discounts belong here. Refused unless the rows come to what was paid, to
 * the ban; tips are no part of it.
 */
export function saleOf({
  lines,
  deliveryMinor,
  deliveryName,
  payments,
}: SoldOrder): Accepted<Sale> | Refusal<'order_is_not_paid'> {
  const rows = lines.filter(({ count }) => count > 0).map(lineOf);
  if (deliveryMinor > 0) {
    rows.push(lineOf({ name: deliveryName, count: 1, unitMinor: deliveryMinor }));
  }
  const byMethod = paymentMethods.flatMap((method) => {
    const amount = sumOf(payments.flatMap((one) => (one.method === method ? one.amountMinor : [])));
    return amount > 0 ? [{ method, amount_minor: amount }] : [];
  });
  const sum = sumOf(rows.map(({ sum_minor: minor }) => minor));
  const paid = sumOf(byMethod.map(({ amount_minor: minor }) => minor));
  if (sum === 0 || sum !== paid) return refuse('order_is_not_paid');
  return accept({ lines: rows, payments: byMethod, sum_minor: sum });
}
