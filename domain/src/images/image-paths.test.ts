import { describe, expect, it } from 'vitest';
import { imageFolders, imagePath, imageWidths, qrPath, type ImageKind } from './index.ts';

const kinds: readonly ImageKind[] = ['pub', 'category', 'dish', 'courier'];

describe('imagePath', () => {
  it.each([
    ['pub', undefined, '/api-static/images/pubs/bgs/a1.webp'],
    ['category', undefined, '/api-static/images/categories/a1.webp'],
    ['dish', undefined, '/api-static/images/dishes/a1.webp'],
    ['courier', undefined, '/api-static/images/couriers/a1.webp'],
    ['dish', 240, '/api-static/images/dishes/a1-240.webp'],
    ['dish', 480, '/api-static/images/dishes/a1-480.webp'],
    ['dish', 960, '/api-static/images/dishes/a1.webp'],
    ['pub', 480, '/api-static/images/pubs/bgs/a1-480.webp'],
  ] as const)('of a %s at width %s', (kind, width, expected) => {
    expect(imagePath(kind, 'a1.webp', width)).toBe(expected);
  });

  it.each(kinds)('of a %s is a different file at each stored width', (kind) => {
    const widths = imageWidths[kind];
    expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
    const paths = widths.map((width) => imagePath(kind, 'a1.webp', width));
    expect(new Set(paths).size).toBe(widths.length);
    expect(paths.every((path) => path.startsWith(`${imageFolders[kind]}/a1`))).toBe(true);
  });
});

describe('qrPath', () => {
  it('is where printed pages expect QR codes', () => {
    expect(qrPath('casa-mea.png')).toBe('/api-static/images/pubs/qr/casa-mea.png');
  });
});
