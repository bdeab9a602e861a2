import { createDailyBackup } from '../backup/daily-backup.ts';
import { imagesDirOf } from '../backup/images-dir.ts';
import type { Config } from '../settings/config.ts';
import type { Deps } from '../deps.ts';
import { oldGuestDevices, oldTelegramMessages } from '../features/alerts/index.ts';
import { endedSessions } from '../features/accounts/index.ts';
import { oldVoidTexts } from '../features/payments/index.ts';
import { oldTickets } from '../features/printing/index.ts';
import { oldCounters, oldOrders } from '../features/orders/index.ts';
import type { DailyWork } from '../plumbing/daily-work/daily-work.ts';
import { createPictureRemoval } from '../plumbing/images/removal/create-picture-removal.ts';
import { endedCounts } from '../plumbing/limits/ended-counts.ts';
import { pictureColumns } from '../picture-columns.ts';

/** The product's daily work, in the order in which one process does it. */
export function listDailyWorks(
  deps: Deps,
  config: Pick<Config, 'dataDir' | 'backup' | 'pictures'>,
): DailyWork[] {
  const { database, clock, db, images } = deps;
  const source = { database, clock, imagesDir: imagesDirOf(config) };
  return [
    ...(config.backup ? [createDailyBackup(source, config.backup)] : []),
    endedSessions(db),
    endedCounts(db),
    oldOrders(deps),
    oldVoidTexts(deps),
    oldCounters(db),
    oldTelegramMessages(db),
    oldGuestDevices(db),
    oldTickets(db),
    createPictureRemoval({ db, images, columns: pictureColumns }),
  ];
}
