import type { Connection } from '../../schema.ts';
import type { Acknowledged } from './acknowledged.ts';
import { ledgerDamage } from './ledger-damage.ts';
import { findLosses, lostDamage, type OrderLosses } from './lost-damage.ts';
import { orderDamage } from './order-damage.ts';
import { placeDamage } from './place-damage.ts';
import { loadStoredOrders } from './stored-orders.ts';

export type State = OrderLosses & {
  /** In words; empty for a sound database. */
  readonly damage: readonly string[];
  /** The newest revision of each order, which every live reader must have received. */
  readonly revisions: readonly {
    readonly id: number;
    readonly revision: number;
    /** Who has reserved it. */
    readonly courierId: number | null;
  }[];
};

/**
 * Compares the whole state with what was acknowledged, when all guests have their answers: acknowledged writes
 * are there once, every order agrees with its lines, its history and the ledger, and places have no gaps.
 */
export async function findDamage(
  connection: Connection,
  {
    acknowledged,
    pubId,
  }: { readonly acknowledged: Acknowledged; readonly pubId?: number | undefined },
): Promise<State> {
  const orders = await loadStoredOrders(connection, pubId);
  const damage = [
    ...lostDamage(orders, acknowledged),
    ...orderDamage(orders),
    ...(await ledgerDamage(connection, { orders, pubId })),
    ...(await placeDamage(connection)),
  ];
  return {
    damage,
    ...findLosses(orders, acknowledged),
    revisions: orders.map(({ id, revision, reserver_courier_id: courierId }) => ({
      id,
      revision,
      courierId,
    })),
  };
}
