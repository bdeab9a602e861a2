import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../plumbing/database/testing/testing.ts';
import type { Schema } from '../schema.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import { writeBackupFile } from './backup-file.ts';
import { lastBackupAt, listBackups } from './backup-folders.ts';
import { createDailyBackup } from './daily-backup.ts';

let t: TestApp;
let dir: string;
beforeAll(async () => {
  t = await buildTestApp({ database: await openTestDatabase<Schema>({ inFiles: true }) });
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-daily-')), 'backups');
});
afterAll(async () => {
  await t.close();
  fs.rmSync(path.dirname(dir), { recursive: true, force: true });
});

async function backUpOn(day: string): Promise<void> {
  t.clock.set(`${day}T03:00:00Z`);
  const imagesDir = path.join(t.dataDir, 'images');
  const source = { database: t.deps.database, imagesDir, clock: t.clock };
  await createDailyBackup(source, { dir, keepDays: 7 }).run(t.clock.now());
}

/** The description alone: the removal of old backups reads nothing else. */
function aBackupOf(day: string, name: string): void {
  const folder = path.join(dir, name);
  fs.mkdirSync(folder, { recursive: true });
  writeBackupFile(folder, {
    productVersion: '0.1.0',
    engine: 'embedded',
    startedAt: `${day}T03:00:00.000Z`,
    migrations: [],
    rows: {},
    databaseDigest: '',
    pictures: null,
  });
}

const names = () => fs.readdirSync(dir).toSorted();

it('makes a backup a day, and removes those beyond their days, but no other folder', async () => {
  expect(lastBackupAt(dir)).toBeUndefined();
  aBackupOf('2026-11-20', '2026-11-20T03-00-00Z');
  aBackupOf('2026-11-21', '2026-11-21T03-00-00Z');
  aBackupOf('2026-11-20', 'before-the-move');
  const interrupted = path.join(dir, '2026-11-19T03-00-00Z.part');
  fs.mkdirSync(interrupted);
  fs.utimesSync(interrupted, 0, 0);
  await backUpOn('2026-11-28');
  expect(names()).toEqual(['2026-11-21T03-00-00Z', '2026-11-28T03-00-00Z', 'before-the-move']);
  expect(lastBackupAt(dir)).toEqual(new Date('2026-11-28T03:00:00Z'));
});

it('a failed one removes nothing, however old the last good one is', async () => {
  const images = path.join(t.dataDir, 'images');
  fs.writeFileSync(images, 'a file in place of the folder');
  const before = names();
  await expect(backUpOn('2027-03-01')).rejects.toThrow('ENOTDIR');
  fs.rmSync(images);
  expect(names()).toEqual(before);
  expect(lastBackupAt(dir)).toEqual(new Date('2026-11-28T03:00:00Z'));
});

it('an incomplete folder is no backup', () => {
  const folder = path.join(dir, '2027-01-01T03-00-00Z');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'backup.json'), '{"startedAt": "2027-');
  expect(listBackups(dir).map((backup) => path.basename(backup.folder))).toEqual([
    'before-the-move',
    '2026-11-21T03-00-00Z',
    '2026-11-28T03-00-00Z',
  ]);
});
