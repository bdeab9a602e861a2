import { checkField, type FieldProblem } from '../fields/index.ts';
import { MAX_INGREDIENTS_LENGTH, menuFields } from '../menu/limits.ts';
import { foldText } from '../text/fold-text.ts';
import { ingredientsOf, type DraftRow } from './draft-row.ts';
import { length } from '../fields/validators.ts';
import { categoryKey } from './match-rows.ts';
import { readPrice } from './read-price.ts';

export type DraftField = 'menu' | 'category' | 'name' | 'weight' | 'price';
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
