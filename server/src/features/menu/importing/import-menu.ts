import { createHash } from 'node:crypto';
import type { CallBody } from '@comanda/contract';
import type { ImportResult } from '@comanda/contract/menu';
import { planImport, type ImportPlan, type ImportRow, type MenuNow } from '@comanda/domain/import';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { write } from '../levels/edit-level.ts';
import { importView } from './import-views.ts';
import { readMenuNow } from './menu-now.ts';
import { readRows } from './read-rows.ts';
import { writePlan } from './write-plan.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/menu-import'>;

type Wanted = { readonly rows: readonly ImportRow[]; readonly hidesMissing: boolean };
type Planned = { readonly now: MenuNow; readonly plan: ImportPlan; readonly fingerprint: string };

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

/** Of everything that the plan depends on: the same fingerprint is the same plan. */
const fingerprintOf = (now: MenuNow, wanted: Wanted): string =>
  createHash('sha256').update(JSON.stringify({ now, wanted })).digest('base64url');

async function planNow(connection: Connection, scope: PubScope, wanted: Wanted): Promise<Planned> {
  const now = await readMenuNow(connection, scope);
  return { now, plan: planOf(now, wanted), fingerprint: fingerprintOf(now, wanted) };
}

const viewOf = ({ now, plan: planned, fingerprint }: Planned): ImportResult => ({
  fingerprint,
  ...importView(now, planned),
});

/**
 * Writes a list of dishes into a pub's menu, or, as a dry run, returns what it would write. The write is the plan of the
 * dry run that a person has read, all of it or nothing: another menu, or another list, has another fingerprint and is
 * refused.
 */
export async function importMenu(deps: Deps, scope: PubScope, body: Body): Promise<ImportResult> {
  const wanted = { rows: readRows(body.rows), hidesMissing: body.hides_missing };
  if (body.dry_run) return viewOf(await planNow(deps.db, scope, wanted));
  const { fingerprint } = body;
  if (fingerprint === undefined) {
    throw invalidFields([{ field: 'fingerprint', code: 'field_is_required' }]);
  }
  return write({ deps, scope }, async (transaction) => {
    const now = await readMenuNow(transaction, scope);
    // Before the plan: of a menu that has changed, its limits are no news.
    if (fingerprintOf(now, wanted) !== fingerprint) throw new AppError('menu_changed_meanwhile');
    const planned = { now, plan: planOf(now, wanted), fingerprint };
    await writePlan(transaction, scope, planned);
    return viewOf(planned);
  });
}
