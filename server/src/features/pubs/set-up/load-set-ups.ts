import type { SetUp } from '@comanda/contract/pubs';
import { listMenuProgress } from '../../menu/index.ts';
import { listPubsWithSavedHours } from '../../shipping/index.ts';
import type { PubDeps } from '../pub-deps.ts';
import type { PubRow } from '../queries.ts';

/** The progress of each pub's set-up, for those where it has not ended. */
export async function loadSetUps(
  deps: PubDeps,
  rows: readonly PubRow[],
): Promise<Map<number, SetUp>> {
  const open = rows.filter(({ set_up_ended_at: endedAt }) => endedAt === null);
  if (open.length === 0) return new Map();
  const ids = open.map(({ id }) => id);
  const savedHours = await listPubsWithSavedHours(deps.db, ids);
  const menus = await listMenuProgress(deps.db, ids);
  const rehearsed = await deps.listRehearsedPubs(deps.db, ids);
  return new Map(
    open.map((row) => {
      const menu = menus.get(row.id);
      const setUp: SetUp = {
        has_hours: savedHours.has(row.id),
        has_menu: menu?.hasMenu ?? false,
        dish_count: menu?.dishCount ?? 0,
        first_category: menu?.firstCategory ?? null,
        is_rehearsed: rehearsed.has(row.id),
        is_bell_armed: row.bell_armed_at !== null,
        is_code_printed: row.code_printed_at !== null,
      };
      return [row.id, setUp];
    }),
  );
}
