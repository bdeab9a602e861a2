import type { Dish } from '@comanda/contract/menu';
import type { PubScope } from '../../scopes.ts';
import type { MenuDeps } from './menu-deps.ts';
import { linksOf, linkViews } from './options/queries.ts';
import type { DishRow } from './queries.ts';
import { pubDishView } from './views.ts';

/** Dishes as their pub sees them. */
export async function answerDishes(
  deps: MenuDeps,
  scope: PubScope,
  rows: readonly DishRow[],
): Promise<{ dishes: Dish[] }> {
  const now = deps.clock.now();
  const links = linkViews(await linksOf(deps.db, scope).execute());
  return { dishes: rows.map((row) => pubDishView(row, { now, optionGroups: links.get(row.id) })) };
}

/** The dish as it is after its change. */
export async function answerDish(
  deps: MenuDeps,
  scope: PubScope,
  row: DishRow,
): Promise<{ dish: Dish }> {
  const links = await linksOf(deps.db, scope).where('dish.id', '=', row.id).execute();
  const optionGroups = linkViews(links).get(row.id);
  return { dish: pubDishView(row, { now: deps.clock.now(), optionGroups }) };
}
