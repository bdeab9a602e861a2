import type { BulkChange } from '@comanda/contract/menu';
import { MAX_DISHES_OF_CATEGORY, moveBetweenLists } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { write } from '../levels/edit-level.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { categoriesOf } from '../queries.ts';
import { soldOutUntilView } from '../views.ts';
import {
  listDishIds,
  listTheseDishes,
  placeDishes,
  updateDishes,
  type DishColumns,
  type ListedDishRow,
} from './bulk-queries.ts';
import { readChanges, type WantedChange } from './read-changes.ts';

type Asked = {
  readonly changes: readonly BulkChange[];
  readonly if_changed: 'refuse' | 'leave';
};

type Result = { readonly rows: readonly ListedDishRow[]; readonly leftIds: readonly number[] };

/** Whether a dish still is what the person saw, in the fields that they change. */
function isAsSeen(row: ListedDishRow, { seen }: WantedChange, now: Date): boolean {
  const until = soldOutUntilView(row.sold_out_until, now);
  return (
    (seen.price === undefined || toMinor(seen.price) === row.price_minor) &&
    (seen.sale_price === undefined || toMinor(seen.sale_price) === row.sale_price_minor) &&
    (seen.visible === undefined || seen.visible === row.visible) &&
    (seen.category_id === undefined || seen.category_id === row.category_id) &&
    (seen.sold_out_until === undefined || seen.sold_out_until === until)
  );
}

const columnsOf = (row: ListedDishRow): DishColumns => ({
  price_minor: row.price_minor,
  sale_price_minor: row.sale_price_minor,
  visible: row.visible,
  sold_out_until: row.sold_out_until,
});

const columnsAfter = (row: ListedDishRow, { wanted }: WantedChange): DishColumns => ({
  price_minor: wanted.price === undefined ? row.price_minor : toMinor(wanted.price),
  sale_price_minor:
    wanted.sale_price === undefined ? row.sale_price_minor : toMinor(wanted.sale_price),
  visible: wanted.visible ?? row.visible,
  sold_out_until: wanted.soldOutUntil === undefined ? row.sold_out_until : wanted.soldOutUntil,
});

type Pair = { readonly row: ListedDishRow; readonly change: WantedChange };

/** Moves the dishes that change their category; refuses a category that the pub does not have, or that is full. */
async function moveDishes(
  transaction: Connection,
  scope: PubScope,
  pairs: readonly Pair[],
): Promise<void> {
  const moves = pairs.flatMap(({ row, change: { wanted } }) =>
    wanted.category_id === undefined
      ? []
      : [{ id: row.id, listId: wanted.category_id, place: wanted.place, from: row.category_id }],
  );
  if (moves.length === 0) return;
  const targetIds = [...new Set(moves.map(({ listId }) => listId))];
  const found = await categoriesOf(transaction, scope.pubId)
    .clearSelect()
    .select('category.id')
    .where('category.id', '=', anyOf(targetIds))
    .execute();
  if (found.length < targetIds.length) throw new AppError('not_found');
  const categoryIds = [...new Set([...targetIds, ...moves.map(({ from }) => from)])];
  const lists = moveBetweenLists(await listDishIds(transaction, scope, categoryIds), moves);
  const limit = MAX_DISHES_OF_CATEGORY;
  if (targetIds.some((id) => (lists.get(id)?.length ?? 0) > limit)) {
    throw new AppError('dish_limit_exceeded', { limit });
  }
  await placeDishes(transaction, lists);
}

/**
 * Changes many dishes of a pub in one transaction, each only while it is as the person saw it. Of those that are not,
 * one is enough to refuse all, or they alone are left.
 */
export async function changeDishes(
  deps: MenuDeps,
  scope: PubScope,
  { changes, if_changed: ifChanged }: Asked,
): Promise<Result> {
  const wanted = await readChanges(deps, scope, changes);
  const now = deps.clock.now();
  const ids = changes.map(({ dish_id: id }) => id);
  return write({ deps, scope }, async (transaction) => {
    const rows = new Map(
      (await listTheseDishes(transaction, scope, ids)).map((row) => [row.id, row]),
    );
    const pairs = wanted.flatMap((change) => {
      const row = rows.get(change.id);
      return row && isAsSeen(row, change, now) ? [{ row, change }] : [];
    });
    const kept = new Set(pairs.map(({ row }) => row.id));
    const leftIds = ids.filter((id) => !kept.has(id));
    if (leftIds.length > 0 && ifChanged === 'refuse') {
      throw new AppError('dishes_changed_meanwhile', { dish_ids: leftIds });
    }
    const written = await updateDishes(
      transaction,
      pairs.map(({ row, change }) => ({
        id: row.id,
        before: columnsOf(row),
        after: columnsAfter(row, change),
      })),
    );
    if (written < pairs.length) throw new AppError('dishes_changed_meanwhile', { dish_ids: ids });
    await moveDishes(transaction, scope, pairs);
    return { rows: await listTheseDishes(transaction, scope, [...kept]), leftIds };
  });
}
