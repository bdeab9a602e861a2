import type { PaymentMethod } from '../payments/payment.ts';
import { paymentMethods } from '../payments/payment.ts';
import type { VatClass } from '../vat/vat.ts';
import { sumsOfLines } from '../orders/placing/reductions.ts';
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

/** What the till prints. It is stored when the receipt is requested and does not change afterwards. */
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
    /** How many of them the house gave for free: they were not sold. */
    readonly compCount?: number;
    readonly vatClass?: VatClass | undefined;
  }[];
  readonly discountMinor: number;
  readonly depositMinor: number;
  /** What the row of the deposit is called. */
  readonly depositName: string;
  readonly deliveryMinor: number;
  /** What the row of the delivery is called. */
  readonly deliveryName: string;
  /** Those that count. */
  readonly payments: readonly { readonly method: PaymentMethod; readonly amountMinor: number }[];
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const rowOf = (name: string, sumMinor: number): SaleLine => ({
  name,
  count: 1,
  unit_minor: sumMinor,
  sum_minor: sumMinor,
});

/**
 * The lines with what each costs in the end. A till multiplies: a line whose part of a discount does not divide by its
 * count is one row, with the count in its name.
 */
function linesOf({ lines, discountMinor }: Pick<SoldOrder, 'lines' | 'discountMinor'>): SaleLine[] {
  const sold = lines.map(({ compCount = 0, count, ...line }) => ({
    ...line,
    count: count - compCount,
  }));
  const sums = sumsOfLines(
    sold.map(({ unitMinor, count }) => ({ unitPriceMinor: unitMinor, count, compCount: 0 })),
    discountMinor,
  );
  return sold.flatMap(({ name, count, vatClass }, index) => {
    const sumMinor = sums[index] ?? 0;
    if (sumMinor === 0) return [];
    const row =
      sumMinor % count === 0
        ? { name, count, unit_minor: sumMinor / count, sum_minor: sumMinor }
        : rowOf(`${name} × ${count}`, sumMinor);
    return [{ ...row, ...(vatClass !== undefined && { vat_class: vatClass }) }];
  });
}

/**
 * The sale of an order: its lines without comps and with their parts of the discount, rows for deposit and delivery, and
 * one sum for each method of payment. This is the only place where an order becomes a receipt. Refused unless the rows
 * come to what was paid, to the ban; tips are no part of it.
 */
export function saleOf({
  depositMinor,
  depositName,
  deliveryMinor,
  deliveryName,
  payments,
  ...order
}: SoldOrder): Accepted<Sale> | Refusal<'order_is_not_paid'> {
  const rows = [
    ...linesOf(order),
    ...(depositMinor > 0 ? [rowOf(depositName, depositMinor)] : []),
    ...(deliveryMinor > 0 ? [rowOf(deliveryName, deliveryMinor)] : []),
  ];
  const byMethod = paymentMethods.flatMap((method) => {
    const amount = sumOf(payments.flatMap((one) => (one.method === method ? one.amountMinor : [])));
    return amount > 0 ? [{ method, amount_minor: amount }] : [];
  });
  const sum = sumOf(rows.map(({ sum_minor: minor }) => minor));
  const paid = sumOf(byMethod.map(({ amount_minor: minor }) => minor));
  if (sum === 0 || sum !== paid) return refuse('order_is_not_paid');
  return accept({ lines: rows, payments: byMethod, sum_minor: sum });
}
