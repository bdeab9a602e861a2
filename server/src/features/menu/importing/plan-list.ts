import { createHash } from 'node:crypto';
import type { ImportedRow, ImportResult } from '@comanda/contract/menu';
import { planImport, type ImportPlan, type ImportRow, type MenuNow } from '@comanda/domain/import';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import { importView } from './import-views.ts';
import { readRows } from './read-rows.ts';

// Without a database: this runs in a background process too.

/** A list of dishes, and the menu that it is compared with. */
export type ListJob = {
  readonly now: MenuNow;
  readonly rows: readonly ImportedRow[];
  readonly hidesMissing: boolean;
  /** The fingerprint of the dry run that a person has read; undefined for a dry run. */
  readonly fingerprint: string | undefined;
};

export type PlannedList = {
  readonly result: ImportResult;
  /** Stands for the menu: under its lock the same hash is the same plan. */
  readonly menuHash: string;
  /** Only of a list that is to be written. */
  readonly plan: ImportPlan | undefined;
};

type Wanted = { readonly rows: readonly ImportRow[]; readonly hidesMissing: boolean };

function planOf(now: MenuNow, { rows, hidesMissing }: Wanted): ImportPlan {
  const plan = planImport(now, rows, { hidesMissing });
  if (plan.ok) return plan.value;
  if (plan.code === 'dish_is_chosen_twice') {
    const field = `rows.${plan.facts.row}.dish_id`;
    throw invalidFields([{ field, code: 'invalid_value' }]);
  }
  if (plan.code === 'food_contradicts') {
    throw invalidFields([{ field: `rows.${plan.facts.row}.food.diets`, code: 'contradicts' }]);
  }
  if (plan.code === 'option_group_unknown') {
    const { row, at } = plan.facts;
    throw invalidFields([{ field: `rows.${row}.option_groups.${at}`, code: 'invalid_value' }]);
  }
  if (plan.code === 'option_groups_do_not_fit') {
    const field = `rows.${plan.facts.row}.option_groups`;
    throw invalidFields([{ field, code: 'invalid_value' }]);
  }
  throw new AppError(plan.code, plan.facts);
}

export const hashOfMenu = (now: MenuNow): string =>
  createHash('sha256').update(JSON.stringify(now)).digest('base64url');

/** Of everything that the plan depends on: the same fingerprint is the same plan. */
const fingerprintOf = (menuHash: string, wanted: Wanted): string =>
  createHash('sha256').update(JSON.stringify({ menuHash, wanted })).digest('base64url');

export function planList({ now, rows, hidesMissing, fingerprint: read }: ListJob): PlannedList {
  const wanted = { rows: readRows(rows), hidesMissing };
  const menuHash = hashOfMenu(now);
  const fingerprint = fingerprintOf(menuHash, wanted);
  // Before the plan: of a menu that has changed, its limits are no news.
  if (read !== undefined && read !== fingerprint) throw new AppError('menu_changed_meanwhile');
  const plan = planOf(now, wanted);
  return {
    menuHash,
    result: { fingerprint, ...importView(now, plan) },
    plan: read === undefined ? undefined : plan,
  };
}
