import type { FieldError } from '@comanda/contract/errors';
import type { ImportedRow } from '@comanda/contract/menu';
import { checkField } from '@comanda/domain/fields';
import type { ImportRow } from '@comanda/domain/import';
import { menuFields } from '@comanda/domain/menu';
import { toMinor } from '@comanda/domain/money';
import { MAX_LISTED_ERRORS } from '@comanda/domain/refusal';
import { invalidFields } from '../../../plumbing/http/app-error.ts';

function problemsOf(row: ImportedRow, index: number): FieldError[] {
  const rules = { menu: menuFields.menu, category: menuFields.category, name: menuFields.dish };
  return (Object.keys(rules) as (keyof typeof rules)[]).flatMap((field) => {
    const problem = checkField(row[field], rules[field]);
    return problem ? [{ field: `rows.${index}.${field}`, ...problem }] : [];
  });
}

/** The rows as they are compared and stored; refuses names without visible characters, and lists them. */
export function readRows(rows: readonly ImportedRow[]): ImportRow[] {
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
    dishId: row.dish_id,
  }));
}
