import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

type MenuProgress = {
  readonly hasMenu: boolean;
  readonly dishCount: number;
  /** The category of the next dish, in the order in which guests read the menu. */
  readonly firstCategory: { readonly menu_id: number; readonly category_id: number } | null;
};

type Row = {
  pub_id: number;
  has_menu: boolean;
  dish_count: number;
  menu_id: number | null;
  category_id: number | null;
};

/** The progress of the menus of several new pubs, hidden parts included, by pub. */
export async function listMenuProgress(
  connection: Connection,
  pubIds: readonly number[],
): Promise<Map<number, MenuProgress>> {
  const { rows } = await sql<Row>`
    select pub.id as pub_id,
      exists (select from menu where menu.pub_id = pub.id and menu.deleted_at is null) as has_menu,
      (select count(*) from dish
        join category on category.id = dish.category_id and category.deleted_at is null
        join menu on menu.id = category.menu_id and menu.deleted_at is null
        where menu.pub_id = pub.id and dish.deleted_at is null) as dish_count,
      first_category.menu_id, first_category.category_id
    from unnest(${[...pubIds]}::int[]) as pub (id)
    left join lateral (
      select category.menu_id, category.id as category_id from category
      join menu on menu.id = category.menu_id and menu.deleted_at is null
      where menu.pub_id = pub.id and category.deleted_at is null
      order by menu.place, category.place limit 1
    ) as first_category on true`.execute(connection);
  return new Map(
    rows.map(({ pub_id, has_menu, dish_count, menu_id, category_id }) => [
      pub_id,
      {
        hasMenu: has_menu,
        dishCount: dish_count,
        firstCategory: menu_id === null || category_id === null ? null : { menu_id, category_id },
      },
    ]),
  );
}
