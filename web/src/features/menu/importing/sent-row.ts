import type { ImportedRow } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import {
  ingredientsOf,
  pricesOf,
  readFoodCells,
  readGroupsCell,
  readPrice,
  type GroupEntry,
} from '@comanda/domain/import';
import { toAmount } from '@comanda/domain/money';
import { formatAmount } from '../../../lib/format/format.ts';
import type { DraftDishRow } from './draft/draft.ts';

/** A price of a draft, whose problems were corrected before. */
export const amountOf = (text: string): number => toAmount(readPrice(text) ?? 0);

type Size = { readonly name: string; readonly price: number };

/** `30 cm 89.00 MDL · 40 cm 129.00 MDL` */
export const sizesInWords = (sizes: readonly Size[], symbol: string, language: Language): string =>
  sizes.map(({ name, price }) => `${name} ${formatAmount(price, symbol, language)}`).join(' · ');

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
    // An empty cell of a column removes the ingredients.
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
