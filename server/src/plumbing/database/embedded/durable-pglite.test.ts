import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkDurability,
  DURABLE_START_PARAMS,
  startDurable,
  type SyncLog,
} from './durable-pglite.ts';
import { engineVersion, NEW_DATABASE, unpackDatabase } from './new-database.ts';
import { isDeep, isRepetition } from '../../../../../scripts/depth.ts';

// Settings that an upgrade of the engine could silently undo; each test opens the same folder with another
// mistake.
let folder: string;
let databaseDir: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-durable-'));
  databaseDir = path.join(folder, 'database');
  // As a first start of the product, which unpacks it: the engine itself needs seconds of a processor.
  await unpackDatabase(NEW_DATABASE, databaseDir, { engine: engineVersion() });
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function refusalOf(startParams: string[]): Promise<unknown> {
  const engine = new PGlite({ fs: new NodeFS(databaseDir), startParams });
  await engine.waitReady;
  const syncs: SyncLog = { count: 0, failure: undefined };
  try {
    return await checkDurability({ engine, syncs }).catch((error: unknown) => error);
  } finally {
    await engine.close();
  }
}

test.skipIf(isRepetition)(
  'each commit that writes is synced to the disk, and a read is not',
  async () => {
    const opened = await startDurable(databaseDir);
    const { engine, syncs } = opened;
    await checkDurability(opened);
    await engine.exec('create table proof (id int)');
    for (let id = 0; id < 5; id += 1) {
      const before = syncs.count;
      await engine.query('insert into proof values ($1)', [id]);
      expect(syncs.count).toBeGreaterThan(before);
    }
    const before = syncs.count;
    await engine.query('select * from proof');
    expect(syncs.count).toBe(before);
    await engine.close();
  },
);

test.runIf(isDeep)(
  'no other user of the machine can read its files, whatever the umask',
  async () => {
    // A process of the product takes the rights from folders (`openDataDir`); the engine gave the files to everybody.
    const before = process.umask(0o022);
    const openDir = path.join(folder, 'open');
    const { engine } = await startDurable(openDir);
    await engine.exec('create table later (id int); insert into later values (1)');
    await engine.exec('checkpoint');
    await engine.close();
    process.umask(before);
    const entries = fs.readdirSync(openDir, { recursive: true, encoding: 'utf8' });
    const isOpen = (name: string): boolean => {
      const stats = fs.lstatSync(path.join(openDir, name));
      return stats.isFile() && (stats.mode & 0o077) > 0;
    };
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.filter(isOpen)).toEqual([]);
  },
);

test.skipIf(isRepetition)('without the fsync patch the database is not opened', async () => {
  expect(await refusalOf(DURABLE_START_PARAMS)).toMatchObject({
    name: 'DurabilityError',
    message: expect.stringContaining('a commit did not call fsync'),
  });
});

test.skipIf(isRepetition)(
  "with the engine's own start parameters the database is not opened",
  async () => {
    expect(await refusalOf(PGlite.defaultStartParams)).toMatchObject({
      name: 'DurabilityError',
      message: expect.stringContaining('fsync=off'),
    });
  },
);

test.skipIf(isRepetition)(
  'with a sync method that does nothing in this build the database is not opened',
  async () => {
    const startParams = [...DURABLE_START_PARAMS, '-c', 'wal_sync_method=fdatasync'];
    expect(await refusalOf(startParams)).toMatchObject({
      message: expect.stringContaining('wal_sync_method=fdatasync'),
    });
  },
);
