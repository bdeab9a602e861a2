import { must } from '@comanda/contract/client';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRepetition, someOf } from '../../../scripts/depth.ts';
import { MIGRATIONS_DIR } from '../migrations-dir.ts';
import { openDatabase, type Database } from '../plumbing/database/open-database.ts';
import { openTestDatabase, silentLog } from '../plumbing/database/testing/testing.ts';
import type { Schema } from '../schema.ts';
import { buildTestApp, type TestApp } from '../testing/app/build-test-app.ts';
import {
  aDeliveringPub,
  anOrder,
  type ADeliveringPub,
} from '../testing/builders/order-builders.ts';
import { createOwnDatabase } from '../testing/processes/spawn-order-server.ts';
import { findBackup, partsOf, writeBackupFile, type Backup } from './backup-file.ts';
import { makeBackup, type MadeBackup } from './making/make-backup.ts';
import { checkRestored } from './restoring/check-restored.ts';
import { restoreBackup } from './restoring/restore-backup.ts';

// On the engine of the tests: files of the embedded database, or a dump of PostgreSQL.
let t: TestApp;
let folder: string;
let made: MadeBackup;
let picture: string;
let missingPicture: string;
let targets = 0;

const imagesDir = () => path.join(t.dataDir, 'images');
const back = (name: string, change: { imagesDir?: undefined } = {}) =>
  makeBackup(
    { database: t.deps.database, imagesDir: imagesDir(), clock: t.clock, ...change },
    path.join(folder, name),
  );

async function paint(pub: ADeliveringPub, dish: 0 | 1): Promise<string> {
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const sent = t.upload(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
    { params: { ...pub.categoryIds, dishID: pub.dishes[dish].id }, as: pub.company, file },
  );
  return path.join('dishes', (await must(sent)).dish.image_file_name);
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-backup-'));
  t = await buildTestApp({ database: await openTestDatabase<Schema>({ inFiles: true }) });
  const pub = await aDeliveringPub(t);
  await anOrder(t, pub);
  [picture, missingPicture] = [await paint(pub, 0), await paint(pub, 1)];
  made = await back('first');
});
afterAll(async () => {
  await t.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Each restore has its own empty data folder, and database on PostgreSQL. */
async function restoreIntoEmpty<Result>(
  backup: string,
  look: (
    restored: Awaited<ReturnType<typeof restoreBackup>>,
    target: { dataDir: string; databaseUrl: string | undefined },
  ) => Promise<Result> | Result,
): Promise<Result> {
  targets += 1;
  const dataDir = path.join(folder, `target-${targets}`);
  const own = await createOwnDatabase();
  const target = { dataDir, databaseUrl: own.url, migrationsDir: MIGRATIONS_DIR, log: silentLog };
  try {
    return await look(await restoreBackup(target, backup), target);
  } catch (error) {
    expect(fs.existsSync(path.join(dataDir, 'database'))).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'images'))).toBe(false);
    throw error;
  } finally {
    await own.drop();
  }
}

const refusalOf = (backup: string) => restoreIntoEmpty(backup, () => 'restored');

/** A copy of the first backup, to damage. */
function copyOfBackup(name: string, change: Partial<Backup> = {}): string {
  const copy = path.join(folder, name);
  fs.cpSync(made.folder, copy, { recursive: true });
  fs.rmSync(path.join(copy, 'backup.json'));
  writeBackupFile(copy, { ...made.backup, ...change });
  return copy;
}

async function listOrders(database: Pick<Database<Schema>, 'kysely'>) {
  return database.kysely.selectFrom('pub_order').selectAll().orderBy('id').execute();
}

it.skipIf(isRepetition)(
  'restores database and pictures, names a missing one, and the server continues',
  async () => {
    const copy = copyOfBackup('without-a-picture');
    fs.rmSync(path.join(copy, 'images', missingPicture));
    await restoreIntoEmpty(copy, async ({ missing }, { dataDir, databaseUrl: url }) => {
      expect(missing).toEqual([missingPicture.replaceAll(path.sep, '/')]);
      const modes = ['', 'images', path.join('images', picture)].map(
        (name) => fs.statSync(path.join(dataDir, name)).mode & 0o077,
      );
      expect(modes).toEqual([0, 0, 0]);
      expect(fs.readFileSync(path.join(dataDir, 'images', picture))).toEqual(
        fs.readFileSync(path.join(imagesDir(), picture)),
      );
      const database = await openDatabase<Schema>({
        url,
        dataDir,
        migrationsDir: MIGRATIONS_DIR,
        log: silentLog,
      });
      const restored = await buildTestApp({ database });
      try {
        expect(await listOrders(restored.deps.database)).toEqual(await listOrders(t.deps.database));
        // Live events start from the beginning: each order of the restored server is delivered.
        const { order } = await anOrder(restored, await aDeliveringPub(restored));
        const [last] = (await listOrders(restored.deps.database)).slice(-1);
        expect(last?.id).toBe(order.id);
        const { rows } = await sql<{ xid: string }>`select xid from live_floor`.execute(
          restored.deps.db,
        );
        expect(rows).toEqual([{ xid: '0' }]);
      } finally {
        await restored.close();
      }
    });
  },
);

it('is readable only by its owner, and describes its content', () => {
  expect(fs.statSync(made.folder).mode & 0o777).toBe(0o700);
  expect(fs.statSync(path.join(made.folder, 'backup.json')).mode & 0o777).toBe(0o600);
  expect(findBackup(made.folder)).toEqual(made.backup);
  expect(made.backup).toMatchObject({
    engine: t.deps.database.engine,
    startedAt: '2026-11-20T17:00:00.000Z',
    rows: { pub: 1, dish: 2, pub_order: 1 },
    pictures: { files: 6 },
  });
  expect(made.missing).toEqual([]);
});

it('contains no secrets and no other file of the data folder', () => {
  const { database, dump, images } = partsOf(made.folder);
  const stored = path.basename(made.backup.engine === 'embedded' ? database : dump);
  expect(fs.readdirSync(made.folder).toSorted()).toEqual(
    ['backup.json', path.basename(images), 'images.sha256', stored].toSorted(),
  );
});

it.skipIf(isRepetition)('a truncated copy is refused, and nothing is changed', async () => {
  const copy = copyOfBackup('truncated');
  const { database, dump } = partsOf(copy);
  const file = fs.existsSync(dump) ? dump : path.join(database, 'PG_VERSION');
  fs.truncateSync(file, fs.statSync(file).size - 1);
  await expect(refusalOf(copy)).rejects.toThrow('is damaged');
});

const damaged: readonly (readonly [string, string, string])[] = [
  ['images', 'a picture that is a link', 'links and devices are not restored'],
  ['images', 'a folder of pictures that is a link', 'links and devices are not restored'],
  ['backup.json', 'a description that is a link', 'links and devices are not restored'],
  ['images', 'a picture that was replaced', 'is not what the backup stored'],
  ['images', 'a picture that was added', 'is not what the backup stored'],
];

it.each(someOf(damaged, 3))(
  'with %s: %s is refused, and nothing is changed',
  async (part, what, reason) => {
    const copy = copyOfBackup(what);
    const secret = path.join(folder, 'secret');
    fs.writeFileSync(secret, 'of another user');
    const target =
      what.startsWith('a picture') && !what.endsWith('added')
        ? path.join(copy, part, picture)
        : path.join(copy, part);
    if (what.endsWith('a link')) {
      fs.rmSync(target, { recursive: true });
      fs.symlinkSync(secret, target);
    } else
      fs.writeFileSync(what.endsWith('added') ? path.join(target, 'new.webp') : target, 'other');
    await expect(refusalOf(copy)).rejects.toThrow(reason);
  },
);

it.skipIf(isRepetition)('a database with other rows than described is refused', async () => {
  const backup = { ...made.backup, rows: { ...made.backup.rows, pub_order: 2 } };
  await expect(checkRestored(t.deps.database, backup)).rejects.toThrow('other rows');
});

it.skipIf(isRepetition)(
  'a backup of a newer version, of another engine, or an incomplete one is refused',
  async () => {
    const migrations = [...made.backup.migrations, { number: 999, checksum: 'x' }];
    const newer = copyOfBackup('newer', { migrations, productVersion: '9.0.0' });
    await expect(refusalOf(newer)).rejects.toThrow('restore it with version 9.0.0');
    const other = made.backup.engine === 'embedded' ? 'postgresql' : 'embedded';
    await expect(refusalOf(copyOfBackup('other', { engine: other }))).rejects.toThrow(
      'this backup is of',
    );
    fs.rmSync(path.join(newer, 'backup.json'));
    await expect(refusalOf(newer)).rejects.toThrow('is no complete backup');
  },
);

it.skipIf(isRepetition)('a target that is not empty is refused unchanged', async () => {
  const own = await createOwnDatabase();
  const target = { databaseUrl: own.url, migrationsDir: MIGRATIONS_DIR, log: silentLog };
  const before = fs.readFileSync(path.join(imagesDir(), picture));
  await expect(restoreBackup({ ...target, dataDir: t.dataDir }, made.folder)).rejects.toThrow(
    'is not empty',
  );
  expect(fs.readFileSync(path.join(imagesDir(), picture))).toEqual(before);
  await own.drop();
});

it.skipIf(isRepetition)(
  'without pictures, which are in a store, it contains the database alone',
  async () => {
    const { backup } = await back('without-images', { imagesDir: undefined });
    expect(backup.pictures).toBeNull();
    expect(fs.existsSync(partsOf(path.join(folder, 'without-images')).images)).toBe(false);
  },
);

it.skipIf(isRepetition)(
  'an existing folder is refused, and a failed backup leaves nothing',
  async () => {
    await expect(back('first')).rejects.toThrow('exists already');
    const images = imagesDir();
    fs.renameSync(images, `${images}.away`);
    fs.writeFileSync(images, 'a file in place of the folder');
    await expect(back('failed')).rejects.toThrow('ENOTDIR');
    fs.rmSync(images);
    const { backup, missing } = await back('without-pictures-yet');
    expect(backup.pictures).toEqual({ files: 0, bytes: 0 });
    expect(missing).not.toEqual([]);
    fs.renameSync(`${images}.away`, images);
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  },
);
