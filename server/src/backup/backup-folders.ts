import fs from 'node:fs';
import path from 'node:path';
import { findBackup, type Backup } from './backup-file.ts';

/** Folders that a command or the daily work has named; no other one is ever removed. */
export const datedName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(?<part>\.part)?$/;

export function nameOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export type DatedBackup = { readonly folder: string; readonly startedAt: Date };

/** The complete backups below a folder, oldest first. */
export function listBackups(dir: string): DatedBackup[] {
  if (!fs.existsSync(dir)) return [];
  const found = fs.readdirSync(dir).flatMap((name): DatedBackup[] => {
    const folder = path.join(dir, name);
    const backup: Backup | undefined = name.endsWith('.part') ? undefined : findBackup(folder);
    return backup ? [{ folder, startedAt: new Date(backup.startedAt) }] : [];
  });
  return found.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}

/** When the newest complete backup below a folder was begun, whether daily or by command. */
export function lastBackupAt(dir: string): Date | undefined {
  return listBackups(dir).at(-1)?.startedAt;
}
