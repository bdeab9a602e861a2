import type { SellableChoice, SellableDish } from '@comanda/contract/menu';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { listGroups } from '../options/queries.ts';
import { dishesOf } from '../queries.ts';
import { soldOutUntilView } from '../views.ts';

type Sellable = { dishes: SellableDish[]; choices: SellableChoice[] };

/** Everything of a pub that can be sold out, dishes in the order of the menu. */
export async function listSellable(
  connection: Connection,
  scope: PubScope,
  now: Date,
): Promise<Sellable> {
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
    ])
    .execute();
  const groups = await listGroups(connection, scope, now);
  return {
    dishes: dishes.map(({ is_category_visible, is_menu_visible, ...dish }) => ({
      ...dish,
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
