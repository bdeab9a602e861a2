import { imagePath, imageWidths } from '@comanda/domain/images';
import { must } from '@comanda/contract/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { removePicturesADayLater } from '../../../testing/app/remove-pictures-a-day-later.ts';
import { aPub } from '../../../testing/builders/builders.ts';
import { createPictureRemoval } from '../removal/create-picture-removal.ts';
import { pictureColumns } from '../../../picture-columns.ts';
import { createImageStore } from '../create-image-store.ts';
import type { PictureFiles } from './picture-files.ts';
import { createS3Files } from './s3-files.ts';
import { hasTestStore, openTestStore } from './test-store.ts';

describe.skipIf(!hasTestStore)('the product on an S3 store', () => {
  let t: TestApp;
  let files: PictureFiles;
  beforeAll(async () => {
    files = createS3Files(await openTestStore());
    t = await buildTestApp({
      deps: (deps) => ({ ...deps, images: createImageStore(files) }),
    });
  });
  afterAll(() => t.close());

  it('serves each width of a cover, and removes it a day after its successor', async () => {
    const { company, ids } = await aPub(t);
    const file = await sharp({
      create: { width: 900, height: 400, channels: 3, background: '#a40' },
    })
      .png()
      .toBuffer();
    const upload = async (): Promise<string> => {
      const call = 'PATCH /api/company/:companyID/pubs/:pubID/bg';
      const { pub } = await must(t.upload(call, { params: ids, as: company, file }));
      return pub.bg_image_file_name;
    };
    const statusesOf = (name: string): Promise<number[]> =>
      Promise.all(
        imageWidths.pub.map(
          async (width) => (await t.app.inject(imagePath('pub', name, width))).statusCode,
        ),
      );

    const first = await upload();
    const { headers, rawPayload } = await t.app.inject(imagePath('pub', first, 600));
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(rawPayload).metadata()).width).toBe(600);

    const second = await upload();
    expect(await statusesOf(first)).toEqual([200, 200, 200]);
    await removePicturesADayLater(t);
    expect(await statusesOf(first)).toEqual([404, 404, 404]);
    expect(await statusesOf(second)).toEqual([200, 200, 200]);

    await files.remove(`pubs/bgs/${second.replace('.webp', '-600.webp')}`);
    const redirect = await t.app.inject(imagePath('pub', second, 600));
    expect(redirect.statusCode).toBe(302);
    expect(redirect.headers.location).toBe(imagePath('pub', second));
  });

  it('finds pictures without a row, page by page', async () => {
    const names = Array.from(
      { length: 60 },
      (_, index) => `${String(index).padStart(20, '0')}.webp`,
    );
    await Promise.all(names.map((name) => files.put(`dishes/${name}`, Buffer.from(name))));
    const daysAfter = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const removal = createPictureRemoval({ ...t.deps, columns: pictureColumns });
    await removal.run(daysAfter(0.9));
    expect(await t.deps.db.selectFrom('removed_picture').selectAll().execute()).toEqual([]);
    await removal.run(daysAfter(2));
    await removal.run(daysAfter(3));
    expect(await files.get('dishes/00000000000000000059.webp')).toBeUndefined();
    expect(await files.get('dishes/00000000000000000000.webp')).toBeUndefined();
  });
});
