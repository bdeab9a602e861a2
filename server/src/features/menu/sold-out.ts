import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { NEXT_OPENING } from '@comanda/contract/menu';
import { isSoldOut } from '@comanda/domain/menu';
import { anyOf } from '../../plumbing/database/queries/any-of.ts';
import { invalidFields } from '../../plumbing/http/app-error.ts';
import type { Connection, Transaction } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { edit, write } from './edit-level.ts';
import type { MenuDeps } from './menu-deps.ts';
import { getDishOfPub, type DishRow } from './queries.ts';

type Wanted = {
  readonly dishId: number;
  /** ISO 8601, or the word for the next opening; null puts the dish back on sale. */
  readonly until: string | null;
};

/**
 * The end as it is stored. Refuses, by the name of its field, a day that does not exist, and a time that has passed:
 * it would change nothing on the page.
 */
export async function readEnd(
  { db, clock, findReopening }: MenuDeps,
  scope: PubScope,
  { until, field }: { readonly until: string | null; readonly field: string },
): Promise<Date | null> {
  if (until === null) return null;
  const now = clock.now();
  const end =
    until === NEXT_OPENING
      ? ((await findReopening(db, scope, now)) ?? new Date(UNTIL_SWITCHED_BACK))
      : new Date(until);
  if (isSoldOut(end, now)) return end;
  throw invalidFields([{ field, code: 'invalid_value' }]);
}

/** Marks a dish as sold out until a time, or puts it back on sale. */
export async function setSoldOut(
  deps: MenuDeps,
  scope: PubScope,
  { dishId, until }: Wanted,
): Promise<DishRow> {
  const end = await readEnd(deps, scope, { until, field: 'until' });
  return write({ deps, scope }, async (transaction) => {
    const { id } = await getDishOfPub(transaction, scope, dishId);
    await transaction
      .updateTable('dish')
      .set({ sold_out_until: end })
      .where('id', '=', id)
      .execute();
    return getDishOfPub(transaction, scope, dishId);
  });
}

/**
 * Marks several dishes of a pub as sold out, inside the transaction of another change. A dish that is sold out for longer
 * stays so, and one that was deleted stays deleted.
 */
export async function sellOut(
  transaction: Transaction,
  scope: PubScope,
  { dishIds, until }: { readonly dishIds: readonly number[]; readonly until: Date },
): Promise<void> {
  await edit(scope, transaction, () => extendSoldOut(transaction, scope, { dishIds, until }));
}

async function extendSoldOut(
  connection: Connection,
  { pubId }: PubScope,
  { dishIds, until }: { readonly dishIds: readonly number[]; readonly until: Date },
): Promise<void> {
  await connection
    .updateTable('dish')
    .from('category')
    .innerJoin('menu', 'menu.id', 'category.menu_id')
    .set({ sold_out_until: until })
    .whereRef('category.id', '=', 'dish.category_id')
    .where('menu.pub_id', '=', pubId)
    .where('dish.id', '=', anyOf(dishIds))
    .where('dish.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('dish.sold_out_until', 'is', null),
        where('dish.sold_out_until', '<', until),
      ]),
    )
    .execute();
}
