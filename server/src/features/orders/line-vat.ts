import type { Order } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { vatOf, type VatOfLine } from '@comanda/domain/vat';
import type { LineRow } from './tables.ts';

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

/** The VAT in the prices of its dishes; only of a pub that paid it. What the delivery costs is its courier's. */
export function vatView(lines: readonly LineRow[]): Pick<Order, 'vat'> {
  const parts = vatOf(
    lines.map((line) => ({ sumMinor: line.unit_price_minor * line.count, vat: vatOfRow(line) })),
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
