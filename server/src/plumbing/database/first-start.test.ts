import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../../../scripts/depth.ts';
import {
  engineVersion,
  NEW_DATABASE,
  unpackDatabase,
  type Wanted,
} from './embedded/new-database.ts';
import { createDatabaseDir } from './first-start.ts';
import { checksumsOf } from './migrating/read-migrations.ts';

/** Each is applied at a first start, some 15 ms of it. */
const MOST_MIGRATIONS_SINCE = 15;

const MIGRATIONS_DIR = path.join(import.meta.dirname, '../../migrations');
const engine = engineVersion();
const migrations = checksumsOf(MIGRATIONS_DIR);

let folder: string;
const at = (name: string): string => path.join(folder, name);
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-first-start-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const isUsed = (name: string, wanted: Wanted): Promise<boolean> =>
  unpackDatabase(NEW_DATABASE, at(name), wanted);

test('the packed database suits the engine and the migrations', async () => {
  const message =
    'run make-new-database.ts: the engine was upgraded, or many migrations were added';
  expect(await isUsed('of-this', { engine, migrations }), message).toBe(true);
  const before = migrations.slice(0, -MOST_MIGRATIONS_SINCE - 1);
  expect(await isUsed('of-long-ago', { engine, migrations: before }), message).toBe(false);
});

test('it is not used for another engine, or for other migrations', async () => {
  const edited = migrations.with(3, 'of an edited migration');
  expect(await isUsed('other-engine', { engine: 'the one after this', migrations })).toBe(false);
  expect(await isUsed('edited', { engine, migrations: edited })).toBe(false);
  expect(await isUsed('older', { engine, migrations: migrations.slice(0, 2) })).toBe(false);
  for (const name of ['other-engine', 'edited', 'older']) {
    expect(fs.existsSync(at(name)), name).toBe(false);
  }
  expect(await isUsed('newer', { engine, migrations: [...migrations, 'one more'] })).toBe(true);
});

// Seconds of a processor.
test.runIf(isDeep)(
  'without a packed database that suits, the engine makes an empty one',
  async () => {
    await createDatabaseDir(at('made'), MIGRATIONS_DIR, 'the version after this one');
    // The engine makes two more than the product uses.
    expect(fs.readdirSync(at('made/base')).length).toBe(3);
    await createDatabaseDir(at('unpacked'), MIGRATIONS_DIR);
    expect(fs.readdirSync(at('unpacked/base')).length).toBe(1);
  },
);

test('a file that was cut off is no database', async () => {
  const packed = fs.readFileSync(NEW_DATABASE);
  fs.writeFileSync(at('cut.zst'), packed.subarray(0, packed.length / 2));
  const unpacking = unpackDatabase(at('cut.zst'), at('of-half'), { engine });
  await expect(unpacking).rejects.toThrow(/incomplete|unexpected end of file/iu);
});

test('what is unpacked is open to its owner only, whatever the umask', async () => {
  const before = process.umask(0);
  await unpackDatabase(NEW_DATABASE, at('closed'), { engine });
  process.umask(before);
  const modes = fs
    .readdirSync(at('closed'), { recursive: true, encoding: 'utf8' })
    .map((name) => fs.statSync(path.join(at('closed'), name)).mode & 0o777);
  expect([...new Set(modes)].toSorted((one, other) => one - other)).toEqual([0o600, 0o700]);
  expect(fs.statSync(at('closed')).mode & 0o777).toBe(0o700);
});

test('a folder with something else in it is left as it is', async () => {
  fs.mkdirSync(at('photos'));
  fs.writeFileSync(at('photos/cat.jpg'), 'a cat');
  await expect(createDatabaseDir(at('photos'), MIGRATIONS_DIR)).rejects.toThrow(
    'neither empty nor a database',
  );
  expect(fs.readdirSync(at('photos'))).toEqual(['cat.jpg']);
});
