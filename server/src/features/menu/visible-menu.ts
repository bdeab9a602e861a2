import type {
  Dish,
  NamesByLanguage,
  OptionGroup,
  PublicCategory,
  PublicMenu,
  StoredTranslation,
} from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { OrderUntil, WeekSpan } from '@comanda/domain/hours';
import { effectivePriceMinor, servedSpans } from '@comanda/domain/menu';
import type { VatClasses } from '@comanda/domain/vat';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Connection } from '../../schema.ts';
import { listOrderableGroups, type OrderableGroup } from './options/orderable-groups.ts';
import {
  groupIn,
  groupOnSale,
  groupsOf,
  groupView,
  linksOf,
  linkViews,
} from './options/queries.ts';
import { withSizeNames } from './options/size-prices.ts';
import { categoriesOf, dishesOf, menusOf } from './queries.ts';
import { judgeServing, servedView, type PubClock } from './serving/serving-now.ts';
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

type VisibleMenu = {
  menus: PublicMenu[];
  categories: PublicCategory[];
  dishes: Dish[];
  option_groups?: OptionGroup[];
  serving_changes_at?: string;
};

type ForGuests = PubClock & {
  readonly pubId: number;
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
  { pubId, timeZone, now, language }: ForGuests,
): Promise<VisibleMenu> {
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
  const judged = judgeServing({ menus, categories }, { timeZone, now });
  return {
    menus: judged.menus.map(({ row, serving }) => ({
      ...menuView(inLanguage(row)),
      ...servedView(serving),
    })),
    categories: judged.categories.map(({ row, serving }) => ({
      ...categoryView(inLanguage(row)),
      ...servedView(serving),
    })),
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
      option_groups: withSizeNames(groups)
        .filter(({ id }) => groupIds.has(id))
        .map((group) => groupView(groupOnSale(groupIn(group, language)), now)),
    }),
    ...(judged.changesAt && { serving_changes_at: judged.changesAt.toISOString() }),
  };
}

type OrderableDish = {
  readonly id: number;
  readonly name: string;
  /** In those of the pub's other languages that have one. */
  readonly names: NamesByLanguage;
  readonly image_file_name: string;
  readonly effectivePriceMinor: number;
  /** For the packaging of one. */
  readonly depositMinor: number;
  readonly sold_out_until: Date | null;
  /** When its menu and its category are served; undefined for always. Kept in memory, so it is not judged yet. */
  readonly servedSpans: readonly WeekSpan[] | undefined;
  /** Its end of sale is because no portion is left: those of another working day are not counted yet. */
  readonly isCountedOut: boolean;
  readonly kitchenMinutes: number;
  readonly vatClasses: VatClasses;
  readonly orderUntil: OrderUntil | null;
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
    .select([
      'dish.translations',
      'menu.serving_hours as menu_hours',
      'category.serving_hours as category_hours',
      'category.kitchen_minutes',
      'category.vat_class as vat_class_of_category',
      'category.order_until',
    ])
    .execute();
  const groups = await listOrderableGroups(connection, { pubId, dishIds, languages });
  return rows.map(({ price_minor, sale_price_minor, ...row }) => ({
    id: row.id,
    name: row.name,
    names: namesIn(languages, row.translations),
    image_file_name: row.image_file_name,
    sold_out_until: row.sold_out_until,
    servedSpans: servedSpans([row.menu_hours, row.category_hours]),
    isCountedOut: row.left_count === 0,
    kitchenMinutes: row.kitchen_minutes,
    vatClasses: { ofDish: row.vat_class, ofCategory: row.vat_class_of_category },
    orderUntil: row.order_until,
    effectivePriceMinor: effectivePriceMinor(price_minor, sale_price_minor),
    depositMinor: row.deposit_minor,
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
