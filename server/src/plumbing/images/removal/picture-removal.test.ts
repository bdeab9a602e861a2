import fs from 'node:fs';
import path from 'node:path';
import type { ImageKind } from '@comanda/domain/images';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureColumns } from '../../../picture-columns.ts';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aPub } from '../../../testing/builders/builders.ts';
import { replaceImage } from '../replace-image.ts';
import { createPictureRemoval } from './create-picture-removal.ts';
import { recordRemovedPicture } from './record-removed-picture.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const now = new Date('2026-11-20T17:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

let t: TestApp;
let removed: string[];
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  removed = [];
  fs.rmSync(path.join(t.dataDir, 'images'), { recursive: true, force: true });
  await t.deps.db.deleteFrom('removed_picture').execute();
});

/** The daily work of one process, which notes what it removes. */
function removal(remove: (fileName: string) => Promise<void> = async () => {}) {
  const { db, images } = t.deps;
  return createPictureRemoval({
    db,
    columns: pictureColumns,
    images: {
      list: (kind) => images.list(kind),
      remove: async (kind, fileName) => {
        await remove(fileName);
        removed.push(fileName);
        await images.remove(kind, fileName);
      },
    },
  });
}

const nameOf = (number: number): string => `${number.toString(16).padStart(20, '0')}.webp`;
const waiting = () => t.deps.db.selectFrom('removed_picture').selectAll().execute();

/** A plain file that was written at this time. */
function aFile(folder: string, fileName: string, writtenAt: Date): string {
  const file = path.join(t.dataDir, 'images', folder, fileName);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'a picture');
  fs.utimesSync(file, writtenAt, writtenAt);
  return file;
}

async function recordAll(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => nameOf(index));
  for (const fileName of names) {
    await recordRemovedPicture(t.deps.db, { kind: 'dish', fileName, at: now });
  }
  return names;
}

describe('removed pictures', () => {
  it('are removed after a day, in batches, each by one of several processes', async () => {
    const names = await recordAll(250);
    await removal().run(inHours(23.9));
    expect(removed).toEqual([]);
    await Promise.all([1, 2, 3].map(() => removal().run(inHours(24))));
    expect(removed.toSorted()).toEqual(names);
    expect(await waiting()).toEqual([]);
  });

  it('stay recorded while the store fails, and are removed by a later run', async () => {
    const names = await recordAll(3);
    const failing = removal(() => Promise.reject(new Error('the store is away')));
    await expect(failing.run(inHours(24))).rejects.toThrow('away');
    expect(await waiting()).toHaveLength(3);
    // Its process may still be at work.
    await removal().run(inHours(24.9));
    expect(removed).toEqual([]);
    await removal().run(inHours(25));
    expect(removed.toSorted()).toEqual(names);
  });

  it('are kept while a row refers to them, and removed when it no longer does', async () => {
    const { pub } = await aPub(t);
    const setCover = (fileName: string) =>
      t.deps.db
        .updateTable('pub')
        .set({ bg_image_file_name: fileName })
        .where('id', '=', pub.id)
        .execute();
    const file = aFile('pubs/bgs', nameOf(7), inHours(-48));
    await setCover(nameOf(7));
    await recordRemovedPicture(t.deps.db, { kind: 'pub', fileName: nameOf(7), at: now });
    await removal().run(inHours(24));
    expect(await waiting()).toEqual([]);
    await setCover('');
    await removal().run(inHours(48));
    expect(fs.existsSync(file)).toBe(true);
    await removal().run(inHours(72));
    expect(fs.existsSync(file)).toBe(false);
  });

  it('of another kind with the same name do not keep each other', async () => {
    const { pub } = await aPub(t);
    await t.deps.db
      .updateTable('pub')
      .set({ bg_image_file_name: nameOf(7) })
      .where('id', '=', pub.id)
      .execute();
    await recordRemovedPicture(t.deps.db, { kind: 'dish', fileName: nameOf(7), at: now });
    await removal().run(inHours(24));
    expect(removed).toEqual([nameOf(7)]);
  });
});

describe('pictures without a row', () => {
  const kinds: [ImageKind, string][] = [
    ['pub', 'pubs/bgs'],
    ['category', 'categories'],
    ['dish', 'dishes'],
    ['courier', 'couriers'],
  ];

  it.each(kinds)(
    'of a %s are found after a day and removed after another',
    async (_kind, folder) => {
      const files = ['', '-240', '-480'].map((width) =>
        aFile(folder, `${'0'.repeat(12)}${width}.webp`, inHours(-25)),
      );
      const young = aFile(folder, nameOf(2), inHours(-23));
      const foreign = aFile(folder, 'note.txt', inHours(-48));
      await removal().run(now);
      expect(files.every((file) => fs.existsSync(file))).toBe(true);
      expect(await waiting()).toHaveLength(1);
      await removal().run(new Date(now.getTime() + DAY_MS));
      expect(fs.existsSync(files[0] ?? '')).toBe(false);
      expect([young, foreign].every((file) => fs.existsSync(file))).toBe(true);
    },
  );

  it('include those of a save whose transaction has failed', async () => {
    const file = path.join(t.dataDir, 'upload');
    fs.copyFileSync(new URL('../../../guest-page/sharing/share-motif.png', import.meta.url), file);
    const save = replaceImage(t.deps, { subject: { kind: 'courier' }, file }, () =>
      Promise.reject(new Error('the commit failed')),
    );
    await expect(save).rejects.toThrow('the commit failed');
    const folder = path.join(t.dataDir, 'images', 'couriers');
    expect(fs.readdirSync(folder)).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    const later = Date.now() + 2 * DAY_MS;
    await removal().run(new Date(later));
    await removal().run(new Date(later + DAY_MS));
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('are all kept when they are most of the store: it belongs to another database', async () => {
    for (let number = 0; number < 101; number += 1) aFile('dishes', nameOf(number), inHours(-48));
    await expect(removal().run(now)).rejects.toThrow('101 of 101');
    expect(await waiting()).toEqual([]);
  });
});
