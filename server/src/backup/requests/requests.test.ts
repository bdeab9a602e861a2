import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { silentLog } from '../../plumbing/database/testing/testing.ts';
import { acceptBackupRequests } from './accept-requests.ts';
import { requestBackup } from './request-backup.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-requests-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

it('the server makes the backup and its text comes back, through a socket of its owner alone', async () => {
  const backUp = async (folder: string) => `made ${folder}`;
  const requests = await acceptBackupRequests({ dataDir, backUp, log: silentLog });
  expect(fs.statSync(path.join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600);
  expect(await requestBackup(dataDir, { folder: '/srv/first' })).toBe('made /srv/first');
  requests.close();
});

it('the reason of a failure comes back, and the server goes on', async () => {
  const backUp = async (folder: string): Promise<string> => {
    if (folder === '/full') throw new Error('no room on the disk');
    return 'made';
  };
  const requests = await acceptBackupRequests({ dataDir, backUp, log: silentLog });
  await expect(requestBackup(dataDir, { folder: '/full' })).rejects.toThrow('no room on the disk');
  expect(await requestBackup(dataDir, { folder: '/empty' })).toBe('made');
  requests.close();
});

it('a server that ends before the backup is complete is no success', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const never = Promise.withResolvers<string>();
  const backUp = () => {
    begin();
    return never.promise;
  };
  const requests = await acceptBackupRequests({ dataDir, backUp, log: silentLog });
  const outcome = requestBackup(dataDir, { folder: '/srv/first' }).catch((error: unknown) => error);
  await begun;
  requests.close();
  expect(await outcome).toMatchObject({
    message: expect.stringContaining('ended before the backup was complete'),
  });
  expect(await requestBackup(dataDir, { folder: '/srv/first' })).toBeUndefined();
});

it('a data folder whose path is too long for a socket is reported, and the server starts', async () => {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_facts: object, text: string) => warnings.push(text) };
  const longDir = path.join(dataDir, 'x'.repeat(120));
  fs.mkdirSync(longDir);
  const backUp = async () => 'made';
  const requests = await acceptBackupRequests({ dataDir: longDir, backUp, log });
  expect(warnings).toEqual([expect.stringContaining('only while the server is stopped')]);
  expect(await requestBackup(longDir, { folder: '/srv/first' })).toBeUndefined();
  requests.close();
});
