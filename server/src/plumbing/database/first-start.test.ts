import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep, isRepetition } from '../../../../scripts/depth.ts';
import { engineVersion, NEW_DATABASE, unpackDatabase } from './embedded/new-database.ts';
import { createDatabaseDir } from './first-start.ts';

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-first-start-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** They have the time of their making, and a number of each database. */
const OWN = ['global/pg_control', 'pg_wal/000000010000000000000001'];

const listFiles = (databaseDir: string): string[] =>
  fs
    .readdirSync(databaseDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(databaseDir, name)).isFile())
    .toSorted();

test.runIf(isDeep)(
  'a first start has the database, to the byte, that its engine would make',
  async () => {
    await createDatabaseDir(at('unpacked'));
    // Seconds of a processor: only an upgrade of the engine, or another packed database, changes it.
    await createDatabaseDir(at('made'), 'the version after this one');
    const files = listFiles(at('made'));
    expect(files.length).toBeGreaterThan(900);
    expect(listFiles(at('unpacked'))).toEqual(files);
    const different = files.filter(
      (name) =>
        !fs
          .readFileSync(path.join(at('made'), name))
          .equals(fs.readFileSync(path.join(at('unpacked'), name))),
    );
    expect(different).toEqual(OWN);
  },
);

test.skipIf(isRepetition)('the database of another engine is not used', async () => {
  const ofAnother = unpackDatabase(NEW_DATABASE, at('of-another'), 'the version after this one');
  expect(await ofAnother).toBe(false);
  expect(fs.existsSync(at('of-another'))).toBe(false);
  const message = 'make-new-database.ts was not run after the upgrade of the engine';
  expect(await unpackDatabase(NEW_DATABASE, at('of-this'), engineVersion()), message).toBe(true);
});

test.skipIf(isRepetition)('a file that was cut off is no database', async () => {
  const packed = fs.readFileSync(NEW_DATABASE);
  fs.writeFileSync(at('cut.zst'), packed.subarray(0, packed.length / 2));
  const unpacking = unpackDatabase(at('cut.zst'), at('of-half'), engineVersion());
  await expect(unpacking).rejects.toThrow(/incomplete|unexpected end of file/iu);
});

test.skipIf(isRepetition)(
  'what is unpacked is open to its owner only, whatever the umask',
  async () => {
    const before = process.umask(0);
    await unpackDatabase(NEW_DATABASE, at('closed'), engineVersion());
    process.umask(before);
    const modes = fs
      .readdirSync(at('closed'), { recursive: true, encoding: 'utf8' })
      .map((name) => fs.statSync(path.join(at('closed'), name)).mode & 0o777);
    expect([...new Set(modes)].toSorted((one, other) => one - other)).toEqual([0o600, 0o700]);
    expect(fs.statSync(at('closed')).mode & 0o777).toBe(0o700);
  },
);

test.skipIf(isRepetition)('a folder with something else in it is left as it is', async () => {
  fs.mkdirSync(at('photos'));
  fs.writeFileSync(at('photos/cat.jpg'), 'a cat');
  await expect(createDatabaseDir(at('photos'))).rejects.toThrow('neither empty nor a database');
  expect(fs.readdirSync(at('photos'))).toEqual(['cat.jpg']);
});
