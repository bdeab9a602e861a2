import { describe, expect, it } from 'vitest';
import {
  cutSize,
  dragPicture,
  fitCrop,
  maxZoom,
  sentSize,
  sourceRect,
  turnPicture,
  UNCHANGED,
  zoomPicture,
  type Crop,
  type Framed,
  type Rect,
} from './crop-geometry.ts';

/** Lies, 4 : 3. */
const lying: Framed = { size: { width: 4000, height: 3000 }, ratio: 1 };
const wide: Framed = { ...lying, ratio: 4 };
const standing: Framed = { size: { width: 3000, height: 4000 }, ratio: 1 };

const rounded = ({ x, y, width, height }: Rect) =>
  [x, y, width, height].map((value) => Math.round(value));
const cut = (more: Partial<Crop>): Crop => ({ ...UNCHANGED, ...more });

describe('the part of the picture that is cut out', () => {
  it.each([
    ['the middle of a lying one', lying, {}, [500, 0, 3000, 3000]],
    ['the middle of a standing one', standing, {}, [0, 500, 3000, 3000]],
    ['a strip', wide, {}, [0, 1000, 4000, 1000]],
    ['enlarged', lying, { zoom: 2 }, [1250, 750, 1500, 1500]],
    ['enlarged in a corner', lying, { zoom: 3, x: 0.125, y: 1 / 6 }, [0, 0, 1000, 1000]],
    ['a strip of the turned picture', wide, { turns: 1 }, [1625, 0, 750, 3000]],
    // The left edge of the turned picture is the bottom of the picture before.
    ['turned once, at the left', wide, { turns: 1, zoom: 2, x: 0.25 }, [1813, 1500, 375, 1500]],
    ['turned once, at the top', wide, { turns: 1, y: 0.09375 }, [0, 0, 750, 3000]],
    ['turned twice, at the top', wide, { turns: 2, y: 1 / 6 }, [0, 2000, 4000, 1000]],
    ['turned twice, at the left', lying, { turns: 2, zoom: 3, x: 0.125 }, [3000, 1000, 1000, 1000]],
    ['turned thrice, at the top', wide, { turns: 3, y: 0.09375 }, [3250, 0, 750, 3000]],
    ['turned thrice, at the left', wide, { turns: 3, zoom: 2, x: 0.25 }, [1813, 0, 375, 1500]],
  ] as const)('is %s', (_name, framed, more, expected) => {
    expect(rounded(sourceRect(framed, cut(more)))).toEqual(expected);
  });
});

describe('the frame', () => {
  it.each([
    ['stays at the left and the top', lying, { x: 0, y: 0 }, { x: 0.375, y: 0.5 }],
    ['stays at the right and the bottom', lying, { x: 1, y: 1 }, { x: 0.625, y: 0.5 }],
    ['moves further when enlarged', lying, { x: 0, y: 0, zoom: 2 }, { x: 0.1875, y: 0.25 }],
    ['is never larger than the picture', lying, { zoom: 0.2 }, { zoom: 1 }],
    ['is never smaller than a fifth', lying, { zoom: 50 }, { zoom: 5 }],
  ] as const)('%s', (_name, framed, more, expected) => {
    expect(fitCrop(framed, cut(more))).toEqual(cut({ ...more, ...expected }));
  });

  it.each([
    [lying, 0, 5],
    [{ size: { width: 480, height: 480 }, ratio: 1 }, 0, 2],
    [{ size: { width: 100, height: 80 }, ratio: 1 }, 0, 1],
    [{ size: { width: 960, height: 480 }, ratio: 4 }, 0, 4],
    [{ size: { width: 960, height: 480 }, ratio: 4 }, 1, 2],
  ] as const)('of %j, turned %i times, is enlarged at most %i times', (framed, turns, most) => {
    expect(maxZoom(framed, turns)).toBe(most);
  });
});

describe('a change', () => {
  it('drags the picture with the finger, and not off the frame', () => {
    const near = cut({ zoom: 2 });
    const dragged = dragPicture(lying, near, { x: 0.5, y: -0.1 });
    expect(rounded(sourceRect(lying, dragged))).toEqual([500, 900, 1500, 1500]);
    expect(rounded(sourceRect(lying, dragPicture(lying, near, { x: 9, y: -9 })))).toEqual([
      0, 1500, 1500, 1500,
    ]);
  });

  it('drags a turned picture in the direction of the finger', () => {
    const near = cut({ zoom: 2, turns: 1 });
    // To the right upon the screen is up in the picture before its turn.
    const before = sourceRect(lying, near);
    const after = sourceRect(lying, dragPicture(lying, near, { x: 0.2, y: 0 }));
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y + 300);
  });

  it('of the zoom keeps the point below the finger', () => {
    const at = { x: 0.75, y: 0.25 };
    const before = cut({ zoom: 2 });
    const after = zoomPicture(lying, before, { zoom: 4, at });
    const below = (crop: Crop) => {
      const { x, y } = sourceRect(lying, crop);
      const { width, height } = cutSize(lying, crop);
      return [x + at.x * width, y + at.y * height];
    };
    expect(after.zoom).toBe(4);
    expect(below(after)).toEqual(below(before));
  });

  it('of the zoom back to the whole has the frame inside the picture', () => {
    const corner = fitCrop(lying, cut({ zoom: 4, x: 0, y: 1 }));
    expect(rounded(sourceRect(lying, zoomPicture(lying, corner, { zoom: 0 })))).toEqual([
      0, 0, 3000, 3000,
    ]);
  });

  it('by four quarter turns is none', () => {
    const near = fitCrop(lying, cut({ zoom: 3, x: 0.2, y: 0.7 }));
    const turn = (crop: Crop) => turnPicture(lying, crop);
    expect(sourceRect(lying, turn(near))).toEqual(sourceRect(lying, near));
    const again = turn(turn(turn(turn(near))));
    expect(again.turns).toBe(0);
    expect(again.x).toBeCloseTo(near.x);
    expect(again.y).toBeCloseTo(near.y);
  });
});

describe('the sent pixels', () => {
  it.each([
    ['are those that are stored', { width: 3000, height: 3000 }, 960, { width: 960, height: 960 }],
    ['are not more than there are', { width: 700, height: 350 }, 960, { width: 700, height: 350 }],
    ['are whole', { width: 333.4, height: 111.1 }, 960, { width: 333, height: 111 }],
    ['are at least one', { width: 4000, height: 2 }, 960, { width: 960, height: 1 }],
  ] as const)('%s', (_name, size, most, expected) => {
    expect(sentSize(size, most)).toEqual(expected);
  });
});
