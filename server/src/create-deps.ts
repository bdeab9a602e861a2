import path from 'node:path';
import type { AppSettings, Deps } from './deps.ts';
import type { Clock } from './plumbing/clock.ts';
import { inTransaction } from './plumbing/database/queries/in-transaction.ts';
import type { Database } from './plumbing/database/open-database.ts';
import { createImageStore } from './plumbing/images/create-image-store.ts';
import type { EncodeWidths } from './plumbing/images/run-picture-job.ts';
import { createFolderFiles } from './plumbing/images/stores/folder-files.ts';
import type { PictureFiles } from './plumbing/images/stores/picture-files.ts';
import { createLiveHub } from './plumbing/live/create-live-hub.ts';
import type { LiveHub } from './plumbing/live/live-hub.ts';
import { recordedChanges } from './plumbing/live/record-change.ts';
import type { Mailer } from './plumbing/mail/mailer.ts';
import { createMaib } from './plumbing/mia/maib.ts';
import type { MiaBank } from './plumbing/mia/mia-bank.ts';
import { createPasswords } from './plumbing/passwords.ts';
import { randomText } from './plumbing/tokens.ts';
import type { Telegram } from './plumbing/telegram/telegram.ts';
import type { Schema } from './schema.ts';

type Parts = {
  database: Database<Schema>;
  dataDir: string;
  clock: Clock;
  settings: AppSettings;
  mailer?: Mailer | undefined;
  telegram?: Telegram | undefined;
  /** Another than the bank itself. */
  mia?: MiaBank | undefined;
  /** The storage of pictures, if it is not the data folder. */
  pictureFiles?: PictureFiles | undefined;
  encodeWidths?: EncodeWidths | undefined;
  /** Another than one that reads what was committed. */
  live?: LiveHub | undefined;
  onLiveError?: (error: unknown) => void;
};

/** Creates the dependencies of the features. */
export async function createDeps(parts: Parts): Promise<Deps> {
  const { database, clock, settings } = parts;
  const live =
    parts.live ?? (await createLiveHub({ database, onError: parts.onLiveError ?? (() => {}) }));
  return {
    database,
    db: database.kysely,
    write: async (work) => {
      const [result, changes] = await inTransaction(database.kysely, async (transaction) => [
        await work(transaction),
        recordedChanges(transaction),
      ]);
      live.wake(changes);
      return result;
    },
    clock,
    randomText,
    passwords: createPasswords(),
    mailer: parts.mailer,
    telegram: parts.telegram,
    mia: parts.mia ?? createMaib(),
    images: createImageStore(
      parts.pictureFiles ?? createFolderFiles(path.join(parts.dataDir, 'images')),
      parts.encodeWidths,
    ),
    live,
    settings,
  };
}
