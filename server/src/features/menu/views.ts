import type { Category, Dish, Menu } from '@comanda/contract/menu';
import { isSoldOut } from '@comanda/domain/menu';
import { toAmount } from '@comanda/domain/money';
import type { CategoryRow, DishRow, MenuRow } from './queries.ts';

export function menuView({ id, name, visible, place }: MenuRow): Menu {
  return { id, name, visible, place };
}

export function categoryView(row: CategoryRow): Category {
  return {
    id: row.id,
    menu_id: row.menu_id,
    name: row.name,
    category_types: row.category_types,
    visible: row.visible,
    place: row.place,
    text_color: row.text_color,
    image_file_name: row.image_file_name,
    image_color: row.image_color,
  };
}

/** A row as a query returns it, or inside a JSON value, where a time is a text. */
type ShownDish = Omit<DishRow, 'sold_out_until'> & {
  readonly sold_out_until: Date | string | null;
};

export function dishView(row: ShownDish, now: Date): Dish {
  const until = row.sold_out_until === null ? null : new Date(row.sold_out_until);
  return {
    id: row.id,
    category_id: row.category_id,
    name: row.name,
    price: toAmount(row.price_minor),
    sale_price: toAmount(row.sale_price_minor),
    ingredients: row.ingredients,
    visible: row.visible,
    sold_out_until: until && isSoldOut(until, now) ? until.toISOString() : null,
    place: row.place,
    text_color: row.text_color,
    image_file_name: row.image_file_name,
    image_color: row.image_color,
    food: row.food,
  };
}
