import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSharePictures } from './create-share-pictures.ts';

async function painted(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
}

/** A store of one picture that counts its reads. */
async function setUp(picture?: Buffer) {
  const state = { reads: 0 };
  const read = async (): Promise<Buffer | undefined> => {
    state.reads += 1;
    return picture;
  };
  return { state, pictures: createSharePictures({ read }, 2) };
}

const cover = { kind: 'pub', fileName: 'aaaaaaaaaaaa.webp' } as const;

async function colorOf(jpeg: Buffer, at: { left: number; top: number }): Promise<number[]> {
  const { data } = await sharp(jpeg)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each([
  ['wide', 1600, 500],
  ['upright', 600, 1600],
  ['small', 300, 300],
])('a %s picture becomes a JPEG of the one size', async (_, width, height) => {
  const { pictures } = await setUp(await painted(width, height, '#336699'));
  const { jpeg } = await pictures.get(cover);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [red = 0, green = 0, blue = 0] = await colorOf(jpeg, { left: 600, top: 300 });
  for (const [part, expected] of [
    [red, 0x33],
    [green, 0x66],
    [blue, 0x99],
  ] as const) {
    expect(Math.abs(part - expected)).toBeLessThan(6);
  }
});

test('it is created once, also for concurrent requests, and again after it was evicted', async () => {
  const { state, pictures } = await setUp(await painted(40, 30, '#336699'));
  const [one, other] = await Promise.all([pictures.get(cover), pictures.get(cover)]);
  expect(await pictures.get(cover)).toBe(one);
  expect(other).toBe(one);
  expect(state.reads).toBe(1);
  const dish = (fileName: string) => pictures.get({ kind: 'dish', fileName });
  await dish('1.webp');
  await pictures.get(cover);
  // The least recently used one is evicted.
  await dish('2.webp');
  expect(await pictures.get(cover)).toBe(one);
  expect(state.reads).toBe(3);
  await dish('1.webp');
  expect(state.reads).toBe(4);
});

test('without any picture the background has the pub’s colour', async () => {
  const { state, pictures } = await setUp();
  const blue = await pictures.get({ kind: 'plain', color: '#1020c0' });
  const yellow = await pictures.get({ kind: 'plain', color: '#ffee00' });
  expect(state.reads).toBe(0);
  expect(blue.hash).not.toBe(yellow.hash);
  expect(await sharp(blue.jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
  const [red = 0, , blueness = 0] = await colorOf(blue.jpeg, { left: 20, top: 500 });
  expect(blueness).toBeGreaterThan(red + 60);
});

test('a picture that was just deleted is not found, and is looked up again', async () => {
  const { state, pictures } = await setUp();
  await expect(pictures.get(cover)).rejects.toMatchObject({ code: 'not_found' });
  await expect(pictures.get(cover)).rejects.toMatchObject({ code: 'not_found' });
  expect(state.reads).toBe(2);
});
