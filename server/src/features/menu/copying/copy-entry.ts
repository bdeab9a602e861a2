import type { UnlinkedChoice } from '@comanda/contract/menu';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { edit } from '../levels/edit-level.ts';
import { categoryLevel, dishLevel, menuLevel } from '../levels/levels.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { insertPlace, lockMenu, type Level } from '../levels/places.ts';
import {
  categoriesOf,
  dishesOf,
  found,
  getCategory,
  getDish,
  getMenu,
  menusOf,
  type CategoryAddress,
  type CategoryRow,
  type DishRow,
  type MenuAddress,
  type MenuRow,
} from '../queries.ts';
import { requireRoom } from '../levels/require-room.ts';
import { moveTexts } from '../translations/move-texts.ts';
import { copyGroupsOfDishes } from './copy-groups.ts';
import { copyCategoryRows, copyDishRows, type RowCopy } from './copy-rows.ts';
import { getPubOfSource, readSource } from './find-source.ts';
import { planGroups, type CopySource } from './plan-groups.ts';

type Target<At> = { readonly deps: MenuDeps; readonly scope: PubScope; readonly at: At };
type Wanted = { readonly sourceId: number; readonly name: string; readonly visible: boolean };
/** A copy, and which of its choices stand for no dish any more. */
type Copied<Row> = { readonly row: Row; readonly unlinked: readonly UnlinkedChoice[] };

/** One copy: under the locks of both menus, taken in one order, so that two copies never wait for each other. */
function copyFrom<Result>(
  { deps, scope }: Omit<Target<unknown>, 'at'>,
  { level, id }: { readonly level: Level; readonly id: number },
  work: (transaction: Transaction, source: CopySource) => Promise<Result>,
): Promise<Result> {
  return deps.write(async (transaction) => {
    const pubId = await getPubOfSource(deps, transaction, { scope, level, id });
    const locked = [...new Set([pubId, scope.pubId])].toSorted((one, other) => one - other);
    for (const one of locked) await lockMenu(transaction, { pubId: one });
    const source = await readSource(deps, transaction, { scope, pubId });
    return edit(scope, transaction, () => work(transaction, source));
  });
}

/** Behind its source among the same siblings, else the last one. */
const placeOfCopy = (
  source: { readonly place: number },
  { isSibling }: { readonly isSibling: boolean },
): number | undefined => (isSibling ? source.place + 1 : undefined);

const idsAndPlaces = ['dish.id', 'dish.category_id', 'dish.place'] as const;

/** Copies a menu with its categories, dishes and pictures; refuses it beyond a limit. */
export const copyMenu = (target: Target<object>, wanted: Wanted): Promise<Copied<MenuRow>> =>
  copyFrom(target, { level: 'menu', id: wanted.sourceId }, async (transaction, source) => {
    const { scope } = target;
    const { sourceId, name, visible } = wanted;
    const ofMenu = menusOf(transaction, source.pubId)
      .where('menu.id', '=', sourceId)
      .select('menu.translations');
    const menu = found(await ofMenu.executeTakeFirst());
    const categories = await categoriesOf(transaction, source.pubId)
      .clearSelect()
      .select(['category.id', 'category.place'])
      .$narrowType<{ place: number }>()
      .where('menu.id', '=', sourceId)
      .execute();
    const dishes = await dishesOf(transaction, source.pubId)
      .clearSelect()
      .select(idsAndPlaces)
      .$narrowType<{ place: number }>()
      .where('menu.id', '=', sourceId)
      .execute();
    const parentId = scope.pubId;
    await requireRoom(transaction, scope, { level: 'menu', parentId, dishCount: dishes.length });
    const wantedPlace = placeOfCopy(menu, { isSibling: source.isInsidePub });
    const place = await insertPlace(transaction, 'menu', { parentId, place: wantedPlace });
    const menuID = await menuLevel.insert(transaction, {
      parentId,
      name: menu.name,
      visible,
      place,
      translations: JSON.stringify(menu.translations),
      serving_hours: JSON.stringify(menu.serving_hours),
    });
    const copies = await copyCategoryRows(
      transaction,
      categories.map(({ id, place: of }) => ({ sourceId: id, parentId: menuID, place: of })),
      source,
    );
    await moveTexts(transaction, scope, { languages: source.languages, ids: { menu: [menuID] } });
    const unlinked = await copyBelow(transaction, { scope, dishes, categories: copies, source });
    // In the language of this pub, as it was typed.
    await menuLevel.update(transaction, menuID, { name });
    return { row: await getMenu(transaction, scope, { menuID }), unlinked };
  });

/** Copies a category with its dishes and pictures; refuses it beyond a limit. */
export const copyCategory = (
  target: Target<MenuAddress>,
  wanted: Wanted,
): Promise<Copied<CategoryRow>> =>
  copyFrom(target, { level: 'category', id: wanted.sourceId }, async (transaction, source) => {
    const { scope, at } = target;
    const { sourceId, name, visible } = wanted;
    const parentId = (await getMenu(transaction, scope, at)).id;
    const ofCategory = categoriesOf(transaction, source.pubId).where('category.id', '=', sourceId);
    const category = found(await ofCategory.executeTakeFirst());
    const dishes = await dishesOf(transaction, source.pubId)
      .clearSelect()
      .select(idsAndPlaces)
      .$narrowType<{ place: number }>()
      .where('category.id', '=', sourceId)
      .execute();
    const dishCount = dishes.length;
    await requireRoom(transaction, scope, { level: 'category', parentId, dishCount });
    const wantedPlace = placeOfCopy(category, { isSibling: category.menu_id === parentId });
    const place = await insertPlace(transaction, 'category', { parentId, place: wantedPlace });
    const categories = await copyCategoryRows(transaction, [{ sourceId, parentId, place }], source);
    const categoryID = found(categories.get(sourceId));
    const unlinked = await copyBelow(transaction, { scope, dishes, categories, source });
    await categoryLevel.update(transaction, categoryID, { name, visible });
    return { row: await getCategory(transaction, scope, { ...at, categoryID }), unlinked };
  });

/** Copies a dish with its picture; refuses it beyond a limit. */
export const copyDish = (
  target: Target<CategoryAddress>,
  wanted: Wanted,
): Promise<Copied<DishRow>> =>
  copyFrom(target, { level: 'dish', id: wanted.sourceId }, async (transaction, source) => {
    const { scope, at } = target;
    const { sourceId, name, visible } = wanted;
    const parentId = (await getCategory(transaction, scope, at)).id;
    const ofDish = dishesOf(transaction, source.pubId).where('dish.id', '=', sourceId);
    const dish = found(await ofDish.executeTakeFirst());
    await requireRoom(transaction, scope, { level: 'dish', parentId });
    const wantedPlace = placeOfCopy(dish, { isSibling: dish.category_id === parentId });
    const place = await insertPlace(transaction, 'dish', { parentId, place: wantedPlace });
    const copies = [{ sourceId, parentId, place }];
    const { ids, unlinked } = await copyDishes(transaction, { scope, source, copies });
    const dishID = found(ids.get(sourceId));
    await dishLevel.update(transaction, dishID, { name, visible });
    return { row: await getDish(transaction, scope, { ...at, dishID }), unlinked };
  });

type Arriving = { readonly scope: PubScope; readonly source: CopySource };

/** Copies dishes with their option groups, which are planned as the form shows them before. */
async function copyDishes(
  transaction: Transaction,
  { scope, source, copies }: Arriving & { readonly copies: readonly RowCopy[] },
): Promise<{ readonly ids: ReadonlyMap<number, number> } & Pick<Copied<never>, 'unlinked'>> {
  const dishIds = copies.map(({ sourceId }) => sourceId);
  const plan = await planGroups(transaction, { scope, source, dishIds });
  const ids = await copyDishRows(transaction, copies, source);
  const { languages } = source;
  await moveTexts(transaction, scope, { languages, ids: { dish: [...ids.values()] } });
  await copyGroupsOfDishes(transaction, { scope, source, dishes: ids, plan });
  return { ids, unlinked: plan.unlinked };
}

type DishPlace = { readonly id: number; readonly category_id: number; readonly place: number };

/** Copies dishes into the copies of their categories, each at its place, and gives the categories their texts. */
async function copyBelow(
  transaction: Transaction,
  {
    scope,
    source,
    dishes,
    categories,
  }: Arriving & {
    readonly dishes: readonly DishPlace[];
    /** The copies by their sources. */
    readonly categories: ReadonlyMap<number, number>;
  },
): Promise<readonly UnlinkedChoice[]> {
  const { languages } = source;
  await moveTexts(transaction, scope, { languages, ids: { category: [...categories.values()] } });
  const copies = dishes.map(({ id, category_id, place }) => ({
    sourceId: id,
    parentId: found(categories.get(category_id)),
    place,
  }));
  return (await copyDishes(transaction, { scope, source, copies })).unlinked;
}
