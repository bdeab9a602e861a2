import type { AdminOrder } from '@comanda/contract/administration';
import { PLATFORM_ORDERS_SENT } from '@comanda/contract/wire';
import type { AdminScope } from '../../scopes.ts';
import {
  listOrdersInProcess,
  loadPubOrders,
  type ChangedOrder,
  type OrderDeps,
  type OrderRow,
} from '../orders/index.ts';
import { listPubNames } from '../pubs/index.ts';

/** Orders as the platform sees them; those of deleted pubs, which cannot be entered, are left out. */
export async function loadAdminOrders(
  deps: OrderDeps,
  rows: readonly OrderRow[],
  lines?: ReadonlyMap<number, ChangedOrder['lines']>,
): Promise<AdminOrder[]> {
  const names = await listPubNames(deps.db, [...new Set(rows.map(({ pub_id }) => pub_id))]);
  const shown = rows.filter(({ pub_id }) => names.has(pub_id));
  const orders = await loadPubOrders(deps, shown, lines);
  return orders.map(({ handover: _ofPub, ...order }) => ({
    ...order,
    pub_name: names.get(order.pub_id) ?? '',
  }));
}

/** The orders in process of every pub that is not deleted, newest first. */
export async function loadOrdersInProcess(
  deps: OrderDeps,
  scope: AdminScope,
): Promise<AdminOrder[]> {
  return loadAdminOrders(deps, await listOrdersInProcess(deps.db, scope, PLATFORM_ORDERS_SENT));
}
