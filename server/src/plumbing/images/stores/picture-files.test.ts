import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderFiles } from './folder-files.ts';
import {
  PictureStoreUnavailableError,
  type ListedFile,
  type PictureFiles,
} from './picture-files.ts';
import { createS3Files } from './s3-files.ts';
import { clientOf, hasTestStore, openTestStore } from './test-store.ts';

async function listAll(files: PictureFiles, folder: string): Promise<ListedFile[]> {
  const all: ListedFile[] = [];
  for await (const portion of files.list(folder)) all.push(...portion);
  return all;
}

const namesIn = async (files: PictureFiles, folder: string): Promise<string[]> =>
  (await listAll(files, folder)).map(({ name }) => name);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-picture-files-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

/** `count` is more than two portions of the list. */
const stores = [
  { store: 'a folder', count: 1_001, open: async () => createFolderFiles(root) },
  {
    store: 'an S3 store',
    count: 101,
    open: async () => createS3Files(await openTestStore()),
  },
].slice(0, hasTestStore ? 2 : 1);

describe.each(stores)('pictures in $store', ({ open, count }) => {
  let files: PictureFiles;
  beforeAll(async () => {
    files = await open();
  });

  it('are read as they were written, also after the write was repeated', async () => {
    const content = randomBytes(1_000_000);
    for (let time = 0; time < 2; time += 1) {
      await files.put('pubs/bgs/0000000100000000000a-600.webp', content);
      expect(await files.get('pubs/bgs/0000000100000000000a-600.webp')).toEqual(content);
    }
  });

  it('are missing when they were never written or are removed, and removed twice', async () => {
    expect(await files.get('dishes/000000010000000000ff.webp')).toBeUndefined();
    await files.put('dishes/000000010000000000ff.webp', Buffer.from('a'));
    await files.remove('dishes/000000010000000000ff.webp');
    await files.remove('dishes/000000010000000000ff.webp');
    expect(await files.get('dishes/000000010000000000ff.webp')).toBeUndefined();
  });

  it('are listed by folder with their time, however many there are', async () => {
    expect(await namesIn(files, 'categories')).toEqual([]);
    const names = Array.from({ length: count }, (_, index) => `${index.toString(16)}.webp`);
    await Promise.all(names.map((name) => files.put(`categories/${name}`, Buffer.from(name))));
    expect((await namesIn(files, 'categories')).toSorted()).toEqual(names.toSorted());
    const [first] = await listAll(files, 'categories');
    expect(Math.abs(Date.now() - Number(first?.writtenAt))).toBeLessThan(3_600_000);
  });
});

describe.skipIf(!hasTestStore)('an S3 store', () => {
  it('that does not know the key, or has no such bucket, is unavailable', async () => {
    const settings = await openTestStore();
    const [wrongKey, wrongBucket] = [
      createS3Files({ ...settings, secretKey: 'another' }),
      createS3Files({ ...settings, bucket: `${settings.bucket}-2` }),
    ];
    for (const files of [wrongKey, wrongBucket]) {
      await expect(files.put('dishes/a.webp', Buffer.from('a'))).rejects.toThrow(
        PictureStoreUnavailableError,
      );
      await expect(namesIn(files, 'dishes')).rejects.toThrow(PictureStoreUnavailableError);
    }
    await expect(wrongKey.get('dishes/a.webp')).rejects.toThrow('GET with 403');
  });

  it('refuses content that was damaged on its way', async () => {
    const settings = await openTestStore();
    const address = `${settings.bucket}/${settings.prefix}a.webp`;
    const answer = await clientOf(settings).fetch(address, {
      method: 'PUT',
      headers: { 'x-amz-content-sha256': '0'.repeat(64) },
      body: 'damaged',
    });
    expect(answer.status).toBe(400);
  });
});
