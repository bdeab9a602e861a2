import type { GuestOrder, Order, OrderHistoryEntry } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import type { OrderRow, ShownLine, StoredReduction } from './tables.ts';

type Lines = readonly Pick<ShownLine, 'unit_price_minor' | 'comp_count'>[];

/** What the guest sees of what makes the order cost less; only where something does. */
export function guestReducedView(
  { discount_minor: discountMinor }: Pick<OrderRow, 'discount_minor'>,
  lines: Lines,
): Pick<GuestOrder, 'discount_total' | 'comp_total'> {
  const compMinor = lines.reduce((sum, line) => sum + line.unit_price_minor * line.comp_count, 0);
  return {
    ...(discountMinor > 0 && { discount_total: toAmount(discountMinor) }),
    ...(compMinor > 0 && { comp_total: toAmount(compMinor) }),
  };
}

/** Likewise for the pub, with what was typed and why. */
export function reducedView(
  order: OrderRow,
  lines: Lines,
): Pick<Order, 'discount' | 'discount_total' | 'comp_total'> {
  const { discount } = order;
  if (discount === null) return guestReducedView(order, lines);
  const { percent, amount_minor: amountMinor, reason, text } = discount;
  return {
    ...guestReducedView(order, lines),
    discount: {
      ...(percent === undefined ? { amount: toAmount(amountMinor ?? 0) } : { percent }),
      reason,
      ...(text !== undefined && { text }),
    },
  };
}

export const reductionView = ({
  amount_minor: amountMinor,
  lines,
  ...why
}: StoredReduction): NonNullable<OrderHistoryEntry['reduction']> => ({
  ...why,
  amount: toAmount(amountMinor),
  ...(lines && { lines: lines.map((line) => ({ ...line })) }),
});

/** Only of an order with packaging that is given back. */
export const depositView = ({ deposit_minor: deposit }: Pick<OrderRow, 'deposit_minor'>) =>
  deposit > 0 ? { deposit: toAmount(deposit) } : {};
