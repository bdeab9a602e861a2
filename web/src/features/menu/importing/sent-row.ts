import type { ImportedRow } from '@comanda/contract/menu';
import {
  ingredientsOf,
  pricesOf,
  readFoodCells,
  readGroupsCell,
  type GroupEntry,
} from '@comanda/domain/import';
import type { DraftDishRow } from './draft/draft.ts';
import { amountOf } from './prices.ts';

/** A row as it is sent; its problems were corrected before. */
export function sentRow(
  { sameAs, salePrice, optionGroups, sizes, ...row }: DraftDishRow,
  groups: readonly GroupEntry[] = [],
): ImportedRow {
  const food = Object.entries(readFoodCells(row.food));
  const removed = food.filter(([, part]) => part === null).map(([part]) => part);
  const ingredients = ingredientsOf(row);
  const [price = ''] = pricesOf({ ...row, sizes });
  return {
    menu: row.menu.trim(),
    category: row.category.trim(),
    name: row.name.trim(),
    price: amountOf(price),
    ...(salePrice.trim() !== '' && { sale_price: amountOf(salePrice) }),
    ...(sizes.length > 0 && {
      sizes: sizes.map((size) => ({ name: size.name.trim(), price: amountOf(size.price) })),
    }),
    // An empty cell of a column takes the ingredients away.
    ingredients: ingredients === '' && row.hasIngredients ? null : ingredients,
    visible: row.visible,
    ...(food.length > 0 && {
      food: Object.fromEntries(food.filter(([, part]) => part !== null)),
      food_removed: removed as NonNullable<ImportedRow['food_removed']>,
    }),
    ...(optionGroups !== undefined && { option_groups: readGroupsCell(optionGroups, groups) }),
    ...(sameAs !== undefined && { dish_id: sameAs }),
  };
}
