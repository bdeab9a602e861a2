import { imagePath } from '@comanda/domain/images';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { aPub } from '../../../testing/builders/builders.ts';
import { createImageStore } from '../create-image-store.ts';
import { createS3Files } from './s3-files.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({
    deps: (deps) => {
      const files = createS3Files({
        // No server can listen on this port.
        bucket: 'http://127.0.0.1:0/pictures',
        prefix: '',
        region: 'eu',
        accessKey: 'key',
        secretKey: 'secret',
      });
      return { ...deps, images: createImageStore(files) };
    },
  });
});
afterAll(() => t.close());

it('a picture is refused with 503 while its store is unavailable, and its row stays', async () => {
  const { company, ids, pub } = await aPub(t);
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const call = 'PATCH /api/company/:companyID/pubs/:pubID/bg';
  const answer = await t.upload(call, { params: ids, as: company, file });
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
  const path = { params: ids, as: company };
  const { body } = await t.send('GET /api/company/:companyID/pubs/:pubID', path);
  expect(body).toMatchObject({ pub: { bg_image_file_name: pub.bg_image_file_name } });
});

it('a stored picture is 503, which no cache keeps, while its store is unavailable', async () => {
  const answer = await t.app.inject({ url: imagePath('dish', `${'0'.repeat(12)}.webp`, 240) });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});
