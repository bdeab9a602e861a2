import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { listCalls, routes, type Call } from '@comanda/contract';
import { addressOf, headersOf } from '@comanda/contract/client';
import type { RouteSpec } from '@comanda/contract/routing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import { everyRole, type EveryRole } from '../builders/every-role.ts';
import { roleFor } from '../walks/role-for.ts';
import { fileHeaders, multipartBody, multipartType, type Part } from './multipart-body.ts';
import { hostileFiles, MARK, photo } from './pictures/hostile-files.ts';
import { someOf } from '../../../../scripts/depth.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Every call of the contract that takes a file, with the form field of the file. */
const uploads = listCalls().flatMap((name): [Call, RouteSpec & { upload: string }][] => {
  const spec: RouteSpec = routes[name];
  return spec.upload === undefined ? [] : [[name, { ...spec, upload: spec.upload }]];
});

/** All of them to the first call; to the others, which share its code, one of each few. */
const filesFor = (name: Call) => {
  const index = uploads.findIndex(([one]) => one === name);
  const all = someOf(Object.entries(hostileFiles), 6);
  return index === 0 ? all : all.filter((_, at) => at % uploads.length === index);
};

let t: TestApp;
let world: EveryRole;
let picture: Buffer;
/** Of the uploads on their way, and of nothing else. */
const temporary = mkdtempSync(path.join(os.tmpdir(), 'comanda-hostile-uploads-'));

beforeAll(async () => {
  t = await buildTestApp();
  world = await everyRole(t);
  picture = await photo().jpeg().toBuffer();
  vi.stubEnv('TMPDIR', temporary);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await t.close();
  rmSync(temporary, { recursive: true });
});

function storedFiles(): string[] {
  const images = path.join(t.dataDir, 'images');
  mkdirSync(images, { recursive: true });
  return readdirSync(images, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(images, path.join(parentPath, name)));
}

async function send(name: Call, body: Buffer | Readable) {
  const { access }: RouteSpec = routes[name];
  const before = new Set(storedFiles());
  const answer = await t.app.inject({
    ...addressOf(name, world.ids),
    headers: {
      ...headersOf({ as: world.callers[roleFor(access)] }),
      'content-type': multipartType,
    },
    payload: body,
  });
  const { code = 'stored' } = answer.json<{ code?: string }>();
  expect(readdirSync(temporary), 'files left in the temporary folder').toEqual([]);
  return {
    status: answer.statusCode,
    outcome: code,
    added: storedFiles().filter((file) => !before.has(file)),
  };
}

const sendParts = (name: Call, parts: readonly Part[]) => send(name, multipartBody(parts));

/** The stored files as a browser gets them: pictures of the product's own making. */
async function expectOwnPictures(added: readonly string[]): Promise<[number, number]> {
  expect(added.length).toBeGreaterThan(1);
  const widest: [number, number] = [0, 0];
  for (const file of added) {
    const answer = await t.app.inject(`/api-static/images/${file}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    const { rawPayload: content } = answer;
    expect(content.includes(MARK)).toBe(false);
    // Nothing behind the picture.
    expect(content.readUInt32LE(4) + 8).toBe(content.length);
    const { format, width, height, exif, icc, xmp, pages = 1 } = await sharp(content).metadata();
    expect({ format, exif, icc, xmp, pages }).toEqual({ format: 'webp', pages: 1 });
    if (width > widest[0]) widest.splice(0, 2, width, height);
  }
  return widest;
}

it('every call with a file is known here', () => {
  expect(uploads.length).toBeGreaterThan(3);
  for (const [, { access }] of uploads) expect(roleFor(access)).not.toBe('guest');
});

describe.each(uploads)('%s', (name, { upload: field }) => {
  it.each(filesFor(name))('%s', async (_name, { make, outcomes, size }) => {
    const content = await make();
    const { status, outcome, added } = await sendParts(name, [
      { headers: fileHeaders(field), content },
    ]);
    expect(outcomes).toContain(outcome);
    if (outcome === 'stored') {
      expect(status).toBe(200);
      const widest = await expectOwnPictures(added);
      if (size) expect(widest).toEqual(size);
    } else {
      expect([400, 413]).toContain(status);
      expect(added).toEqual([]);
    }
  });

  it.each([
    '../../../../../etc/passwd',
    String.raw`..\..\..\boot.ini`,
    'poza.php\0.jpg',
    '\u202Egpj.exe',
    `${'a'.repeat(5_000)}.jpg`,
    'poza.jpg.html',
    '.htaccess',
    '',
  ])('a file name is never used: %j', async (fileName) => {
    const headers = fileHeaders(field, { name: fileName, type: 'text/html' });
    const { outcome, added } = await sendParts(name, [{ headers, content: picture }]);
    if (outcome === 'stored') await expectOwnPictures(added);
    else expect(outcome).toBe('invalid_file');
    for (const file of added) expect(file).toMatch(/^[a-z/]+\/[0-9a-f]{20,32}(-\d+)?\.webp$/);
  });

  it.each(['text/html', 'image/svg+xml', 'application/x-httpd-php', 'x'.repeat(50)])(
    'a content type is never used: %j',
    async (type) => {
      const headers = fileHeaders(field, { type });
      const { outcome, added } = await sendParts(name, [{ headers, content: picture }]);
      expect(outcome).toBe('stored');
      await expectOwnPictures(added);
    },
  );

  it('the second file of a request is not stored', async () => {
    const headers = fileHeaders(field);
    const html = { headers, content: Buffer.from(`<script>${MARK}</script>`) };
    const first = await sendParts(name, [{ headers, content: picture }, html]);
    expect(first.added.length).toBeLessThanOrEqual(3);
    if (first.outcome === 'stored') await expectOwnPictures(first.added);
    const second = await sendParts(name, [html, { headers, content: picture }]);
    expect(second).toEqual({ status: 400, outcome: 'invalid_file_extension', added: [] });
  });

  const nothing = { status: 400, outcome: 'invalid_file', added: [] };
  it.each(['other', `${field}[]`, `${field} `, '__proto__', ''])(
    'a file under the field %j is refused',
    async (other) => {
      const headers = fileHeaders(other);
      expect(await sendParts(name, [{ headers, content: picture }])).toEqual(nothing);
    },
  );

  it('a form without a file is refused', async () => {
    const headers = [`content-disposition: form-data; name="${field}"`];
    expect(await sendParts(name, [{ headers, content: picture }])).toEqual(nothing);
    expect(await sendParts(name, [])).toEqual(nothing);
  });

  it('a form without its end is refused', async () => {
    const whole = multipartBody([{ headers: fileHeaders(field), content: picture }]);
    for (const length of [10, 60, 200, whole.length - 6]) {
      expect(await send(name, whole.subarray(0, length))).toEqual(nothing);
    }
  });

  it('more than 10 MB are refused, whether their length is declared or not', async () => {
    const content = Buffer.concat([picture, Buffer.alloc(MAX_BYTES + 1 - picture.length)]);
    const whole = multipartBody([{ headers: fileHeaders(field), content }]);
    const tooLarge = { status: 413, outcome: 'file_is_too_large', added: [] };
    expect(await send(name, whole)).toEqual(tooLarge);
    expect(await send(name, Readable.from([whole]))).toEqual(tooLarge);
  });
});
