import fs from 'node:fs';
import path from 'node:path';
import type { DailyWork } from '../plumbing/daily-work/daily-work.ts';
import { datedName, listBackups, nameOf } from './backup-folders.ts';
import { makeBackup, type BackupSource } from './making/make-backup.ts';

const DAY_MS = 86_400_000;

export type BackupSettings = {
  /** Each backup is a dated folder in it. */
  readonly dir: string;
  /** For how many days a backup is stored. */
  readonly keepDays: number;
};

/** Removes backups beyond their days, and what interrupted ones have left. */
function removeOld({ dir, keepDays }: BackupSettings, now: Date): void {
  const old = (since: Date, days: number): boolean =>
    now.getTime() - since.getTime() > days * DAY_MS;
  for (const { folder, startedAt } of listBackups(dir)) {
    const isOurs = datedName.test(path.basename(folder));
    if (isOurs && old(startedAt, keepDays)) fs.rmSync(folder, { recursive: true });
  }
  for (const name of fs.readdirSync(dir)) {
    const folder = path.join(dir, name);
    const isPart = datedName.exec(name)?.groups?.['part'] !== undefined;
    // A younger one may be that of a command that is running.
    if (isPart && old(fs.statSync(folder).mtime, 1)) fs.rmSync(folder, { recursive: true });
  }
}

/** A backup each day, and the removal of those beyond their days once it is complete. */
export function createDailyBackup(source: BackupSource, settings: BackupSettings): DailyWork {
  return {
    name: 'backup',
    run: async (now: Date): Promise<void> => {
      await makeBackup(source, path.join(settings.dir, nameOf(now)));
      // Only now: after failures the last good one stays, however old it is.
      removeOld(settings, now);
    },
  };
}
