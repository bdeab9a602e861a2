import path from 'node:path';
import { createDailyBackup } from './backup/daily-backup.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { endedSessions } from './features/accounts/index.ts';
import { oldOrders } from './features/orders/index.ts';
import type { DailyWork } from './plumbing/daily-work/daily-work.ts';
import { endedCounts } from './plumbing/limits/ended-counts.ts';

/** The product's daily work, in the order in which one process does it. */
export function listDailyWorks(
  deps: Deps,
  { dataDir, backup }: Pick<Config, 'dataDir' | 'backup'>,
): DailyWork[] {
  const { database, clock } = deps;
  const source = { database, clock, imagesDir: path.join(dataDir, 'images') };
  return [
    ...(backup ? [createDailyBackup(source, backup)] : []),
    endedSessions(deps.db),
    endedCounts(deps.db),
    oldOrders(deps),
  ];
}
