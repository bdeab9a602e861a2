import type {
  Category,
  Dish,
  DishOptionGroup,
  ListedDish,
  Menu,
  ServingSpan,
} from '@comanda/contract/menu';
import { isSoldOut } from '@comanda/domain/menu';
import { toAmount } from '@comanda/domain/money';
import type { CategoryRow, DishRow, MenuRow } from './queries.ts';

const servingView = ({ serving_hours }: { readonly serving_hours: ServingSpan[] }) =>
  serving_hours.length > 0 ? { serving_hours } : {};

export function menuView({ id, name, visible, place, ...row }: MenuRow): Menu {
  return { id, name, visible, place, ...servingView(row) };
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
    ...servingView(row),
    ...(row.order_until && { order_until: row.order_until }),
    ...(row.kitchen_minutes > 0 && { kitchen_minutes: row.kitchen_minutes }),
  };
}

/** Only for the pub: guests read no taxes on a menu. */
const vatView = ({ vat_class }: Pick<CategoryRow, 'vat_class'>) => (vat_class ? { vat_class } : {});

export const pubCategoryView = (row: CategoryRow): Category => ({
  ...categoryView(row),
  ...vatView(row),
});

/** The end of what is sold out now; null of what is on sale. The time is a text inside a JSON value. */
export function soldOutUntilView(end: Date | string | null, now: Date): string | null {
  const until = end === null ? null : new Date(end);
  return until && isSoldOut(until, now) ? until.toISOString() : null;
}

type ListedDishRow = Omit<
  DishRow,
  | 'ingredients'
  | 'text_color'
  | 'image_color'
  | 'left_count'
  | 'food'
  | 'vat_class'
  | 'deposit_minor'
>;

export function listedDishView(row: ListedDishRow, now: Date): ListedDish {
  return {
    id: row.id,
    category_id: row.category_id,
    place: row.place,
    name: row.name,
    price: toAmount(row.price_minor),
    sale_price: toAmount(row.sale_price_minor),
    visible: row.visible,
    sold_out_until: soldOutUntilView(row.sold_out_until, now),
    image_file_name: row.image_file_name,
  };
}

/** A row as a query returns it, or inside a JSON value, where a time is a text. */
type ShownDish = Omit<DishRow, 'sold_out_until'> & {
  readonly sold_out_until: Date | string | null;
};

type Given = {
  readonly now: Date;
  /** Undefined for a dish without groups. */
  readonly optionGroups: DishOptionGroup[] | undefined;
};

export function dishView(row: ShownDish, { now, optionGroups }: Given): Dish {
  return {
    id: row.id,
    category_id: row.category_id,
    name: row.name,
    price: toAmount(row.price_minor),
    sale_price: toAmount(row.sale_price_minor),
    ingredients: row.ingredients,
    visible: row.visible,
    sold_out_until: soldOutUntilView(row.sold_out_until, now),
    place: row.place,
    text_color: row.text_color,
    image_file_name: row.image_file_name,
    image_color: row.image_color,
    ...(row.left_count !== null && { left_count: row.left_count }),
    ...(optionGroups && { option_groups: optionGroups }),
    food: row.food,
    ...(row.deposit_minor > 0 && { deposit: toAmount(row.deposit_minor) }),
  };
}

export const pubDishView = (row: DishRow, given: Given): Dish => ({
  ...dishView(row, given),
  ...vatView(row),
});
