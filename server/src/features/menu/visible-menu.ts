import type {
  Category,
  Dish,
  Menu,
  NamesByLanguage,
  OptionGroup,
  StoredTranslation,
} from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import { effectivePriceMinor } from '@comanda/domain/menu';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Connection } from '../../schema.ts';
import { listOrderableGroups, type OrderableGroup } from './options/orderable-groups.ts';
import { groupIn, groupsOf, groupView, linksOf, linkViews } from './options/queries.ts';
import { categoriesOf, dishesOf, menusOf } from './queries.ts';
import {
  namesIn,
  translatedName,
  translatedText,
  translationOf,
} from './translations/pick-translation.ts';
import { categoryView, dishView, menuView } from './views.ts';

function visibleDishesOf(connection: Connection, pubId: number) {
  return dishesOf(connection, pubId)
    .where('menu.visible', '=', true)
    .where('category.visible', '=', true)
    .where('dish.visible', '=', true);
}

type ForGuests = {
  readonly pubId: number;
  readonly now: Date;
  /** One of the pub's other languages; undefined for the working language. */
  readonly language: Language | undefined;
};

/** A row with its texts in the language of the guest, as far as they are translated. */
function inLanguage<Row extends { readonly name: string }>({
  translation,
  ...row
}: Row & { readonly translation: StoredTranslation | null }) {
  return { ...row, name: translatedName(row.name, translation) };
}

/** A pub's menu as its guests see it, each list in its order; a hidden entry hides its children. */
export async function listVisibleMenu(
  connection: Connection,
  { pubId, now, language }: ForGuests,
): Promise<{
  menus: Menu[];
  categories: Category[];
  dishes: Dish[];
  option_groups?: OptionGroup[];
}> {
  const visibleMenus = menusOf(connection, pubId)
    .where('menu.visible', '=', true)
    .select(translationOf('menu', language).as('translation'));
  const visibleCategories = categoriesOf(connection, pubId)
    .where('menu.visible', '=', true)
    .where('category.visible', '=', true)
    .select(translationOf('category', language).as('translation'));
  const visibleDishes = visibleDishesOf(connection, pubId).select(
    translationOf('dish', language).as('translation'),
  );
  // As one value: reading two thousand rows of many columns takes twice as long as parsing them.
  const { menus, categories, dishes, groups, links } = await connection
    .selectNoFrom([
      jsonArrayFrom(visibleMenus).as('menus'),
      jsonArrayFrom(visibleCategories).as('categories'),
      jsonArrayFrom(visibleDishes).as('dishes'),
      jsonArrayFrom(groupsOf(connection, { pubId })).as('groups'),
      jsonArrayFrom(linksOf(connection, { pubId })).as('links'),
    ])
    .executeTakeFirstOrThrow();
  const dishIds = new Set(dishes.map(({ id }) => id));
  const ofVisible = links.filter(({ dish_id }) => dishIds.has(dish_id));
  const groupIds = new Set(ofVisible.map(({ group_id }) => group_id));
  const optionGroups = linkViews(ofVisible);
  return {
    menus: menus.map((row) => menuView(inLanguage(row))),
    categories: categories.map((row) => categoryView(inLanguage(row))),
    dishes: dishes.map((row) =>
      dishView(
        {
          ...inLanguage(row),
          ingredients: translatedText(row.ingredients, row.translation),
        },
        { now, optionGroups: optionGroups.get(row.id) },
      ),
    ),
    ...(groupIds.size > 0 && {
      option_groups: groups
        .filter(({ id }) => groupIds.has(id))
        .map((group) => groupView(groupIn(group, language), now)),
    }),
  };
}

type OrderableDish = {
  readonly id: number;
  readonly name: string;
  /** In those of the pub's other languages that have one. */
  readonly names: NamesByLanguage;
  readonly image_file_name: string;
  readonly effectivePriceMinor: number;
  readonly sold_out_until: Date | null;
  /** In their order. */
  readonly groups: readonly OrderableGroup[];
};

type OfDishes = {
  readonly pubId: number;
  readonly dishIds: readonly number[];
  /** The pub's other languages. */
  readonly languages: readonly Language[];
};

/** Those of these dishes that a guest may order from this pub now, with their current prices. */
export async function listOrderableDishes(
  connection: Connection,
  { pubId, dishIds, languages }: OfDishes,
): Promise<OrderableDish[]> {
  if (dishIds.length === 0) return [];
  const rows = await visibleDishesOf(connection, pubId)
    .where('dish.id', 'in', dishIds)
    .select('dish.translations')
    .execute();
  const groups = await listOrderableGroups(connection, { pubId, dishIds, languages });
  return rows.map(({ price_minor, sale_price_minor, ...row }) => ({
    id: row.id,
    name: row.name,
    names: namesIn(languages, row.translations),
    image_file_name: row.image_file_name,
    sold_out_until: row.sold_out_until,
    effectivePriceMinor: effectivePriceMinor(price_minor, sale_price_minor),
    groups: groups.get(row.id) ?? [],
  }));
}

/** The first dishes of a pub's visible menu that are not sold out, in its order. */
export async function listFirstDishIds(
  connection: Connection,
  { pubId, now, limit }: { pubId: number; now: Date; limit: number },
): Promise<number[]> {
  const rows = await visibleDishesOf(connection, pubId)
    .where((where) =>
      where.or([where('dish.sold_out_until', 'is', null), where('dish.sold_out_until', '<=', now)]),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
