import type { Order } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { isInProcess, orderTypeTable } from '@comanda/domain/orders';

export function isOpenAt(order: Order, table: string): boolean {
  return (
    orderTypeTable.needsTable[order.order_type] &&
    order.table_for_in_place_order === table &&
    isInProcess(order.status)
  );
}

type Sum = { readonly currencyID: number; readonly amount: number };

/** The total that the guests of these orders pay, one sum for each currency. */
export function sumOf(orders: readonly Order[]): readonly Sum[] {
  const sums = new Map<number, number>();
  for (const { currency_id: currency, client_total: total } of orders) {
    sums.set(currency, (sums.get(currency) ?? 0) + toMinor(total));
  }
  return [...sums].map(([currencyID, minor]) => ({ currencyID, amount: toAmount(minor) }));
}
