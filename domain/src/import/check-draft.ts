import { checkField, type FieldProblem } from '../fields/index.ts';
import { MAX_INGREDIENTS_LENGTH, menuFields } from '../menu/limits.ts';
import { foldText } from '../text/fold-text.ts';
import { ingredientsOf, type DraftRow } from './draft-row.ts';
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
import { readPrice } from './reading/read-price.ts';

export type DraftField = 'menu' | 'category' | 'name' | 'weight' | 'price';

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
    ['price', priceProblem(row.price) ?? sale],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** The positions of rows whose dish stands above in the same category: perhaps once too often, and still allowed. */
export function repeatedRows(rows: readonly DraftRow[]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, { menu, category, name }] of rows.entries()) {
    const key = `${categoryKey(menu, category)}\n${foldText(name)}`;
    if (seen.has(key)) repeated.add(index);
    seen.add(key);
  }
  return repeated;
}
