import type { ImportedRow } from '@comanda/contract/menu';
import {
  ingredientsOf,
  readFoodCells,
  readGroupsCell,
  readPrice,
  type GroupEntry,
} from '@comanda/domain/import';
import { toAmount } from '@comanda/domain/money';
import type { DraftDishRow } from './draft/draft.ts';

/** A row as it is sent; its problems were corrected before. */
export function sentRow(
  { sameAs, price, salePrice, optionGroups, ...row }: DraftDishRow,
  groups: readonly GroupEntry[] = [],
): ImportedRow {
  const food = Object.entries(readFoodCells(row.food));
  const removed = food.filter(([, part]) => part === null).map(([part]) => part);
  const ingredients = ingredientsOf(row);
  return {
    menu: row.menu.trim(),
    category: row.category.trim(),
    name: row.name.trim(),
    price: toAmount(readPrice(price) ?? 0),
    ...(salePrice.trim() !== '' && { sale_price: toAmount(readPrice(salePrice) ?? 0) }),
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
