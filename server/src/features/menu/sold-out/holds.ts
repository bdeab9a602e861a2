import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { edit } from '../levels/edit-level.ts';
import type { Hold } from '../menu-deps.ts';
import { dishesOf } from '../queries.ts';

type Counted = { readonly id: number; readonly left_count_set_at: Date | null };

/** An order that was placed before the portions were counted holds none of them. */
const holdsOf = (holds: readonly Hold[], { id, left_count_set_at: setAt }: Counted) =>
  holds.filter(({ dishId, orderedAt }) => dishId === id && (setAt === null || setAt <= orderedAt));

export const heldOf = (holds: readonly Hold[], dish: Counted): number =>
  holdsOf(holds, dish).reduce((sum, { count }) => sum + count, 0);

/** The dishes whose last portions were held by waiting orders, and that are sold out for that. */
const heldOut = (connection: Connection, { pubId }: Pick<PubScope, 'pubId'>) =>
  dishesOf(connection, pubId)
    .clearSelect()
    .clearOrderBy()
    .select(['dish.id', 'dish.left_count_set_at'])
    .where('dish.left_count', '=', 0)
    .where(sql<boolean>`dish.sold_out_until = dish.held_until`)
    .execute();

/**
 * Sets until when such dishes are sold out, once an order has ended its waiting: for as long as others hold portions, else
 * until somebody switches it back. The holds are read under the lock of the menu.
 */
export async function settleHolds(
  transaction: Transaction,
  pub: Pick<PubScope, 'pubId'>,
  listHolds: () => Promise<readonly Hold[]>,
): Promise<void> {
  // Mostly there are none: then the pub's page stays as it is.
  if ((await heldOut(transaction, pub)).length === 0) return;
  await edit(pub, transaction, async () => {
    const holds = await listHolds();
    for (const dish of await heldOut(transaction, pub)) {
      const ends = holdsOf(holds, dish).map(({ until }) => until.getTime());
      const until = ends.length > 0 ? new Date(Math.max(...ends)) : null;
      await transaction
        .updateTable('dish')
        .set({ held_until: until, sold_out_until: until ?? new Date(UNTIL_SWITCHED_BACK) })
        .where('id', '=', dish.id)
        .where('left_count', '=', 0)
        .whereRef('sold_out_until', '=', 'held_until')
        .execute();
    }
  });
}
