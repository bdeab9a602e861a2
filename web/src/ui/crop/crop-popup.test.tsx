import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/setup/draw.tsx';
import { startTestTexts, text } from '../../testing/setup/test-texts.ts';
import { usePopup } from '../popup/use-popup.ts';
import { Cropping } from './cropping.tsx';
import type { CroppedKind, PictureSource } from './cropped-picture.ts';

beforeAll(() => {
  startTestTexts('ro');
});

const RED = [220, 20, 20];
const GREEN = [20, 160, 20];
const BLUE = [20, 20, 220];
const YELLOW = [230, 220, 20];
type Color = readonly number[];

/** Quarters of a plain colour, in reading order. */
function aCanvas(width: number, height: number, quarters: readonly Color[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  quarters.forEach((color, index) => {
    if (!context) throw new Error('no canvas');
    context.fillStyle = `rgb(${color.join(' ')})`;
    const [x, y] = [index % 2, Math.floor(index / 2)];
    context.fillRect((x * width) / 2, (y * height) / 2, width / 2, height / 2);
  });
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(type));
    }, type);
  });

const aPhoto = async (width: number, height: number): Promise<File> =>
  new File(
    [await encoded(aCanvas(width, height, [RED, GREEN, BLUE, YELLOW]), 'image/png')],
    'foto.png',
    {
      type: 'image/png',
    },
  );

/** The EXIF part of a JPEG that says in which direction its camera was held. */
const exifOf = (orientation: number): Uint8Array<ArrayBuffer> => {
  const segment = 'ff e1 00 22 45 78 69 66 00 00';
  const table = '4d 4d 00 2a 00 00 00 08 00 01';
  const entry = `01 12 00 03 00 00 00 01 00 0${orientation} 00 00 00 00 00 00`;
  const bytes = `${segment} ${table} ${entry}`.split(' ');
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16));
};

/** A photo of a camera that was held upright: its pixels lie. */
async function anUprightPhoto(): Promise<File> {
  const jpeg = await encoded(aCanvas(960, 480, [RED, GREEN, BLUE, YELLOW]), 'image/jpeg');
  const parts = [jpeg.slice(0, 2), exifOf(6), jpeg.slice(2)];
  return new File(parts, 'telefon.jpg', { type: 'image/jpeg' });
}

let taken: File[] = [];
beforeEach(() => {
  taken = [];
});

function Scene({ source, kind }: { readonly source: PictureSource; readonly kind: CroppedKind }) {
  const popup = usePopup<PictureSource>();
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          popup.open(source);
        }}
      >
        open
      </button>
      <output>{count}</output>
      <Cropping
        kind={kind}
        popup={popup}
        onTake={(file) => {
          taken.push(file);
          setCount(taken.length);
        }}
      />
    </>
  );
}

const popup = () => page.getByRole('dialog');
const stage = () => page.getByRole('application', { name: text('ui.crop_area') });
const button = (name: string) => popup().getByRole('button', { name });

async function open(source: PictureSource, kind: CroppedKind = 'dish'): Promise<void> {
  draw(<Scene source={source} kind={kind} />);
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(popup()).toBeVisible();
}

const ready = async () => {
  await expect.element(button(text('ui.crop_take'))).toBeEnabled();
};

/** Waits for the taken file. */
async function theTaken(): Promise<File> {
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  const [file] = taken;
  if (!file) throw new Error('nothing was taken');
  return file;
}

/** The size of a file, and its colours at points given as parts of its width and height. */
async function read(file: Blob, ...points: readonly (readonly [number, number])[]) {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const colors = points.map(([x, y]) => {
    const { data } = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1);
    return [...data].slice(0, 3);
  });
  return { size: [bitmap.width, bitmap.height], colors };
}

const near = (color: Color) => color.map((value) => expect.closeTo(value, -1.6) as unknown);

it('sends the middle of a lying picture, no larger than it is stored', async () => {
  await open(await aPhoto(4000, 3000));
  await ready();
  await button(text('ui.crop_take')).click();
  const file = await theTaken();
  expect(file).toMatchObject({ name: 'foto.webp', type: 'image/webp' });
  const { size, colors } = await read(file, [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]);
  expect(size).toEqual([960, 960]);
  expect(colors).toEqual([RED, GREEN, BLUE, YELLOW].map(near));
  await expect.element(popup()).not.toBeInTheDocument();
});

it('sends what was turned, enlarged and moved by keys', async () => {
  await open(await aPhoto(1200, 1200));
  await ready();
  // Turned it reads blue, red, yellow, green: what is dragged to the upper left shows its green corner.
  await button(text('ui.crop_turn')).click();
  await page.getByRole('slider', { name: text('ui.crop_zoom') }).fill('2.5');
  stage().element().focus();
  await userEvent.keyboard('{ArrowLeft>40/}{ArrowUp>40/}');
  await button(text('ui.crop_take')).click();
  const { size, colors } = await read(
    await theTaken(),
    [0.02, 0.02],
    [0.98, 0.02],
    [0.02, 0.98],
    [0.9, 0.9],
  );
  expect(size[0]).toBe(1200 / 2.5);
  expect(colors).toEqual([GREEN, GREEN, GREEN, GREEN].map(near));
});

it.each([
  [1, [BLUE, RED, YELLOW, GREEN]],
  [2, [YELLOW, BLUE, GREEN, RED]],
])('turned %i times by the button', async (turns, expected) => {
  await open(await aPhoto(600, 600));
  await ready();
  for (let turn = 0; turn < turns; turn += 1) await button(text('ui.crop_turn')).click();
  await button(text('ui.crop_take')).click();
  const { colors } = await read(await theTaken(), [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]);
  expect(colors).toEqual(expected.map(near));
});

it('has the direction of the camera', async () => {
  await open(await anUprightPhoto(), 'pub');
  await ready();
  await button(text('ui.crop_take')).click();
  const { size, colors } = await read(
    await theTaken(),
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  );
  expect(size).toEqual([480, 200]);
  expect(colors).toEqual([BLUE, RED, YELLOW, GREEN].map(near));
});

it('sends what was dragged and enlarged by the pointer', async () => {
  await open(await aPhoto(2000, 1000));
  await ready();
  const slider = page.getByRole('slider', { name: text('ui.crop_zoom') });
  await slider.fill('2');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '200 %');
  const { x, y, width, height } = stage().element().getBoundingClientRect();
  const at = (dx: number) => ({ clientX: x + width / 2 + dx, clientY: y + height / 2 });
  const mouse = (kind: string, dx: number) =>
    new MouseEvent(kind, { ...at(dx), button: 0, bubbles: true });
  stage().element().dispatchEvent(mouse('mousedown', 0));
  document.dispatchEvent(mouse('mousemove', 10_000));
  await new Promise(requestAnimationFrame);
  document.dispatchEvent(mouse('mouseup', 10_000));
  await button(text('ui.crop_take')).click();
  const { size, colors } = await read(await theTaken(), [0.1, 0.1], [0.9, 0.1], [0.9, 0.9]);
  expect(size).toEqual([500, 500]);
  expect(colors).toEqual([RED, RED, BLUE].map(near));
});

it('of the whole is one press, and a small file stays as it is', async () => {
  const file = await aPhoto(400, 300);
  await open(file);
  await button(text('ui.crop_whole')).click();
  expect(await theTaken()).toBe(file);
});

it('a large file is sent whole in the size in which it is stored', async () => {
  const noise = await aPhoto(4000, 3000);
  const large = new File([noise, new Uint8Array(1_000_000)], 'mare.png', { type: 'image/png' });
  await open(large);
  await ready();
  await button(text('ui.crop_whole')).click();
  const file = await theTaken();
  expect(file.name).toBe('mare.webp');
  expect((await read(file)).size).toEqual([960, 720]);
});

it('what is not a picture says so, and is not taken', async () => {
  await open(new File(['words'], 'words.png', { type: 'image/png' }));
  await expect
    .element(popup().getByRole('alert'))
    .toHaveTextContent(text('errors.file_is_not_an_image'));
  await expect.element(button(text('ui.crop_take'))).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  expect(taken).toEqual([]);
});

it('a present picture is loaded and cut again; without an answer it says so', async () => {
  const answers = [new Response(await aPhoto(960, 960)), new Response('', { status: 404 })];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (address: unknown) => {
    asked.push(address);
    return Promise.resolve(answers.shift());
  });
  await open({ address: '/api-static/images/dishes/a1.webp' });
  await ready();
  await expect.element(button(text('ui.crop_whole'))).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup()).not.toBeInTheDocument();
  expect(taken).toEqual([]);
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(popup().getByRole('alert')).toHaveTextContent(text('errors.invalid_file'));
  expect(asked).toEqual(Array.from({ length: 2 }, () => '/api-static/images/dishes/a1.webp'));
  vi.unstubAllGlobals();
});
