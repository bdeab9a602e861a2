import type { FieldError } from '@comanda/contract/errors';
import type { ImportedRow } from '@comanda/contract/menu';
import { checkField } from '@comanda/domain/fields';
import type { ImportRow } from '@comanda/domain/import';
import { sizeNameProblems } from '@comanda/domain/options';
import { MAX_DISHES_OF_PUB, menuFields } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import { MAX_CHOICES_OF_GROUP } from '@comanda/domain/options';
import { MAX_LISTED_ERRORS } from '@comanda/domain/refusal';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';

const rules = { menu: menuFields.menu, category: menuFields.category, name: menuFields.dish };

function problemsOf(row: ImportedRow, index: number): FieldError[] {
  const ofFields = (Object.keys(rules) as (keyof typeof rules)[]).flatMap((field) => {
    const problem = checkField(row[field], rules[field]);
    return problem ? [{ field: `rows.${index}.${field}`, ...problem }] : [];
  });
  const ofSizes = sizeNameProblems((row.sizes ?? []).map(({ name }) => name)).flatMap(
    (problem, at) => (problem ? [{ field: `rows.${index}.sizes.${at}.name`, ...problem }] : []),
  );
  return [...ofFields, ...ofSizes];
}

/** Refuses more than can be a menu before any of it is read. */
function requirePossibleCounts(rows: readonly ImportedRow[]): void {
  if (rows.length > MAX_DISHES_OF_PUB) {
    throw new AppError('pub_dish_limit_exceeded', { limit: MAX_DISHES_OF_PUB });
  }
  if (rows.some(({ sizes = [] }) => sizes.length > MAX_CHOICES_OF_GROUP)) {
    throw new AppError('option_choice_limit_exceeded', { limit: MAX_CHOICES_OF_GROUP });
  }
}

/** The rows as they are compared and stored; refuses names that cannot be stored, and lists them. */
export function readRows(rows: readonly ImportedRow[]): ImportRow[] {
  requirePossibleCounts(rows);
  const problems = rows.flatMap(problemsOf);
  if (problems.length > 0) throw invalidFields(problems.slice(0, MAX_LISTED_ERRORS));
  return rows.map((row) => ({
    menu: row.menu.trim(),
    category: row.category.trim(),
    name: row.name.trim(),
    // Older programs send an empty text where their list has no ingredients.
    ingredients: row.ingredients === '' ? undefined : (row.ingredients?.trim() ?? ''),
    priceMinor: toMinor(row.price),
    salePriceMinor: row.sale_price === undefined ? undefined : toMinor(row.sale_price),
    visible: row.visible,
    food: {
      ...row.food,
      ...Object.fromEntries((row.food_removed ?? []).map((part) => [part, null])),
    },
    optionGroups: row.option_groups,
    sizes: row.sizes?.map(({ name, price }) => ({
      name: name.trim(),
      priceMinor: toMinor(price),
    })),
    dishId: row.dish_id,
  }));
}
