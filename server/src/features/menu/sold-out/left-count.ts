import type { Language } from '@comanda/contract/texts';
import { MAX_LEFT_COUNT } from '@comanda/domain/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection, Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { edit, write } from '../levels/edit-level.ts';
import type { MenuDeps, Portions } from '../menu-deps.ts';
import { dishesOf, getDishOfPub, type DishRow } from '../queries.ts';
import { translatedName, translationOf } from '../translations/pick-translation.ts';

/** Sets how many portions are left, or ends the counting; zero is sold out until it is switched back. */
export async function setLeftCount(
  deps: MenuDeps,
  scope: PubScope,
  { dishId, left }: { readonly dishId: number; readonly left: number | null },
): Promise<DishRow> {
  return write({ deps, scope }, async (transaction) => {
    const { left_count: before } = await getDishOfPub(transaction, scope, dishId);
    const end = left === 0 ? { sold_out_until: new Date(UNTIL_SWITCHED_BACK) } : {};
    // Portions that came in after the last one was sold put the dish back on sale.
    const isBack = before === 0 && left !== 0;
    await transaction
      .updateTable('dish')
      .set({
        left_count: left,
        left_count_set_at: deps.clock.now(),
        ...end,
        ...(isBack && { sold_out_until: null }),
      })
      .where('id', '=', dishId)
      .execute();
    return getDishOfPub(transaction, scope, dishId);
  });
}

type OfDishes = {
  readonly pubId: number;
  readonly dishIds: readonly number[];
  /** One of the pub's other languages; undefined for the working language. */
  readonly language?: Language | undefined;
};

/** Those of these dishes whose portions are counted, with how many are left. */
export async function listLeftCounts(
  connection: Connection,
  { pubId, dishIds, language }: OfDishes,
): Promise<readonly { readonly id: number; readonly name: string; readonly left: number }[]> {
  if (dishIds.length === 0) return [];
  const rows = await dishesOf(connection, pubId)
    .clearSelect()
    .select(['dish.id', 'dish.name', 'dish.left_count'])
    .select(translationOf('dish', language).as('translation'))
    .where('dish.id', '=', anyOf(dishIds))
    .where('dish.left_count', 'is not', null)
    .execute();
  return rows.map(({ id, name, translation, left_count }) => ({
    id,
    name: translatedName(name, translation),
    left: left_count ?? 0,
  }));
}

/** Whether the portions of any dish of a pub are counted. */
export async function hasLeftCounts(connection: Connection, pubId: number): Promise<boolean> {
  const counted = await dishesOf(connection, pubId)
    .clearSelect()
    .select('dish.id')
    .where('dish.left_count', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return counted !== undefined;
}

/**
 * Parts of the statement that inserts an order: `stock` locks the counted dishes of the order, `lowered` lowers them once
 * the order is `placed`: at zero the dish is sold out for as long as the order holds its portions, or until it is
 * switched back. The order is only placed if `hasEnough`.
 */
export const leftCountParts = {
  stock: (dishIds: RawBuilder<unknown>, counts: RawBuilder<unknown>) => sql`
    stock as (
      select dish.id, dish.left_count, wanted.count
      from dish
      join unnest(${dishIds}::int[], ${counts}::int[]) as wanted (id, count) on wanted.id = dish.id
      where dish.left_count is not null
      order by dish.id
      for update of dish
    )`,
  hasEnough: sql`not exists (select from stock where stock.left_count < stock.count)`,
  lowered: (heldUntil: RawBuilder<unknown>) => sql`
    lowered as (
      update dish set left_count = dish.left_count - stock.count,
        sold_out_until = case
          when dish.left_count = stock.count
            then coalesce(${heldUntil}, ${sql.lit(UNTIL_SWITCHED_BACK)}::timestamptz)
          else dish.sold_out_until
        end,
        held_until = case
          when dish.left_count = stock.count then ${heldUntil} else dish.held_until
        end
      from stock, placed
      where dish.id = stock.id
      returning placed.pub_id, dish.left_count
    ), ended as (
      insert into live_change (kind, subject_id)
      select distinct 'pub', pub_id from lowered where left_count = 0
    )`,
};

type LeftCountChange = {
  /** How many portions more are taken of each dish; fewer when negative. */
  readonly more: readonly Portions[];
  /** The dishes that stay sold out, however many portions come back. */
  readonly soldOutIds?: readonly number[];
  /** When the order was placed that gives portions back; they are not added to a count that was set later. */
  readonly orderedAt?: Date;
};

/**
 * Changes what is left when a pub edits an order, or when an order is canceled that the pub has not answered. The pub may
 * take more than is left, since it knows its kitchen; the count never falls below zero. At zero the dish is sold out.
 * Above zero it is on sale again, unless a person has set until when it is sold out, or it is one of `soldOutIds`.
 */
export async function changeLeftCounts(
  transaction: Transaction,
  pub: Pick<PubScope, 'pubId'>,
  { more, soldOutIds = [], orderedAt }: LeftCountChange,
): Promise<void> {
  const changed = more.filter(({ count }) => count !== 0);
  const counted = await listLeftCounts(transaction, {
    pubId: pub.pubId,
    dishIds: changed.map(({ dishId }) => dishId),
  });
  if (counted.length === 0) return;
  await edit(pub, transaction, async () => {
    for (const { dishId, count } of changed.toSorted((a, b) => a.dishId - b.dishId)) {
      const left = sql<number>`least(${MAX_LEFT_COUNT}, greatest(0, left_count - ${count}::integer))`;
      let update = transaction
        .updateTable('dish')
        .set({
          left_count: left,
          sold_out_until: sql<Date | null>`case
            when ${left} = 0 then ${UNTIL_SWITCHED_BACK}::timestamptz
            when ${soldOutIds.includes(dishId)}::boolean and sold_out_until = held_until
              then ${UNTIL_SWITCHED_BACK}::timestamptz
            when left_count > 0
              or (sold_out_until <> ${UNTIL_SWITCHED_BACK}::timestamptz
                and sold_out_until is distinct from held_until)
              or ${soldOutIds.includes(dishId)}::boolean
              then sold_out_until
          end`,
        })
        .where('id', '=', dishId)
        .where('left_count', 'is not', null);
      if (count < 0 && orderedAt) {
        update = update.where((where) =>
          where('left_count_set_at', 'is', null).or('left_count_set_at', '<=', orderedAt),
        );
      }
      await update.execute();
    }
  });
}
