import { checkField, type FieldProblem } from '../fields/index.ts';
import { MAX_INGREDIENTS_LENGTH, menuFields } from '../menu/limits.ts';
import { foldText } from '../text/fold-text.ts';
import { sizeNameProblems } from '../options/index.ts';
import { ingredientsOf, type DraftRow, type DraftSize } from './draft-row.ts';
import { length } from '../fields/validators.ts';
import { cellsContradict, foodColumns, unknownInCell, type FoodColumn } from './food-cells.ts';
import { categoryKey } from './place-rows.ts';
import {
  linksByName,
  mayHaveGroups,
  readGroupsCell,
  unknownGroups,
  type GroupEntry,
} from './option-groups.ts';
import { pricesOf } from './judge-doubts.ts';
import { readPrice } from './reading/read-price.ts';

export type DraftField = 'menu' | 'category' | 'name' | 'weight' | 'price' | 'salePrice';

/** A cell of a column that is only shown where it is wrong. */
export type CellColumn = FoodColumn | 'optionGroups';
export type CellProblem =
  | { readonly code: 'unknown_words'; readonly words: readonly string[] }
  | { readonly code: 'contradicts' | 'groups_do_not_fit' };
export type CellProblems = Readonly<Partial<Record<CellColumn, CellProblem>>>;

/** Why cells about food or option groups cannot be imported, by column; groups only while those of the pub are known. */
export function cellProblems(
  { food, optionGroups }: Pick<DraftRow, 'food' | 'optionGroups'>,
  groups: readonly GroupEntry[] | undefined,
): CellProblems {
  const found = foodColumns.flatMap((column): [CellColumn, CellProblem][] => {
    const words = unknownInCell(column, food[column] ?? '');
    if (words.length > 0) return [[column, { code: 'unknown_words', words }]];
    const isWrong = column === 'diets' && cellsContradict(food);
    return isWrong ? [[column, { code: 'contradicts' }]] : [];
  });
  const problem =
    optionGroups === undefined || !groups ? undefined : groupsProblem(optionGroups, groups);
  return Object.fromEntries(problem ? [...found, ['optionGroups', problem]] : found);
}

function groupsProblem(cell: string, groups: readonly GroupEntry[]): CellProblem | undefined {
  const words = unknownGroups(cell, groups);
  if (words.length > 0) return { code: 'unknown_words', words };
  const links = linksByName(readGroupsCell(cell, groups), { groups, before: [] });
  return mayHaveGroups(links, groups) ? undefined : { code: 'groups_do_not_fit' };
}
export type DraftProblems = Readonly<Partial<Record<DraftField, FieldProblem>>>;

function priceProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return { code: 'field_is_required' };
  return readPrice(text) === undefined ? { code: 'field_must_be_number' } : undefined;
}

/** Why a row cannot be imported, by field; empty when it can. */
export function draftProblems(row: DraftRow): DraftProblems {
  const sale = row.salePrice.trim() === '' ? undefined : priceProblem(row.salePrice);
  const problems: [DraftField, FieldProblem | undefined][] = [
    ['menu', checkField(row.menu, menuFields.menu)],
    ['category', checkField(row.category, menuFields.category)],
    ['name', checkField(row.name, menuFields.dish)],
    ['weight', checkField(ingredientsOf(row), [length(0, MAX_INGREDIENTS_LENGTH)])],
    ['price', row.sizes.length > 0 ? undefined : priceProblem(row.price)],
    ['salePrice', sale],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

export type SizeProblems = Readonly<Partial<Record<keyof DraftSize, FieldProblem>>>;

/** Why the sizes of a row cannot be imported, by their positions; empty when all can. */
export function sizesProblems({ sizes }: Pick<DraftRow, 'sizes'>): readonly SizeProblems[] {
  const names = sizeNameProblems(sizes.map(({ name }) => name));
  const problems = sizes.map((size, at): SizeProblems => {
    const [name, price] = [names[at], priceProblem(size.price)];
    return { ...(name && { name }), ...(price && { price }) };
  });
  return problems.every((one) => Object.keys(one).length === 0) ? [] : problems;
}

/**
 * Rows of one name in one category, by the position of each one: perhaps once too often, or the sizes of one dish, and
 * still allowed. They are `sizes` when their prices differ.
 */
export type Twins = { readonly rows: readonly number[]; readonly areSizes: boolean };

export function findTwins(rows: readonly DraftRow[]): ReadonlyMap<number, Twins> {
  const keys = rows.map(
    ({ menu, category, name }) => `${categoryKey(menu, category)}\n${foldText(name)}`,
  );
  const found = new Map<number, Twins>();
  for (const positions of Map.groupBy(rows.keys(), (index) => keys[index]).values()) {
    if (positions.length < 2) continue;
    const prices = positions.flatMap((index) => {
      const row = rows[index];
      return row ? pricesOf(row).map((price) => readPrice(price) ?? price) : [];
    });
    const twins = { rows: positions, areSizes: new Set(prices).size > 1 };
    for (const index of positions) found.set(index, twins);
  }
  return found;
}
