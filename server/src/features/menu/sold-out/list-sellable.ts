import type { SellableChoice, SellableDish } from '@comanda/contract/menu';
import type { PubScope } from '../../../scopes.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { listGroups } from '../options/queries.ts';
import { dishesOf } from '../queries.ts';
import { heldOf } from './holds.ts';
import { soldOutUntilView } from '../views.ts';

type Sellable = { dishes: SellableDish[]; choices: SellableChoice[] };

const laterView = (count: number | undefined) =>
  count === undefined ? {} : { later_count: count };

/** Everything of a pub that can be sold out, dishes in the order of the menu. */
export async function listSellable(
  {
    db: connection,
    clock,
    listHolds,
    listLaterPortions,
  }: Pick<MenuDeps, 'db' | 'clock' | 'listHolds' | 'listLaterPortions'>,
  scope: PubScope,
): Promise<Sellable> {
  const now = clock.now();
  const dishes = await dishesOf(connection, scope.pubId)
    .clearSelect()
    .select([
      'dish.id',
      'dish.name',
      'category.name as category_name',
      'dish.visible',
      'category.visible as is_category_visible',
      'menu.visible as is_menu_visible',
      'dish.sold_out_until',
      'dish.left_count',
      'dish.left_count_set_at',
    ])
    .execute();
  const isCounting = dishes.some(({ left_count }) => left_count !== null);
  const holds = isCounting ? await listHolds(connection, scope) : [];
  const later = new Map(
    (await listLaterPortions(connection, scope, now)).map(({ dishId, count }) => [dishId, count]),
  );
  const groups = await listGroups(connection, scope, { now });
  return {
    dishes: dishes.map(({ is_category_visible, is_menu_visible, left_count_set_at, ...dish }) => ({
      ...dish,
      held_count: dish.left_count === null ? 0 : heldOf(holds, { id: dish.id, left_count_set_at }),
      ...laterView(later.get(dish.id)),
      visible: dish.visible && is_category_visible && is_menu_visible,
      sold_out_until: soldOutUntilView(dish.sold_out_until, now),
    })),
    choices: groups.flatMap(({ id, name: group_name, choices }) =>
      choices.map((choice) => ({
        id: choice.id,
        group_id: id,
        name: choice.name,
        group_name,
        visible: choice.gone_dish === undefined,
        sold_out_until: choice.sold_out_until,
      })),
    ),
  };
}
