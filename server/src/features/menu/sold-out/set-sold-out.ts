import { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { IN_TWO_HOURS, NEXT_OPENING } from '@comanda/contract/menu';
import { startOfNamedDay } from '@comanda/domain/hours';
import { isSoldOut } from '@comanda/domain/menu';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { edit, write } from '../levels/edit-level.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { getDishOfPub, type DishRow } from '../queries.ts';

type Wanted = {
  readonly dishId: number;
  /** ISO 8601, a day, or a word of the contract; null puts the dish back on sale. */
  readonly until: string | null;
};

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The moment that the call means; an invalid date for a day that does not exist. */
async function momentOf(
  { db, findReopening, findTimeZone }: MenuDeps,
  scope: PubScope,
  { until, now }: { readonly until: string; readonly now: Date },
): Promise<Date> {
  if (until === IN_TWO_HOURS) return new Date(now.getTime() + TWO_HOURS_MS);
  if (until === NEXT_OPENING) {
    return (await findReopening(db, scope, now)) ?? new Date(UNTIL_SWITCHED_BACK);
  }
  return DAY.test(until) ? startOfNamedDay(await findTimeZone(db, scope), until) : new Date(until);
}

/**
 * The end as it is stored. Refuses, by the name of its field, a day that does not exist, and a time that has passed:
 * it would change nothing on the page.
 */
export async function readEnd(
  deps: MenuDeps,
  scope: PubScope,
  { until, field }: { readonly until: string | null; readonly field: string },
): Promise<Date | null> {
  if (until === null) return null;
  const now = deps.clock.now();
  const end = await momentOf(deps, scope, { until, now });
  if (isSoldOut(end, now)) return end;
  throw invalidFields([{ field, code: 'invalid_value' }]);
}

/**
 * Marks a dish as sold out until a time, or puts it back on sale. If its last counted portion is sold, the counting ends
 * with its return: the dish would be on sale while every order of it is refused.
 */
export async function setSoldOut(
  deps: MenuDeps,
  scope: PubScope,
  { dishId, until }: Wanted,
): Promise<DishRow> {
  const end = await readEnd(deps, scope, { until, field: 'until' });
  const comesBack = end === null || !isUntilSwitchedBack(end.toISOString());
  return write({ deps, scope }, async (transaction) => {
    const { id } = await getDishOfPub(transaction, scope, dishId);
    await transaction
      .updateTable('dish')
      .set({
        sold_out_until: end,
        ...(comesBack && { left_count: sql<number | null>`nullif(left_count, 0)` }),
      })
      .where('id', '=', id)
      .execute();
    return getDishOfPub(transaction, scope, dishId);
  });
}

/** Marks a choice as sold out until a time, or puts it back on sale; a dish that it stands for stays as it is. */
export async function setChoiceSoldOut(
  deps: MenuDeps,
  scope: PubScope,
  {
    groupId,
    choiceId,
    until,
  }: Pick<Wanted, 'until'> & {
    readonly groupId: number;
    readonly choiceId: number;
  },
): Promise<void> {
  const end = await readEnd(deps, scope, { until, field: 'until' });
  await write({ deps, scope }, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('option_choice')
      .from('option_group')
      .set({ sold_out_until: end })
      .whereRef('option_group.id', '=', 'option_choice.group_id')
      .where('option_group.pub_id', '=', scope.pubId)
      .where('option_group.id', '=', groupId)
      .where('option_choice.id', '=', choiceId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('not_found');
  });
}

type SoldOutUntil = {
  readonly dishIds: readonly number[];
  readonly choiceIds: readonly number[];
  readonly until: Date;
};

/**
 * Marks several dishes and choices of a pub as sold out, inside the transaction of another change. What is sold out for
 * longer stays so, and what was deleted stays deleted.
 */
export async function sellOut(
  transaction: Transaction,
  scope: PubScope,
  soldOut: SoldOutUntil,
): Promise<void> {
  await edit(scope, transaction, async () => {
    await sellOutDishes(transaction, scope, soldOut);
    await sellOutChoices(transaction, scope, soldOut);
  });
}

async function sellOutDishes(
  connection: Connection,
  { pubId }: PubScope,
  { dishIds, until }: SoldOutUntil,
): Promise<void> {
  if (dishIds.length === 0) return;
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

async function sellOutChoices(
  connection: Connection,
  { pubId }: PubScope,
  { choiceIds, until }: SoldOutUntil,
): Promise<void> {
  if (choiceIds.length === 0) return;
  await connection
    .updateTable('option_choice')
    .from('option_group')
    .set({ sold_out_until: until })
    .whereRef('option_group.id', '=', 'option_choice.group_id')
    .where('option_group.pub_id', '=', pubId)
    .where('option_choice.id', '=', anyOf(choiceIds))
    .where((where) =>
      where.or([
        where('option_choice.sold_out_until', 'is', null),
        where('option_choice.sold_out_until', '<', until),
      ]),
    )
    .execute();
}
