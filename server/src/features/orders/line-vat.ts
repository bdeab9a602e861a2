import type { Order } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { sumsOfLines } from '@comanda/domain/orders';
import { vatOf, type VatOfLine } from '@comanda/domain/vat';
import type { LineRow, OrderRow } from './tables.ts';

/** The VAT of a line as it is stored. */
export const vatColumns = (
  vat: VatOfLine | undefined,
): Pick<LineRow, 'vat_class' | 'vat_rate'> => ({
  vat_class: vat?.vatClass ?? null,
  vat_rate: vat?.rate ?? null,
});

export const vatOfRow = ({
  vat_class: vatClass,
  vat_rate: rate,
}: Pick<LineRow, 'vat_class' | 'vat_rate'>): VatOfLine | undefined =>
  vatClass && rate !== null ? { vatClass, rate } : undefined;

/** The VAT in what its dishes cost; only of a pub that paid it. What the delivery costs is its courier's. */
export function vatView(
  lines: readonly LineRow[],
  { discount_minor: discountMinor }: Pick<OrderRow, 'discount_minor'>,
): Pick<Order, 'vat'> {
  const sums = sumsOfLines(
    lines.map((line) => ({
      unitPriceMinor: line.unit_price_minor,
      count: line.count,
      compCount: line.comp_count,
    })),
    discountMinor,
  );
  const parts = vatOf(
    lines.map((line, index) => ({ sumMinor: sums[index] ?? 0, vat: vatOfRow(line) })),
  );
  if (parts.length === 0) return {};
  return {
    vat: parts.map(({ rate, totalMinor, vatMinor }) => ({
      percent: rate / 100,
      total: toAmount(totalMinor),
      vat: toAmount(vatMinor),
    })),
  };
}
