import { must } from '@comanda/contract/client';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { imagePath, imageWidths, qrPath } from '@comanda/domain/images';
import type { Pub } from '@comanda/contract/pubs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageStore } from '../../plumbing/images/create-image-store.ts';
import { createFolderFiles } from '../../plumbing/images/stores/folder-files.ts';
import { buildTestApp, type TestApp } from '../../testing/app/build-test-app.ts';
import { removePicturesADayLater } from '../../testing/app/remove-pictures-a-day-later.ts';
import { aCompany, aPub, type APub } from '../../testing/builders/builders.ts';
import { portOf } from '../../testing/app/port-of.ts';

let t: TestApp;
let photo: Buffer;
beforeAll(async () => {
  t = await buildTestApp();
  photo = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#2864c8' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => t.close());

async function get(url: string) {
  return t.app.inject({ method: 'GET', url });
}

async function uploadCover({ ids, company }: APub): Promise<Pub> {
  const call = 'PATCH /api/company/:companyID/pubs/:pubID/bg';
  return (await must(t.upload(call, { params: ids, as: company, file: photo }))).pub;
}

test('a cover is served at every width, without expiry, until a day after its successor', async () => {
  const pub = await aPub(t);
  const first = await uploadCover(pub);
  expect(first.bg_image_color).toMatch(/^#[0-9a-f]{6}$/);
  for (const width of imageWidths.pub) {
    const file = await get(imagePath('pub', first.bg_image_file_name, width));
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(file.rawPayload).metadata()).width).toBe(width);
    const url = imagePath('pub', first.bg_image_file_name, width);
    const headers = { 'if-none-match': `W/${String(file.headers.etag)}` };
    expect(await t.app.inject({ url, headers })).toMatchObject({ statusCode: 304, body: '' });
  }
  const second = await uploadCover(pub);
  expect(second.bg_image_file_name).not.toBe(first.bg_image_file_name);
  for (const width of imageWidths.pub) {
    expect((await get(imagePath('pub', first.bg_image_file_name, width))).statusCode).toBe(200);
  }
  await removePicturesADayLater(t);
  for (const width of imageWidths.pub) {
    expect((await get(imagePath('pub', first.bg_image_file_name, width))).statusCode).toBe(404);
    expect((await get(imagePath('pub', second.bg_image_file_name, width))).statusCode).toBe(200);
  }
});

test.each([
  ['a text', Buffer.from('nu sunt o poză'), 400, 'invalid_file_extension'],
  ['10 MB of text', Buffer.alloc(10 * 1024 * 1024, 'a'), 400, 'invalid_file_extension'],
  ['nothing', Buffer.alloc(0), 400, 'invalid_file'],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'file_is_too_large'],
])('%s is no cover', async (_name, file, status, code) => {
  const { company, ids } = await aPub(t);
  const answer = await t.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
    params: ids,
    as: company,
    file,
  });
  expect(answer).toMatchObject({ status, body: { ok: false, code } });
});

test('when the disk is full a cover is refused with a separate reason', async () => {
  const full = await buildTestApp({
    deps: (deps) => {
      const write = async (): Promise<never> => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      };
      return { ...deps, images: createImageStore(createFolderFiles('unused', write)) };
    },
  });
  try {
    const { company, ids } = await aPub(full);
    const answer = await full.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
      params: ids,
      as: company,
      file: photo,
    });
    expect(answer).toMatchObject({
      status: 507,
      body: { ok: false, err: 'storage is full', code: 'storage_is_full' },
    });
  } finally {
    await full.close();
  }
});

test('a file under another field, or none at all, is refused', async () => {
  const { company, ids } = await aPub(t);
  const at = { params: ids, as: company };
  const text = [
    '--end\r\ncontent-disposition: form-data; name="poza"; filename="a.jpg"\r\n',
    'content-type: image/jpeg\r\n\r\na picture\r\n--end--\r\n',
  ].join('');
  const answer = await t.sendRaw('PATCH /api/company/:companyID/pubs/:pubID/bg', {
    ...at,
    headers: { 'content-type': 'multipart/form-data; boundary=end' },
    text,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_file' } });
  expect(await t.sendRaw('PATCH /api/company/:companyID/pubs/:pubID/bg', at)).toMatchObject({
    status: 400,
  });
});

test('another company cannot upload a cover for this pub', async () => {
  const { ids } = await aPub(t);
  const answer = await t.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
    params: ids,
    as: await aCompany(t),
    file: photo,
  });
  expect(answer).toMatchObject({ status: 404 });
});

test('only the pictures of the store are served from its folder', async () => {
  const folder = path.join(t.dataDir, 'images', 'dishes');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'note.txt'), 'a secret');
  fs.writeFileSync(path.join(folder, `${'0'.repeat(32)}.webp.part`), 'half a picture');
  for (const name of ['note.txt', `${'0'.repeat(32)}.webp.part`, '']) {
    expect((await get(`/api-static/images/dishes/${name}`)).statusCode).toBe(404);
  }
});

test('a picture older than one of the widths is served at its full size instead', async () => {
  const { bg_image_file_name: name } = await uploadCover(await aPub(t));
  const narrow = imagePath('pub', name, 600);
  expect((await get(narrow)).statusCode).toBe(200);
  fs.rmSync(path.join(t.dataDir, 'images', 'pubs', 'bgs', path.basename(narrow)));
  const answer = await get(narrow);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(imagePath('pub', name));
  expect(answer.headers['cache-control']).toBeUndefined();
  expect((await get(imagePath('pub', `${'0'.repeat(12)}.webp`, 600))).statusCode).toBe(404);
});

test('no path leaves the folder of pictures', async () => {
  fs.writeFileSync(path.join(t.dataDir, 'secrets.json'), '{}');
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(t.app.server);
  // Sent unchanged: an ordinary client would normalise these paths first.
  const statusOf = (at: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path: `/api-static/images/${at}` }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on('error', reject);
    });
  for (const at of [
    '../secrets.json',
    'dishes/../../secrets.json',
    '%2e%2e/secrets.json',
    'dishes%2f..%2f..%2fsecrets.json',
    '..%5csecrets.json',
    'dishes/a%00.webp',
    '%zz',
    'dishes',
  ]) {
    expect([400, 403, 404]).toContain(await statusOf(at));
  }
});

test('a QR code is a PNG and an SVG, drawn on request', async () => {
  const { pub } = await aPub(t);
  const png = await get(qrPath(pub.qr_code_file_name));
  expect(png.headers).toMatchObject({ 'content-type': 'image/png' });
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1024 });
  const svg = await get(qrPath(pub.qr_code_file_name.replace('.png', '.svg')));
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  expect(svg.body).toContain('<svg');
  expect((await get(qrPath(pub.qr_code_file_name))).rawPayload).toEqual(png.rawPayload);
});

test.each(['no-such-pub.png', 'no-such-pub.gif', 'NO.png', '..%2f..%2fsecrets.json'])(
  'there is no QR code %s',
  async (name) => {
    expect((await get(qrPath(name))).statusCode).toBe(404);
  },
);
