import type { AdminOrder } from '@comanda/contract/administration';
import type { AdminScope } from '../../scopes.ts';
import { listOrdersInProcess, loadPubOrders, type OrderDeps } from '../orders/index.ts';
import { listPubNames } from '../pubs/index.ts';

/** More than anybody looks through; the platform's own screen is not where older ones are found. */
const LIMIT = 500;

/** The orders that wait for somebody, of every pub that is there, newest first. */
export async function loadOrdersInProcess(
  deps: OrderDeps,
  scope: AdminScope,
): Promise<AdminOrder[]> {
  const rows = await listOrdersInProcess(deps.db, scope, LIMIT);
  const names = await listPubNames(deps.db, [...new Set(rows.map(({ pub_id }) => pub_id))]);
  // Nobody can enter a deleted pub to bring its orders to an end.
  const shown = rows.filter(({ pub_id }) => names.has(pub_id));
  const currencies = new Map(shown.map(({ id, currency_id }) => [id, currency_id]));
  const orders = await loadPubOrders(deps, shown);
  return orders.map((order) => ({
    ...order,
    pub_name: names.get(order.pub_id) ?? '',
    currency_id: currencies.get(order.id) ?? 0,
  }));
}
