import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { blackPng } from '../../testing/uploads/pictures/png-file.ts';
import { createImageStore } from './create-image-store.ts';
import type { ImageSubject } from './image-store.ts';
import { createFolderFiles } from './stores/folder-files.ts';
import { writeAtomically } from './stores/write-atomically.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-images-'));
const store = createImageStore(createFolderFiles(folder));
const dish: ImageSubject = { kind: 'dish', pubId: 0x1f };
const dishes = path.join(folder, 'dishes');
const uploads = fs.mkdtempSync(path.join(os.tmpdir(), 'comanda-uploads-'));

/** An uploaded file with this content. */
function upload(content: Buffer): string {
  const file = path.join(uploads, randomUUID());
  fs.writeFileSync(file, content);
  return file;
}

afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(uploads, { recursive: true });
});

const listed = (at: string): string[] => (fs.existsSync(at) ? fs.readdirSync(at) : []);

function painted(width: number, height: number, background = '#c83c28'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

// The decoder's loaders are closed except for uploads from memory, so files are read first.
async function sizeOf(fileName: string) {
  const { width, height, format, exif, icc } = await sharp(
    fs.readFileSync(path.join(dishes, fileName)),
  ).metadata();
  return { width, height, format, hasMetadata: exif !== undefined || icc !== undefined };
}

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  '%s is stored at every width',
  async (format) => {
    const { fileName, color } = await store.save(
      dish,
      upload(await painted(1200, 600).toFormat(format).toBuffer()),
    );
    expect(fileName).toMatch(/^0000001f[0-9a-f]{12}\.webp$/);
    expect(color).toMatch(/^#c[0-9a-f]3[0-9a-f]2[0-9a-f]$/);
    const base = fileName.replace('.webp', '');
    expect(await sizeOf(`${base}.webp`)).toMatchObject({ width: 960, height: 480, format: 'webp' });
    expect(await sizeOf(`${base}-480.webp`)).toMatchObject({ width: 480, height: 240 });
    expect(await sizeOf(`${base}-240.webp`)).toMatchObject({ width: 240, height: 120 });
  },
);

test('a small picture is not enlarged, and every width has a file', async () => {
  const { fileName } = await store.save(dish, upload(await painted(300, 300).png().toBuffer()));
  const base = fileName.replace('.webp', '');
  expect(await sizeOf(`${base}.webp`)).toMatchObject({ width: 300 });
  expect(await sizeOf(`${base}-480.webp`)).toMatchObject({ width: 300 });
  expect(await sizeOf(`${base}-240.webp`)).toMatchObject({ width: 240 });
});

test('a sideways photo is turned upright and loses its location', async () => {
  const photo = await painted(800, 400)
    .withExif({ IFD0: { Make: 'A telephone' }, IFD3: { GPSLatitude: '47/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { fileName } = await store.save(dish, upload(photo));
  expect(await sizeOf(fileName)).toEqual({
    width: 400,
    height: 800,
    format: 'webp',
    hasMetadata: false,
  });
});

test.each(['<script>alert(1)</script>', 'PK\u0003\u0004 an archive'])(
  'what is appended to a picture is not stored: %j',
  async (appended) => {
    for (const picture of [painted(300, 200).jpeg(), painted(300, 200).png()]) {
      const content = Buffer.concat([await picture.toBuffer(), Buffer.from(appended)]);
      const before = new Set(fs.existsSync(dishes) ? fs.readdirSync(dishes) : []);
      await store.save(dish, upload(content));
      const added = fs.readdirSync(dishes).filter((name) => !before.has(name));
      expect(added.length).toBeGreaterThan(0);
      for (const name of added) {
        expect(fs.readFileSync(path.join(dishes, name)).includes(appended), name).toBe(false);
      }
    }
  },
);

test('transparency counts as white, and a grey picture is accepted', async () => {
  const clear = sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const { color, fileName } = await store.save(dish, upload(await clear.png().toBuffer()));
  expect(color).toMatch(/^#f[0-9a-f]f/);
  const { data, info } = await sharp(fs.readFileSync(path.join(dishes, fileName)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect(new Set(data)).toEqual(new Set([255]));
  const grey = await painted(50, 50, '#808080').toColourspace('b-w').png().toBuffer();
  expect((await store.save(dish, upload(grey))).color).toMatch(/^#[78][0-9a-f][78][0-9a-f][78]/);
});

async function cutShort(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  return noise.subarray(0, noise.length / 2);
}

const refused: [string, () => Buffer | Promise<Buffer>, string][] = [
  ['nothing', () => Buffer.alloc(0), 'invalid_file'],
  ['a text', () => Buffer.from('borș cu smântână'), 'invalid_file_extension'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'invalid_file_extension',
  ],
  ['a GIF', () => painted(9, 9).gif().toBuffer(), 'invalid_file_extension'],
  ['a TIFF', () => painted(9, 9).tiff().toBuffer(), 'invalid_file_extension'],
  ['a JPEG cut short', cutShort, 'file_is_not_an_image'],
  [
    'a text that begins like a PNG',
    () => Buffer.from('\u0089PNG\r\n\u001A\nborș', 'latin1'),
    'file_is_not_an_image',
  ],
  ['a decompression bomb', () => blackPng(14_000, 14_000), 'file_is_too_large'],
];

test.each(refused)('%s is refused and leaves nothing behind', async (_name, make, code) => {
  const before = listed(dishes);
  await expect(store.save(dish, upload(await make()))).rejects.toMatchObject({ code });
  expect(listed(dishes)).toEqual(before);
});

test.each([
  ['ENOSPC', { code: 'storage_is_full' }],
  ['EDQUOT', { code: 'storage_is_full' }],
  ['EIO', { code: 'EIO' }],
])('on the disk error %s a picture is refused and leaves nothing behind', async (code, refusal) => {
  let files = 0;
  const full = createFolderFiles(folder, async (file, content) => {
    files += 1;
    if (files === 3) throw Object.assign(new Error('the disk'), { code });
    await writeAtomically(file, content);
  });
  const before = listed(dishes);
  const picture = await painted(300, 300).png().toBuffer();
  await expect(createImageStore(full).save(dish, upload(picture))).rejects.toMatchObject(refusal);
  expect(files).toBe(3);
  expect(listed(dishes)).toEqual(before);
});

test('the names of different pubs differ in any case, and those of couriers cannot be guessed', async () => {
  const picture = await painted(9, 9).png().toBuffer();
  const nameOf = async (subject: ImageSubject): Promise<string> =>
    (await store.save(subject, upload(picture))).fileName;
  expect(await nameOf({ kind: 'dish', pubId: 1 })).toMatch(/^00000001[0-9a-f]{12}\.webp$/);
  expect(await nameOf({ kind: 'pub', pubId: 2 ** 31 - 1 })).toMatch(/^7fffffff[0-9a-f]{12}\.webp$/);
  const [first, second] = [await nameOf({ kind: 'courier' }), await nameOf({ kind: 'courier' })];
  expect(first).toMatch(/^[0-9a-f]{32}\.webp$/);
  expect(second.slice(0, 8)).not.toBe(first.slice(0, 8));
});

test('fifty megapixels are accepted, and one line more is not', async () => {
  const { fileName } = await store.save(dish, upload(blackPng(10_000, 5_000)));
  expect(await sizeOf(fileName)).toMatchObject({ width: 960, height: 480 });
  await expect(store.save(dish, upload(blackPng(10_000, 5_001)))).rejects.toMatchObject({
    code: 'file_is_too_large',
  });
});

test('a picture is at most three times as high as wide', async () => {
  const { fileName } = await store.save(dish, upload(await painted(400, 1600).png().toBuffer()));
  expect(await sizeOf(fileName.replace('.webp', '-240.webp'))).toMatchObject({
    width: 180,
    height: 720,
  });
});

test('a courier’s picture is stored at 120 and 480 pixels', async () => {
  const { fileName } = await store.save(
    { kind: 'courier' },
    upload(await painted(600, 600).png().toBuffer()),
  );
  const widths = [fileName, fileName.replace('.webp', '-120.webp')].map(async (name) => {
    const { width } = await sharp(fs.readFileSync(path.join(folder, 'couriers', name))).metadata();
    return width;
  });
  expect(await Promise.all(widths)).toEqual([480, 120]);
});

test('removing deletes every width, and nothing outside the folder', async () => {
  const couriers = path.join(folder, 'couriers');
  const before = listed(couriers);
  const { fileName } = await store.save(
    { kind: 'courier' },
    upload(await painted(200, 200).png().toBuffer()),
  );
  expect(fs.readdirSync(couriers)).toContain(fileName);
  for (const name of ['', `../couriers/${fileName}`, fileName.replace('.webp', '-120.webp')]) {
    await store.remove('courier', name);
  }
  expect(listed(couriers)).toHaveLength(before.length + 2);
  await store.remove('courier', fileName);
  expect(listed(couriers)).toEqual(before);
});
