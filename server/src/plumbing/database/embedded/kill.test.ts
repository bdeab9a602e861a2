import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCrashDamage, openCrashDatabase } from '../../../../tests-power/crash-order.ts';
import { startCrashProcess } from '../../../../tests-power/crash-process.ts';
import { DataDirInUseError } from '../database-errors.ts';
import { isDeep, sized } from '../../../../../scripts/depth.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? sized(1, 3));

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-kill-'));
  dataDir = path.join(folder, 'data');
  await (await openCrashDatabase(dataDir)).close();
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test(
  'after kill -9 at any moment every acknowledged order is there, once and whole',
  { timeout: 60_000 + ROUNDS * 90_000 },
  async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const writer = startCrashProcess(dataDir);
      await writer.ready;
      await expect.poll(() => writer.reported.length, { timeout: 60_000 }).toBeGreaterThan(1);
      await sleep(Math.random() * 900);
      acknowledged.push(...(await writer.kill()));
      const database = await openCrashDatabase(dataDir);
      expect(await findCrashDamage(database.kysely, acknowledged)).toEqual([]);
      await database.close();
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  },
);

test.runIf(isDeep)(
  'a first start that was killed leaves nothing that hinders the next',
  { timeout: 120_000 },
  async () => {
    const fresh = path.join(folder, 'fresh');
    const writer = startCrashProcess(fresh);
    await sleep(300 + Math.random() * 2_000);
    const acknowledged = await writer.kill();
    const database = await openCrashDatabase(fresh);
    expect(await findCrashDamage(database.kysely, acknowledged)).toEqual([]);
    await database.close();
  },
);

test.runIf(isDeep)(
  'a folder in use is refused to a second process by name',
  { timeout: 120_000 },
  async () => {
    const database = await openCrashDatabase(dataDir);
    const second = startCrashProcess(dataDir);
    const databaseDir = path.join(dataDir, 'database');
    await expect(second.ready).rejects.toThrow(`The database folder ${databaseDir} is in use`);
    await expect(openCrashDatabase(dataDir)).rejects.toBeInstanceOf(DataDirInUseError);
    await database.close();
    const third = startCrashProcess(dataDir);
    await third.ready;
    await expect(openCrashDatabase(dataDir)).rejects.toBeInstanceOf(DataDirInUseError);
    await third.kill();
    await (await openCrashDatabase(dataDir)).close();
  },
);
